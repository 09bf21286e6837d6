/// How a player got from one place to the next.
///
/// Between two reports lie `advance` milliseconds of the timeline and `elapsed` ones of the clock.
/// What was played is told from what was jumped over by this alone:
///
///     advance  -1 s        0                     elapsed x faster rate + 1 s
///     --------- | ---------|------------------------------| ---------------
///      seeked   |  stands  |           played             |    seeked
///
/// The faster rate is the greater of both reports, because nobody knows when between them it
/// changed. A second on each side is for clocks and players that are not exact: who goes back by
/// less stands still. Without a jump the player is `paused` if it reports the rate 0, and `stalled`
/// if it came more than a second less far than elapsed x slower rate.
package enum PlayheadMovement: Hashable, Sendable {
  /// It is the first report.
  case joined

  /// It played from there to here.
  case played

  /// It played from there to here, slower than it says.
  case stalled

  /// It played from there to here, and stands.
  case paused

  /// It jumped, and nothing between was seen.
  case seeked

  /// How far reports may be from the truth.
  package static let slackMs: Int64 = 1000

  /// The longest time that two reports are taken to lie apart; some 34 years.
  private static let longestMs: Int64 = 1 << 40

  /// The highest rate that is told from others.
  package static let highestRateMilli: Int64 = 64_000

  /// Tells how a player got from one place to another.
  package init(from last: PlayheadSample, to next: PlayheadSample) {
    let advanceMs = next.positionMs - last.positionMs
    let elapsedMs = min(max(next.atMs - last.atMs, 0), Self.longestMs)
    let rates = [last.rateMilli, next.rateMilli].map { min(max($0, 0), Self.highestRateMilli) }
    let farthestMs = elapsedMs * max(rates[0], rates[1]) / 1000
    let dueMs = elapsedMs * min(rates[0], rates[1]) / 1000
    if advanceMs < -Self.slackMs || advanceMs > farthestMs + Self.slackMs {
      self = .seeked
    } else if rates[1] == 0 {
      self = .paused
    } else {
      self = advanceMs + Self.slackMs < dueMs ? .stalled : .played
    }
  }
}
