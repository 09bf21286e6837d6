import Mediation
import Testing

/// Bidders and steps, with who wins and when it is over.
private struct Race: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var bidders: @Sendable (Journal) -> [WaterfallSource] = { _ in [] }
  var steps: @Sendable (Journal) -> [WaterfallSource] = { _ in [] }
  var pace = Waterfall.Pace.single
  let winner: String
  let end: Int64
  var overtaken: [String] = []
}

private let races: [Race] = [
  Race(
    testDescription: "a bidder that may not bid more is not waited for",
    bidders: { [bidder("x", bids: 1, max: 2, after: 900, journal: $0)] },
    steps: { [step("a", 2.01, after: 40, journal: $0)] },
    winner: "a", end: 40, overtaken: ["x"]),
  Race(
    testDescription: "a bidder that may bid more is waited for",
    bidders: { [bidder("x", bids: 1, max: 2.02, after: 900, journal: $0)] },
    steps: { [step("a", 2.01, after: 40, journal: $0)] },
    winner: "a", end: 900),
  Race(
    testDescription: "a bidder without a most is waited for until its own time",
    bidders: { [bidder("x", .hangs, limit: 250, journal: $0)] },
    steps: { [step("a", 100, after: 40, journal: $0)] },
    winner: "a", end: 250),
  Race(
    testDescription: "a bid that beats all steps ends the waterfall",
    bidders: { [bidder("x", bids: 5, after: 30, journal: $0)] },
    steps: { [step("a", 4, after: 900, journal: $0), step("b", 3, journal: $0)] },
    winner: "x", end: 30, overtaken: ["a"]),
  Race(
    testDescription: "a bid between two steps waits for the dearer one",
    bidders: { [bidder("x", bids: 3.5, after: 30, journal: $0)] },
    steps: { [step("a", 4, .passes, after: 80, journal: $0), step("b", 3, journal: $0)] },
    winner: "x", end: 80),
  Race(
    testDescription: "the best of a batch ends it",
    steps: {
      [
        step("a", 3, after: 20, journal: $0), step("b", 2, after: 900, journal: $0),
        step("c", 1, .hangs, journal: $0),
      ]
    },
    pace: .init(batch: 3), winner: "a", end: 20, overtaken: ["b", "c"]),
  Race(
    testDescription: "two that are worth the same: the earlier one is waited for",
    bidders: { [bidder("x", bids: 2, max: 2, after: 70, journal: $0)] },
    steps: { [step("a", 2, after: 20, journal: $0)] },
    winner: "x", end: 70),
  Race(
    testDescription: "two that are worth the same: the later one is not",
    bidders: { [bidder("x", bids: 2, max: 2, after: 20, journal: $0)] },
    steps: { [step("a", 2, after: 70, journal: $0)] },
    winner: "x", end: 20, overtaken: ["a"]),
  Race(
    testDescription: "the first of a batch still waits for a bidder that may bid more",
    bidders: { [bidder("x", bids: 1, max: 9, after: 60, journal: $0)] },
    steps: { [step("a", 3, after: 900, journal: $0), step("b", 2, after: 20, journal: $0)] },
    pace: .init(batch: 2, takesFirst: true), winner: "b", end: 60, overtaken: ["a"]),
  Race(
    testDescription: "the last that could beat it fails",
    bidders: {
      [
        bidder("x", .passes, max: 9, after: 60, journal: $0),
        bidder("y", bids: 0.5, max: 1, after: 900, journal: $0),
      ]
    },
    steps: { [step("a", 2, after: 20, journal: $0)] },
    winner: "a", end: 60, overtaken: ["y"]),
]

@Suite struct EarlyStopTests {
  @Test(arguments: races)
  private func `a load ends when nothing outstanding can beat the best ad`(race: Race) throws {
    let journal = Journal()
    let waterfall = Waterfall(
      race.steps(journal), bidders: race.bidders(journal), pace: race.pace)
    let played = try play(waterfall)
    #expect(played.winner == race.winner)
    #expect(played.endMs == race.end)
    let overtaken = played.fates.filter { $0.hasSuffix(" OVERTAKEN") }.map { $0.prefix(1) }
    #expect(overtaken.map(String.init) == race.overtaken)
    #expect(journal.cancelled.keys.sorted() == race.overtaken)
    #expect(journal.cancelled.values.allSatisfy { $0.wholeMs == race.end })
  }

  @Test func `who was overtaken has lost, after as long as it was waited for`() throws {
    let waterfall = Waterfall(
      [step("a", 2, after: 40)], bidders: [bidder("x", .hangs, max: 1)])
    let report = try #require(try play(waterfall).outcome.sources.first)
    #expect(report.fate.state == .lost)
    #expect(report.latencyMs == 40)
    #expect(report.isBidder)
    #expect(report.cpmMicros == nil)
    #expect(report.remedy == nil)
  }
}
