package import AdService
import Adapters
import JSON
import Loop
import Mediation
package import RPC

extension Engine {
  package func loadAd(
    _ params: LoadAdParams, _ call: RPCCall,
  ) async throws(RPCError) -> LoadAdResult {
    let load = try begin(params)
    let outcome = await load.unit.waterfall.fill(
      load.request, on: time, with: holdings.roster, finishing: holdings.images)
    guard let several = load.several else { return try end(load, outcome) }
    return try await end(load, outcome, several)
  }

  /// Ends a load that is the first of several; apart, as few loads need room for that.
  @inline(never)
  private func end(
    _ load: Load, _ outcome: WaterfallOutcome, _ several: Several,
  ) async throws(RPCError) -> LoadAdResult {
    var result = try end(load, outcome)
    result.more = try await loadMore(several, after: result.ad)
    return result
  }

  /// Loads the other ads that are wanted, one after another, in the time that is left.
  private func loadMore(
    _ several: Several, after first: WireAd,
  ) async throws(RPCError) -> [WireAd] {
    var more: [WireAd] = []
    while more.count < several.count, time.now < several.end,
      let load = try? begin(several.wish)
    {
      let outcome = await load.unit.waterfall.fill(
        load.request, on: time, with: holdings.roster, finishing: holdings.images,
        until: several.end)
      guard let held = finish(load, outcome) else { break }
      more.append(WireAd(held, at: time.now))
    }
    guard Task.isCancelled else { return more }
    // Nobody will learn of these ads.
    for one in [first] + more {
      if let held = try? ad(one.id) { release(held) }
    }
    throw .cancelled
  }
}

// The two halves of a load; what is in them takes no room while it waits.
extension Engine {
  @inline(never)
  private func begin(_ params: LoadAdParams) throws(RPCError) -> Load {
    let wish = Wish(
      adUnit: params.adUnit, format: params.format, formats: params.formats,
      formatIds: params.formatIds, particulars: try particulars(params.options, params.context))
    let load = try begin(wish)
    if params.count > 1 {
      load.several = Several(
        count: params.count - 1, wish: wish, end: time.now + load.unit.waterfall.patience)
    }
    return load
  }

  @inline(never)
  private func end(_ load: Load, _ outcome: WaterfallOutcome) throws(RPCError) -> LoadAdResult {
    let record = LoadRecord(sources: outcome.sources, remarks: remarks(on: load, outcome))
    let held = finish(load, outcome, record)
    let explain = Explain(loadNumber: load.number, record)
    guard let held else {
      if Task.isCancelled { throw .cancelled }
      throw RPCError(
        .noFill, "no source of \(load.request.adUnit.rawValue) filled",
        details: [RPCError.Detail("explain", explain)])
    }
    return LoadAdResult(ad: WireAd(held, at: time.now), explain: explain)
  }

  /// Says why there cannot be a load, if there cannot.
  func check(_ wish: Wish) throws(RPCError) {
    _ = try request(for: wish)
  }

  private func request(for wish: Wish) throws(RPCError) -> (Settings.AdUnit, AdRequest) {
    let unit = try adUnit(wish.adUnit)
    let formats = try formats(wantedBy: wish, of: unit)
    let request = AdRequest(
      adUnit: unit.id, formats: formats,
      customFormats: try customFormats(wantedBy: wish, formats, of: unit),
      particulars: wish.particulars, pod: wish.pod, ordinal: UInt64(counters.loads))
    return (unit, request)
  }

  /// Begins a load, or says why there cannot be one.
  func begin(_ wish: Wish) throws(RPCError) -> Load {
    let (unit, request) = try request(for: wish)
    try checkRoom()
    counters.loads += 1
    counters.waitingLoads += 1
    if !holdings.settings.setsUpAtStart { setUpForFirstUse(unit) }
    return Load(number: counters.loads, unit: unit, request: request)
  }

  /// Writes a load down, and holds the ad that won.
  func finish(
    _ load: Load, _ outcome: WaterfallOutcome, _ record: LoadRecord? = nil,
  ) -> HeldAd? {
    counters.waitingLoads -= 1
    let record = record ?? LoadRecord(sources: outcome.sources, remarks: remarks(on: load, outcome))
    holdings.explanations.keep(
      record, number: load.number, limit: holdings.settings.limits.explanationsKept)
    guard !Task.isCancelled, let winner = outcome.winner else {
      trackLosses(of: load, outcome)
      return nil
    }
    let held = hold(winner, for: load)
    trackLosses(of: load, outcome)
    return held
  }

  /// Holds an ad that has won; the network takes part only in one that it was asked for by name.
  func hold(
    _ winner: WaterfallOutcome.Winner, for load: Load, engages: Bool = true,
  ) -> HeldAd {
    counters.ads += 1
    let offer = winner.ranked.offer
    var customFormat: CustomFormat?
    if case .custom(let content) = offer.content {
      customFormat = load.request.customFormats.first { $0.id == content.formatID }
    }
    let network = winner.source.network
    let configured = holdings.settings.networks[network.id.rawValue]
    let lifetime =
      configured?.lifetimes.lifetime(of: offer)
      ?? .milliseconds(holdings.configuration.expiresAfterMs)
    let held = HeldAd(
      number: counters.ads, adUnit: load.request.adUnit, winner: winner,
      customFormat: customFormat,
      reward: offer.format.isRewarded ? load.unit.reward ?? offer.reward : nil,
      loadNumber: load.number, expiresAtMs: wallMs + lifetime.wholeMilliseconds,
      engagement: engages && (network.keepsAds || offer.terms.keepsAd)
        ? engagement(of: winner, load) : nil,
      tracked: tracked(offer, of: load),
      lifecycle: AdLifecycle(
        expiresAt: time.now + lifetime,
        impressionMicros: winner.ranked.price?.impressionMicros,
        hasReward: offer.format.isRewarded, rewardsAt: offer.terms.rewardsAt,
        counting: offer.terms.counting))
    holdings.ads.append(held, number: held.number)
    holdings.images.hold(offer.content)
    if let engagement = held.engagement { holdings.engagedAds[engagement.name] = held.number }
    trackWin(of: held, event: record(.loaded, of: held))
    return held
  }

  private func engagement(
    of winner: WaterfallOutcome.Winner, _ load: Load,
  ) -> HeldAd.Engagement {
    let network = winner.source.network
    return HeldAd.Engagement(
      network: network, name: OfferName(load: load.number, place: winner.ranked.place),
      parameter: winner.source.credentials["parameter"],
      extras: load.request.particulars.context.extras(for: network.id))
  }
}

// What there is to notice about a load.
extension Engine {
  /// What is worth a remark: what the winner noticed, and extras that a network does not know.
  private func remarks(on load: Load, _ outcome: WaterfallOutcome) -> LoadRecord.Remarks? {
    // By way of the particulars, as a copy of the context costs more than the look at it.
    let particulars = load.request.particulars
    let ranked = outcome.winner?.ranked
    let noticed = ranked?.offer.terms.remarks ?? []
    guard !particulars.context.extras.isEmpty || !noticed.isEmpty else { return nil }
    var notes: [Int: [String]] = [:]
    if let ranked, !noticed.isEmpty { notes[ranked.place] = noticed }
    for (place, source) in load.unit.waterfall.sources.enumerated() {
      let network = source.network.id
      guard particulars.context.extras(for: network) != nil,
        case .ready(let traits)? = holdings.roster[network]?.standing, traits.takesExtras == false
      else { continue }
      notes[place, default: []].append(
        "The extras for \(network.rawValue) are ignored: it takes none.")
    }
    guard !notes.isEmpty else { return nil }
    let remarks = LoadRecord.Remarks()
    remarks.notes = notes
    return remarks
  }
}

// What a load asks for, in the words of the configuration.
extension Engine {
  /// The ad unit of that name.
  func adUnit(_ name: String) throws(RPCError) -> Settings.AdUnit {
    if let unit = holdings.settings.adUnits[name] { return unit }
    let nearest = NearestWord.of(name, in: holdings.settings.adUnits.keys.sorted())
    throw RPCError(
      .unknownAdUnit, "there is no ad unit \(name)",
      remedy: nearest.map { "Did you mean \($0)?" })
  }

  private func formats(
    wantedBy wish: Wish, of unit: Settings.AdUnit,
  ) throws(RPCError) -> [Mediation.AdFormat] {
    let wanted: [WireFormat]
    switch (wish.format, wish.formats) {
    case (let format?, nil): wanted = [format]
    case (nil, let formats?): wanted = formats
    default:
      throw .violation(
        "", expected: "exactly one of format, formats",
        found: wish.format == nil ? "none of them" : "both")
    }
    let formats = wanted.map { Mediation.AdFormat($0) }
    for format in formats where !unit.formats.contains(format) {
      let served = unit.formats.map(\.rawValue).joined(separator: ", ")
      throw RPCError(
        .formatNotServed,
        "\(wish.adUnit) does not serve the format \(format.rawValue); it serves \(served)")
    }
    return formats
  }

  private func customFormats(
    wantedBy wish: Wish, _ formats: [Mediation.AdFormat], of unit: Settings.AdUnit,
  ) throws(RPCError) -> [CustomFormat] {
    guard formats.contains(.customNative) else { return [] }
    guard let ids = wish.formatIds else { return unit.customFormats }
    var wanted: [CustomFormat] = []
    for id in ids {
      guard let format = unit.customFormats.first(where: { $0.id == id }) else {
        throw RPCError(.unknownFormatId, "\(wish.adUnit) does not serve the custom format \(id)")
      }
      wanted.append(format)
    }
    return wanted
  }

  /// Says why no more ads can be held, if they cannot.
  func checkRoom() throws(RPCError) {
    let limit = holdings.settings.limits.adsHeld
    guard holdings.ads.count + counters.waitingLoads < limit else {
      throw RPCError(.tooManyAds, "\(limit) ads are held or being loaded")
    }
  }
}
