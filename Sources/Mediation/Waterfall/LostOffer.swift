/// An ad that was not taken, and those behind it who may want to hear so.
package struct LostOffer: Hashable, Sendable {
  /// Who wants to hear of it.
  package let tracking: AdTracking

  /// Whose ad it is.
  package let network: NetworkID

  /// The place of its source.
  package let place: Int

  /// Why it was not taken.
  package let reason: AdNotice.LossReason

  /// The price that it would have had to beat, in millionths of the engine's currency.
  package var winningCPMMicros: Int64?
}

extension AdNotice.LossReason {
  /// The number that OpenRTB has for it, in its list of loss reasons.
  package var openRTBCode: Int {
    switch self {
    case .outbid: 102
    case .belowFloor: 100
    case .unfit: 3
    case .tooLate: 2
    }
  }
}
