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

  /// It is the network that counts these.
  case networkCounts = "ADAPTER_COUNTS"
}

/// Who says that something has happened to an ad.
package enum EventReporter: Hashable, Sendable {
  /// The client that shows the ad.
  case client

  /// The network that sold it.
  case network
}
