/// An ad as a network offers it, before anyone has taken it.
///
/// It is a class, because it passes through many hands on its way to whoever holds it.
package final class AdOffer: Hashable, Sendable {
  /// Which of the wanted formats the ad has.
  package let format: AdFormat

  /// What is to be shown.
  package let content: AdContent

  /// What the viewer earns, when the network sets it itself.
  package let reward: Reward?

  /// Where clicks lead.
  package let clicks: ClickTargets

  /// On which conditions it is offered, when there are any.
  package let terms: OfferTerms

  /// Puts an offer together.
  package init(
    format: AdFormat,
    content: AdContent,
    reward: Reward? = nil,
    clicks: ClickTargets = ClickTargets(),
    terms: OfferTerms = .none,
  ) {
    self.format = format
    self.content = content
    self.reward = reward
    self.clicks = clicks
    self.terms = terms
  }

  /// The same ad as the first of that pod.
  package func leading(_ pod: OfferedPod?) -> AdOffer {
    AdOffer(
      format: format, content: content, reward: reward, clicks: clicks, terms: terms.leading(pod))
  }

  /// Says whether both offer the same.
  package static func == (one: AdOffer, other: AdOffer) -> Bool {
    one === other
      || (one.format == other.format && one.content == other.content && one.reward == other.reward
        && one.clicks == other.clicks && one.terms == other.terms)
  }

  /// Mixes in what is offered.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(format)
    hasher.combine(content)
  }
}

/// The conditions of an offer; most offers share those that ask for nothing.
package final class OfferTerms: Hashable, Sendable {
  /// What the network pays for this very ad, in its own currency.
  package let price: Price?

  /// How long the ad may wait to be presented.
  package let lifetime: Duration?

  /// Whether the ad was sold directly, so that it has to say why it is shown where law asks for it.
  package let isReserved: Bool

  /// What the network counts by itself.
  package let counting: Counting

  /// Why a viewer may mute the ad; nil when that cannot be done.
  package let muteReasons: [String]?

  /// Whether the network takes part in this very ad, even if it leaves others alone.
  package let keepsAd: Bool

  /// When a viewer has earned the reward, if there is one.
  package let rewardsAt: RewardMoment

  /// Who wants to hear what happens to the ad.
  package let tracking: AdTracking?

  /// What is known of the ad beside what it shows.
  package let details: AdDetails?

  /// What the network noticed when it chose this ad, such as why others would not do.
  package let remarks: [String]

  /// What a network counts by itself, instead of leaving it to the engine.
  package struct Counting: Hashable, Sendable {
    /// Whether it counts impressions.
    package let impressions: Bool

    /// Whether it counts clicks.
    package let clicks: Bool

    /// States what it counts.
    package init(impressions: Bool = false, clicks: Bool = false) {
      self.impressions = impressions
      self.clicks = clicks
    }
  }

  /// What comes with the ad, if it is the first of a pod.
  package let pod: OfferedPod?

  /// The terms that ask for nothing.
  package static let none = OfferTerms()

  /// States terms.
  package init(
    price: Price? = nil, lifetime: Duration? = nil, isReserved: Bool = false,
    counting: Counting = Counting(), muteReasons: [String]? = nil, keepsAd: Bool = false,
    rewardsAt: RewardMoment = .network, tracking: AdTracking? = nil, details: AdDetails? = nil,
    remarks: [String] = [], pod: OfferedPod? = nil,
  ) {
    self.price = price
    self.lifetime = lifetime
    self.isReserved = isReserved
    self.counting = counting
    self.muteReasons = muteReasons
    self.keepsAd = keepsAd
    self.rewardsAt = rewardsAt
    self.tracking = tracking
    self.details = details
    self.remarks = remarks
    self.pod = pod
  }

  /// The same terms with these remarks.
  package func noting(_ remarks: [String]) -> OfferTerms {
    OfferTerms(
      price: price, lifetime: lifetime, isReserved: isReserved, counting: counting,
      muteReasons: muteReasons, keepsAd: keepsAd, rewardsAt: rewardsAt, tracking: tracking,
      details: details, remarks: remarks, pod: pod)
  }

  /// The same terms of an ad with which that comes.
  package func leading(_ pod: OfferedPod?) -> OfferTerms {
    OfferTerms(
      price: price, lifetime: lifetime, isReserved: isReserved, counting: counting,
      muteReasons: muteReasons, keepsAd: keepsAd, rewardsAt: rewardsAt, tracking: tracking,
      details: details, remarks: remarks, pod: pod)
  }

  /// Says whether both ask for the same.
  package static func == (one: OfferTerms, other: OfferTerms) -> Bool {
    one === other
      || (one.price == other.price && one.lifetime == other.lifetime
        && one.isReserved == other.isReserved && one.counting == other.counting
        && one.muteReasons == other.muteReasons && one.keepsAd == other.keepsAd
        && one.rewardsAt == other.rewardsAt && one.tracking == other.tracking
        && one.details == other.details && one.remarks == other.remarks
        && one.pod == other.pod)
  }

  /// Mixes in what is asked for.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(price)
    hasher.combine(lifetime)
    hasher.combine(isReserved)
  }
}
