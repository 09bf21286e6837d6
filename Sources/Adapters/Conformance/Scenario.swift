/// Something that an adapter is put through.
package struct Scenario: Sendable {
  /// The stable name.
  package let name: String

  /// What is tried, in a sentence.
  package let summary: String

  /// Whether nothing else may run meanwhile, because time is measured.
  let isAlone: Bool

  /// Puts the adapter through it.
  let play: @Sendable (isolated Stage) async throws(ConformanceStop) -> Void

  init(
    _ name: String, _ summary: String, isAlone: Bool = false,
    _ play: @escaping @Sendable (isolated Stage) async throws(ConformanceStop) -> Void,
  ) {
    self.name = name
    self.summary = summary
    self.isAlone = isAlone
    self.play = play
  }

  /// All scenarios, in the order in which they are told.
  package static let all: [Scenario] =
    describing + settingUp + loading + shaping + bidding + children + crowding + cancelling
    + presenting + noticing + playing + misunderstanding + ending
}
