/// As much of a break as counts for a viewer who joins.
package struct JoinedBreak: Hashable, Sendable {
  /// The name to call the break by.
  package let id: String

  /// Where it begins on the timeline of the stream.
  package let startMs: Int64

  /// How long it is played.
  package let lengthMs: Int64

  /// How far after its start the content goes on; nil is as far as it was played.
  package let resumptionMs: Int64?

  /// Describes a break.
  package init(id: String, startMs: Int64, lengthMs: Int64, resumptionMs: Int64? = nil) {
    self.id = id
    self.startMs = startMs
    self.lengthMs = lengthMs
    self.resumptionMs = resumptionMs
  }

  /// The same break behind others that begin at the same place.
  func moved(toMs startMs: Int64) -> JoinedBreak {
    JoinedBreak(id: id, startMs: startMs, lengthMs: lengthMs, resumptionMs: resumptionMs)
  }

  /// Where the content goes on if all of it is played at its place.
  var resumesAtMs: Int64 { startMs.plusBounded(resumptionMs ?? lengthMs) }

  /// Where the stream is when it is over.
  var endMs: Int64 { startMs.plusBounded(lengthMs) }
}

extension Break {
  /// How long it is played at most.
  package var playedMs: Int64 { min(durationMs, manner.playoutLimitMs ?? durationMs) }

  /// What counts of it for a viewer who joins; nil if it has no place on the stream's timeline.
  package var joined: JoinedBreak? {
    guard !manner.isOutsideOfContent, let startMs = place.placeMs(isLive: stream.isLive)
    else { return nil }
    return joined(atMs: startMs)
  }

  /// The same, as if it began there.
  package func joined(atMs startMs: Int64) -> JoinedBreak {
    var resumptionMs: Int64?
    if case .ms(let ms) = resumptionOffset { resumptionMs = ms }
    return JoinedBreak(id: id, startMs: startMs, lengthMs: playedMs, resumptionMs: resumptionMs)
  }
}
