/// What the breaks of all viewers under one identifier have in common.
struct SharedBreak: Hashable, Sendable {
  /// How long it lasts.
  var durationMs: Int64

  /// Where it begins; nil while it is placed on the clocks of single players only.
  var place: BreakPlace?

  /// What the stream's playlists tell of it, if they do.
  var signal: SignalledBreak?

  /// The breaks under the sessions that they were planned for.
  var idsByViewer: [String: String] = [:]
}
