package import AdService
import JSON
import Ledger
import Loop
import Mediation
package import RPC

extension Engine {
  package func loadAd(
    _ params: LoadAdParams, _ call: RPCCall,
  ) async throws(RPCError) -> LoadAdResult {
    let load = try begin(params)
    let outcome = await load.waterfall.fill(load.request, on: time)
    return try end(load, outcome)
  }

  package func presentAd(
    _ params: PresentAdParams, _ call: RPCCall,
  ) throws(RPCError) -> PresentAdResult {
    let held = try ad(params.adId)
    do throws(PresentRefusal) {
      try held.lifecycle.present(at: time.now)
    } catch {
      let gma = GMACode(domain: GMAError.domain, code: error.gma.code)
      throw RPCError(
        RPCReason(error), "\(held.id) cannot be presented: it is \(state(of: held).rawValue)",
        details: [RPCError.Detail("gma", gma)])
    }
    return PresentAdResult(
      ad: WireAd(held, at: time.now), creative: Creative(held.offer.content))
  }

  package func getAd(_ params: GetAdParams, _ call: RPCCall) throws(RPCError) -> GetAdResult {
    let held = try ad(params.adId)
    let isShown = state(of: held) == .presenting
    return GetAdResult(
      ad: WireAd(held, at: time.now), creative: isShown ? Creative(held.offer.content) : nil)
  }

  package func listAd(_ params: ListAdParams, _ call: RPCCall) throws(RPCError) -> ListAdResult {
    if let adUnit = params.adUnit { _ = try self.adUnit(adUnit) }
    var after = 0
    if let cursor = params.after {
      guard let number = number(inID: cursor, of: "ad-") else {
        throw .violation("after", expected: "the id of an ad", found: "\"\(cursor)\"")
      }
      after = number
    }
    var listed: [WireAd] = []
    for held in holdings.ads.values(after: after) {
      expire(held)
      let state = WireState(held.lifecycle.state(at: time.now))
      guard params.adUnit ?? held.adUnit.rawValue == held.adUnit.rawValue,
        params.state ?? state == state
      else { continue }
      if listed.count == params.limit {
        return ListAdResult(ads: listed, next: listed.last?.id)
      }
      listed.append(WireAd(held, at: time.now))
    }
    return ListAdResult(ads: listed)
  }

  package func releaseAd(
    _ params: ReleaseAdParams, _ call: RPCCall,
  ) throws(RPCError) -> ReleaseAdResult {
    let held = try ad(params.adId)
    if let outcome = held.lifecycle.release() { record(outcome, of: held) }
    _ = holdings.ads.remove(held.number)
    return ReleaseAdResult(ad: WireAd(held, at: time.now))
  }

  package func explainAd(
    _ params: ExplainAdParams, _ call: RPCCall,
  ) throws(RPCError) -> ExplainAdResult {
    let load: Int
    switch (params.loadId, params.adId) {
    case (let id?, nil):
      guard let number = number(inID: id, of: "load-") else { throw .unknownLoad(id) }
      load = number
    case (nil, let id?): load = try ad(id).loadNumber
    default: throw .violation("", expected: "exactly one of loadId, adId", found: nil)
    }
    guard let sources = holdings.explanations[load] else { throw .unknownLoad("load-\(load)") }
    return ExplainAdResult(explain: Explain(loadNumber: load, sources))
  }
}

// The two halves of a load; what is in them takes no room while it waits.
extension Engine {
  private struct Load {
    let number: Int
    let waterfall: Waterfall
    let request: AdRequest
  }

  @inline(never)
  private func begin(_ params: LoadAdParams) throws(RPCError) -> Load {
    let (unit, request) = try request(for: params)
    try checkRoom()
    counters.loads += 1
    counters.waitingLoads += 1
    return Load(number: counters.loads, waterfall: unit.waterfall, request: request)
  }

  @inline(never)
  private func end(_ load: Load, _ outcome: WaterfallOutcome) throws(RPCError) -> LoadAdResult {
    counters.waitingLoads -= 1
    holdings.explanations.keep(
      outcome.sources, number: load.number, limit: holdings.settings.limits.explanationsKept)
    if Task.isCancelled { throw .cancelled }
    let explain = Explain(loadNumber: load.number, outcome.sources)
    guard let winner = outcome.winner else {
      throw RPCError(
        .noFill, "no source of \(load.request.adUnit.rawValue) filled",
        details: [RPCError.Detail("explain", explain)])
    }
    let held = hold(winner, for: load.request, loadNumber: load.number)
    return LoadAdResult(ad: WireAd(held, at: time.now), explain: explain)
  }
}

// What the methods have in common.
extension Engine {
  /// The ad of that id, expired if its time is over.
  func ad(_ id: String) throws(RPCError) -> HeldAd {
    guard let number = number(inID: id, of: "ad-"), let held = holdings.ads[number] else {
      throw RPCError(.unknownAd, "no ad \(id) is held")
    }
    expire(held)
    return held
  }

  /// Where an ad stands now.
  func state(of held: HeldAd) -> Mediation.AdState { held.lifecycle.state(at: time.now) }

  /// Notes that an ad has gone stale, if it has.
  func expire(_ held: HeldAd) {
    if held.lifecycle.expire(at: time.now) { record(.expired, of: held) }
  }

  /// The ad unit of that name.
  private func adUnit(_ name: String) throws(RPCError) -> Settings.AdUnit {
    if let unit = holdings.settings.adUnits[name] { return unit }
    let nearest = NearestWord.of(name, in: holdings.settings.adUnits.keys.sorted())
    throw RPCError(
      .unknownAdUnit, "there is no ad unit \(name)",
      remedy: nearest.map { "Did you mean \($0)?" })
  }

  /// Resolves what a load asks for.
  private func request(
    for params: LoadAdParams,
  ) throws(RPCError) -> (Settings.AdUnit, AdRequest) {
    let unit = try adUnit(params.adUnit)
    let formats = try formats(wantedBy: params, of: unit)
    let request = AdRequest(
      adUnit: unit.id, formats: formats,
      customFormats: try customFormats(wantedBy: params, formats, of: unit),
      ordinal: UInt64(counters.loads))
    return (unit, request)
  }

  private func formats(
    wantedBy params: LoadAdParams, of unit: Settings.AdUnit,
  ) throws(RPCError) -> [Mediation.AdFormat] {
    let wanted: [WireFormat]
    switch (params.format, params.formats) {
    case (let format?, nil): wanted = [format]
    case (nil, let formats?): wanted = formats
    default:
      throw .violation(
        "", expected: "exactly one of format, formats",
        found: params.format == nil ? "none of them" : "both")
    }
    let formats = wanted.map { Mediation.AdFormat($0) }
    for format in formats where !unit.formats.contains(format) {
      let served = unit.formats.map(\.rawValue).joined(separator: ", ")
      throw RPCError(
        .formatNotServed,
        "\(params.adUnit) does not serve the format \(format.rawValue); it serves \(served)")
    }
    return formats
  }

  private func customFormats(
    wantedBy params: LoadAdParams, _ formats: [Mediation.AdFormat], of unit: Settings.AdUnit,
  ) throws(RPCError) -> [CustomFormat] {
    guard formats.contains(.customNative) else { return [] }
    guard let ids = params.formatIds else { return unit.customFormats }
    var wanted: [CustomFormat] = []
    for id in ids {
      guard let format = unit.customFormats.first(where: { $0.id == id }) else {
        throw RPCError(.unknownFormatId, "\(params.adUnit) does not serve the custom format \(id)")
      }
      wanted.append(format)
    }
    return wanted
  }

  private func checkRoom() throws(RPCError) {
    let limit = holdings.settings.limits.adsHeld
    guard holdings.ads.count + counters.waitingLoads < limit else {
      throw RPCError(.tooManyAds, "\(limit) ads are held or being loaded")
    }
  }

  private func hold(
    _ winner: WaterfallOutcome.Winner, for request: AdRequest, loadNumber: Int,
  ) -> HeldAd {
    counters.ads += 1
    var customFormat: CustomFormat?
    if case .custom(let content) = winner.offer.content {
      customFormat = request.customFormats.first { $0.id == content.formatID }
    }
    let held = HeldAd(
      number: counters.ads, adUnit: request.adUnit, winner: winner, customFormat: customFormat,
      loadNumber: loadNumber, expiresAtMs: wallMs + holdings.settings.lifetime.wholeMilliseconds,
      lifecycle: AdLifecycle(
        expiresAt: time.now + holdings.settings.lifetime,
        impressionMicros: winner.price?.impressionMicros,
        hasReward: winner.offer.format.isRewarded))
    holdings.ads.append(held, number: held.number)
    record(.loaded, of: held)
    return held
  }
}

extension RPCReason {
  fileprivate init(_ refusal: PresentRefusal) {
    switch refusal {
    case .notReady: self = .adNotReady
    case .expired: self = .adExpired
    case .alreadyUsed: self = .adAlreadyUsed
    }
  }
}

extension RPCError {
  fileprivate static func unknownLoad(_ id: String) -> RPCError {
    RPCError(.unknownLoad, "no explanation of \(id) is kept")
  }
}
