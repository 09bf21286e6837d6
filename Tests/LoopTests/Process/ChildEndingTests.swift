import Glibc
import Rehearsal
import Testing

@testable import Loop

@Suite struct ChildEndingTests {
  @Test func `a child that reads to the end of its input ends by itself`() throws {
    let exit = try EventLoop.running { loop in
      let witness = try Witness.of(["cat"], on: loop)
      try witness.child.end(patience: .seconds(20))
      return try await witness.untilExit()
    }
    #expect(exit == .code(0))
  }

  @Test func `a child that is slow to read gets all of it before its input ends`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(["sh", "-c", "read go; cat | wc -c"], on: loop)
      #expect(try witness.child.write([UInt8](repeating: 0x61, count: 400_000) + [0x0a]))
      #expect(try witness.child.write([UInt8](repeating: 0x62, count: 400_000)))
      try witness.child.end(patience: .seconds(20))
      try await witness.untilExit()
      #expect(witness.text.filter(\.isNumber) == "400000")
    }
  }

  @Test func `a child that ignores the end of its input is asked to end`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(
        ["sh", "-c", "trap 'echo asked; exit 7' TERM; echo up; while :; do sleep 1; done"],
        on: loop)
      try await witness.until { $0.text == "up\n" }
      try witness.child.end(patience: .milliseconds(30))
      #expect(try await witness.untilExit() == .code(7))
      #expect(witness.text == "up\nasked\n")
    }
  }

  @Test func `a child that will not end is made to`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(
        ["sh", "-c", "trap '' TERM; echo up; while :; do sleep 1; done"], on: loop)
      try await witness.until { $0.text == "up\n" }
      try witness.child.end(patience: .milliseconds(30))
      try witness.child.end(patience: .seconds(60))
      #expect(try await witness.untilExit() == .signal(SIGKILL))
      try witness.child.end()
      try witness.child.kill()
    }
  }

  @Test func `what a child started ends with it`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(["sh", "-c", "sleep 60 & echo $!; wait"], on: loop)
      try await witness.until { $0.text.hasSuffix("\n") }
      let began = loop.now
      try witness.child.kill()
      #expect(try await witness.untilExit() == .signal(SIGKILL))
      #expect(loop.now - began < .seconds(10))
      #expect(isGone(witness.text))
    }
  }

  @Test func `what a child left behind delays its exit for a moment and ends then`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(["sh", "-c", "sleep 60 & echo $!; exit 5"], on: loop)
      let began = loop.now
      #expect(try await witness.untilExit() == .code(5))
      #expect(loop.now - began < .seconds(10))
      #expect(isGone(witness.text))
    }
  }

  @Test func `what left the group of a child cannot hold up its exit`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(
        ["sh", "-c", "setsid sh -c 'echo $$; while :; do echo x; done' & read x; exit 5"],
        on: loop)
      try await witness.until { $0.text.contains("x\n") }
      let escaped = try #require(Int32(witness.text.prefix { $0 != "\n" }))
      defer { kill(escaped, SIGKILL) }
      #expect(try witness.child.write(Array("go\n".utf8)))
      #expect(try await witness.untilExit() == .code(5))
    }
  }

  @Test func `a child whose loop is gone is killed`() throws {
    // The child of a thread is told of the end of that thread.
    let id = try DyingLoop.start(["sleep", "60"])
    var status: Int32 = 0
    #expect(unsafe waitpid(id, &status, 0) == id)
    #expect(ChildExit(status: status) == .signal(SIGKILL))
  }
}

/// Whether the process of that number is gone or about to be, after it was killed.
private func isGone(_ number: String) -> Bool {
  guard let id = Int32(number.filter(\.isNumber)) else { return false }
  let patience = Patience()
  while patience.millisecondsLeft > 0 {
    if kill(id, 0) != 0 { return true }
    // Without an init that waits for it, what was killed stays as a zombie.
    if let file = unsafe fopen("/proc/\(id)/stat", "r") {
      defer { unsafe fclose(file) }
      var line = [CChar](repeating: 0, count: 512)
      if unsafe fgets(&line, 512, file) != nil,
        String(decoding: line.map(UInt8.init(bitPattern:)), as: UTF8.self).contains(") Z ")
      {
        return true
      }
    }
  }
  return false
}

/// A thread that starts a child on a loop of its own and ends.
private enum DyingLoop {
  private final class Started: @unchecked Sendable {
    // The thread has ended when it is read.
    var id: Int32 = -1
    let words: [String]

    init(_ words: [String]) { self.words = words }
  }

  static func start(_ words: [String]) throws -> Int32 {
    let started = Started(words)
    var thread = pthread_t()
    let argument = unsafe Unmanaged.passUnretained(started).toOpaque()
    unsafe pthread_create(
      &thread, nil,
      { argument in
        if let argument = unsafe argument {
          let started = unsafe Unmanaged<Started>.fromOpaque(argument).takeUnretainedValue()
          let launch = try? Launch(ChildCommand(started.words))
          started.id = launch?.id ?? -1
        }
        return nil
      }, argument)
    pthread_join(thread, nil)
    return started.id
  }
}
