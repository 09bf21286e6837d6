import Foundation
import Loop
import Testing

@Suite struct ByteInputTests {
  @Test(arguments: [Plumbing.Kind.pipe, .socket], [true, false])
  func `everything is read to the end`(kind: Plumbing.Kind, reopening: Bool) throws {
    let text = try EventLoop.running { loop in
      let plumbing = Plumbing(kind)
      let input = ByteInput(
        try Descriptor(claiming: plumbing.reading, for: .input, reopening: reopening), on: loop)
      async let rest: Void = {
        for word in ["two ", "three"] {
          await loop.nextTurn()
          plumbing.write(word)
        }
        plumbing.closeWriting()
      }()
      plumbing.write("one ")
      let text = await all(of: input)
      await rest
      return text
    }
    #expect(text == "one two three")
  }

  @Test func `a terminal is read line by line`() throws {
    let text = try EventLoop.running { loop in
      let plumbing = Plumbing(.terminal)
      let input = ByteInput(try Descriptor(claiming: plumbing.reading, for: .input), on: loop)
      plumbing.write("typed\n")
      var bytes: [UInt8] = []
      await input.readable()
      #expect(input.read(into: &bytes) == .bytes(6))
      #expect(input.read(into: &bytes) == .nothing)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(text == "typed\n")
  }

  @Test func `a file is read to the end`() throws {
    let path = NSTemporaryDirectory() + "adpipe-input-\(UUID().uuidString)"
    let content = String(repeating: "a line of a file\n", count: 20_000)
    try content.write(toFile: path, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = try EventLoop.running { loop in
      let file = unsafe open(path, O_RDONLY)
      defer { close(file) }
      return await all(of: ByteInput(try Descriptor(claiming: file, for: .input), on: loop))
    }
    #expect(text == content)
  }

  @Test func `what has no end leaves others their turn`() throws {
    let count = try EventLoop.running { loop in
      let zeros = unsafe open("/dev/zero", O_RDONLY)
      defer { close(zeros) }
      let input = ByteInput(try Descriptor(claiming: zeros, for: .input), on: loop)
      let alarm = Alarm { input.stop() }
      loop.start(alarm, after: .milliseconds(1))
      var count = 0
      var bytes: [UInt8] = []
      repeat {
        bytes.removeAll(keepingCapacity: true)
        await input.readable()
        count += 1
      } while input.read(into: &bytes) != .end
      return count
    }
    #expect(count > 0)
  }

  @Test func `nothing ends at once`() throws {
    let text = try EventLoop.running { loop in
      let null = unsafe open("/dev/null", O_RDONLY)
      defer { close(null) }
      return await all(of: ByteInput(try Descriptor(claiming: null, for: .input), on: loop))
    }
    #expect(text == "")
  }

  @Test func `reading can be stopped while it waits`() throws {
    let outcome = try EventLoop.running { loop in
      let plumbing = Plumbing(.pipe)
      let input = ByteInput(try Descriptor(claiming: plumbing.reading, for: .input), on: loop)
      loop.start(Alarm { input.stop() }, after: .milliseconds(1))
      await input.readable()
      var bytes: [UInt8] = []
      return input.read(into: &bytes)
    }
    #expect(outcome == .end)
  }

  @Test func `what waits to be read keeps nothing busy`() throws {
    let turns = try EventLoop.running { loop in
      let plumbing = Plumbing(.pipe)
      let input = ByteInput(try Descriptor(claiming: plumbing.reading, for: .input), on: loop)
      plumbing.write("x")
      await input.readable()
      // It is readable and its writer has gone, but nobody asks.
      plumbing.closeWriting()
      let counter = TurnCounter(loop)
      try await loop.sleep(for: .milliseconds(30))
      let turns = counter.turns
      var bytes: [UInt8] = []
      #expect(input.read(into: &bytes) == .bytes(1))
      return turns
    }
    #expect(turns < 20)
  }

  @Test func `an input that goes closes its descriptor`() throws {
    try EventLoop.running { loop in
      let plumbing = Plumbing(.pipe)
      var input: ByteInput? = ByteInput(
        try Descriptor(claiming: plumbing.reading, for: .input), on: loop)
      plumbing.closeReading()
      plumbing.write("someone may still read")
      #expect(input != nil)
      input = nil
      #expect(unsafe write(plumbing.writing, "x", 1) == -1)
      #expect(errno == EPIPE)
    }
  }
}

/// All text that comes until the end.
private func all(of input: ByteInput) async -> String {
  var bytes: [UInt8] = []
  repeat { await input.readable() } while input.read(into: &bytes) != .end
  return String(decoding: bytes, as: UTF8.self)
}
