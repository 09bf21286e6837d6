/// The button by which a viewer ends a break early.
///
/// Its times are whole seconds, because that is how HLS counts them.
package struct SkipControl: Hashable, Sendable {
  /// After how much of the break the button appears.
  package let offsetMs: Int64

  /// For how long it stays; nil is until the end.
  package let durationMs: Int64?

  /// Which of the app's words it bears; nil leaves that to the player.
  package let labelID: String?

  /// Describes a button.
  package init(offsetMs: Int64, durationMs: Int64? = nil, labelID: String? = nil) {
    self.offsetMs = offsetMs
    self.durationMs = durationMs
    self.labelID = labelID
  }
}
