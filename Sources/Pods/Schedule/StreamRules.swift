/// What a publisher has decided about the breaks of a stream.
package struct StreamRules: Hashable, Sendable {
  /// A break before or after the content.
  package struct Roll: Hashable, Sendable {
    /// The name that all viewers share.
    package let identifier: PodIdentifier

    /// How long it lasts; nil is as long as the stream's breaks are.
    package let durationMs: Int64?

    /// Describes one.
    package init(identifier: PodIdentifier, durationMs: Int64? = nil) {
      self.identifier = identifier
      self.durationMs = durationMs
    }
  }

  /// Where breaks belong by themselves.
  package let pattern: BreakPattern?

  /// What is played when a viewer begins to watch.
  package let preRoll: Roll?

  /// What is played when the content has come to its end.
  package let postRoll: Roll?

  /// How long the content plays at least between two breaks; nil lets breaks even overlap.
  package let minSpacingMs: Int64?

  /// What a viewer gets who joins inside of a break.
  package let join: JoinPolicy

  /// How ads are fetched before their breaks begin; nil leaves that to others.
  package let preparation: PreparationRules?

  /// Nothing decided.
  package static let none = StreamRules()

  /// Puts rules together.
  package init(
    pattern: BreakPattern? = nil,
    preRoll: Roll? = nil,
    postRoll: Roll? = nil,
    minSpacingMs: Int64? = nil,
    join: JoinPolicy = JoinPolicy(),
    preparation: PreparationRules? = nil,
  ) {
    self.pattern = pattern
    self.preRoll = preRoll
    self.postRoll = postRoll
    self.minSpacingMs = minSpacingMs
    self.join = join
    self.preparation = preparation
  }
}
