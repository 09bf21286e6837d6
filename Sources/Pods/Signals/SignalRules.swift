/// What is taken for granted where playlists do not say it.
package struct SignalRules: Hashable, Sendable {
  /// How long a break may go on that does not say how long it is and whose end never comes.
  package let longestBreakMs: Int64

  /// The longest length that is believed: a day.
  static let longestUs: Int64 = 86_400_000_000

  /// How far apart one cue may seem to be from one playlist to the next; elapsed times are rounded.
  static let sameCueUs: Int64 = 1_500_000

  /// The target duration, as the newest playlist has it.
  var targetUs: Int64 = 6_000_000

  /// Makes rules.
  package init(longestBreakMs: Int64) {
    self.longestBreakMs = longestBreakMs
  }

  /// How much sooner or later than planned is still as planned: cues stand between segments.
  var slackUs: Int64 { max(targetUs / 2, 1_000_000) }

  /// How long after its time a cue-in is waited for.
  var patienceUs: Int64 { max(targetUs, 2_000_000) }

  /// How far apart a date range and a cue of one break may be.
  var sameBreakUs: Int64 { max(targetUs, 2_000_000) }

  /// The longest break, in microseconds.
  var longestBreakUs: Int64 { longestBreakMs * 1000 }
}
