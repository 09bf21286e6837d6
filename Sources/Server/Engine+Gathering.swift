import AdService
import Loop
import Mediation
import Pods
import RPC

// Loads for breaks.
extension Engine {
  /// Loads ads until a break is full, nobody has one that fits, or the time is over.
  ///
  /// In a break that runs by then they get what is left of it.
  func gather(
    for planned: Pods.Break, mostAds: Int, _ wish: Wish, untilMs endMs: Int64,
  ) async throws(RPCError) -> GatheredAds {
    let end = time.now + .milliseconds(endMs - wallMs)
    var gathered = GatheredAds(beganMs: wallMs)
    var wish = wish
    var givers: Set<Int> = []
    while true {
      let demand = PodDemand(
        mostMs: planned.restMs(atMs: endMs) - gathered.lengthMs,
        mostAds: mostAds - gathered.ads.count, adsBefore: gathered.ads.count,
        position: PodDemand.Position(planned), givers: givers)
      gathered.filling.shortfall = shortfall(of: gathered, demand, until: end)
      guard gathered.filling.shortfall == nil, !demand.isMet else { break }
      wish.pod = demand
      do throws(RPCError) {
        let load = try begin(wish)
        let count = gathered.ads.count
        await take(load, into: &gathered, until: end)
        if let giver = gathered.latestPodGiver { givers.insert(giver) }
        guard gathered.ads.count > count else {
          gathered.filling.shortfall = time.now < end ? .noFill : .outOfTime
          break
        }
      } catch {
        // Nothing is lost of what has been taken.
        guard !gathered.ads.isEmpty else { throw error }
        gathered.filling.shortfall = .refused
        break
      }
    }
    gathered.filling.tookMs = wallMs - gathered.filling.beganMs
    guard Task.isCancelled else { return gathered }
    release(gathered)
    throw .cancelled
  }

  /// Why no more ads are asked for, if something is left that is not asked for.
  private func shortfall(
    of gathered: GatheredAds, _ demand: PodDemand, until end: Duration,
  ) -> BreakFilling.Shortfall? {
    if demand.mostMs <= 0 { return gathered.ads.isEmpty ? .outOfTime : nil }
    if demand.mostAds <= 0 { return .mostAds }
    return time.now < end ? nil : .outOfTime
  }

  /// Puts ads into a break; what does not fit any more is given back, the last first.
  func put(
    _ gathered: GatheredAds, into id: String,
  ) throws(FillRefusal) -> Pods.Break {
    var gathered = gathered
    do throws(FillRefusal) {
      guard let planned = holdings.schedule[id] else { throw .unknownBreak }
      let offsetMs = planned.elapsedMs(atMs: wallMs)
      while gathered.lengthMs > planned.durationMs - offsetMs, let last = gathered.leaveOutLast() {
        _ = take(
          EventReport(
            adId: last.id, type: .failedToPresent, errorCode: GatheredAds.breakShortened))
        release(last)
      }
      return try holdings.schedule.fill(
        id, with: gathered.ads.map(PlayedAd.init), fromMs: offsetMs, as: gathered.filling)
    } catch {
      release(gathered)
      throw error
    }
  }

  /// Gives ads back that nobody will play.
  func release(_ gathered: GatheredAds) {
    for ad in gathered.ads { release(ad.held) }
  }

  /// Runs a load, and takes what it brings.
  private func take(_ load: Load, into gathered: inout GatheredAds, until end: Duration) async {
    gathered.filling.loads.append(load.number)
    gathered.latestPodGiver = nil
    let outcome = await load.unit.waterfall.fill(
      load.request, on: time, with: holdings.roster, finishing: holdings.images, until: end)
    gathered.take(outcome.sources)
    guard let first = finish(load, outcome), let winner = outcome.winner else { return }
    let network = winner.source.network.id
    guard let pod = winner.ranked.offer.terms.pod else {
      return gathered.take([GatheredAds.Gathered(held: first, role: .alone)], [], of: network)
    }
    gathered.latestPodGiver = winner.ranked.place
    var taken = [GatheredAds.Gathered(held: first, role: pod.role)]
    var omitted = pod.omissions
    for follower in pod.followers {
      do throws(OfferFault) {
        let ranked = try await finished(follower.offer, of: winner, load, by: end)
        let next = WaterfallOutcome.Winner(ranked: ranked, source: winner.source)
        guard !Task.isCancelled else { break }
        taken.append(
          GatheredAds.Gathered(held: hold(next, for: load, engages: false), role: follower.role))
      } catch {
        trackUnused(follower.offer, at: winner.ranked.place, of: network, in: load)
        omitted.append(
          OfferedPod.Omission(
            place: follower.role.place, durationMs: follower.offer.content.videoMs,
            fate: .unfit(error, bidMicros: nil)))
      }
    }
    gathered.take(taken, omitted, of: network)
  }

  /// An ad of a pod with its price and its images.
  private func finished(
    _ offer: AdOffer, of winner: WaterfallOutcome.Winner, _ load: Load, by end: Duration,
  ) async throws(OfferFault) -> RankedOffer {
    let wanted = load.request.particulars.options
    var offer = offer
    if winner.source.network.fetchesImages, holdings.images.isNeeded(for: offer, wanted: wanted) {
      offer = try await holdings.images.finish(offer, wanted: wanted, by: end, on: time)
    }
    guard holdings.ads.count + counters.waitingLoads < holdings.settings.limits.adsHeld else {
      throw .podFull
    }
    return try RankedOffer(
      offer, of: winner.source, at: winner.ranked.place, in: load.unit.waterfall)
  }
}

extension PodDemand.Position {
  /// Where a break lies.
  fileprivate init(_ planned: Pods.Break) {
    let cues = planned.manner.cues
    self = cues.contains(.pre) ? .before : cues.contains(.post) ? .after : .within
  }
}
