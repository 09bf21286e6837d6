/// What the breaks of all viewers under one identifier have in common.
struct SharedBreak: Hashable, Sendable {
  /// How long it lasts.
  var durationMs: Int64

  /// Where it begins; nil while it is placed on the clocks of single players only.
  var place: BreakPlace?

  /// What the stream tells of it, in its playlists or by its endpoint, if it does.
  var signal: SignalledBreak?

  /// The breaks under the sessions that they were planned for.
  var idsByViewer: [String: String] = [:]
}
