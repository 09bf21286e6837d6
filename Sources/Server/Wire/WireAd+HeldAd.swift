import AdService
import Adapters
import JSON
import Mediation

extension WireAd {
  /// The ad as it travels.
  init(_ held: HeldAd, at now: Duration) {
    var native: NativeAd?
    var custom: CustomAd?
    var video: AdVideo?
    var html: AdMarkup?
    switch held.offer.content {
    case .native(let content): native = NativeAd(content)
    case .custom(let content): custom = CustomAd(content)
    case .video(let content): video = AdVideo(content)
    case .html(let content): html = AdMarkup(content)
    }
    self.init(
      id: held.id, adUnit: held.adUnit.rawValue, format: WireFormat(held.offer.format),
      state: WireState(held.lifecycle.state(at: now)), network: held.network.rawValue,
      native: native, custom: custom, video: video, html: html,
      reward: held.reward.flatMap(WireReward.init),
      mute: held.offer.terms.muteReasons.map { MuteReasons(reasons: $0) },
      price: held.price.map { WirePrice($0, isPrecise: held.isPricePrecise) },
      expiresAt: Timestamp.text(held.expiresAtMs),
      details: held.offer.terms.details.flatMap(WireDetails.init))
  }
}

extension WireDetails {
  /// The details as they travel; nil if nothing is known.
  init?(_ details: Mediation.AdDetails) {
    guard details != Mediation.AdDetails() else { return nil }
    self.init(
      creativeId: details.creativeID, campaignId: details.campaignID, dealId: details.dealID,
      seat: details.seat, advertiserDomains: details.advertiserDomains.nonEmpty,
      categories: details.categories.nonEmpty, attributes: details.attributes.nonEmpty)
  }
}

extension Array {
  /// The array, unless there is nothing in it.
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}

extension Creative {
  /// What is to be drawn.
  init(_ content: AdContent) {
    switch content {
    case .native(let content): self = .native(NativeAd(content))
    case .custom(let content): self = .custom(CustomAd(content))
    case .video(let content): self = .video(AdVideo(content))
    case .html(let content): self = .html(AdMarkup(content))
    }
  }
}

extension WireState {
  /// The state as it travels.
  init(_ state: Mediation.AdState) {
    switch state {
    case .ready: self = .ready
    case .presenting: self = .presenting
    case .dismissed: self = .dismissed
    case .expired: self = .expired
    case .failed: self = .failed
    case .released: self = .released
    }
  }
}

extension WirePrice {
  /// The price as it travels.
  init(_ price: Mediation.Price, isPrecise: Bool) {
    self.init(
      cpmMicros: price.cpmMicros, currency: price.currency,
      precision: isPrecise ? .precise : .publisherProvided)
  }
}

extension WireReward {
  /// The reward as it travels; nil if its amount is no number.
  init?(_ reward: Mediation.Reward) {
    guard let amount = JSONNumber(reward.amount) else { return nil }
    self.init(type: reward.type, amount: amount)
  }
}
