/// Where the content comes to its end, as a player can tell it.
package enum ContentEnd: Hashable, Sendable {
  /// After so much content, wherever breaks move that to.
  case length(ms: Int64)

  /// At that place of the timeline on which the player is.
  case position(ms: Int64)

  /// The place on the timeline, where breaks have moved the content by so much.
  func positionMs(shiftedBy shiftMs: Int64) -> Int64 {
    switch self {
    case .length(let ms): ms.plusBounded(shiftMs)
    case .position(let ms): ms
    }
  }
}
