/// The breaks of one viewer, in order, as they lie on the timeline that the player reports.
///
/// On that timeline a break takes its whole length. Where the content goes on earlier than the
/// break took, all that follows moves back by the difference, and where two would overlap, the
/// second waits for the end of the first:
///
///     content     |-----A------B-----------|      A, B: breaks of 10 s, at 20 s and 40 s
///     offset 0    |-----[AAAA]------[BBBB]----|   A 20..30, B 50..60: each adds its length
///     indefinite  |-----[AAAA]-[BBBB]------|      A 20..30, B 40..50: the content ran on meanwhile
///
/// So that start = max(place + shift, end of the one before), and shift grows by
/// length - resumption offset with every break; an indefinite offset is the length itself.
///
/// Breaks after the content come where it ends, once that is known. What is placed behind its end
/// lies behind them, and is not reached.
package struct PlaybackTimeline: Hashable, Sendable {
  /// The breaks; none begins before the one before has ended.
  package private(set) var breaks: [PlayedBreak] = []

  /// Where the content has come to its end; nil while nobody knows.
  package private(set) var contentEndMs: Int64?

  /// A timeline of breaks that are in order and do not overlap; without any if none is given.
  package init(_ breaks: [PlayedBreak] = []) {
    self.breaks = breaks
  }

  /// Lays out breaks whose places are known to the player's clock.
  ///
  /// The anchor is the time of day at the beginning of the player's clock. Breaks that only the
  /// dates of a stream on demand place have no place there, nor has one after the content while
  /// nobody knows where that ends: they are left out, as are those that are not played at all.
  package init(_ planned: [Break], anchorMs: Int64, contentEnd: ContentEnd? = nil) {
    let planned = planned.filter { !$0.isTakenBack }
    let placed = planned.compactMap { planned in
      planned.playerMs(anchorMs: anchorMs).map { (startMs: $0, planned: planned) }
    }
    let ordered = placed.enumerated().sorted {
      ($0.element.startMs, $0.offset) < ($1.element.startMs, $1.offset)
    }
    let postRolls = planned.filter { $0.place == .end }
    var shiftMs: Int64 = 0
    var index = 0
    for (startMs, planned) in ordered.map(\.element) {
      if let endMs = contentEnd?.positionMs(shiftedBy: shiftMs), endMs < startMs + shiftMs {
        endContent(atMs: endMs, postRolls)
      }
      let isFirst = startMs == 0 && index == 0 || planned.manner.cues.contains(.pre)
      if !isFirst { index += 1 }
      append(planned, index: isFirst ? 0 : index, contentMs: startMs, atMs: startMs + shiftMs)
      shiftMs += planned.playoutMs - planned.resumptionOffset.ms(after: planned.playoutMs)
    }
    if let contentEnd { endContent(atMs: contentEnd.positionMs(shiftedBy: shiftMs), postRolls) }
  }

  /// Ends the content, if it has not ended, and lays out what comes after it.
  private mutating func endContent(atMs endMs: Int64, _ postRolls: [Break]) {
    guard contentEndMs == nil else { return }
    contentEndMs = max(endMs, breaks.last?.endMs ?? .min)
    for postRoll in postRolls {
      append(
        postRoll, index: PlayedBreak.indexAfterContent, contentMs: PlayedBreak.placeAfterContentMs,
        atMs: endMs)
    }
  }

  /// Lays out a break there, or behind the one before if that is later.
  private mutating func append(_ planned: Break, index: Int, contentMs: Int64, atMs: Int64) {
    breaks.append(
      PlayedBreak(
        id: planned.id, index: index, startMs: max(atMs, breaks.last?.endMs ?? .min),
        contentMs: contentMs, durationMs: planned.playoutMs, ads: planned.ads,
        adsOffsetMs: planned.adsOffsetMs))
  }

  /// Finds a break by its name.
  package func find(_ id: String) -> PlayedBreak? {
    breaks.first { $0.id == id }
  }

  /// Finds the break in which a place is.
  package func at(_ positionMs: Int64) -> PlayedBreak? {
    breaks[firstEnding(after: positionMs)...].first.flatMap { $0.contains(positionMs) ? $0 : nil }
  }

  /// The number of the first break that ends after the place.
  func firstEnding(after positionMs: Int64) -> Int {
    var range = breaks.indices
    while let middle = range.middle {
      range =
        breaks[middle].endMs > positionMs
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

extension Break {
  /// Where the break begins by the player's clock, if that can be known.
  fileprivate func playerMs(anchorMs: Int64) -> Int64? {
    switch place {
    case .clock(_, let playerMs?): playerMs
    case .clock(let ms, nil), .programTime(let ms, true): ms - anchorMs
    case .programTime(_, false): nil
    case .player(let ms, _), .offset(let ms): ms
    case .end: nil
    }
  }

  /// How long the break takes of the timeline.
  fileprivate var playoutMs: Int64 {
    min(durationMs, manner.playoutLimitMs ?? durationMs)
  }
}

extension ResumptionOffset {
  fileprivate func ms(after durationMs: Int64) -> Int64 {
    switch self {
    case .ms(let ms): ms
    case .indefinite: durationMs
    }
  }
}
