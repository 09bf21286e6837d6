import AdService
import JSON
import Mediation

extension AdOffer {
  /// The ad that an adapter offers, or what makes it none.
  ///
  /// Most ads say nothing of their terms, and then share those of the adapter.
  convenience init(_ ad: OfferedAd, under terms: OfferTerms) throws(OfferFlaw) {
    self.init(
      format: Mediation.AdFormat(ad.format), content: try AdContent(ad),
      reward: ad.reward.map { Mediation.Reward(type: $0.type, amount: $0.amount.text) },
      clicks: ClickTargets(ad), terms: OfferTerms.of(ad, under: terms))
  }
}

/// What makes an offered ad no ad.
struct OfferFlaw: Error {
  /// What it is, for a person.
  let message: String
}

extension OfferTerms {
  /// The terms that an adapter states for an ad, over those that it described itself with.
  fileprivate static func of(_ ad: OfferedAd, under terms: OfferTerms) -> OfferTerms {
    let says =
      ad.price != nil || ad.expiresInMs != nil || ad.reserved != nil || ad.counts != nil
      || ad.muteReasons != nil
    guard says else { return terms }
    return OfferTerms(
      price: ad.price.map { Price(cpmMicros: $0.cpmMicros, currency: $0.currency) },
      lifetime: ad.expiresInMs.map { .milliseconds($0) }, isReserved: ad.reserved ?? false,
      counting: ad.counts.map(Counting.init) ?? terms.counting, muteReasons: ad.muteReasons)
  }
}

extension OfferTerms.Counting {
  /// What an adapter counts by itself.
  init(_ counts: AdapterCounts) {
    self.init(impressions: counts.impressions ?? false, clicks: counts.clicks ?? false)
  }
}

extension ClickTargets {
  fileprivate init(_ ad: OfferedAd) {
    var assets: [String: Target] = [:]
    if let given = ad.assetClicks {
      for (name, target) in given { assets[name] = Target(target) }
    }
    self.init(ad: ad.clicks.map(Target.init) ?? Target(), assets: assets)
  }
}

extension ClickTargets.Target {
  fileprivate init(_ target: ClickTarget) {
    self.init(deepLinks: target.deepLinks ?? [], destination: target.destination)
  }
}
