import Glibc
import Rehearsal
import Testing

@testable import Loop

@Suite struct ChildProcessTests {
  @Test func `what is written to a child comes back`() throws {
    let (text, exit) = try EventLoop.running { loop in
      let witness = try Witness.of(["cat"], on: loop)
      for word in ["one ", "two "] {
        #expect(try witness.child.write(Array(word.utf8)))
        try await witness.until { $0.text.hasSuffix(word) }
      }
      #expect(try witness.child.write(Array("three".utf8)))
      try witness.child.end()
      #expect(try !witness.child.write([0]))
      return (try await witness.untilExit(), witness.text)
    }
    #expect((exit, text) == ("one two three", .code(0)))
  }

  @Test func `ten megabytes go there and back`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(["cat"], on: loop)
      let block = (0..<(1 << 16)).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) }
      for _ in 0..<160 {
        #expect(try witness.child.write(block))
        try await witness.child.drained(to: 1 << 18, within: .seconds(30))
      }
      try witness.child.end()
      #expect(try await witness.untilExit() == .code(0))
      #expect(witness.output.count == 160 << 16)
      #expect(witness.output.prefix(1 << 16).elementsEqual(block))
      #expect(witness.output.suffix(1 << 16).elementsEqual(block))
    }
  }

  @Test func `output that is not read makes the child wait`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(
        ["sh", "-c", "head -c 3000000 /dev/zero; echo done >&2"], on: loop)
      let child = try witness.child
      witness.hears = { event in
        if case .output = event { child.pauseOutput() }
      }
      while witness.output.count < 3_000_000 {
        let seen = witness.output.count
        #expect(witness.log.isEmpty || seen > 2_900_000)
        child.resumeOutput()
        try await witness.until { $0.output.count > seen || $0.exit != nil }
        try #require(witness.output.count > seen)
      }
      witness.hears = { _ in }
      #expect(try await witness.untilExit() == .code(0))
    }
  }

  @Test func `a child that never reads is written no more than the bound`() throws {
    try EventLoop.running { loop in
      var bounds = ChildProcess.Bounds()
      bounds.unsentBytes = 1 << 20
      let witness = try Witness.of(["sleep", "60"], bounds: bounds, on: loop)
      let block = [UInt8](repeating: 1, count: 100_000)
      var taken = 0
      while try witness.child.write(block) {
        taken += 1
        await loop.nextTurn()
        try #require(taken < 20)
      }
      #expect(taken >= 10)
      #expect(try 900_000...(1 << 20) ~= witness.child.unsent)
      try witness.child.kill()
      #expect(try await witness.untilExit() == .signal(SIGKILL))
      #expect(try witness.child.unsent == 0)
    }
  }

  @Test func `a child that has closed its input is found out by writing`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(["sh", "-c", "exec <&-; echo closed; sleep 60"], on: loop)
      try await witness.until { $0.text == "closed\n" }
      let patience = Patience()
      // A test beside this one may just be starting a child, which holds all pipes for a moment.
      while try witness.child.write([1]), patience.millisecondsLeft > 0 { await loop.nextTurn() }
      #expect(witness.events.last == .inputEnd)
      #expect(try !witness.child.write([1]))
      try witness.child.kill()
      try await witness.untilExit()
      #expect(witness.events.filter { $0 == .inputEnd }.count == 1)
    }
  }

  @Test(arguments: [
    ("exit 0", ChildExit.code(0), "exited with code 0"), ("exit 3", .code(3), "exited with code 3"),
    ("kill -KILL $$", .signal(SIGKILL), "was ended by SIGKILL"),
    ("kill -TERM $$", .signal(SIGTERM), "was ended by SIGTERM"),
    ("kill -40 $$", .signal(40), "was ended by signal 40"),
  ])
  func `how a child ended is told`(script: String, exit: ChildExit, words: String) throws {
    let seen = try EventLoop.running { loop in
      try await Witness.of(["sh", "-c", script], on: loop).untilExit()
    }
    #expect(seen == exit)
    #expect(seen.description == words)
  }

  @Test func `what was written before the end is told before the exit`() throws {
    try EventLoop.running { loop in
      for _ in 0..<Soak.times(20) {
        let witness = try Witness.of(
          ["sh", "-c", "echo words; echo log >&2; printf last >&2; exit 1"], on: loop)
        try await witness.untilExit()
        await loop.nextTurn()
        #expect(witness.text == "words\n")
        #expect(witness.log == ["log", "last"])
        #expect(witness.events.last == .exit(.code(1)))
        #expect(witness.events.filter { $0 == .outputEnd }.count == 1)
      }
    }
  }

  @Test func `a paused child that ends is told to its last byte`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(["sh", "-c", "head -c 60000 /dev/zero"], on: loop)
      try witness.child.pauseOutput()
      try await witness.untilExit()
      #expect(witness.output.count == 60_000)
    }
  }

  @Test func `nothing is told before the child is there`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(["true"], on: loop)
      #expect(witness.events.isEmpty)
      try await witness.untilExit()
    }
  }

  @Test func `a child that nobody holds is seen to its end`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(["sh", "-c", "read x; echo $x"], on: loop)
      let id = try witness.child.id
      #expect(try witness.child.write(Array("hello\n".utf8)))
      witness.forget()
      try await witness.untilExit()
      #expect(witness.text == "hello\n")
      #expect(kill(id, 0) == -1)
    }
  }

  @Test func `an actor on the loop hears of its child without a hop`() throws {
    let exit = try EventLoop.running { loop in
      let owner = Owner(loop)
      return try await owner.run(["sh", "-c", "echo hello; exit 4"])
    }
    #expect(exit == "hello\n, exited with code 4")
  }
}

/// One who supervises a child, on its loop.
private actor Owner {
  private let loop: EventLoop
  private var text = ""
  private var wakeup: Wakeup?

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe loop.asUnownedSerialExecutor()
  }

  init(_ loop: EventLoop) { self.loop = loop }

  func run(_ words: [String]) async throws -> String {
    let child = try ChildProcess(ChildCommand(words), on: loop) { [weak self] event in
      self?.assumeIsolated { $0.take(event) }
    }
    await Wakeup.wait { wakeup = $0 }
    _ = child
    return text
  }

  private func take(_ event: ChildProcess.Event) {
    switch event {
    case .output(let bytes): text += String(decoding: bytes, as: UTF8.self)
    case .exit(let exit):
      text += ", \(exit)"
      wakeup?.wake()
    default: break
    }
  }
}
