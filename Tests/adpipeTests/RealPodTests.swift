import Rehearsal
import Testing

/// Breaks that a real ad server fills with pods; each session plays again.
@Suite struct RealPodTests {
  @Test func `a pod fills a break with its substitutes, and each ad is told of once`() throws {
    // Two of six ads cannot be used: one has no file to play, one is longer than what is left.
    let demand = try RealPodTests.demand(
      "real-pod", "ads=4&buffet=2&bad=2&lengths=10,10,55,10,30,10")
    let filled = try RealPodTests.fill(demand, "2099-01-01T00:00:00Z")
    #expect(filled.adsMs == 60_000)
    #expect(filled.shortfall == nil)
    #expect(
      filled.offered.map { "\($0.place ?? 0) \($0.replaces ?? 0) \($0.reason ?? "-")" } == [
        "1 0 -", "2 0 SERVER_ERROR", "0 2 -", "3 0 TOO_LONG", "0 3 -", "4 0 -",
      ])
    #expect(filled.offered.compactMap(\.errorCode) == [901, 202])
    for ad in filled.adIds { try demand.play(ad, ["impression", "videoStarted", "videoEnded"]) }
    let told = try demand.told()
    #expect(told.deliveries.failed == 0)
    for event in ["impression", "start", "complete"] {
      let heard = try demand.servers.tracked("id=ad&event=\(event)").compactMap {
        $0["ad"] as? String
      }
      // Each ad is told of by itself, so one may overtake another.
      #expect(heard.sorted() == ["1", "4", "5", "6"])
    }
    let errors = try demand.servers.tracked("id=ad&event=error")
    #expect(
      errors.map { "\($0["ad"] ?? "") \($0["code"] ?? "")" }.sorted() == ["2 901", "3 202"])
    try demand.end()
  }

  @Test func `a server behind a wrapper that is too slow costs its ad, and not the break`() throws {
    let demand = try RealPodTests.demand(
      "real-slow-pod", "kind=wrappers&ads=3&buffet=1&at=1:hang&duration=10")
    let filled = try RealPodTests.fill(demand, "2099-01-01T00:00:00Z")
    #expect(filled.adIds.count == 1)
    #expect(filled.offered.compactMap(\.reason).count == 3)
    try demand.end()
  }

  private static func demand(_ name: String, _ query: String) throws -> RealDemand {
    try RealDemand(name) { base in
      """
      networks:
        tags: {adapter: vast, endpoint: "\(base)/vast?\(query)", vast: {wrapperTimeoutMs: 300}}
      adUnits: {breaks: {formats: [interstitial], waterfall: [{network: tags}]}}
      streams: {live: {networkCode: "1", customAssetKey: k, breakDurationMs: 60000}}
      """
    }
  }

  private static func fill(_ demand: RealDemand, _ start: String) throws -> RealFilling {
    _ = try demand.ask(
      "pod.schedule", #"{"stream":"live","streamId":"anna","at":{"clock":"\#(start)"}}"#)
    return try demand.result("pod.fill", #"{"breakId":"break-1","adUnit":"breaks"}"#)
  }
}

/// How a break was filled, as far as these tests look at it.
private struct RealFilling: Decodable {
  /// How long its ads are.
  let adsMs: Int

  /// The ads.
  let adIds: [String]

  /// Why it is not fuller.
  let shortfall: String?

  /// What became of each ad that was offered.
  let offered: [Offered]

  /// An ad that was offered.
  struct Offered: Decodable {
    let adId: String?
    let place: Int?
    let replaces: Int?
    let reason: String?
    let errorCode: Int?
  }
}
