/// When a player plays a break, if not only at its place.
package enum BreakCue: String, CaseIterable, Hashable, Sendable {
  /// Before the content, when the viewer begins to watch.
  case pre

  /// After the content, when it has come to its end.
  case post

  /// Not again, once it has been played.
  case once
}
