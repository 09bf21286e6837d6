package import AdService
package import Mediation

extension WireFormat {
  /// The format as it travels.
  package init(_ format: Mediation.AdFormat) {
    switch format {
    case .banner: self = .banner
    case .interstitial: self = .interstitial
    case .rewarded: self = .rewarded
    case .rewardedInterstitial: self = .rewardedInterstitial
    case .appOpen: self = .appOpen
    case .native: self = .native
    case .customNative: self = .customNative
    }
  }
}

extension Mediation.AdFormat {
  /// The format that a client asks for or an adapter names.
  package init(_ format: WireFormat) {
    switch format {
    case .banner: self = .banner
    case .interstitial: self = .interstitial
    case .rewarded: self = .rewarded
    case .rewardedInterstitial: self = .rewardedInterstitial
    case .appOpen: self = .appOpen
    case .native: self = .native
    case .customNative: self = .customNative
    }
  }
}
