import Mediation
import Rehearsal
import Testing

/// One waterfall with what is expected of it.
struct WaterfallCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var sources: [WaterfallSource]
  var patience: Duration = .milliseconds(3_000)
  let winner: String?
  let reasons: [String?]
  let latencies: [Int64?]
}

private let serverDown = NetworkFailure(
  .serverError, domain: "com.example", code: 503, message: "down")
private let soldOut = NetworkFailure(.noFill, domain: "com.example", code: 3, message: "sold out")

private func source(
  _ name: String,
  _ answer: ScriptedNetwork.Answer,
  after latency: Int = 0,
  patience: Int? = nil,
  networkPatience: Int? = nil,
) -> WaterfallSource {
  var network = ScriptedNetwork(name, answer, after: .milliseconds(latency))
  network.patience = networkPatience.map { .milliseconds($0) }
  return WaterfallSource(
    network, price: Price(cpmMicros: 1_000_000), patience: patience.map { .milliseconds($0) })
}

private let cases: [WaterfallCase] = [
  WaterfallCase(
    testDescription: "the first to fill wins and the rest is not asked",
    sources: [
      source("one", .passes, after: 5), source("two", .fills(.rewarded), after: 80),
      source("three", .fills(.rewarded)),
    ],
    winner: "two", reasons: ["NO_FILL", nil, "ALREADY_FILLED"], latencies: [5, 80, nil]),
  WaterfallCase(
    testDescription: "a source that takes longer than its own time is passed over",
    sources: [
      source("slow", .fills(.rewarded), after: 5_000, patience: 100),
      source("fast", .fills(.rewarded), after: 20),
    ],
    winner: "fast", reasons: ["SOURCE_TIMEOUT", nil], latencies: [100, 20]),
  WaterfallCase(
    testDescription: "the source's own time goes before its network's",
    sources: [source("one", .fills(.rewarded), after: 50, patience: 60, networkPatience: 10)],
    winner: "one", reasons: [nil], latencies: [50]),
  WaterfallCase(
    testDescription: "without a time of the source its network's counts",
    sources: [source("one", .fills(.rewarded), after: 50, networkPatience: 10)],
    winner: nil, reasons: ["SOURCE_TIMEOUT"], latencies: [10]),
  WaterfallCase(
    testDescription: "the ad unit's time ends the load",
    sources: [
      source("one", .passes, after: 60), source("two", .fills(.rewarded), after: 500),
      source("three", .fills(.rewarded)),
    ],
    patience: .milliseconds(100),
    winner: nil, reasons: ["NO_FILL", "AD_UNIT_TIMEOUT", "OUT_OF_TIME"], latencies: [60, 40, nil]),
  WaterfallCase(
    testDescription: "a late answer is dropped even when it comes",
    sources: [source("late", .insists(), after: 200, patience: 100), source("two", .passes)],
    winner: nil, reasons: ["SOURCE_TIMEOUT", "NO_FILL"], latencies: [100, 0]),
  WaterfallCase(
    testDescription: "a failure and a network's own word for no fill go on to the next",
    sources: [
      source("down", .fails(serverDown), after: 15), source("empty", .fails(soldOut)),
      source("two", .fills(.rewarded)),
    ],
    winner: "two", reasons: ["SERVER_ERROR", "NO_FILL", nil], latencies: [15, 0, 0]),
  WaterfallCase(
    testDescription: "an offer that does not fit is refused",
    sources: [
      source("odd", .fills(AdOffer(format: .native, content: .native(.complete)))),
      source("two", .fills(.rewarded)),
    ],
    winner: "two", reasons: ["WRONG_FORMAT", nil], latencies: [0, 0]),
  WaterfallCase(
    testDescription: "a waterfall without sources fills nothing",
    sources: [], winner: nil, reasons: [], latencies: []),
]

@Suite struct WaterfallTests {
  @Test(arguments: cases)
  func `every source is explained and the first good offer wins`(_ example: WaterfallCase) throws {
    let time = SteppedTime()
    let waterfall = Waterfall(example.sources, patience: example.patience)
    let outcome = try #require(
      time.run { await waterfall.fill(.of(.rewarded), on: time, with: NetworkRoster()) })
    #expect(outcome.winner?.source.network.id.rawValue == example.winner)
    #expect(outcome.sources.map(\.fate.reason) == example.reasons)
    #expect(outcome.sources.map(\.latencyMs) == example.latencies)
    #expect(outcome.sources.allSatisfy { $0.cpmMicros == 1_000_000 })
    #expect(time.now == .milliseconds(example.latencies.reduce(0) { $0 + ($1 ?? 0) }))
  }

  @Test func `a network that sells none of the formats is skipped without being asked`() throws {
    let time = SteppedTime()
    let waterfall = Waterfall([source("one", .fills(.rewarded), after: 50)])
    let outcome = try #require(
      time.run { await waterfall.fill(.of(.banner), on: time, with: NetworkRoster()) })
    #expect(outcome.sources.map(\.fate) == [.formatNotServed])
    #expect(outcome.sources.map(\.fate.state) == [.skipped])
    #expect(time.now == .zero)
  }

  @Test func `a network is asked only for the formats that it sells`() {
    let request = AdRequest.of(.banner, .native, .rewarded)
    let narrowed = request.narrowed(
      to: source("one", .passes), selling: [.rewarded, .native], at: 0, floorMicros: nil)
    #expect(narrowed?.formats == [.native, .rewarded])
  }

  @Test func `a cancelled call asks no further source`() throws {
    let time = SteppedTime()
    let waterfall = Waterfall([
      source("one", .fills(.rewarded), after: 500), source("two", .fills(.rewarded)),
    ])
    let (outcome, expired) = try #require(
      time.run {
        await time.within(.milliseconds(200)) {
          await waterfall.fill(.of(.rewarded), on: time, with: NetworkRoster())
        }
      })
    #expect(expired)
    #expect(outcome.winner == nil)
    #expect(outcome.sources.map(\.fate) == [.abandoned, .callGone])
    #expect(outcome.sources.map(\.latencyMs) == [200, nil])
    #expect(time.now == .milliseconds(200))
  }

  @Test func `a failure is kept word for word`() throws {
    let time = SteppedTime()
    let waterfall = Waterfall([source("down", .fails(serverDown))])
    let outcome = try #require(
      time.run { await waterfall.fill(.of(.rewarded), on: time, with: NetworkRoster()) })
    #expect(outcome.sources.first?.fate.failure == serverDown)
    #expect(outcome.sources.first?.fate.gma == GMAError(code: 3))
  }

  @Test func `the winner carries the price of its source`() throws {
    let time = SteppedTime()
    let waterfall = Waterfall([source("one", .fills(.rewarded))])
    let outcome = try #require(
      time.run { await waterfall.fill(.of(.rewarded), on: time, with: NetworkRoster()) })
    #expect(outcome.winner?.ranked.price == Price(cpmMicros: 1_000_000))
    #expect(outcome.winner?.ranked.offer == .rewarded)
  }
}
