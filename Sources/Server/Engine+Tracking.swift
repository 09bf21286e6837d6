import AdService
import Ledger
import Mediation

// Who hears what of an ad, and when.
extension Engine {
  /// Tells those behind an ad what was reported of it and recorded under that cursor.
  func track(
    _ report: TrackedLife.Report, of held: HeldAd, event cursor: Int64, at atMs: Int64? = nil,
  ) {
    guard let tracked = held.tracked else { return }
    let urls = tracked.life.urls(for: report, in: circumstances(at: atMs))
    deliver(urls, of: cursor, in: held.id, userAgent: tracked.userAgent)
  }

  /// Tells those behind an ad that it was taken.
  func trackWin(of held: HeldAd, event cursor: Int64) {
    guard let tracked = held.tracked else { return }
    var circumstances = circumstances(at: nil)
    circumstances.winningCPMMicros = held.price?.cpmMicros
    let urls = tracked.life.tracking.urls(for: .won, in: circumstances)
    deliver(urls, of: cursor, in: held.id, userAgent: tracked.userAgent)
  }

  /// Tells those behind the ads that were not taken why, and what would have been enough.
  func trackLosses(of load: Load, _ outcome: WaterfallOutcome) {
    for loss in outcome.losses {
      var circumstances = circumstances(at: nil)
      circumstances.lossReason = loss.reason.openRTBCode
      circumstances.winningCPMMicros = loss.winningCPMMicros
      let urls = loss.tracking.urls(for: .lost, in: circumstances)
      guard !urls.isEmpty else { continue }
      let details = LedgerRecord.Details(
        network: loss.network.rawValue, load: load.number, detail: loss.reason.rawValue)
      let cursor = record(.lost, of: nil, details)
      deliver(
        urls, of: cursor, in: OfferName(load: load.number, place: loss.place).text,
        userAgent: userAgent(of: load))
    }
  }

  /// Tells those who want to hear that what a network answered could not be used.
  func complain(to urls: [String], about ad: OfferName, of network: NetworkID) {
    let details = LedgerRecord.Details(
      network: network.rawValue, load: ad.load, detail: AdNotice.LossReason.unfit.rawValue)
    let cursor = record(.lost, of: nil, details)
    deliver(urls, of: cursor, in: ad.text, userAgent: nil)
  }

  /// Tells those behind an ad of a pod that it could not be used.
  func trackUnused(_ offer: AdOffer, at place: Int, of network: NetworkID, in load: Load) {
    guard let tracking = offer.terms.tracking else { return }
    var circumstances = circumstances(at: nil)
    circumstances.lossReason = AdNotice.LossReason.unfit.openRTBCode
    circumstances.errorCode = TrackedLife.unknownError
    let urls = [TrackedMoment.lost, .failed].flatMap { tracking.urls(for: $0, in: circumstances) }
    complain(to: urls, about: OfferName(load: load.number, place: place), of: network)
  }

  /// Tells those behind the parts of an ad that a client has drawn them.
  func trackShown(_ assets: [String], of held: HeldAd) {
    guard let tracked = held.tracked, !assets.isEmpty,
      let cursor = holdings.ledger.cursor(
        ofAd: held.id, where: { $0.type == EngineEventKind.loaded.rawValue })
    else { return }
    let circumstances = circumstances(at: nil)
    var drawn: Set<String> = []
    let urls = assets.filter { drawn.insert($0).inserted }.flatMap {
      tracked.life.tracking.urls(for: .shown(asset: $0), in: circumstances)
    }
    deliver(urls, of: cursor, in: held.id, userAgent: tracked.userAgent)
  }

  /// What is kept of an ad so that those behind it can be told; nil if nobody wants to hear.
  func tracked(_ offer: AdOffer, of load: Load) -> TrackedAd? {
    guard let tracking = offer.terms.tracking else { return nil }
    return TrackedAd(
      TrackedLife(tracking, durationMs: offer.content.durationMs), userAgent: userAgent(of: load))
  }

  private func userAgent(of load: Load) -> String? {
    load.request.particulars.context.device?.userAgent?.onOneLine
  }

  private func circumstances(at atMs: Int64?) -> TrackingCircumstances {
    withCourier { TrackingCircumstances(atMs: atMs ?? wallMs, chance: $0.draw()) }
  }
}

extension AdContent {
  /// How long its video takes, if there is one.
  fileprivate var durationMs: Int64? {
    switch self {
    case .video(let video): Int64(video.durationMs)
    case .native(let native): native.media?.durationMs
    case .custom(let custom): custom.video.map { Int64($0.durationMs) }
    case .html: nil
    }
  }

  /// From where on its video may be skipped.
  var skipOffsetMs: Int64? {
    if case .video(let video) = self { video.skipOffsetMs.map { Int64($0) } } else { nil }
  }
}
