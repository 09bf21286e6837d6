package import AdService
import Mediation
import Pods
package import RPC

extension Engine {
  package func fillPod(
    _ params: FillPodParams, _ call: RPCCall,
  ) async throws(RPCError) -> FillPodResult {
    switch (params.ads, params.adUnit) {
    case (let ads?, nil): return try fill(params.breakId, with: ads.map(PlayedAd.init))
    case (nil, let adUnit?): return try await load(adUnit, into: params.breakId, params)
    default: throw .violation("", expected: "exactly one of ads, adUnit", found: nil)
    }
  }

  private func fill(
    _ id: String, with ads: [PlayedAd],
  ) throws(RPCError) -> FillPodResult {
    do throws(FillRefusal) {
      let filled = try holdings.schedule.fill(id, with: ads)
      let adsMs = ads.reduce(0) { $0 + $1.durationMs }
      return FillPodResult(
        breakId: filled.id, adsMs: Int(adsMs), slateMs: Int(filled.durationMs - adsMs))
    } catch {
      throw RPCError(error, id)
    }
  }

  /// How many ads in a row may be too long for what is left before no more are asked for.
  private static let mostMisfits = 3

  /// Loads one ad after another until the break is full, nobody has one, or the time is over.
  private func load(
    _ adUnit: String, into id: String, _ params: FillPodParams,
  ) async throws(RPCError) -> FillPodResult {
    guard let planned = holdings.schedule[id] else { throw RPCError(FillRefusal.unknownBreak, id) }
    guard planned.ads.isEmpty else { throw RPCError(FillRefusal.breakFilled, id) }
    let wish = Wish(
      adUnit: adUnit, format: .interstitial, formats: nil, formatIds: nil,
      particulars: try particulars(nil, params.context))
    let end = time.now + (try self.adUnit(adUnit)).waterfall.patience
    var taken: [(held: HeldAd, video: VideoContent)] = []
    var (leftMs, misfits, number) = (planned.durationMs, 0, 0)
    do throws(RPCError) {
      while leftMs > 0, taken.count < params.maxAds, misfits < Self.mostMisfits, time.now < end {
        let load = try begin(wish)
        number = load.number
        let outcome = await load.unit.waterfall.fill(
          load.request, on: time, with: holdings.roster, finishing: holdings.images, until: end)
        guard let held = finish(load, outcome) else { break }
        guard case .video(let video) = held.offer.content, video.durationMs <= leftMs else {
          release(held)
          misfits += 1
          continue
        }
        taken.append((held, video))
        leftMs -= video.durationMs
      }
      if Task.isCancelled { throw .cancelled }
      if taken.isEmpty { throw nothingFits(into: leftMs, of: adUnit, load: number) }
      var result = try fill(id, with: taken.map { PlayedAd($0.held, $0.video) })
      result.adIds = taken.map(\.held.id)
      return result
    } catch {
      // Nobody will play these ads.
      for (held, _) in taken { release(held) }
      throw error
    }
  }

  private func nothingFits(into leftMs: Int64, of adUnit: String, load number: Int) -> RPCError {
    let explanation = holdings.explanations[number].map {
      RPCError.Detail("explain", Explain(loadNumber: number, $0))
    }
    return RPCError(
      .noFill, "\(adUnit) has no video that fits into \(leftMs) ms",
      details: explanation.map { [$0] } ?? [])
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
  fileprivate init(_ held: HeldAd, _ video: VideoContent) {
    self.init(
      id: held.id, durationMs: video.durationMs,
      contentType: (video.chosen ?? video.media.first)?.mimeType)
  }

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
