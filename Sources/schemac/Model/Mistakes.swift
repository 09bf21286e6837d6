/// One thing that is wrong with the contract, and where.
struct Mistake: Hashable, Sendable, CustomStringConvertible {
  /// Where it is.
  let place: Place

  /// What it is: no capital letter and no full stop.
  let message: String

  /// The line that a person reads.
  var description: String { "\(place): \(message)" }
}

/// Collects everything that is wrong, so that all of it is told at once.
final class Mistakes {
  private var found: Set<Mistake> = []

  /// Everything that is wrong, in the order of the files.
  var all: [Mistake] {
    found.sorted { ($0.place, $0.message) < ($1.place, $1.message) }
  }

  /// Adds one thing that is wrong.
  func report(_ message: String, at place: Place) {
    found.insert(Mistake(place: place, message: message))
  }
}
