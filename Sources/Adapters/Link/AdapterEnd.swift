package import Loop
package import Mediation

/// How a program has ended, or why it was not started, in the words that a transcript keeps.
package struct AdapterEnd: Hashable, Sendable, CustomStringConvertible {
  /// What happened, to follow the name of the program.
  package let description: String

  /// Before why a program cannot be started.
  private static let impossible = "was not started: "

  /// Before why a program could not be started this time.
  private static let refused = "was refused: "

  /// Reads the words.
  package init(_ words: String) {
    description = words
  }

  /// A program has ended; what it wrote to its standard error last may say why.
  package init(_ exit: ChildExit, lastWords: String? = nil) {
    description = "\(exit)\(lastWords.map { "; its last words: \($0)" } ?? "")"
  }

  /// A program was not started.
  package init(_ failure: SpawnFailure) {
    let head = failure.reason == .refused ? AdapterEnd.refused : AdapterEnd.impossible
    description = head + failure.message
  }

  /// Whether there was a program at all.
  var wasRunning: Bool { !isImpossible && !description.hasPrefix(AdapterEnd.refused) }

  /// Whether another start would come to the same.
  var isImpossible: Bool { description.hasPrefix(AdapterEnd.impossible) }

  /// What the network fails with.
  package var failure: NetworkFailure {
    let message =
      wasRunning
      ? "the program \(description)"
      : String(
        description.dropFirst((isImpossible ? AdapterEnd.impossible : AdapterEnd.refused).count))
    return NetworkFailure(
      isImpossible ? .badMediationSettings : .adapterFailed, domain: NetworkFailure.engineDomain,
      code: 0, message: message)
  }
}
