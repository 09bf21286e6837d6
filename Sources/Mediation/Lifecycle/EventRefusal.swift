/// Why a reported event does not count.
package enum EventRefusal: String, Error, Hashable, Sendable {
  /// The ad has not been presented.
  case notPresented = "NOT_PRESENTED"

  /// Something that only comes later has been recorded before.
  case outOfOrder = "OUT_OF_ORDER"

  /// The ad has expired, failed or been released.
  case adEnded = "AD_ENDED"

  /// The ad has no reward to earn.
  case noReward = "NO_REWARD"
}
