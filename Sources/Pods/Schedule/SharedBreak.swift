/// What the breaks of all viewers under one identifier have in common.
struct SharedBreak: Hashable, Sendable {
  /// How long it lasts.
  let durationMs: Int64

  /// Where it begins; nil while it is placed on the clocks of single players only.
  var place: BreakPlace?

  /// The breaks under the sessions that they were planned for.
  var idsByViewer: [String: String] = [:]
}
