import Mediation
import Networks
import Testing

private func ad(_ id: String, _ sequence: Int? = nil, seconds: Int = 10) -> String {
  let attributes = sequence.map { "sequence='\($0)'" } ?? ""
  return VASTSamples.inLine(
    id, attributes: attributes,
    duration: seconds == 0 ? "" : "00:00:\(seconds < 10 ? "0" : "")\(seconds)")
}

private func walk(
  _ ads: [String], _ mostMs: Int64, mostAds: Int = 10, pages: [String: String] = [:],
  isForOne: Bool = false,
) throws -> VASTWalk {
  try VASTWalk("<VAST version='4.2'>\(ads.joined())</VAST>", pages, isForOne: isForOne) {
    $0.room = PodDemand(mostMs: mostMs, mostAds: mostAds)
  }
}

@Suite struct VASTRoomTests {
  @Test func `an ad that is too long is replaced by the first stand-alone ad that fits`() throws {
    let ads = [
      ad("p1", 1), ad("p2", 2, seconds: 30), ad("p3", 3), ad("a", seconds: 20), ad("b"),
      ad("c", seconds: 5),
    ]
    let walk = try walk(ads, 30_000)
    #expect(walk.ads == "p1,b,p3 | a,c")
    #expect(walk.found.pod.map(\.replaces) == [nil, 2, nil])
    #expect(walk.complaints == ["202 p2"])
    #expect(walk.omitted == ["2 202"])
  }

  @Test func `a substitute gets what the others leave, and costs none of them its place`() throws {
    let ads = [ad("p1", 1, seconds: 0), ad("p2", 2), ad("a", seconds: 25), ad("b", seconds: 20)]
    let walk = try walk(ads, 30_000)
    #expect(walk.ads == "b,p2 | a")
    #expect(walk.complaints == ["202 p1"])
  }

  @Test func `each substitute is used once, and where none fits the place stays empty`() throws {
    let ads = [ad("p1", 1, seconds: 0), ad("p2", 2, seconds: 0), ad("p3", 3), ad("a")]
    let walk = try walk(ads, 60_000)
    #expect(walk.ads == "a,p3")
    #expect(walk.omitted == ["1 202", "2 202"])
  }

  @Test func `what comes when the break is full was not served`() throws {
    let ads = [ad("p1", 1), ad("p2", 2), ad("p3", 3), ad("a", seconds: 5)]
    #expect(try walk(ads, 20_000).complaints == ["206 p3"])
    let few = try walk(ads, 90_000, mostAds: 2)
    #expect(few.ads == "p1,p2 | a")
    #expect(few.complaints == ["206 p3"])
  }

  @Test func `without a pod those that stand alone fill the break in turn`() throws {
    let ads = [ad("a"), ad("b", seconds: 30), ad("c"), ad("d"), ad("e")]
    let walk = try walk(ads, 30_000)
    #expect(walk.ads == " | a,c,d")
    #expect(walk.complaints == ["202 b"])
  }

  @Test func `a pod behind a wrapper has its own substitutes, and all hear of what fails`() throws {
    let wrapper = VASTSamples.wrapper("w", to: "b", flags: "allowMultipleAds='true'")
    let page = "<VAST version='4.2'>\(ad("p1", 1, seconds: 40) + ad("p2", 2) + ad("a"))</VAST>"
    let walk = try walk([wrapper], 30_000, pages: ["b": page])
    #expect(walk.found.buffet.map(\.ad.id) == ["a", "p2"])
    #expect(walk.complaints == ["202 w", "202 p1"])
  }

  @Test func `what is behind a slow wrapper gets its room before what comes after it`() throws {
    let page = "<VAST version='4.2'>\(ad("x", seconds: 5))</VAST>"
    let ads = [
      VASTSamples.wrapper("w", to: "b", attributes: "sequence='1'"), ad("p2", 2, seconds: 28),
      ad("p3", 3),
    ]
    let walk = try walk(ads, 30_000, pages: ["b": page])
    #expect(walk.ads == "x,p3")
    #expect(walk.complaints == ["202 p2"])
  }

  @Test func `a wrapper without ads is replaced as well`() throws {
    let ads = [VASTSamples.wrapper("w", to: "b", attributes: "sequence='1'"), ad("p2", 2), ad("a")]
    let walk = try walk(ads, 30_000, pages: ["b": "<VAST version='4.2'/>"])
    #expect(walk.ads == "a,p2")
    #expect(walk.omitted == ["1 303"])
  }

  @Test func `where one ad is wanted it is the first that has room`() throws {
    let walk = try walk([ad("a", seconds: 40), ad("b")], 30_000, isForOne: true)
    #expect(walk.ads == "b")
    #expect(walk.complaints == ["202 a"])
  }
}

@Suite struct VASTPodOfferTests {
  fileprivate static let document = VASTSamples.document(
    ad("p1", 1), ad("p2", 2, seconds: 0), ad("p3", 3, seconds: 40), ad("a", seconds: 15), ad("b"))

  private func load(
    _ pod: PodDemand?, document: String = Self.document,
  ) throws -> (NetworkConformance.Load, RehearsedWeb) {
    let web = RehearsedWeb(["https://e.example": .document(document)])
    let network = VASTNetwork(
      id: NetworkID(rawValue: "tags"), loader: web.loader { $0.endpoint = "https://e.example" })
    let request = VASTSamples.request(.interstitial, pod: pod)
    return (try NetworkConformance.load(request, from: network).load, web)
  }

  @Test func `a pod is offered in order, with its substitutes and what was left out`() throws {
    let (load, web) = try load(PodDemand(mostMs: 45_000, mostAds: 10, adsBefore: 1))
    let offer = try #require(load.offer)
    let pod = try #require(offer.terms.pod)
    let offers = [offer] + pod.followers.map(\.offer)
    #expect(offers.map(\.content.videoMs) == [10_000, 15_000, 10_000])
    #expect(
      [pod.role] + pod.followers.map(\.role)
        == [.inSequence(1), .substitute(for: 2), .substitute(for: 3)])
    #expect(pod.omissions.map(\.place) == [2, 3])
    #expect(pod.omissions.map(\.durationMs) == [nil, 40_000])
    #expect(pod.omissions.map(\.fate.reason) == ["SERVER_ERROR", "TOO_LONG"])
    #expect(web.told == ["https://p2.example/error?202", "https://p3.example/error?202"])
    let circumstances = TrackingCircumstances(atMs: 0, chance: 0)
    let seen = offers.flatMap {
      $0.terms.tracking?.urls(for: .reported(.impression), in: circumstances) ?? []
    }
    #expect(seen == ["p1", "a", "b"].map { "https://\($0).example/impression" })
  }

  @Test(arguments: [VASTPodOfferTests.document, VASTSamples.document(ad("a"))])
  func `where none has room that speaks against nobody`(document: String) throws {
    let (load, web) = try load(PodDemand(mostMs: 4_000, mostAds: 10), document: document)
    #expect(load.failure?.kind == .noFill)
    #expect(load.failure?.code == 202)
    #expect(web.told.allSatisfy { $0.hasSuffix("202") })
  }

  @Test func `a load that is for no break gets one ad`() throws {
    let offer = try #require(try load(nil).0.offer)
    #expect(offer.terms.pod == nil)
    #expect(offer.content.videoMs == 15_000)
  }
}
