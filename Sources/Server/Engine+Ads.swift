package import AdService
import JSON
import Ledger
import Loop
import Mediation
package import RPC

extension Engine {
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
    for held in holdings.ads.values(after: after) where !held.isBuffered {
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
    release(held)
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
    case (nil, let id?): load = try loadNumber(ofAd: id)
    default: throw .violation("", expected: "exactly one of loadId, adId", found: nil)
    }
    guard let record = holdings.explanations[load] else { throw .unknownLoad("load-\(load)") }
    return ExplainAdResult(explain: Explain(loadNumber: load, record))
  }

  /// The load that an ad came from, which is known for a while after it was given back.
  private func loadNumber(ofAd id: String) throws(RPCError) -> Int {
    if let number = number(inID: id, of: "ad-"), let load = holdings.loadsOfGoneAds[number] {
      return load
    }
    return try ad(id).loadNumber
  }
}

// What the methods have in common.
extension Engine {
  /// The ad of that id, expired if its time is over.
  func ad(_ id: String) throws(RPCError) -> HeldAd {
    guard let number = number(inID: id, of: "ad-"), let held = holdings.ads[number],
      !held.isBuffered
    else {
      throw RPCError(.unknownAd, "no ad \(id) is held")
    }
    expire(held)
    return held
  }

  /// Where an ad stands now.
  func state(of held: HeldAd) -> Mediation.AdState { held.lifecycle.state(at: time.now) }

  /// Gives an ad back, and says what became of its reward.
  func release(_ held: HeldAd) {
    let wasShown = state(of: held) == .presenting || state(of: held) == .dismissed
    if let outcome = held.lifecycle.release() { record(outcome, of: held) }
    _ = holdings.ads.remove(held.number)
    holdings.loadsOfGoneAds.keep(
      held.loadNumber, number: held.number, limit: holdings.settings.limits.explanationsKept)
    holdings.images.release(held.offer.content)
    guard let engagement = held.engagement else { return }
    holdings.engagedAds[engagement.name] = nil
    if wasShown { tell(.untracked, of: held) }
    tell(.released, of: held)
  }

  /// Tells the network of an ad what happened to it, if it takes part.
  func tell(_ notice: AdNotice.Kind, of held: HeldAd) {
    guard let engagement = held.engagement else { return }
    engagement.network.tell(AdNotice(notice, of: engagement.name))
  }

  /// Notes that an ad has gone stale, if it has.
  func expire(_ held: HeldAd) {
    if held.lifecycle.expire(at: time.now) { record(.expired, of: held) }
  }
}

extension RPCError {
  fileprivate static func unknownLoad(_ id: String) -> RPCError {
    RPCError(.unknownLoad, "no explanation of \(id) is kept")
  }
}
