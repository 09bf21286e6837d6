package import AdService
import Mediation
import Pods
package import RPC

extension Engine {
  package func fillPod(
    _ params: FillPodParams, _ call: RPCCall,
  ) async throws(RPCError) -> FillPodResult {
    switch (params.ads, params.adUnit) {
    case (let ads?, nil):
      let filled = try fill(params.breakId, with: ads.map(PlayedAd.init))
      stopPreparing(params.breakId, because: .filledOtherwise)
      return FillPodResult(filled)
    case (nil, let adUnit?): return try await load(adUnit, into: params.breakId, params)
    default: throw .violation("", expected: "exactly one of ads, adUnit", found: nil)
    }
  }

  private func fill(
    _ id: String, with ads: [PlayedAd],
  ) throws(RPCError) -> Pods.Break {
    do throws(FillRefusal) {
      return try holdings.schedule.fill(id, with: ads)
    } catch {
      throw RPCError(error, id)
    }
  }

  private func load(
    _ adUnit: String, into id: String, _ params: FillPodParams,
  ) async throws(RPCError) -> FillPodResult {
    guard let planned = holdings.schedule[id] else { throw RPCError(FillRefusal.unknownBreak, id) }
    guard planned.ads.isEmpty else { throw RPCError(FillRefusal.breakFilled, id) }
    let wish = try wish(adUnit, params.context)
    let patience = (try self.adUnit(adUnit)).waterfall.patience
    let end = planned.fillingEndMs(patienceMs: patience.wholeMs, nowMs: wallMs)
    stopPreparing(id, because: .filledOtherwise)
    let gathered = try await gather(for: planned, mostAds: params.maxAds, wish, untilMs: end)
    if gathered.ads.isEmpty { throw nothingFits(gathered, of: adUnit, planned) }
    do throws(FillRefusal) {
      let filled = try put(gathered, into: id)
      var result = FillPodResult(filled)
      result.take(filled)
      return result
    } catch {
      throw RPCError(error, id)
    }
  }

  /// What ads of a break are asked for with.
  func wish(_ adUnit: String, _ context: Context? = nil) throws(RPCError) -> Wish {
    let wish = Wish(
      adUnit: adUnit, format: .interstitial, formats: nil, formatIds: nil,
      particulars: try particulars(nil, context))
    try check(wish)
    return wish
  }

  private func nothingFits(
    _ gathered: GatheredAds, of adUnit: String, _ planned: Pods.Break,
  ) -> RPCError {
    let explanation = gathered.filling.loads.last.flatMap { number in
      holdings.explanations[number].map {
        RPCError.Detail("explain", Explain(loadNumber: number, $0))
      }
    }
    return RPCError(
      .noFill, "\(adUnit) has no video that fits into \(planned.durationMs) ms",
      details: explanation.map { [$0] } ?? [])
  }
}

extension FillPodResult {
  /// How much of a break is filled.
  fileprivate init(_ filled: Pods.Break) {
    let adsMs = filled.ads.reduce(0) { $0 + $1.durationMs }
    self.init(
      breakId: filled.id, adsMs: Int(adsMs), slateMs: Int(max(0, filled.durationMs - adsMs)))
  }

  /// Adds how it was filled from an ad unit.
  fileprivate mutating func take(_ filled: Pods.Break) {
    guard let filling = filled.filling else { return }
    adIds = filled.ads.map(\.id)
    offered = filling.ads.map { OfferedPodAd($0) }
    shortfall = filling.shortfall.map { FillShortfall($0) }
    loadIds = filling.loads.map { "load-\($0)" }
  }
}

// Ads that the engine holds and that play in a break.
extension Engine {
  /// Records of an ad that the engine holds what playback has brought about.
  ///
  /// What its life does not allow any more, such as a second viewer of the same break, is left out.
  func follow(_ event: PlaybackEvent) {
    guard let id = event.ad?.id, let held = try? ad(id) else { return }
    if event.moment == .started { try? held.lifecycle.present(at: time.now) }
    guard state(of: held) == .presenting else { return }
    for kind in event.moment.reports {
      _ = take(EventReport(adId: id, type: kind, at: Timestamp.text(event.atMs)))
    }
  }
}

extension PlaybackMoment {
  /// What a client that played the ad by itself would report.
  fileprivate var reports: [ReportedEventType] {
    switch self {
    case .periodStarted, .periodEnded, .breakStarted, .breakEnded: []
    case .started: [.impression, .videoStarted]
    case .firstQuartile: [.firstQuartile]
    case .midpoint: [.midpoint]
    case .thirdQuartile: [.thirdQuartile]
    case .completed: [.videoEnded, .dismissed]
    case .skipped: [.skipped, .dismissed]
    case .failed: [.failedToPresent]
    }
  }
}

extension PlayedAd {
  fileprivate init(_ ad: PodAd) {
    let trackers = (ad.trackers ?? []).compactMap { tracker in
      PlaybackMoment(rawValue: tracker.at.rawValue).map { Tracker($0, tracker.url) }
    }
    self.init(
      id: ad.id, durationMs: Int64(ad.durationMs), isBumper: ad.isBumper ?? false,
      title: ad.adTitle, description: ad.adDescription, contentType: ad.contentType,
      trackers: trackers)
  }
}

extension RPCError {
  fileprivate convenience init(_ refusal: FillRefusal, _ id: String) {
    switch refusal {
    case .unknownBreak: self.init(RPCReason.unknownBreak, "no break \(id) is planned")
    case .breakFilled: self.init(RPCReason.breakFilled, "\(id) holds other ads")
    case .adsTooLong(let adsMs, let breakMs):
      self.init(.adsTooLong, "the ads last \(adsMs) ms, and the break \(breakMs) ms")
    }
  }
}
