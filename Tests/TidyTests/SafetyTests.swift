import Testing

@Suite struct SafetyTests {
  /// What must not be said, and where it may be said nevertheless.
  private struct Rule: Sendable, CustomTestStringConvertible {
    let name: String

    /// Texts of which each line that the pattern matches has one.
    let signs: [String]

    let pattern: @Sendable () -> Regex<Substring>
    var modules: Set<String> = []

    /// The files that may, as module and name.
    var files: Set<String> = []

    let bad: [String]

    var testDescription: String { name }

    func findings(in file: SourceFile) -> [String] {
      guard !modules.contains(file.module), !files.contains("\(file.module)/\(file.name)") else {
        return []
      }
      return file.findings(of: pattern(), signs: signs, name)
    }
  }

  private static let executors: Set<String> = ["Loop/EventLoop", "Loop/VirtualTime"]

  // AdClient runs inside of other people's programs, whose executors it cannot choose: a thread of
  // its own talks with the engine, and what it shares with callers is locked.
  private static let rules: [Rule] = [
    Rule(
      name: "unsafe outside of the modules that read spans or wrap a library",
      signs: ["unsafe"], pattern: { /\bunsafe\b/ },
      modules: ["JSON", "Loop", "YAML", "XML", "RPC", "AdClient", "Curl"],
      // Repository wraps the file system: without Foundation, folders and files are reached by C
      // alone. The others are actors of the loop, and the type that names an executor is unsafe.
      files: [
        "schemac/Repository", "Adapters/AdapterLink", "Adapters/AdapterHost", "Adapters/Stage",
      ],
      bad: ["let x = unsafe y", "@unsafe func f() {}"]),
    Rule(
      name: "unchecked Sendable outside of the loop", signs: ["@unchecked"],
      pattern: { /@unchecked\s+Sendable/ },
      modules: ["Loop"], files: ["Curl/CurlThread"], bad: ["class A: @unchecked Sendable {}"]),
    Rule(
      name: "nonisolated(unsafe)", signs: ["nonisolated"],
      pattern: { /nonisolated\(unsafe\)/ },
      bad: ["nonisolated(unsafe) var x = 1"]),
    Rule(
      name: "a lock", signs: ["Mutex", "Atomic", "Lock", "pthread_mutex"],
      pattern: { /\b(?:Mutex|Atomic|NSLock|pthread_mutex\w*|OSAllocatedUnfairLock)\b/ },
      files: [
        "Loop/EventLoop", "AdClient/OpenCall", "AdClient/Switchboard", "Curl/CurlThread",
        "Curl/PendingAnswer",
      ],
      bad: ["let x = Mutex(1)", "pthread_mutex_lock(&m)"]),
    Rule(
      name: "a force operator", signs: ["!", "fatalError", "unowned"],
      pattern: { /\b(?:try|as)!|[\w)\]>]!(?![=\w])|\bfatalError\b|\bunowned\(unsafe\)/ },
      bad: ["try! f()", "x as! Int", "x!.y", "f()!", "a[1]!", "var x: Int!", "fatalError()"]),
    Rule(
      name: "a task that nobody waits for", signs: ["Task", "ContinuousClock"],
      pattern: {
        /\bTask\s*(?:<[^>]*>\s*)?[({]|\bTask\.(?:detached|sleep|immediate)|\bContinuousClock\b/
      },
      // A recording does not wait for the end of a cancelled request, which is no part of it.
      files: executors.union(["AdClient/Ending", "Server/Outside+HTTP"]),
      bad: [
        "Task { f() }", "Task.detached {}", "try await Task.sleep(for: x)", "Task(priority: x) {}",
      ]),
    Rule(
      name: "a dispatch queue or a thread", signs: ["Queue", "Thread", "pthread_create"],
      pattern: { /\b(?:DispatchQueue|Thread|pthread_create|OperationQueue)\b/ },
      files: ["AdClient/DetachedThread", "Curl/CurlThread"],
      bad: ["DispatchQueue.main", "Thread.detachNewThread {}"]),
    Rule(
      name: "printing where only messages may be", signs: ["print(", "Print(", "dump("],
      pattern: { /\b(?:print|debugPrint|dump)\(/ },
      modules: ["adpipe", "schemac"], bad: ["print(x)"]),
  ]

  @Test(arguments: rules)
  private func `what must not be said is not said`(rule: Rule) {
    let files = SourceTree.swift.filter(\.isSource)
    #expect(files.flatMap(rule.findings) == [])
  }

  @Test(arguments: rules)
  private func `what must not be said is found`(rule: Rule) {
    for line in rule.bad {
      let bad = SourceFile("Sources/Mediation/Bad.swift", line)
      #expect(!rule.findings(in: bad).isEmpty, "\(line)")
      let quoted = SourceFile("Sources/Mediation/Good.swift", "let text = \"\(line)\"  // \(line)")
      #expect(rule.findings(in: quoted).isEmpty, "\(line)")
    }
  }

  @Test(arguments: ["a != b", "!a", "if !a, !b {}", "let x = a! == b ? 1 : 2"])
  func `a negation is no force`(line: String) {
    let rule = SafetyTests.rules.first { $0.name == "a force operator" }
    let count = rule?.findings(in: SourceFile("Sources/Pods/A.swift", line)).count
    #expect(count == (line.contains("a! ") ? 1 : 0))
  }
}
