import Foundation
import Glibc
import JSON
import Rehearsal
import Testing

/// Signals, and the processes around.
@Suite struct SignalTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func `a signal to end lets the calls that wait end first`(signal: Int32) throws {
    let child = try Child.serving(
      ["--clock", "2026-11-20T12:00:00Z"], configuration: configuration(latencyMs: 20),
      name: "signal-\(signal)")
    try child.beginLoad()
    child.send(signal)
    let answer = try #require(try child.output?.line(Patience()))
    #expect(answer.hasPrefix(#"{"jsonrpc":"2.0","id":1,"result":{"ad":{"id":"ad-1","#))
    #expect(try child.finished().ending == .exit(0))
  }

  @Test(arguments: [[], ["--clock", "2026-11-20T12:00:00Z"]])
  func `a signal ends what a reader that does not read holds up`(words: [String]) throws {
    let limits = "limits: {unreadOutputBytes: 65536}\ndrainMs: 50"
    let child = try Child.serving(
      words, configuration: configuration(latencyMs: 1, more: limits),
      name: "held-up-\(words.count)")
    // Its answers are many times what the pipe and the limit hold, and nobody reads them.
    let calls = (1...100).map { call($0, "rpc.discover") }.joined()
    try child.input?.write(calls, Patience())
    #expect(child.output?.waits(for: POLLIN, Patience()) == true)
    child.send(SIGTERM)
    #expect(try child.ended(Patience()) == .exit(0))
    let complaint = try #require(try child.errors?.line(Patience()))
    #expect(complaint.contains("bytes of answers were not read in time"))
  }

  @Test func `a second signal ends at once`() throws {
    let child = try Child.serving(
      configuration: configuration(latencyMs: 3_600_000, more: "drainMs: 3600000"), name: "twice")
    try child.beginLoad()
    try child.input?.write(call(3, "health.watch"), Patience())
    #expect(try child.output?.line(Patience())?.contains("\"SERVING\"") == true)
    child.send(SIGTERM)
    #expect(try child.output?.line(Patience())?.contains("\"NOT_SERVING\"") == true)
    #expect(try child.output?.line(Patience())?.contains(#""id":3,"result""#) == true)
    child.send(SIGTERM)
    #expect(try child.finished().ending == .exit(143))
  }

  @Test func `a hangup reads the configuration again`() throws {
    let child = try Child.serving(configuration: configuration(latencyMs: 1), name: "hangup")
    #expect(try child.ask(1, "health.check") == serving(1))
    _ = try Program.file("hangup.yaml", "currency: EUR\n")
    child.send(SIGHUP)
    #expect(try child.errors?.line(Patience())?.contains("was read again from") == true)
    #expect(try child.ask(2, "config.get").contains(#""currency":"EUR""#))
  }

  @Test func `a hangup with a bad file changes nothing and says why`() throws {
    let child = try Child.serving(configuration: "currency: EUR\n", name: "bad-hangup")
    #expect(try child.ask(1, "health.check") == serving(1))
    let file = try Program.file("bad-hangup.yaml", "currancy: USD\n")
    child.send(SIGHUP)
    #expect(try child.errors?.line(Patience())?.contains("has 1 mistake") == true)
    #expect(
      try child.errors?.line(Patience())?
        .hasSuffix("\(file):1:1: there is no key currancy here; did you mean currency?") == true)
    #expect(try child.ask(2, "config.get").contains(#""currency":"EUR""#))
  }

  @Test func `the end of the parent that was named ends the program`() throws {
    let parent = try Child([], program: "/bin/cat")
    let child = try Child.serving(["--parent", "\(parent.number)"])
    #expect(try child.ask(1, "health.check") == serving(1))
    parent.input?.close()
    let served = try child.finished()
    #expect(served.ending == .exit(0))
    #expect(served.errors.contains("the parent \(parent.number) has gone, so the engine ends"))
  }

  @Test func `a parent that cannot be seen is said and not watched`() throws {
    let gone = try Child([], program: "/bin/true")
    try gone.ended(Patience())
    let child = try Child.serving(["--parent", "\(gone.number)"])
    #expect(try child.errors?.line(Patience())?.contains("cannot be seen") == true)
    #expect(try child.ask(1, "health.check") == serving(1))
  }

  @Test func `a kill leaves nothing behind`() throws {
    let folder = URL(filePath: try Program.file("killed/marker", "")).deletingLastPathComponent()
    let child = try Child(["serve"], folder: folder.path)
    #expect(try child.ask(1, "health.check") == serving(1))
    child.send(SIGKILL)
    #expect(try child.finished().ending == .signal(SIGKILL))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["marker"])
  }
}
