/// What a viewer gets who begins to watch while a break runs, or shortly before one.
package struct JoinPolicy: Hashable, Sendable {
  /// How much is played of a break that is running already.
  package enum Running: String, Hashable, Sendable {
    /// What is left of it.
    case rest

    /// All of it, from its beginning.
    case whole

    /// Nothing.
    case none
  }

  /// What is played of a running break.
  package let running: Running

  /// The shortest rest that is worth playing.
  package let minRestMs: Int64

  /// How long a new viewer is spared of breaks that begin.
  package let graceMs: Int64

  /// Whether the pre-roll is played even where a break is running.
  package let preRollInBreak: Bool

  /// Puts a policy together.
  package init(
    running: Running = .rest,
    minRestMs: Int64 = 0,
    graceMs: Int64 = 0,
    preRollInBreak: Bool = false,
  ) {
    self.running = running
    self.minRestMs = minRestMs
    self.graceMs = graceMs
    self.preRollInBreak = preRollInBreak
  }
}
