/// Where a break begins, as far as that is known.
package enum BreakPlace: Hashable, Sendable {
  /// By the clock on the wall, and by the player's own when its place was known.
  case clock(ms: Int64, playerMs: Int64?)

  /// By the stream's dates, which only live are also those of the wall.
  case programTime(ms: Int64, isLive: Bool)

  /// By the clock of a live stream's player, which tells the clock on the wall only about.
  case player(ms: Int64, clockMs: Int64)

  /// From the beginning of the content.
  case offset(ms: Int64)

  /// When the content has come to its end, wherever that is.
  case end

  /// The start in milliseconds since the epoch, unless the break is placed by offset.
  package var startMs: Int64? {
    switch self {
    case .clock(let ms, _), .programTime(let ms, _), .player(_, let ms): ms
    case .offset, .end: nil
    }
  }

  /// The start from the beginning of the content, if the break is placed by offset.
  package var offsetMs: Int64? {
    if case .offset(let ms) = self { ms } else { nil }
  }

  /// The start by the clock on the wall, if that clock decides.
  package var clockMs: Int64? {
    switch self {
    case .clock(let ms, _), .programTime(let ms, true), .player(_, let ms): ms
    case .programTime, .offset, .end: nil
    }
  }

  /// What breaks of one stream are sorted by.
  var order: Int64 {
    switch self {
    case .clock(let ms, _), .programTime(let ms, _), .player(_, let ms), .offset(let ms): ms
    case .end: .max
    }
  }

  /// Whether the start means the same to all viewers; the clock of a live player is only its own.
  var isShared: Bool {
    if case .player = self { false } else { true }
  }

  /// Says whether both are the same moment of the stream, however the player finds it.
  func isSameStart(as other: BreakPlace) -> Bool {
    if case (.player(let ms, _), .player(let otherMs, _)) = (self, other) { return ms == otherMs }
    return startMs == other.startMs && offsetMs == other.offsetMs
  }

  /// The start on the timeline of the stream: by the clock live, by the content on demand.
  func placeMs(isLive: Bool) -> Int64? { isLive ? clockMs : offsetMs }

  /// What the place is counted by when others are not to be near it; nil if nothing is near it.
  var axis: BreakSlot.Axis? {
    switch self {
    case .clock, .programTime(_, true), .player: .clock
    case .programTime(_, false): .contentDates
    case .offset: .offset
    case .end: nil
    }
  }

  /// How another viewer asks for the same start; nil if it is this viewer's alone.
  package var start: BreakStart? {
    switch self {
    case .clock(let ms, _): .clock(ms)
    case .programTime(let ms, _): .programTime(ms)
    case .offset(let ms): .offset(ms)
    case .player, .end: nil
    }
  }
}
