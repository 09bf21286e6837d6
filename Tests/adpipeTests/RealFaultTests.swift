import Rehearsal
import Testing

/// What a load says of servers that fail in every way that real servers fail.
@Suite struct RealFaultTests {
  /// A fault, and what is said of the source that meets it.
  struct Fault: CustomTestStringConvertible, Sendable {
    let name: String
    let state: String
    let reason: String
    let words: String
    var testDescription: String { name }

    init(_ name: String, _ reason: String, _ words: String, state: String = "error") {
      self.name = name
      self.state = state
      self.reason = reason
      self.words = words
    }
  }

  /// Faults that exchanges and video ad servers share.
  private static let shared = [
    Fault("reset", "NETWORK_ERROR", "breaks the connection"),
    Fault("close", "NETWORK_ERROR", "breaks the connection"),
    Fault("resetBody", "NETWORK_ERROR", "breaks the connection"),
    Fault("truncated", "NETWORK_ERROR", "bytes remaining to read"),
    Fault("endlessHeaders", "NETWORK_ERROR", "http.headerLines"),
    Fault("endlessBody", "NETWORK_ERROR", "bytes that are taken from it"),
    Fault("truncatedGzip", "NETWORK_ERROR", "ends in the middle"),
    Fault("corruptGzip", "NETWORK_ERROR", "not packed as it says"),
    Fault("bomb:8", "NETWORK_ERROR", "bytes that are taken from it"),
    Fault("badChunks", "NETWORK_ERROR", "chunked"),
    Fault("badLength", "NETWORK_ERROR", "bytes remaining to read"),
    Fault("noise", "NETWORK_ERROR", "HTTP/0.9"),
    Fault("empty", "NO_FILL", "", state: "noFill"),
    Fault("404", "BAD_MEDIATION_SETTINGS", "answered 404"),
    Fault("429:30", "SERVER_ERROR", "answered 429"),
    Fault("500", "SERVER_ERROR", "answered 500"),
    Fault("hang", "AD_UNIT_TIMEOUT", "", state: "timeout"),
    Fault("slowHeaders", "AD_UNIT_TIMEOUT", "", state: "timeout"),
    Fault("slowBody", "AD_UNIT_TIMEOUT", "", state: "timeout"),
    Fault("latency:2000", "AD_UNIT_TIMEOUT", "", state: "timeout"),
  ]

  private static let exchange = [
    Fault("html", "SERVER_ERROR", "a page and no JSON"),
    Fault("wrongJson", "SERVER_ERROR", "ends too early"),
    Fault("badText", "SERVER_ERROR", "invalid UTF-8"),
    Fault("deepJson", "SERVER_ERROR", "nested too deeply"),
    Fault("wrongId", "ADAPTER_FAILED", "answers another request"),
    Fault("unknownImp", "ADAPTER_FAILED", "an imp that was not asked for"),
    Fault("noPrice", "ADAPTER_FAILED", "names no price"),
    Fault("noMarkup", "ADAPTER_FAILED", "neither markup nor an address"),
    // Whoever is sent on asks there by GET, as everybody does.
    Fault("redirect", "BAD_MEDIATION_SETTINGS", "answered 405"),
  ]

  private static let video = [
    Fault("html", "SERVER_ERROR", "well-formed XML"),
    Fault("redirectLoop", "NETWORK_ERROR", "http.redirects"),
  ]

  @Test(arguments: ["openrtb", "vast"])
  func `each fault is told apart, and none outlasts its load`(adapter: String) throws {
    let isVideo = adapter == "vast"
    let faults = RealFaultTests.shared + (isVideo ? RealFaultTests.video : RealFaultTests.exchange)
    let format = isVideo ? "interstitial" : "banner"
    let demand = try RealDemand("real-faults-\(adapter)") { base in
      // Each a network of its own, so that none is left alone for the faults of another.
      let networks = faults.enumerated().map { number, fault in
        let endpoint =
          isVideo ? "\(base)/vast?fault=\(fault.name)" : "\(base)/openrtb2/auction"
        return #"  n\#(number): {adapter: \#(adapter), endpoint: "\#(endpoint)"}"#
      }
      let units = faults.enumerated().map { number, fault in
        let source = "{network: n\(number), parameter: \"u;fill=1;fault=\(fault.name)\"}"
        let patience = fault.state == "timeout" ? 80 : 20_000
        return
          "  u\(number): {formats: [\(format)], timeoutMs: \(patience), waterfall: [\(source)]}"
      }
      return """
        networks:
        \(networks.joined(separator: "\n"))
        adUnits:
        \(units.joined(separator: "\n"))
        """
    }
    for (number, fault) in faults.enumerated() {
      let fate = try demand.fate("u\(number)", format)
      #expect(fate.state == fault.state && fate.reason == fault.reason, "\(fault.name): \(fate)")
      let words = fate.adapter?.message ?? ""
      #expect(fault.words.isEmpty || words.contains(fault.words), "\(fault.name): \(words)")
    }
    let quiet = try #require(faults.firstIndex { $0.name == "429:30" })
    let again = try demand.fate("u\(quiet)", format)
    #expect(again.state == "skipped" && again.reason == "BACKING_OFF")
    try demand.end()
  }

  @Test func `a request that ends at the instant of its load holds up no recording`() throws {
    let demand = try RealDemand("real-instant") { base in
      """
      networks: {slow: {adapter: openrtb, endpoint: "\(base)/openrtb2/auction?fault=hang"}}
      adUnits: {home: {formats: [banner], timeoutMs: 20, waterfall: [{network: slow}]}}
      health: {window: 100000}
      """
    }
    // Both times are over at once, each on a thread of its own: now this one comes first, now that.
    for _ in 0..<100 {
      let fate = try demand.fate("home", "banner")
      #expect(fate.state == "timeout", "\(fate)")
    }
    try demand.end()
  }

  @Test func `a redirect is followed, and so is one behind a wrapper`() throws {
    let demand = try RealDemand("real-redirect") { base in
      """
      networks:
        plain: {adapter: vast, endpoint: "\(base)/vast?fault=redirect:3"}
        behind: {adapter: vast, endpoint: "\(base)/vast?kind=wrapper&at=1:redirect"}
      adUnits:
        plain: {formats: [interstitial], waterfall: [{network: plain}]}
        behind: {formats: [interstitial], waterfall: [{network: behind}]}
      """
    }
    for unit in ["plain", "behind"] {
      let ad = try demand.load(unit, "interstitial").ad.id
      try demand.play(ad, ["impression"])
    }
    #expect(try demand.told().deliveries.failed == 0)
    try demand.end()
  }

  @Test func `who is told in vain is told again, and no longer than that makes sense`() throws {
    let demand = try RealDemand("real-tracking") { base in
      """
      networks:
        ill: {adapter: vast, endpoint: "\(base)/vast?id=ill&status=500*2"}
        gone: {adapter: vast, endpoint: "\(base)/vast?id=gone&status=404"}
      adUnits:
        ill: {formats: [interstitial], waterfall: [{network: ill}]}
        gone: {formats: [interstitial], waterfall: [{network: gone}]}
      """
    }
    for unit in ["ill", "gone"] {
      try demand.play(try demand.load(unit, "interstitial").ad.id, ["impression"])
    }
    let told = try demand.told().events.flatMap { $0.deliveries ?? [] }
    let ill = told.filter { $0.url.contains("id=ill") }
    #expect(!ill.isEmpty && ill.allSatisfy { $0.state == "delivered" && $0.tries == 3 })
    let gone = told.filter { $0.url.contains("id=gone") }
    #expect(!gone.isEmpty && gone.allSatisfy { $0.state == "failed" && $0.status == 404 })
    try demand.end()
  }

  @Test func `what hangs when the input ends is given up, and that plays again`() throws {
    let demand = try RealDemand("real-drain") { base in
      """
      drainMs: 100
      networks: {source: {adapter: vast, endpoint: "\(base)/vast?status=hang"}}
      adUnits: {home: {formats: [interstitial], waterfall: [{network: source}]}}
      """
    }
    try demand.play(try demand.load("home", "interstitial").ad.id, ["impression"])
    #expect(try demand.end().errors.contains("could not be made in time"))
  }
}
