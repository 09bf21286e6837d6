import Testing

@Suite struct SafetyTests {
  /// What must not be said, and where it may be said nevertheless.
  private struct Rule: Sendable, CustomTestStringConvertible {
    let name: String
    let pattern: @Sendable () -> Regex<Substring>
    let modules: Set<String>
    var files: Set<String> = []
    let bad: [String]

    var testDescription: String { name }

    func findings(in file: SourceFile) -> [String] {
      guard !modules.contains(file.module), !files.contains(file.name) else { return [] }
      return file.findings(of: pattern(), name)
    }
  }

  private static let executors: Set<String> = ["EventLoop", "VirtualTime"]

  private static let rules: [Rule] = [
    Rule(
      name: "unsafe outside of the modules that read spans or wrap a library",
      pattern: { /\bunsafe\b/ }, modules: ["JSON", "Loop", "YAML", "RPC", "adpipe", "schemac"],
      bad: ["let x = unsafe y", "@unsafe func f() {}"]),
    Rule(
      name: "unchecked Sendable outside of the loop", pattern: { /@unchecked\s+Sendable/ },
      modules: ["Loop"], bad: ["class A: @unchecked Sendable {}"]),
    Rule(
      name: "nonisolated(unsafe)", pattern: { /nonisolated\(unsafe\)/ }, modules: [],
      bad: ["nonisolated(unsafe) var x = 1"]),
    Rule(
      name: "a lock",
      pattern: { /\b(?:Mutex|Atomic|NSLock|pthread_mutex\w*|OSAllocatedUnfairLock)\b/ },
      modules: [], files: ["EventLoop"], bad: ["let x = Mutex(1)", "pthread_mutex_lock(&m)"]),
    Rule(
      name: "a force operator",
      pattern: { /\b(?:try|as)!|[\w)\]>]!(?![=\w])|\bfatalError\b|\bunowned\(unsafe\)/ },
      modules: [],
      bad: ["try! f()", "x as! Int", "x!.y", "f()!", "a[1]!", "var x: Int!", "fatalError()"]),
    Rule(
      name: "a task that nobody waits for",
      pattern: {
        /\bTask\s*(?:<[^>]*>\s*)?[({]|\bTask\.(?:detached|sleep|immediate)|\bContinuousClock\b/
      },
      modules: [], files: executors,
      bad: [
        "Task { f() }", "Task.detached {}", "try await Task.sleep(for: x)", "Task(priority: x) {}",
      ]),
    Rule(
      name: "a dispatch queue or a thread",
      pattern: { /\b(?:DispatchQueue|Thread|pthread_create|OperationQueue)\b/ }, modules: [],
      bad: ["DispatchQueue.main", "Thread.detachNewThread {}"]),
    Rule(
      name: "printing where only messages may be", pattern: { /\b(?:print|debugPrint|dump)\(/ },
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
