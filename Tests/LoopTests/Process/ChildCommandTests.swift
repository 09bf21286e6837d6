import Foundation
import Rehearsal
import Testing

@testable import Loop

@Suite struct ChildCommandTests {
  private struct Failing: Sendable {
    let words: [String]
    var environment = ["PATH": "/usr/bin:/bin"]
    var folder: String?
    let reason: SpawnFailure.Reason
    let message: String
  }

  private static let cases = [
    Failing(words: [], reason: .malformed, message: "the command names no program"),
    Failing(words: [""], reason: .malformed, message: "the command names no program"),
    Failing(
      words: ["sh", "a\0b"], reason: .malformed, message: "sh is told a text that holds a NUL"),
    Failing(
      words: ["sh"], environment: ["A=B": "c"], reason: .malformed,
      message: "\"A=B\" cannot be the name of a variable"),
    Failing(
      words: ["no-such-program"], reason: .notFound,
      message: "there is no program no-such-program on /usr/bin:/bin"),
    Failing(
      words: ["sh"], environment: [:], reason: .notFound,
      message: "there is no program sh on an empty PATH"),
    Failing(
      words: ["/no/such/program"], reason: .notFound,
      message: "there is no program /no/such/program"),
    Failing(
      words: ["./program"], folder: "/usr", reason: .notFound,
      message: "there is no program /usr/./program"),
    Failing(
      words: ["/etc/passwd"], reason: .notExecutable, message: "/etc/passwd may not be executed"),
    Failing(words: ["/usr"], reason: .notExecutable, message: "/usr may not be executed"),
    Failing(
      words: ["passwd"], environment: ["PATH": "/etc"], reason: .notExecutable,
      message: "/etc/passwd may not be executed"),
    Failing(
      words: ["sh"], folder: "/no/folder", reason: .badFolder,
      message: "/no/folder is no folder to run in: No such file or directory"),
  ]

  @Test(arguments: cases)
  private func `what cannot be started is refused with the reason`(failing: Failing) throws {
    let command = ChildCommand(
      failing.words, environment: failing.environment, folder: failing.folder)
    try ChildCommandTests.expect(command, failing.reason, failing.message)
  }

  @Test(arguments: [
    ("no-interpreter", "#!/no/interpreter\n", "names an interpreter in its first line"),
    ("no-program", "just words\n", "is no program for this machine"),
  ])
  func `a file that is no program is refused with the reason`(
    name: String, text: String, words: String,
  ) throws {
    let path = try Program.file("children/\(name)", text)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try ChildCommandTests.expect(ChildCommand([path]), .notExecutable, "\(path) \(words)")
  }

  private static func expect(
    _ command: ChildCommand, _ reason: SpawnFailure.Reason, _ message: String,
  ) throws {
    try EventLoop.running { loop in
      let failure = #expect(throws: SpawnFailure.self) {
        _ = try ChildProcess(command, on: loop) { _ in }
      }
      #expect(failure?.reason == reason)
      #expect(failure?.message.hasPrefix(message) == true, "\(failure?.message ?? "")")
    }
  }

  @Test func `a child has the environment that was chosen and no other`() throws {
    let text = try EventLoop.running { loop in
      unsafe setenv("PASSED_ON", "yes", 1)
      unsafe setenv("KEPT_BACK", "secret", 1)
      let environment = ChildCommand.environment(
        passing: ["PASSED_ON", "NOT_SET"], setting: ["LANG": "C", "MORE": "a b=c"])
      let witness = try Witness.of(["env"], environment: environment, on: loop)
      try await witness.untilExit()
      return witness.text
    }
    let names = text.split(separator: "\n").map { $0.prefix { $0 != "=" } }
    #expect(Set(names).isSubset(of: ["PATH", "HOME", "LANG", "PASSED_ON", "MORE"]))
    #expect(text.contains("PASSED_ON=yes\n"))
    #expect(text.contains("LANG=C\n"))
    #expect(text.contains("MORE=a b=c\n"))
  }

  @Test(arguments: ["/usr", "/"])
  func `a child runs in its folder`(folder: String) throws {
    let text = try EventLoop.running { loop in
      let witness = try Witness.of(["pwd"], folder: folder, on: loop)
      try await witness.untilExit()
      return witness.text
    }
    #expect(text == folder + "\n")
  }

  @Test func `a path that is not absolute counts from the folder`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(["bin/env", "true"], folder: "/usr", on: loop)
      #expect(try await witness.untilExit() == .code(0))
    }
  }

  @Test func `limits hold in the child and not here`() throws {
    let text = try EventLoop.running { loop in
      let limits = ChildLimits(openFiles: 77, memory: 512 << 20, processorSeconds: 9)
      let witness = try Witness.of(
        ["sh", "-c", "ulimit -n; ulimit -Hn; ulimit -d; ulimit -t; ulimit -Ht; ulimit -c"],
        limits: limits, on: loop)
      try await witness.untilExit()
      return witness.text
    }
    #expect(text == "77\n77\n524288\n9\n14\n0\n")
    #expect(Descriptors.limits().rlim_cur > 77)
  }

  @Test func `a limit beyond what this process may is that of this process`() throws {
    let text = try EventLoop.running { loop in
      let limits = ChildLimits(openFiles: UInt64.max, processorSeconds: UInt64.max)
      let witness = try Witness.of(["sh", "-c", "ulimit -Hn; ulimit -t"], limits: limits, on: loop)
      try await witness.untilExit()
      return witness.text
    }
    #expect(text == "\(Descriptors.limits().rlim_max)\nunlimited\n")
  }

  @Test func `a child that needs more memory than it may have fails alone`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(
        ["python3", "-c", "x = bytearray(400 << 20)"], limits: ChildLimits(memory: 100 << 20),
        on: loop)
      #expect(try await witness.untilExit() == .code(1))
      #expect(witness.log.last == "MemoryError")
    }
  }

  @Test func `a child that computes for too long is ended`() throws {
    try EventLoop.running { loop in
      let witness = try Witness.of(
        ["sh", "-c", "while :; do :; done"], limits: ChildLimits(processorSeconds: 1), on: loop)
      #expect(try await witness.untilExit() == .signal(SIGXCPU))
    }
  }

  @Test func `a child leads a session and blocks and ignores no signal`() throws {
    try EventLoop.running { loop in
      var blocked = sigset_t()
      var before = sigset_t()
      unsafe sigemptyset(&blocked)
      unsafe sigaddset(&blocked, SIGUSR1)
      unsafe pthread_sigmask(SIG_BLOCK, &blocked, &before)
      defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
      let script = """
        import os, signal
        print(os.getsid(0) == os.getpid() == os.getpgrp())
        print([line.split()[1] for line in open("/proc/self/status") if line[:6] == "SigBlk"])
        print([line.split()[1] for line in open("/proc/%d/status" % os.getppid())
               if line[:6] == "SigBlk"] != [])
        """
      let witness = try Witness.of(["python3", "-c", script], on: loop)
      try await witness.untilExit()
      #expect(witness.text == "True\n['0000000000000000']\nTrue\n")
      let line = try await Witness.output(of: "grep SigIgn /proc/self/status", on: loop)
      let ignored = try #require(UInt64(line.split(separator: "\t")[1].prefix(16), radix: 16))
      // 32 and 33 belong to the C library, which lets nobody change them.
      #expect(ignored & ~0x1_8000_0000 == 0)
    }
  }
}
