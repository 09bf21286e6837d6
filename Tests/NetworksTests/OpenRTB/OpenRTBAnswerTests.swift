import HTTP
import JSON
import Mediation
import Networks
import Testing

/// Fill, no fill and failure are told apart, and so is every kind of failure.
@Suite struct OpenRTBAnswerTests {
  private static let bid = #"{"id":"b","impid":"1","price":1,"adm":"<b>","mtype":1}"#

  @Test(arguments: [
    (204, ""), (200, ""), (200, " \n"), (200, "{}"), (200, #"{"id":"x","seatbid":[]}"#),
    (200, #"{"seatbid":[{"bid":[]}]}"#), (200, #"{"nbr":0}"#), (205, ""),
    (200, #"{"seatbid":null,"ext":{"prebid":null}}"#),
  ])
  func `an answer without bids is no fill`(status: Int, body: String) throws {
    let load = try Auctions.load(Auctions.network(Exchange(body, status: status)), [.banner])
    #expect(load.offer == nil)
    #expect(load.failure == nil)
  }

  @Test(arguments: [
    (1, NetworkFailure.Kind.serverError, "technical error"), (2, .invalidRequest, "invalid"),
    (3, .noFill, "crawler"), (5, .noFill, "proxy"), (7, .badMediationSettings, "blocked"),
    (8, .noFill, "not known"), (12, .badMediationSettings, "ads.txt"), (15, .timeout, "time"),
    (16, .badMediationSettings, "supply chain"), (502, .noFill, "exchange's own"),
    (99, .noFill, "without a name"), (-3, .noFill, "without a name"),
  ])
  func `a reason for having no bids keeps its number and gets words`(
    code: Int, kind: NetworkFailure.Kind, words: String,
  ) throws {
    let load = try Auctions.load(#"{"id":"\#(Auctions.id)","nbr":\#(code)}"#, [.banner])
    #expect(load.failure?.kind == kind)
    #expect(load.failure?.code == code)
    #expect(load.failure?.domain == "openrtb")
    #expect(load.failure?.message.contains(words) == true)
  }

  @Test func `every reason has words of its own`() throws {
    let words = try (1...17).map { code in
      try #require(try Auctions.load(#"{"nbr":\#(code)}"#, [.banner]).failure).message
    }
    #expect(Set(words).count == 17)
  }

  @Test func `a bid counts more than a reason for having none`() throws {
    let answer = #"{"nbr":2,"seatbid":[{"bid":[\#(OpenRTBAnswerTests.bid)]}]}"#
    #expect(try Auctions.load(answer, [.banner]).offer != nil)
  }

  @Test(arguments: [
    (301, NetworkFailure.Kind.badMediationSettings), (400, .invalidRequest),
    (401, .badMediationSettings), (403, .badMediationSettings), (404, .badMediationSettings),
    (405, .badMediationSettings), (408, .timeout), (413, .invalidRequest),
    (415, .invalidRequest), (422, .invalidRequest), (429, .serverError), (500, .serverError),
    (502, .serverError), (503, .serverError), (504, .timeout), (100, .networkError),
  ])
  func `a status that is no success is a failure of its kind`(
    status: Int, kind: NetworkFailure.Kind,
  ) throws {
    let exchange = Exchange("  no\nsuch account", status: status)
    let failure = try Auctions.load(Auctions.network(exchange), [.banner]).failure
    #expect(failure?.kind == kind)
    #expect(failure?.code == status)
    #expect(failure?.domain == "http")
    #expect(failure?.message == "the server answered \(status): no such account")
  }

  @Test(arguments: [
    ("120", nil, Duration.seconds(120)), (" 0 ", nil, .zero), ("-5", nil, .zero),
    ("999999999", nil, .seconds(3_600)), ("soon", nil, nil), ("1.5", nil, nil),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:48:00 GMT", .seconds(97)),
    ("Wed, 01 Mar 2028 00:00:10 GMT", "Tue, 29 Feb 2028 23:59:50 GMT", .seconds(20)),
    ("Sun, 06 Nov 1994 08:49:37 GMT", nil, nil), ("Sun, 06 Nov 1994", "x", nil),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 2094 08:49:37 GMT", .zero),
  ])
  func `a server says for how long it wants to be left alone, within bounds`(
    text: String, date: String?, retreat: Duration?,
  ) throws {
    let headers = [HTTPHeader("Retry-After", text)] + (date.map { [HTTPHeader("date", $0)] } ?? [])
    let exchange = Exchange("", status: 503, headers: headers)
    let failure = try Auctions.load(Auctions.network(exchange), [.banner]).failure
    #expect(failure?.retryAfter == retreat)
  }

  @Test(arguments: [
    (HTTPFailure.Kind.badAddress, NetworkFailure.Kind.badMediationSettings),
    (.forbidden, .badMediationSettings), (.untrusted, .badMediationSettings),
    (.unknownHost, .networkError), (.unreachable, .networkError), (.broken, .networkError),
    (.redirect, .networkError), (.tooLarge, .networkError), (.timeout, .timeout),
    (.busy, .internalError), (.unavailable, .internalError),
  ])
  func `a server that cannot be asked is a failure of its kind`(
    kind: HTTPFailure.Kind, failure: NetworkFailure.Kind,
  ) throws {
    let exchange = Exchange { _ throws(HTTPFailure) in throw HTTPFailure(kind, "it is so") }
    let load = try Auctions.load(Auctions.network(exchange), [.banner])
    #expect(load.failure?.kind == failure)
    #expect(load.failure?.message == "it is so")
  }

  @Test(arguments: [
    ("<html><body>Gateway</body></html>", "a page and no JSON; it begins with <html>"),
    ("gateway", "unexpected byte at byte 0; it begins with gateway"),
    ("{\"id\":", "the text ends too early at byte 6"),
    ("[]", "expected an object at byte 0"), ("{} x", "more text after the value at byte 3"),
    ("{\"id\":\"\u{1}\"}", "control character"),
    (
      "{\"ext\":" + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "}",
      "nested too deeply"
    ),
    (
      "{\"seatbid\":[" + String(repeating: "{},", count: 1_000) + "{}]}", "too many elements"
    ),
    (
      "{\"id\":\"" + String(repeating: "x", count: 20_000) + "\"}", "string too long"
    ),
  ])
  func `what is no answer is a failure that says where`(body: String, words: String) throws {
    let failure = try Auctions.load(body, [.banner]).failure
    #expect(failure?.kind == .serverError)
    #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "")")
    #expect((failure?.message.count ?? 0) < 300)
  }

  @Test(arguments: [
    (#"{"id":"b","impid":"9","price":1,"adm":"<b>"}"#, "an imp that was not asked for"),
    (#"{"id":"b","impid":"1","adm":"<b>"}"#, "it names no price"),
    (#"{"id":"b","impid":"1","price":-1,"adm":"<b>"}"#, "nobody pays -1"),
    (#"{"id":"b","impid":"1","price":1e30,"adm":"<b>"}"#, "nobody pays 1e30"),
    (#"{"id":"b","impid":"1","price":"x","adm":"<b>"}"#, "it names no price"),
    (#"{"id":"b","impid":"1","price":1}"#, "neither markup nor an address of it"),
    (#"{"id":"b","impid":"1","price":1,"adm":" "}"#, "neither markup nor an address of it"),
    (#"{"id":"b","impid":"1","price":1,"adm":7}"#, "neither markup nor an address of it"),
    (#"{"id":"b","impid":"1","price":1,"adm":"https://a.example/"}"#, "a bare address"),
    (#"{"impid":"9","price":1,"adm":"<b>"}"#, "bid without an id of acme"),
  ])
  func `a bid that makes no ad says why`(bid: String, words: String) throws {
    let failure = try Auctions.load(Auctions.answer(bid), [.banner]).failure
    #expect(failure?.kind == .adapterFailed)
    #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "")")
  }

  @Test func `an answer to another request is none to this one`() throws {
    let answer = Auctions.answer(OpenRTBAnswerTests.bid, id: "other")
    let failure = try Auctions.load(answer, [.banner]).failure
    #expect(failure?.message.contains("it answers another request") == true)
  }

  @Test func `the best of several bids and seats wins, and the first of equals`() throws {
    let answer = """
      {"seatbid":[{"seat":"a","bid":[\(bid("1", 0.5)),\(bid("2", 2))]},\
      {"seat":"b","bid":[\(bid("3", 2)),\(bid("4", "\"2.5\"", size: 728))]},{"bid":[]}]}
      """
    let offer = try #require(try Auctions.load(answer, [.banner]).offer)
    #expect(offer.terms.price == Price(cpmMicros: 2_000_000))
    #expect(offer.terms.details?.seat == "a")
    #expect(offer.terms.details?.creativeID == "2")
    #expect(offer.terms.remarks.count == 1)
    #expect(offer.terms.remarks.first?.hasPrefix("Not taken: bid 4 of b: it does not fit") == true)
  }

  private func bid(_ id: String, _ price: Any, size: Int = 320) -> String {
    """
    {"id":"\(id)","crid":"\(id)","impid":"1","price":\(price),"adm":"<b>","mtype":1,\
    "w":\(size),"h":50}
    """
  }

  @Test func `what else a bid says is kept`() throws {
    let bid = #"""
      {"id":7,"impid":1,"price":"1.25","adm":"<b>","mtype":"1","crid":12,"cid":"c","dealid":"d",
      "adomain":"tea.example","cat":["IAB8",5],"attr":[1,"2"],"exp":300,"w":320.0,"h":50,
      "unknown":{"a":[1,{"b":null}]},"ext":{"other":1}}
      """#
    let offer = try #require(
      try Auctions.load(Auctions.answer(bid, currency: "EUR"), [.banner]).offer)
    #expect(offer.terms.price == Price(cpmMicros: 1_250_000, currency: "EUR"))
    #expect(offer.terms.lifetime == .seconds(300))
    #expect(
      offer.terms.details
        == AdDetails(
          creativeID: "12", campaignID: "c", dealID: "d", seat: "acme",
          advertiserDomains: ["tea.example"], categories: ["IAB8", "5"], attributes: [1, 2]))
  }

  @Test(arguments: [("0", nil), ("-1", nil), ("99999999", Duration.seconds(604_800))])
  func `the time that a bid stands is bounded`(seconds: String, lifetime: Duration?) throws {
    let bid = #"{"id":"b","impid":"1","price":1,"adm":"<b>","mtype":1,"exp":\#(seconds)}"#
    let offer = try #require(try Auctions.load(Auctions.answer(bid), [.banner]).offer)
    #expect(offer.terms.lifetime == lifetime)
  }

  @Test func `those who bade nothing are named, with their reasons`() throws {
    let silent = """
      "ext":{"seatnonbid":[{"seat":"slow","nonbid":[{"impid":"1","statuscode":101}]},\
      {"seat":"far","nonbid":[{"impid":"1","statuscode":301}]}]}
      """
    let failure = try Auctions.load("{\(silent)}", [.banner]).failure
    #expect(failure?.kind == .noFill)
    #expect(
      failure?.message
        == "no bids: slow: timed out (101); far: the bid is below the floor (301)")
    let filled = #"{"seatbid":[{"bid":[\#(OpenRTBAnswerTests.bid)]}],\#(silent)}"#
    let offer = try Auctions.load(filled, [.banner]).offer
    #expect(offer?.terms.remarks.first == "Not taken: slow: timed out (101).")
  }
}
