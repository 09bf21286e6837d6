import AdService
import Pods

extension WireMovement {
  /// The movement as it travels.
  init(_ movement: Pods.PlayheadMovement) {
    switch movement {
    case .joined: self = .joined
    case .played: self = .played
    case .stalled: self = .stalled
    case .paused: self = .paused
    case .seeked: self = .seeked
    }
  }
}

extension WirePlaybackReason {
  /// The reason as it travels.
  init(_ reason: Pods.PlaybackReason) {
    switch reason {
    case .played: self = .played
    case .playing: self = .playing
    case .left: self = .left
    case .skipped: self = .skipped
    case .failed: self = .failed
    case .joinedInside: self = .joinedInside
    case .joinedAfter: self = .joinedAfter
    case .seekedOver: self = .seekedOver
    case .notReached: self = .notReached
    case .cancelled: self = .cancelled
    case .noStreamID: self = .noStreamId
    case .noPlace: self = .noPlace
    case .givenUp: self = .givenUp
    }
  }
}
