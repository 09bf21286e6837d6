import HTTP
import Mediation
import Networks
import Testing

/// What a bid shows is told by its own look first, then by what is said of it.
@Suite struct MarkupTests {
  private static let vast = "<VAST version=\"4.2\"><Ad id=\"1\"/></VAST>"
  private static let native = """
    {"assets":[{"id":1,"title":{"text":"Tea"}},{"id":2,"img":{"url":"https://a.example/m.png"}},\
    {"id":4,"data":{"value":"Hot"}},{"id":5,"data":{"value":"Buy"}}],\
    "link":{"url":"https://a.example/"}}
    """

  enum Kind: String {
    case html
    case video
    case native
    case none
  }

  private static func kind(of load: NetworkConformance.Load) -> Kind {
    switch load.offer?.content {
    case .html: .html
    case .video: .video
    case .native: .native
    default: .none
    }
  }

  @Test(arguments: [
    // What is said is true.
    ("<a href=x>tea</a>", #""mtype":1"#, Kind.html), (vast, #""mtype":2"#, .video),
    (vast, #""ext":{"prebid":{"type":"video"}}"#, .video),
    ("<b>tea</b>", #""ext":{"prebid":{"type":"banner"}}"#, .html),
    // What is said is not true, and the look is plain.
    (vast, #""mtype":1"#, .video), ("<b>tea</b>", #""mtype":2"#, .html),
    // Nothing is said, and the imp asks for two kinds.
    (vast, "", .video), ("<b>tea</b>", "", .html),
    (
      "\u{FEFF}\n <?xml version=\"1.0\"?>\n<!-- <html> --> <VAST version=\"2.0\"><Ad/></VAST>", "",
      .video
    ),
    ("<VideoAdServingTemplate><Ad/></VideoAdServingTemplate>", "", .video),
    ("<vast version='3.0'><Ad/></vast>", "", .video),
    ("<!doctype html><script>var v = '<VAST version=\"4.0\"><Ad/></VAST>';</script>", "", .html),
    ("<div>text of <VAST></div>", #""mtype":2"#, .html),
    // Scripts have no look, so what is said counts.
    ("document.write('tea')", #""mtype":1"#, .html), ("document.write('tea')", "", .none),
    // What cannot be shown here.
    (vast, #""mtype":3"#, .none), (native, #""mtype":4"#, .none), (native, "", .none),
    ("{}", "", .none), ("<VASTLY/>", #""mtype":4"#, .none), ("<VASTLY>", #""mtype":1"#, .html),
    ("<!-- never closed", #""mtype":1"#, .html),
  ])
  func `a full screen is filled with what the markup is`(
    markup: String, said: String, kind: Kind,
  ) throws {
    let more = said.isEmpty ? "" : "," + said
    let bid = #"{"id":"b","impid":"1","price":1,"adm":\#(markup.quoted)\#(more)}"#
    let load = try Auctions.load(Auctions.answer(bid), [.interstitial])
    #expect(MarkupTests.kind(of: load) == kind)
    #expect((load.offer == nil) == (load.failure?.kind == .adapterFailed))
  }

  @Test(arguments: [
    (native, "", Kind.native), (#"{"native":\#(native)}"#, "", .native),
    ("  \u{FEFF}" + native, #""mtype":1"#, .native), (native, #""mtype":2"#, .native),
    ("<b>tea</b>", #""mtype":4"#, .none), (vast, #""mtype":4"#, .none), ("[1]", "", .none),
    (#"{"native":7}"#, "", .none), (#"{"assets":[]}"#, "", .none),
    (#"{"assetsurl":"https://a.example/"}"#, "", .none), (native + "x", "", .none),
  ])
  func `a native place is filled with native ads only`(
    markup: String, said: String, kind: Kind,
  ) throws {
    let more = said.isEmpty ? "" : "," + said
    let bid = #"{"id":"b","impid":"1","price":1,"adm":\#(markup.quoted)\#(more)}"#
    let load = try Auctions.load(Auctions.answer(bid), [.native])
    #expect(MarkupTests.kind(of: load) == kind)
  }

  @Test func `native markup may be an object, wrapped or not`() throws {
    for markup in [MarkupTests.native, #"{"native":\#(MarkupTests.native)}"#] {
      let bid = #"{"id":"b","impid":"1","price":1,"adm":\#(markup)}"#
      let load = try Auctions.load(Auctions.answer(bid), [.native])
      #expect(MarkupTests.kind(of: load) == .native)
    }
  }

  @Test func `a page has the size of its bid, or else the one that was asked for`() throws {
    let sized = #"{"id":"b","impid":"1","price":1,"adm":"<b>","mtype":1,"w":320,"h":50}"#
    let plain = #"{"id":"b","impid":"1","price":1,"adm":"<b>","mtype":1}"#
    for bid in [sized, plain] {
      let load = try Auctions.load(Auctions.answer(bid), [.banner])
      guard case .html(let page)? = load.offer?.content else {
        Issue.record("no page but \(load)")
        continue
      }
      #expect((page.width, page.height) == (320, 50))
    }
    let wrong = #"{"id":"b","impid":"1","price":1,"adm":"<b>","mtype":1,"w":728,"h":90}"#
    let failure = try Auctions.load(Auctions.answer(wrong), [.banner]).failure
    #expect(failure?.message.contains("728x90 was not asked for (WRONG_SIZE)") == true)
  }

  @Test func `a rewarded place takes a video or a page`() throws {
    for markup in [MarkupTests.vast, "<b>tea</b>"] {
      let bid = #"{"id":"b","impid":"1","price":1,"adm":\#(markup.quoted)}"#
      let load = try Auctions.load(Auctions.answer(bid), [.rewarded])
      #expect(load.offer?.format == .rewarded)
    }
  }

  @Test func `markup that is elsewhere is fetched once, as foreign, and hears no other win`() throws
  {
    let bid = #"{"id":"b","impid":"1","price":1.5,"nurl":"https://m.example/?p=${AUCTION_PRICE}"}"#
    let exchange = Exchange { request throws(HTTPFailure) in
      let body = request.method == .post ? Auctions.answer(bid) : MarkupTests.vast
      return HTTPResponse(status: 200, body: Array(body.utf8))
    }
    let load = try Auctions.load(Auctions.network(exchange), [.interstitial])
    #expect(MarkupTests.kind(of: load) == .video)
    #expect(exchange.asked.map(\.url).last == "https://m.example/?p=1.5")
    #expect(exchange.asked.last?.trust == .foreign)
    #expect(exchange.asked.count == 2)
    #expect(load.offer?.terms.tracking?.trackers.map(\.moment) == [.reported(.impression)])
  }

  @Test func `markup that cannot be fetched makes no ad, and the next bid is tried`() throws {
    let first = #"{"id":"b1","impid":"1","price":2,"nurl":"https://m.example/"}"#
    let second = #"{"id":"b2","impid":"1","price":1,"adm":"<b>","crid":"second"}"#
    let exchange = Exchange { request throws(HTTPFailure) in
      guard request.method == .post else { throw HTTPFailure(.forbidden, "it is private") }
      return HTTPResponse(status: 200, body: Array(Auctions.answer(first, second).utf8))
    }
    let offer = try Auctions.load(Auctions.network(exchange), [.interstitial]).offer
    #expect(offer?.terms.details?.creativeID == "second")
    #expect(
      offer?.terms.remarks == [
        "Not taken: bid b1 of acme: its markup cannot be fetched: it is private."
      ])
  }

  @Test func `a video that cannot be read, or holds no ad, leaves its place to the next`() throws {
    let torn = #"{"id":"b1","impid":"1","price":3,"adm":"<VAST><Error></VAST>"}"#
    let bare = #"{"id":"b2","impid":"1","price":2,"adm":"<VAST></VAST>"}"#
    let good = #"{"id":"b3","impid":"1","price":1,"adm":\#(MarkupTests.vast.quoted)}"#
    let offer = try Auctions.load(Auctions.answer(torn, bare, good), [.interstitial]).offer
    #expect(offer?.terms.price == Price(cpmMicros: 1_000_000))
    #expect(
      offer?.terms.remarks == [
        "Not taken: bid b1 of acme: its video cannot be read: it is torn.",
        "Not taken: bid b2 of acme: its video holds no ad.",
      ])
  }
}
