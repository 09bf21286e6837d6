/// The shapes of ads that can be asked for, under the names they have on the wire.
package enum AdFormat: String, CaseIterable, Hashable, Sendable {
  case banner
  case interstitial
  case rewarded
  case rewardedInterstitial
  case appOpen
  case native
  case customNative

  /// Whether an ad of this format promises its viewer a reward.
  package var isRewarded: Bool { self == .rewarded || self == .rewardedInterstitial }
}
