import AdService
import HTTP
import JSON
import Mediation
import Networks
import Testing
import YAML

@testable import Server

/// What a configuration may say of exchanges, and where it is said that it says something else.
@Suite struct OpenRTBConfigurationTests {
  /// An exchange of which that is said besides its endpoint.
  private static func exchange(_ more: String) -> String {
    "networks: {a: {adapter: openrtb, endpoint: \"https://e\", openrtb: {\(more)}}}"
  }

  private static let mistaken: [(text: String, mistake: String)] = [
    (
      "networks: {a: {adapter: openrtb}}",
      "1:15 networks.a: the adapter openrtb needs an endpoint"
    ),
    (
      exchange("request: {imp: []}"),
      "1:82 networks.a.openrtb.request.imp: imps are said under imp and imps"
    ),
    (
      exchange("request: {id: x}"),
      "1:81 networks.a.openrtb.request.id: each request has an id of its own"
    ),
    (
      exchange("imps: {banner: {id: x}}"),
      "1:87 networks.a.openrtb.imps.banner.id: each imp has an id of its own"
    ),
    (
      exchange("imp: 7"), "1:72 networks.a.openrtb.imp: expected names and values"
    ),
    (
      exchange("imps: {banana: {}}"),
      "1:82 networks.a.openrtb.imps.banana: there is no format banana"
    ),
    (
      exchange("request: {app: {}, site: {}}"),
      "1:92 networks.a.openrtb.request.site: an ad is shown in an app or on a site, not in both"
    ),
    (
      exchange("bidCurrencies: [EUR]"),
      "1:83 networks.a.openrtb.bidCurrencies[0]: EUR has no rate; give it one under currencies"
    ),
  ]

  @Test(arguments: mistaken)
  func `a mistake is told with its place`(text: String, mistake: String) {
    #expect(mistakes(in: text) == [mistake])
  }

  @Test func `everything that is said reaches the network`() throws {
    let text = OpenRTBConfigurationTests.exchange(
      """
      headers: {x-key: k}, bidCurrencies: [USD], marginMs: 7, answerBytes: 2048, \
      olderPlaces: true, blockedCategories: [IAB26], blockedDomains: [bad.example], \
      supplyChain: {nodes: []}, prebid: {storedRequest: r, storedImps: true, bidders: {b: {}}}, \
      request: {app: null, site: {}}, imp: {secure: 0}, imps: {banner: {pos: 1}}, \
      customAssets: {Caption: sponsored}, adChoicesIcon: "https://e/i"
      """)
    let read = try ConfigurationReader.read(Array(text.utf8)) { _ in nil }
    let network = try #require(read.configuration.networks?["a"])
    let settings = OpenRTBSettings(network, "EUR", seed: 9)
    var expected = OpenRTBSettings(endpoint: "https://e")
    expected.headers = [.init("x-key", "k")]
    expected.currency = "EUR"
    expected.bidCurrencies = ["USD"]
    expected.margin = .milliseconds(7)
    expected.answerBytes = 2_048
    expected.usesOlderPlaces = true
    expected.blockedCategories = ["IAB26"]
    expected.blockedDomains = ["bad.example"]
    expected.supplyChain = try JSONValue(parsing: #"{"nodes":[]}"#)
    var prebid = OpenRTBSettings.Prebid()
    prebid.storedRequest = "r"
    prebid.storesImps = true
    prebid.bidders = try JSONValue(parsing: #"{"b":{}}"#)
    expected.prebid = prebid
    expected.overrides.request = try JSONValue(parsing: #"{"app":null,"site":{}}"#)
    expected.overrides.imp = try JSONValue(parsing: #"{"secure":0}"#)
    expected.overrides.imps = [.banner: try JSONValue(parsing: #"{"pos":1}"#)]
    expected.customAssets = ["Caption": .sponsored]
    expected.adChoicesIcon = "https://e/i"
    expected.seed = 9
    #expect(settings == expected)
  }

  private func mistakes(in text: String) -> [String] {
    do throws(ConfigurationMistakes) {
      _ = try ConfigurationReader.read(Array(text.utf8)) { _ in nil }
      return []
    } catch {
      return error.all.map {
        "\($0.mark.line):\($0.mark.column) \($0.path.isEmpty ? "" : "\($0.path): ")\($0.message)"
      }
    }
  }
}
