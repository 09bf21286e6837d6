import Mediation

extension BidReader {
  /// The longest that a bid can stand: a week.
  private static let longestLife = 604_800

  /// The terms of the bid, with whoever else wants to hear of the ad.
  func terms(
    _ trackers: [AdTracking.Tracker] = [], video: OfferTerms? = nil,
  ) -> OfferTerms {
    let own = notices + beaten + trackers
    let theirs = video?.tracking
    let all = own + (theirs?.trackers ?? [])
    let later: any TrackingMacros = theirs.map { BothMacros(macros, $0.macros) } ?? macros
    return OfferTerms(
      price: entry.price, lifetime: lifetime ?? video?.lifetime,
      isReserved: video?.isReserved ?? false, counting: video?.counting ?? .init(),
      muteReasons: video?.muteReasons, keepsAd: video?.keepsAd ?? false,
      rewardsAt: video?.rewardsAt ?? .network,
      tracking: all.isEmpty ? nil : AdTracking(all, macros: later), details: details,
      remarks: video?.remarks ?? [])
  }

  /// The offer that a document of VAST has come to, as an ad of this bid.
  func offer(of video: AdOffer) throws(BidMisfit) -> AdOffer {
    try fitting(
      AdOffer(
        format: entry.imp.format, content: video.content, reward: video.reward,
        clicks: video.clicks, terms: terms(video: video.terms)))
  }

  private var lifetime: Duration? {
    entry.bid.lifetime.flatMap { $0 > 0 ? .seconds(min($0, Self.longestLife)) : nil }
  }

  private var details: AdDetails {
    let traits = entry.bid.traits
    return AdDetails(
      creativeID: traits.creativeID, campaignID: traits.campaignID, dealID: traits.dealID,
      seat: entry.seat, advertiserDomains: traits.domains, categories: traits.categories,
      attributes: traits.attributes)
  }

  /// Who wants to hear of what becomes of the bid.
  private var notices: [AdTracking.Tracker] {
    let notices = entry.bid.notices
    var trackers: [AdTracking.Tracker] = []
    // An address that the markup has come from has heard of the win already.
    if let url = notices.win, markup != nil { trackers.append(tracker(.won, url)) }
    if let url = notices.prebidWin { trackers.append(tracker(.won, url)) }
    if let url = notices.prebidImpression {
      trackers.append(tracker(.reported(.impression), url))
    }
    if let url = notices.billing { trackers.append(tracker(.billed, url)) }
    if let url = notices.loss { trackers.append(.init(.lost, macros.loss(url))) }
    return trackers.filter { !$0.url.isEmpty }
  }

  private func tracker(_ moment: TrackedMoment, _ url: String) -> AdTracking.Tracker {
    .init(moment, macros.known(in: url))
  }
}

/// The macros of an auction and those of a video beside each other.
struct BothMacros: TrackingMacros {
  private let auction: AuctionMacros
  private let video: any TrackingMacros

  /// Takes both; an address may have some of each.
  init(_ auction: AuctionMacros, _ video: any TrackingMacros) {
    self.auction = auction
    self.video = video
  }

  func expand(_ url: String, in circumstances: TrackingCircumstances) -> String {
    video.expand(auction.expand(url, in: circumstances), in: circumstances)
  }
}
