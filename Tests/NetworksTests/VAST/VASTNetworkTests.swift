import HTTP
import Mediation
import Networks
import Testing

private func network(
  _ web: RehearsedWeb, formats: [AdFormat]? = nil, endpoint: String = "https://e.example"
) -> VASTNetwork {
  VASTNetwork(
    id: NetworkID(rawValue: "tags"), formats: formats, loader: web.loader { $0.endpoint = endpoint }
  )
}

private func web(_ page: RehearsedWeb.Page) -> RehearsedWeb {
  RehearsedWeb(["https://e.example": page])
}

@Suite struct VASTNetworkTests {
  private static let ad = VASTSamples.document(VASTSamples.inLine())

  @Test(arguments: [AdFormat.interstitial, .rewarded, .rewardedInterstitial, .appOpen, .native])
  func `it fills every format that a video can serve`(format: AdFormat) throws {
    try NetworkConformance.expectFills(
      network(web(.document(Self.ad))), VASTSamples.request(format))
  }

  @Test(arguments: [
    RehearsedWeb.Page.status(204), .document(""), .document("<VAST version='4.2'/>"),
  ])
  func `it passes when the server has no ad`(page: RehearsedWeb.Page) throws {
    try NetworkConformance.expectPasses(network(web(page)), VASTSamples.request())
  }

  @Test func `it asks at an address that is trusted`() throws {
    let web = web(.document(Self.ad))
    try NetworkConformance.expectFills(network(web), VASTSamples.request())
    #expect(web.asked.map(\.trust) == [.configured])
  }

  @Test func `it puts what the source is known by into the address`() throws {
    let web = RehearsedWeb(["https://e.example/a%2Fb?p=1": .document(Self.ad)])
    let network = network(web, endpoint: "https://e.example/{parameter}?p={place}")
    let credentials = ["parameter": "a/b", "place": "1"]
    try NetworkConformance.expectFills(
      network, VASTSamples.request(.rewarded, credentials: credentials))
    try NetworkConformance.expectRefuses(
      network, VASTSamples.request(.rewarded, credentials: ["parameter": "a"]), naming: ["place"])
  }

  @Test(arguments: [
    (
      RehearsedWeb.Page.status(503, [HTTPHeader("retry-after", "30")]),
      NetworkFailure.Kind.serverError, 503
    ),
    (.status(404), .badMediationSettings, 404), (.status(429), .serverError, 429),
    (.status(400), .invalidRequest, 400), (.failure(.timeout), .timeout, 0),
    (.failure(.unreachable), .networkError, 0), (.failure(.badAddress), .badMediationSettings, 0),
    (.failure(.unavailable), .internalError, 0), (.document("{}"), .serverError, 100),
  ])
  func `it tells failures apart`(
    page: RehearsedWeb.Page, kind: NetworkFailure.Kind, code: Int
  ) throws {
    let failure = try #require(
      try NetworkConformance.load(VASTSamples.request(), from: network(web(page))).load.failure)
    #expect(failure.kind == kind)
    #expect(failure.code == code)
    #expect(failure.retryAfter == (code == 503 ? .seconds(30) : nil))
  }

  @Test func `it holds no state`() throws {
    let requests = [VASTSamples.request(.rewarded), VASTSamples.request(.native)]
    try NetworkConformance.expectHoldsNoState(network(web(.document(Self.ad))), requests)
  }

  @Test func `it sells only what a video can serve, or those of it that are configured`() {
    #expect(
      network(RehearsedWeb()).formats == [
        .interstitial, .rewarded, .rewardedInterstitial, .appOpen, .native,
      ])
    #expect(network(RehearsedWeb(), formats: [.banner, .rewarded]).formats == [.rewarded])
  }
}
