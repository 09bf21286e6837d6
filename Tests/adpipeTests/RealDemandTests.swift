import Foundation
import Rehearsal
import Testing

/// Ads of real servers, from the load to the last one who is told; each session plays again.
@Suite struct RealDemandTests {
  @Test func `the best bid wins, is paid for, and all others hear that they have lost`() throws {
    let demand = try RealDemand("real-banner") { base in
      """
      networks:
        dear: {adapter: openrtb, endpoint: "\(base)/openrtb2/auction",
          credentials: {tagId: "dear;fill=1;seats=2;price=2.50"}}
        cheap: {adapter: openrtb, endpoint: "\(base)/openrtb2/auction",
          credentials: {tagId: "cheap;fill=1;seats=1;price=1.25"}}
      adUnits:
        home: {formats: [banner], floor: 0.5, bidding: [cheap, dear]}
      """
    }
    let ad = try demand.load("home", "banner").ad.id
    _ = try demand.told()
    #expect(try demand.servers.notices("kind=bill").isEmpty)
    try demand.play(ad, ["impression"])
    let told = try demand.told()
    #expect(told.deliveries == .init(waiting: 0, delivered: 4, failed: 0))
    let notices = try demand.servers.notices()
    func prices(_ kind: String) -> [String] {
      notices.filter { $0["kind"] as? String == kind }.compactMap { $0["price"] as? String }
    }
    #expect(prices("win") == ["2.5"] && prices("bill") == ["2.5"])
    #expect(prices("loss") == ["2.5", "2.5"])
    #expect(notices.compactMap { $0["loss"] as? String } == ["102", "102"])
    #expect(notices.last?["kind"] as? String == "bill")
    try demand.end()
  }

  @Test func `the images of a native ad are files until the end`() throws {
    let demand = try RealDemand("real-native") { base in
      """
      networks: {exchange: {adapter: openrtb, endpoint: "\(base)/openrtb2/auction"}}
      adUnits:
        home: {formats: [native], waterfall: [
          {network: exchange, parameter: "home;fill=1;format=native;track=500*1", price: 1}]}
      """
    }
    let ad = try demand.load("home", "native").ad
    let path = try #require(ad.native?.images.first?.path)
    #expect(try Data(contentsOf: URL(filePath: path)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    try demand.play(ad.id, ["impression", "click"])
    let told = try demand.told()
    #expect(told.deliveries.failed == 0)
    // The first try of each meets a server that is not well.
    #expect(told.events.flatMap { $0.deliveries ?? [] }.allSatisfy { $0.tries == 2 })
    #expect(FileManager.default.fileExists(atPath: path))
    try demand.end()
    let folder = URL(filePath: path).deletingLastPathComponent().path
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  /// A course of a video of fifteen seconds.
  private static let course = [
    "willPresent", "impression", "videoStarted", "firstQuartile@3750", "progress@5000",
    "midpoint@7500", "thirdQuartile@11250", "progress@12000", "videoEnded", "dismissed",
  ]

  /// What the ad server behind the last wrapper hears of it, in this order.
  private static let heard = [
    "loaded", "impression", "creativeView", "start", "firstQuartile", "progress", "midpoint",
    "thirdQuartile", "progress", "complete", "closeLinear",
  ]

  private static func heard(_ demand: RealDemand, _ query: String) throws -> [String] {
    try demand.servers.tracked(query).compactMap { $0["event"] as? String }
  }

  @Test func `a video behind wrappers is told of at every level, even when the input ends`() throws
  {
    let demand = try RealDemand("real-video") { base in
      """
      networks: {exchange: {adapter: openrtb, endpoint: "\(base)/openrtb2/auction"}}
      adUnits:
        home: {formats: [interstitial], waterfall: [{network: exchange, price: 1,
          parameter: "home;fill=1;seats=1;price=3;format=video;vast=depth=2+id=film"}]}
      """
    }
    let ad = try demand.load("home", "interstitial").ad.id
    try demand.play(ad, RealDemandTests.course)
    // Nobody waits: what is left is told before the program ends.
    try demand.end()
    // At the end all are told at once, so servers may hear of it in another order.
    let middle = RealDemandTests.heard.filter { $0 != "loaded" && $0 != "progress" }.sorted()
    #expect(try RealDemandTests.heard(demand, "id=film&level=0").sorted() == middle)
    #expect(try RealDemandTests.heard(demand, "id=film&level=1").sorted() == middle)
    let last = try RealDemandTests.heard(demand, "id=film&level=2").sorted()
    #expect(last == RealDemandTests.heard.sorted())
    let kinds = try demand.servers.notices().compactMap { $0["kind"] as? String }
    #expect(kinds.sorted() == ["bill", "win"])
  }

  @Test(arguments: ["vast?kind=wrapper&depth=3&id=film", "openrtb2/auction"])
  func `a reward is earned when the video has come to its end`(path: String) throws {
    let adapter = path.hasPrefix("vast") ? "vast" : "openrtb"
    let demand = try RealDemand("real-reward-\(adapter)") { base in
      """
      networks: {source: {adapter: \(adapter), endpoint: "\(base)/\(path)"}}
      adUnits:
        home: {formats: [rewarded], reward: {type: lives, amount: 1}, waterfall: [{
          network: source, parameter: "home;fill=1;format=video;vast=id=film", price: 1}]}
      """
    }
    let ad = try demand.load("home", "rewarded").ad.id
    try demand.play(ad, ["impression", "videoStarted", "midpoint"])
    #expect(try !demand.told().events.contains { $0.type == "rewardEarned" })
    _ = try demand.ask("event.report", #"{"adId":"\#(ad)","type":"videoEnded"}"#)
    let told = try demand.told()
    #expect(told.events.filter { $0.type == "rewardEarned" }.count == 1)
    #expect(told.deliveries.failed == 0)
    #expect(try RealDemandTests.heard(demand, "id=film&event=complete").contains("complete"))
    try demand.end()
  }

  @Test func `a break of VMAP begins and ends with its ad`() throws {
    let demand = try RealDemand("real-vmap") { base in
      """
      networks: {source: {adapter: vast, endpoint: "\(base)/vmap?breaks=start,end&id=film"}}
      adUnits: {home: {formats: [interstitial], waterfall: [{network: source}]}}
      """
    }
    let ad = try demand.load("home", "interstitial").ad.id
    try demand.play(ad, RealDemandTests.course)
    _ = try demand.told()
    var heard = RealDemandTests.heard
    heard.insert("breakStart", at: 2)
    heard.insert("breakEnd", at: heard.count - 1)
    #expect(try RealDemandTests.heard(demand, "id=film-0") == heard)
    try demand.end()
  }

  @Test func `what an ad names may not lead to this machine unless that is allowed`() throws {
    let demand = try RealDemand("real-private", allowsLoopback: false) { base in
      """
      networks:
        exchange: {adapter: openrtb, endpoint: "\(base)/openrtb2/auction"}
        tags: {adapter: vast, endpoint: "\(base)/vast?kind=wrapper&depth=1"}
      adUnits:
        native: {formats: [native], waterfall: [
          {network: exchange, parameter: "native;fill=1;format=native"}]}
        banner: {formats: [banner], waterfall: [{network: exchange, parameter: "b;fill=1"}]}
        video: {formats: [interstitial], waterfall: [{network: tags}]}
      """
    }
    let image = try demand.fate("native", "native")
    #expect(image.reason == "IMAGE_NOT_LOADED")
    #expect(image.remedy?.contains("outside.allowPrivateAddresses") == true)
    let video = try demand.fate("video", "interstitial")
    #expect(video.adapter?.message?.contains("outside.allowPrivateAddresses") == true)
    try demand.play(try demand.load("banner", "banner").ad.id, ["impression"])
    let told = try demand.told()
    #expect(told.deliveries.delivered == 0)
    #expect(
      Set(told.events.flatMap { $0.deliveries ?? [] }.map(\.reason)) == ["FORBIDDEN_ADDRESS"])
    #expect(try demand.servers.tracked().isEmpty && demand.servers.notices().isEmpty)
    try demand.end()
  }

  @Test func `an exchange is told who the viewer is only with consent`() throws {
    let demand = try RealDemand("real-consent") { base in
      """
      networks:
        exchange: {adapter: openrtb, endpoint: "\(base)/openrtb2/auction",
          privacy: {gvlId: 755, purposes: [1, 2, 3, 4, 7]}}
      adUnits:
        home: {formats: [banner], waterfall: [{network: exchange, parameter: "home;fill=1"}]}
      """
    }
    let viewer = """
      {"context":{"device":{"ip":"192.0.2.77","ifa":"6d92078a"},"country":"AT",\
      "user":{"id":"anna","eids":[{"source":"ids.example","uids":[{"id":"e-1"}]}]}}}
      """
    _ = try demand.ask("context.set", viewer)
    let without = try demand.load("home", "banner").explain
    #expect(without.sources.first?.notes?.first?.contains("consent") == true)
    var consent = ConsentText.all(for: [755])
    consent.interestVendors = [755]
    _ = try demand.ask("context.set", #"{"context":{"consent":{"tcf":"\#(consent.text)"}}}"#)
    #expect(try demand.load("home", "banner").explain.sources.first?.notes == nil)
    let bodies = try demand.servers.requests("path=/openrtb2/auction").map { $0["body"] }
    func told(_ part: String, _ name: String) -> [String?] {
      bodies.map { (($0 as? [String: Any])?[part] as? [String: Any])?[name] as? String }
    }
    #expect(told("device", "ifa") == [nil, "6d92078a"])
    #expect(told("device", "ip") == ["192.0.2.0", "192.0.2.77"])
    #expect(told("user", "id") == [nil, "anna"])
    #expect(told("user", "consent") == [nil, consent.text])
    #expect(bodies.map { "\($0 ?? "")".contains("ids.example") } == [false, true])
    try demand.end()
  }
}
