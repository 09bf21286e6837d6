import Mediation
import Testing

private let rates = CurrencyRates(micros: ["EUR": 1_100_000, "JPY": 6_543])

private let shown = ScriptedNetwork.Answer.fills(.rewarded)

@Suite struct WaterfallMoneyTests {
  @Test func `a step below the floor is skipped without being asked`() throws {
    let journal = Journal()
    let waterfall = Waterfall(
      [step("a", 0.99, journal: journal), step("b", 1, .passes, after: 5, journal: journal)],
      floorMicros: micros(1))
    let played = try play(waterfall)
    #expect(played.fates == ["b NO_FILL", "a BELOW_FLOOR"])
    #expect(played.outcome.sources.map(\.fate.state) == [.noFill, .skipped])
    #expect(journal.times == ["b 0"])
    #expect(journal.asked.map(\.request.floorMicros) == [micros(1)])
    #expect(played.outcome.sources[1].remedy?.contains("floor below 1,") == true)
  }

  @Test(arguments: [(0.99, "x BELOW_FLOOR"), (1, "x WON"), (1.01, "x WON")])
  func `a bid below the floor is refused`(_ bid: Double, _ fate: String) throws {
    let waterfall = Waterfall([], bidders: [bidder("x", bids: bid)], floorMicros: micros(1))
    let played = try play(waterfall)
    #expect(played.fates == [fate])
    #expect(played.outcome.sources.first?.cpmMicros == micros(bid))
    #expect(played.outcome.sources.first?.fate.state == (bid < 1 ? .lost : .won))
  }

  @Test func `a bid below the floor leaves the waterfall to the steps`() throws {
    let waterfall = Waterfall(
      [step("a", 1, after: 30)], bidders: [bidder("x", bids: 0.5)], floorMicros: micros(1))
    #expect(try play(waterfall).fates == ["x BELOW_FLOOR", "a WON"])
  }

  @Test(arguments: [(0.5, "a BELOW_FLOOR"), (1.5, "a WON")])
  func `a step without a price is held to the floor by what its ad names`(
    _ bid: Double, _ fate: String,
  ) throws {
    let waterfall = Waterfall([step("a", nil, .fills(.bid(bid)))], floorMicros: micros(1))
    #expect(try play(waterfall).fates == [fate])
  }

  @Test func `a step without any price passes the floor`() throws {
    let played = try play(Waterfall([step("a", nil)], floorMicros: micros(1)))
    #expect(played.winner == "a")
    #expect(played.outcome.winner?.ranked.price == nil)
  }

  @Test(arguments: [
    (AdOffer.rewarded, "x NO_PRICE"), (.bid(-0.1), "x NO_PRICE"), (.bid(0), "x WON"),
    (.bid(1, "QQQ"), "x UNKNOWN_CURRENCY"), (.bid(1, "EUR"), "x WON"),
    (.bid(9_000_000_000_000, "EUR"), "x NO_PRICE"),
  ])
  func `a bid has a price that can be compared`(_ offer: AdOffer, _ fate: String) throws {
    let waterfall = Waterfall([], bidders: [bidder("x", .fills(offer))], rates: rates)
    let played = try play(waterfall)
    #expect(played.fates == [fate])
    #expect(played.outcome.sources.allSatisfy { $0.fate == .won || $0.remedy != nil })
  }

  @Test func `bids of several currencies are compared by what they are worth`() throws {
    let bidders = [
      bidder("usd", bids: 1.05), bidder("eur", .fills(.bid(1, "EUR"))),
      bidder("jpy", .fills(.bid(150, "JPY"))),
    ]
    let played = try play(Waterfall([], bidders: bidders, rates: rates))
    #expect(played.fates == ["usd OUTBID", "eur WON", "jpy OUTBID"])
    #expect(played.outcome.winner?.ranked.price == Price(cpmMicros: micros(1.1)))
    #expect(played.outcome.sources.map(\.cpmMicros) == [1_050_000, 1_100_000, 981_450])
  }

  @Test func `steps of several currencies are ordered by what they are worth`() throws {
    let euros = WaterfallSource(
      ScriptedNetwork("eur", .passes), price: Price(cpmMicros: micros(1), currency: "EUR"))
    let francs = WaterfallSource(
      ScriptedNetwork("chf", .passes), price: Price(cpmMicros: micros(9), currency: "CHF"))
    let played = try play(Waterfall([step("usd", 1.09), francs, euros], rates: rates))
    #expect(played.fates.map { $0.prefix(3) } == ["eur", "usd", "chf"])
  }

  @Test(
    arguments: [
      (nil, AdOffer.rewarded, nil, false), (2, .rewarded, 2, false), (2, .bid(7), 2, false),
      (2, .bid(7, "QQQ"), 2, false), (nil, .bid(7), 7, true), (nil, .bid(7, "QQQ"), nil, false),
    ] as [(Double?, AdOffer, Double?, Bool)])
  func `a step's ad pays what is configured, else what it names`(
    _ price: Double?, _ offer: AdOffer, _ paid: Double?, _ isPrecise: Bool,
  ) throws {
    let played = try play(Waterfall([step("a", price, .fills(offer))], rates: rates))
    let ranked = try #require(played.outcome.winner?.ranked)
    #expect(ranked.price?.cpmMicros == paid.map(micros))
    #expect(ranked.isPricePrecise == isPrecise)
  }
}
