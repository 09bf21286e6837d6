/// What the command line asks for.
struct Command {
  /// The arguments after the name of the program.
  let arguments: [String]

  /// Does it, prints what came of it, and returns the exit code.
  func run() -> Int32 {
    guard let generation else {
      print("usage: schemac generate [--check] ROOT")
      return 2
    }
    do {
      return report(try generation.run(), onlyChecks: generation.onlyChecks)
    } catch {
      print(error)
      return 1
    }
  }

  private var generation: Generation? {
    guard arguments.first == "generate", let root = arguments.last, !root.hasPrefix("--") else {
      return nil
    }
    switch arguments.dropFirst().dropLast() {
    case []:
      return arguments.count == 2
        ? Generation(repository: Repository(root: root), onlyChecks: false) : nil
    case ["--check"]:
      return Generation(repository: Repository(root: root), onlyChecks: true)
    default:
      return nil
    }
  }

  private func report(_ outcome: Generation.Outcome, onlyChecks: Bool) -> Int32 {
    switch outcome {
    case .mistakes(let mistakes):
      for mistake in mistakes { print(mistake) }
      return 1
    case .done(let changed):
      for path in changed { print(onlyChecks ? "stale: \(path)" : "made: \(path)") }
      return onlyChecks && !changed.isEmpty ? 1 : 0
    }
  }
}
