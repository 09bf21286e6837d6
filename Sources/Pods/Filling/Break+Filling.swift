// What there is of a break when its ads come.
extension Break {
  /// How long before its start a break is left alone, unless its stream says otherwise.
  package static let usualLeadMs: Int64 = 1_000

  /// When it begins by the clock on the wall, by the best that is known.
  ///
  /// On demand that is when the player comes to it if it plays on; nil where nobody has said where
  /// the player is, or where the content ends.
  package var expectedStartMs: Int64? {
    if manner.cues.contains(.pre) { return plannedMs }
    if let clockMs = place.clockMs { return clockMs }
    guard let offsetMs = place.offsetMs, let playheadMs else { return nil }
    return (playheadAtMs ?? plannedMs).plusBounded(max(0, offsetMs.minusBounded(playheadMs)))
  }

  /// How much of it is over.
  package func elapsedMs(atMs nowMs: Int64) -> Int64 {
    guard stream.isLive, let startMs = expectedStartMs, nowMs > startMs else { return 0 }
    return min(nowMs.minusBounded(startMs), durationMs)
  }

  /// How much of it is left then.
  package func restMs(atMs nowMs: Int64) -> Int64 { durationMs - elapsedMs(atMs: nowMs) }

  /// Until when ads may be loaded that are asked for now, and take that long at most.
  ///
  /// A while before the break begins players want to know what is in it. Is that while over,
  /// nothing is won by ending sooner.
  package func fillingEndMs(patienceMs: Int64, nowMs: Int64) -> Int64 {
    let endMs = nowMs.plusBounded(patienceMs)
    guard let startMs = expectedStartMs else { return endMs }
    let leadMs = stream.rules.preparation?.leadMs ?? Self.usualLeadMs
    let latestMs = startMs.minusBounded(leadMs)
    return latestMs > nowMs ? min(endMs, latestMs) : endMs
  }
}
