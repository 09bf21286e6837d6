import HTTP
import Mediation
import Networks
import Rehearsal
import Testing

/// The macros of an auction stand for what they say, wherever and however they are written.
@Suite struct AuctionMacrosTests {
  /// The page of an ad whose bid has this markup.
  private static func page(_ markup: String) throws -> String? {
    let bid = """
      {"id":"b/1","impid":"1","adid":"ad 7","price":1.050,"adm":\(markup.quoted),"mtype":1}
      """
    let offer = try Auctions.load(Auctions.answer(bid, currency: "EUR"), [.banner]).offer
    guard case .html(let page)? = offer?.content else { return nil }
    return page.markup
  }

  @Test(arguments: [
    ("<a>${AUCTION_ID}", "<a>\(Auctions.id)"), ("<a>${AUCTION_BID_ID}", "<a>b/1"),
    ("<a>${AUCTION_IMP_ID}", "<a>1"), ("<a>${AUCTION_SEAT_ID}", "<a>acme"),
    ("<a>${AUCTION_AD_ID}", "<a>ad 7"), ("<a>${AUCTION_PRICE}", "<a>1.05"),
    ("<a>${AUCTION_CURRENCY}", "<a>EUR"), ("<a>${AUCTION_MBR}", "<a>1"),
    ("<a>${AUCTION_MULTIPLIER}", "<a>1"),
    ("<a>[${AUCTION_LOSS}${AUCTION_MIN_TO_WIN}${AUCTION_IMP_TS}]", "<a>[]"),
    ("<a>${AUCTION_PRICE:B64}", "<a>MS4wNQ=="),
    ("<a>%24%7BAUCTION_PRICE%7D", "<a>1.05"), ("<a>%24%7bAUCTION_BID_ID%7d", "<a>b%2F1"),
    ("<a>$%7BAUCTION_AD_ID%7D", "<a>ad%207"),
    ("<a>%24%7BAUCTION_PRICE%3AB64%7D", "<a>MS4wNQ%3D%3D"),
    ("<a>${AUCTION_PRICE}${AUCTION_PRICE}!", "<a>1.051.05!"),
    // These are none, or of somebody else.
    ("<a>${auction_price}", "<a>${auction_price}"), ("<a>${}", "<a>${}"), ("<a>$", "<a>$"),
    ("<a>${AUCTION_PRICE:ROT13}", "<a>${AUCTION_PRICE:ROT13}"), ("<a>%2", "<a>%2"),
    ("<a>${AUCTION_PRICE", "<a>${AUCTION_PRICE"), ("<a>${OTHER}", "<a>${OTHER}"),
    ("<a>$${AUCTION_MBR}", "<a>$1"), ("<a>%24%7BAUCTION", "<a>%24%7BAUCTION"),
  ])
  func `macros are replaced in markup`(markup: String, replaced: String) throws {
    #expect(try AuctionMacrosTests.page(markup) == replaced)
  }

  private static func tracking(_ currency: String) throws -> AdTracking {
    let bid = """
      {"id":"b","impid":"1","price":2,"adm":"<b>","mtype":1,\
      "nurl":"https://n.example/?p=${AUCTION_PRICE}&m=${AUCTION_MIN_TO_WIN}",\
      "burl":"https://n.example/?t=${AUCTION_IMP_TS}",\
      "lurl":"https://n.example/?r=${AUCTION_LOSS}&p=${AUCTION_PRICE}&i=${AUCTION_BID_ID}"}
      """
    let offer = try Auctions.load(Auctions.answer(bid, currency: currency), [.banner]).offer
    return try #require(offer?.terms.tracking)
  }

  @Test func `what only the moment knows is replaced at the moment`() throws {
    let tracking = try AuctionMacrosTests.tracking("USD")
    var circumstances = TrackingCircumstances(atMs: 1_700_000_000_123, chance: 0)
    #expect(tracking.urls(for: .won, in: circumstances) == ["https://n.example/?p=2&m="])
    #expect(
      tracking.urls(for: .billed, in: circumstances) == ["https://n.example/?t=1700000000123"])
    #expect(tracking.urls(for: .lost, in: circumstances) == ["https://n.example/?r=&p=&i=b"])
    circumstances.lossReason = 102
    circumstances.winningCPMMicros = 2_500_000
    #expect(tracking.urls(for: .lost, in: circumstances) == ["https://n.example/?r=102&p=2.5&i=b"])
  }

  @Test func `an answer is named as the exchange names it`() throws {
    let bid = #"{"id":"b","impid":"1","price":1,"adm":"<b>${AUCTION_BID_ID}","mtype":1}"#
    let answer = #"{"bidid":"a-7","seatbid":[{"bid":[\#(bid)]}]}"#
    let offer = try Auctions.load(answer, [.banner]).offer
    guard case .html(let page)? = offer?.content else { throw Overdue("a page") }
    #expect(page.markup == "<b>a-7")
  }

  @Test func `those whose bids were not chosen hear why, with the one that was`() throws {
    func bid(_ id: String, _ price: Int, _ markup: String) -> String {
      let url = "https://n.example/\(id)?r=${AUCTION_LOSS}&p=${AUCTION_PRICE}&i=${AUCTION_IMP_ID}"
      return #"{"id":"\#(id)","impid":"1","price":\#(price),"lurl":"\#(url)"\#(markup),"mtype":1}"#
    }
    let bids = [bid("a", 3, ""), bid("b", 2, #","adm":"<b>""#), bid("c", 1, #","adm":"<b>""#)]
    let answer = Auctions.answer(bids.joined(separator: ","))
    let offer = try Auctions.load(answer, [.banner]).offer
    let tracking = try #require(offer?.terms.tracking)
    var circumstances = TrackingCircumstances(atMs: 0, chance: 0)
    circumstances.winningCPMMicros = 2_000_000
    let others = ["https://n.example/a?r=3&p=2&i=1", "https://n.example/c?r=102&p=2&i=1"]
    #expect(tracking.urls(for: .won, in: circumstances) == others)
    circumstances.lossReason = 100
    #expect(
      tracking.urls(for: .lost, in: circumstances) == ["https://n.example/b?r=100&p=2&i=1"] + others
    )
  }

  @Test func `a video says itself when its reward is earned`() throws {
    let bid = #"{"id":"b","impid":"1","price":2,"adm":"<VAST><Ad/></VAST>"}"#
    let offer = try Auctions.load(Auctions.answer(bid), [.rewarded]).offer
    #expect(offer?.terms.rewardsAt == .completion)
  }

  @Test func `the price of another is not told in a currency that it does not have`() throws {
    let tracking = try AuctionMacrosTests.tracking("EUR")
    var circumstances = TrackingCircumstances(atMs: 0, chance: 0)
    circumstances.winningCPMMicros = 2_500_000
    #expect(tracking.urls(for: .lost, in: circumstances) == ["https://n.example/?r=&p=&i=b"])
  }

  @Test func `the notices of a bid stand before those of its video`() throws {
    let bid = """
      {"id":"b","impid":"1","price":2,"adm":"<VAST><Ad/></VAST>","nurl":"https://n.example/w",\
      "ext":{"prebid":{"events":{"win":"https://p.example/w","imp":"https://p.example/i"}}}}
      """
    let offer = try Auctions.load(Auctions.answer(bid), [.interstitial]).offer
    #expect(
      offer?.terms.tracking?.trackers == [
        .init(.won, "https://n.example/w"), .init(.won, "https://p.example/w"),
        .init(.reported(.impression), "https://p.example/i"),
        .init(.reported(.impression), "https://vast.example/i"),
      ])
  }
}
