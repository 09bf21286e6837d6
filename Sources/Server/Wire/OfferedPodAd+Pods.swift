import AdService
import Pods

extension OfferedPodAd {
  /// What became of an ad as it travels.
  init(_ ad: BreakFilling.Ad) {
    var (place, replaces): (Int?, Int?) = (nil, nil)
    switch ad.role {
    case .inSequence(let number): place = number
    case .substitute(let number): replaces = number
    case .alone: break
    }
    self.init(
      adId: ad.id, network: ad.network, durationMs: ad.durationMs.map { Int($0) }, place: place,
      replaces: replaces, reason: ad.reason.flatMap(SourceReason.init(rawValue:)),
      errorCode: ad.code.flatMap { (100...999).contains($0) ? $0 : nil }, detail: ad.message)
  }
}

extension FillShortfall {
  /// The shortfall as it travels.
  init(_ shortfall: BreakFilling.Shortfall) {
    switch shortfall {
    case .noFill: self = .noFill
    case .outOfTime: self = .outOfTime
    case .mostAds: self = .mostAds
    case .refused: self = .refused
    case .shortened: self = .breakShortened
    }
  }
}
