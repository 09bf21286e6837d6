import Glibc
import Loop
import Testing

@Suite struct ByteOutputTests {
  @Test func `what a turn writes leaves in one piece`() throws {
    let packets = try EventLoop.running { loop in
      let plumbing = Plumbing(.packets)
      let output = ByteOutput(try Descriptor(claiming: plumbing.writing, for: .output), on: loop)
      for word in ["one ", "two ", "three"] { output.write(Array(word.utf8)) }
      #expect(output.unread == 13)
      await loop.nextTurn()
      #expect(output.unread == 0)
      output.write(Array("four".utf8))
      await loop.nextTurn()
      await loop.nextTurn()
      return [plumbing.read(), plumbing.read()].map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(packets == ["one two three", "four"])
  }

  @Test(arguments: [Plumbing.Kind.pipe, .socket], [true, false])
  func `a reader that is slow gets everything in the end`(
    kind: Plumbing.Kind, reopening: Bool,
  ) throws {
    let (sent, received) = try EventLoop.running { loop in
      let plumbing = Plumbing(kind)
      let output = ByteOutput(
        try Descriptor(claiming: plumbing.writing, for: .output, reopening: reopening), on: loop)
      let sent = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
      output.write(sent)
      await loop.nextTurn()
      #expect(output.unread > 1_000_000)
      let blocked = output.unread
      await loop.nextTurn()
      #expect(output.unread == blocked)
      var received: [UInt8] = []
      while received.count < sent.count {
        received += plumbing.read()
        await loop.nextTurn()
      }
      #expect(output.unread == 0)
      return (sent, received)
    }
    #expect(sent == received)
  }

  @Test func `who waits goes on when the reader has caught up so far`() throws {
    try EventLoop.running { loop in
      let plumbing = Plumbing(.pipe)
      let output = ByteOutput(try Descriptor(claiming: plumbing.writing, for: .output), on: loop)
      output.write([UInt8](repeating: 1, count: 1_000_000))
      async let reader: Int = {
        var count = 0
        while count < 600_000 {
          count += plumbing.read().count
          await loop.nextTurn()
        }
        return count
      }()
      await output.drained(to: 500_000, within: nil)
      #expect(output.unread <= 500_000)
      #expect(output.unread > 0)
      #expect(await reader >= 500_000)
    }
  }

  @Test func `waiting for a reader that does not read has an end`() throws {
    try EventLoop.running { loop in
      let plumbing = Plumbing(.pipe)
      let output = ByteOutput(try Descriptor(claiming: plumbing.writing, for: .output), on: loop)
      output.write([UInt8](repeating: 1, count: 1_000_000))
      await output.drained(to: 0, within: .milliseconds(5))
      #expect(output.unread > 900_000)
      loop.start(Alarm { output.stopWaiting() }, after: .milliseconds(1))
      await output.drained(to: 0, within: nil)
      #expect(output.unread > 900_000)
      _ = await loop.cancellingTask(after: .milliseconds(1)) {
        await output.drained(to: 0, within: nil)
      }
      #expect(output.unread > 900_000)
    }
  }

  @Test(arguments: [Plumbing.Kind.pipe, .socket])
  func `a reader that has gone is noticed once, and its bytes are dropped`(
    kind: Plumbing.Kind,
  ) throws {
    let breaks = try EventLoop.running { loop in
      let plumbing = Plumbing(kind)
      let output = ByteOutput(try Descriptor(claiming: plumbing.writing, for: .output), on: loop)
      var breaks = 0
      output.onBreak = { breaks += 1 }
      plumbing.closeReading()
      for _ in 0..<3 {
        output.write([1, 2, 3])
        await loop.nextTurn()
      }
      await output.drained(to: 0, within: nil)
      #expect(output.isBroken)
      #expect(output.unread == 0)
      return breaks
    }
    #expect(breaks == 1)
  }

  @Test func `a reader that goes while it is waited for is noticed`() throws {
    try EventLoop.running { loop in
      let plumbing = Plumbing(.pipe)
      let output = ByteOutput(try Descriptor(claiming: plumbing.writing, for: .output), on: loop)
      output.write([UInt8](repeating: 1, count: 1_000_000))
      loop.start(Alarm { plumbing.closeReading() }, after: .milliseconds(1))
      await output.drained(to: 0, within: nil)
      #expect(output.isBroken)
    }
  }

  @Test func `a device that takes nothing is a reader that has gone`() throws {
    try EventLoop.running { loop in
      let full = unsafe open("/dev/full", O_WRONLY)
      defer { close(full) }
      let output = ByteOutput(try Descriptor(claiming: full, for: .output), on: loop)
      output.write([1])
      await loop.nextTurn()
      #expect(output.isBroken)
    }
  }

  @Test func `a terminal gets what is written`() throws {
    let text = try EventLoop.running { loop in
      let plumbing = Plumbing(.terminal)
      let output = ByteOutput(try Descriptor(claiming: plumbing.reading, for: .output), on: loop)
      output.write(Array("shown".utf8))
      await output.drained(to: 0, within: nil)
      var room = [UInt8](repeating: 0, count: 100)
      let count = unsafe read(plumbing.writing, &room, room.count)
      return String(decoding: room.prefix(max(count, 0)), as: UTF8.self)
    }
    #expect(text == "shown")
  }

  @Test func `an output that goes closes its descriptor`() throws {
    try EventLoop.running { loop in
      let plumbing = Plumbing(.pipe)
      var output: ByteOutput? = ByteOutput(
        try Descriptor(claiming: plumbing.writing, for: .output), on: loop)
      output?.write(Array("last words".utf8))
      await loop.nextTurn()
      plumbing.closeWriting()
      output = nil
      #expect(plumbing.read().count == 10)
      #expect(plumbing.read() == [])
    }
  }
}
