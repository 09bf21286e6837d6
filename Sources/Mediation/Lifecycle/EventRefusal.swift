/// Why a reported event does not count.
package enum EventRefusal: String, Error, Hashable, Sendable {
  case notPresented = "NOT_PRESENTED"
  case outOfOrder = "OUT_OF_ORDER"
  case adEnded = "AD_ENDED"
  case noReward = "NO_REWARD"
  case engineOnly = "ENGINE_ONLY"
}
