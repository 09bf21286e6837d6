/// Why a break or an ad was seen, or was not.
package enum PlaybackReason: Hashable, Sendable {
  case played
  case playing
  case left
  case skipped
  case failed
  case joinedInside
  case joinedAfter
  case seekedOver
  case notReached
  case cancelled
  case noStreamID
  case noPlace
  case givenUp

  /// The reason as a sentence about a break.
  package var aboutBreak: String {
    switch self {
    case .played: "It was played from its beginning to its end."
    case .playing: "The player is in it."
    case .left, .skipped: "The player left it before its end."
    case .failed: "It could not be played."
    case .joinedInside: "The player came into it after its beginning."
    case .joinedAfter: "The player joined when it was over."
    case .seekedOver: "The player jumped over it."
    case .notReached: "The player has not come so far."
    case .cancelled: "It was taken back before it began."
    case .noStreamID: "The session has no stream id, so all of its breaks are skipped."
    case .noPlace:
      "What the player has told of its clock and its content does not tell where it is."
    case .givenUp: "No ad had come for it in time, so the content went on."
    }
  }

  /// The reason as a sentence about an ad.
  package var aboutAd: String {
    switch self {
    case .joinedInside: "The player came into it after its beginning, so it does not count."
    case .seekedOver: "The player jumped over its beginning, so it does not count."
    case .skipped: "The player left it before its end, so it counts as far as it came."
    default: aboutBreak
    }
  }
}
