import JSON
import Mediation
import Networks
import Rehearsal
import Testing

/// Operators may say everything otherwise, but no id.
@Suite struct OverrideTests {
  private static func body(
    _ formats: [AdFormat], request: String? = nil, imp: String? = nil,
    imps: [AdFormat: String] = [:],
  ) throws -> JSONValue {
    let exchange = Exchange("", status: 204)
    var overrides = OpenRTBSettings.Overrides()
    overrides.request = try request.map { try JSONValue(parsing: $0) }
    overrides.imp = try imp.map { try JSONValue(parsing: $0) }
    overrides.imps = try imps.mapValues { try JSONValue(parsing: $0) }
    let network = Auctions.network(exchange) { $0.overrides = overrides }
    _ = try NetworkConformance.load(Auctions.request(formats), from: network)
    return try exchange.firstBody()
  }

  @Test func `objects are merged, lists are replaced, and null takes away`() throws {
    let body = try OverrideTests.body(
      [.banner],
      request: #"{"at":2,"cur":["JPY"],"source":{"fd":1},"ext":{"a":{"b":null,"c":1}},"tid":null}"#)
    #expect(body["at"]?.text == "2")
    #expect(body["cur"]?.text == #"["JPY"]"#)
    #expect(body["source"]?.text == #"{"tid":"\#(Auctions.id)","fd":1}"#)
    #expect(body["ext"]?.text == #"{"a":{"c":1}}"#)
  }

  @Test func `what is said of each imp makes no media, and what is said of a format does`() throws {
    let imp = #"{"video":{"maxduration":30},"secure":null}"#
    let body = try OverrideTests.body(
      [.banner, .interstitial], imp: imp, imps: [.interstitial: #"{"banner":null,"audio":{}}"#])
    #expect(body["imp"]?[0]?["video"] == nil)
    #expect(body["imp"]?[0]?["secure"] == nil)
    #expect(body["imp"]?[1]?["video"]?["maxduration"]?.text == "30")
    #expect(body["imp"]?[1]?["banner"] == nil)
    #expect(body["imp"]?[1]?["audio"]?.text == "{}")
  }

  @Test func `native requests are merged as the objects that they are`() throws {
    let body = try OverrideTests.body(
      [.native], imps: [.native: #"{"native":{"request":{"context":1,"assets":[]},"api":[7]}}"#])
    guard case .string(let text)? = body["imp"]?[0]?["native"]?["request"] else {
      Issue.record("no text in \(body.text)")
      return
    }
    let request = try JSONValue(parsing: text)
    #expect(request["context"]?.text == "1")
    #expect(request["assets"]?.text == "[]")
    #expect(request["plcmtcnt"]?.text == "1")
  }

  @Test(arguments: [
    (#"{"site":{"id":"s"}}"#, "site"), (#"{"app":{"id":"a"}}"#, "app"), ("{}", "app"),
  ])
  func `there is an app or a site, and never both`(patch: String, place: String) throws {
    let body = try OverrideTests.body([.banner], request: patch)
    #expect((body["app"] != nil) == (place == "app"))
    #expect((body["site"] != nil) == (place == "site"))
  }

  @Test(arguments: 0..<300)
  func `no override breaks an id`(seed: Int) throws {
    var chance = SeededGenerator(seed: UInt64(seed))
    let patch = OverrideTests.patch(3, &chance).text
    let body = try OverrideTests.body(
      [.banner, .native, .interstitial], request: patch, imp: patch,
      imps: [.native: patch, .banner: patch])
    #expect(body["id"]?.text == "\"\(Auctions.id)\"")
    guard case .array(let imps)? = body["imp"] else {
      Issue.record("no imps in \(body.text)")
      return
    }
    #expect(imps.map { $0["id"]?.text } == ["\"1\"", "\"2\"", "\"3\""])
    #expect(body["app"] == nil || body["site"] == nil)
  }

  private static let names = [
    "id", "imp", "app", "site", "banner", "video", "native", "request", "assets", "ext", "secure",
    "source", "tid", "title", "img",
  ]

  /// A patch by chance, with names that matter.
  private static func patch(_ depth: Int, _ chance: inout SeededGenerator) -> JSONValue {
    var members: [JSONMember] = []
    for name in names where Bool.random(using: &chance) {
      let value: JSONValue =
        switch Int.random(in: 0..<6, using: &chance) {
        case 0: .null
        case 1: .number(JSONNumber(Int64.random(in: 0..<9, using: &chance)))
        case 2: .string("x")
        case 3: .array([.object([JSONMember(name: "id", value: .number(JSONNumber(1)))])])
        default: depth == 0 ? .boolean(true) : patch(depth - 1, &chance)
        }
      members.append(JSONMember(name: name, value: value))
    }
    return .object(members)
  }
}
