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

  /// The start in milliseconds since the epoch, unless the break is placed by offset.
  package var startMs: Int64? {
    switch self {
    case .clock(let ms, _), .programTime(let ms, _), .player(_, let ms): ms
    case .offset: nil
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
    case .programTime, .offset: nil
    }
  }

  /// What breaks of one stream are sorted by.
  var order: Int64 {
    switch self {
    case .clock(let ms, _), .programTime(let ms, _), .player(_, let ms), .offset(let ms): ms
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
}
