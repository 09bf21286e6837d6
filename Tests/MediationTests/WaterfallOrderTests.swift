import Mediation
import Testing

private let passes = ScriptedNetwork.Answer.passes

/// Steps such as `a 2.50` or `b -`, and the names in the order of their turn.
private let orders: [(steps: [(String, Double?)], order: String)] = [
  ([("a", 1), ("b", 3), ("c", 2)], "bca"),
  ([("a", 2), ("b", 2), ("c", 2)], "abc"),
  ([("a", nil), ("b", nil)], "ab"),
  ([("a", 1), ("b", nil), ("c", 3), ("d", nil)], "cdab"),
  ([("a", nil), ("b", 1), ("c", 3)], "cab"),
  ([("a", 0), ("b", nil), ("c", 0.000_001)], "cab"),
]

private struct Batch: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let pace: Waterfall.Pace
  let steps: @Sendable (Journal) -> [WaterfallSource]
  let times: [String]
  let winner: String?
  let end: Int64
}

private let batches: [Batch] = [
  Batch(
    testDescription: "one by one", pace: .single,
    steps: {
      [step("a", 3, passes, after: 50, journal: $0), step("b", 2, after: 10, journal: $0)]
    },
    times: ["a 0", "b 50"], winner: "b", end: 60),
  Batch(
    testDescription: "the second batch waits for the whole first", pace: .init(batch: 2),
    steps: {
      [
        step("a", 4, passes, after: 30, journal: $0), step("b", 3, passes, after: 80, journal: $0),
        step("c", 2, passes, after: 5, journal: $0), step("d", 1, after: 20, journal: $0),
      ]
    },
    times: ["a 0", "b 0", "c 80", "d 80"], winner: "d", end: 100),
  Batch(
    testDescription: "three at once, and the rest", pace: .init(batch: 3),
    steps: {
      [
        step("a", 4, passes, after: 30, journal: $0), step("b", 3, passes, after: 10, journal: $0),
        step("c", 2, passes, after: 20, journal: $0), step("d", 1, passes, after: 5, journal: $0),
      ]
    },
    times: ["a 0", "b 0", "c 0", "d 30"], winner: nil, end: 35),
  Batch(
    testDescription: "the best price of a batch is waited for", pace: .init(batch: 2),
    steps: { [step("a", 3, after: 90, journal: $0), step("b", 2, after: 10, journal: $0)] },
    times: ["a 0", "b 0"], winner: "a", end: 90),
  Batch(
    testDescription: "the first of a batch is taken", pace: .init(batch: 2, takesFirst: true),
    steps: { [step("a", 3, after: 90, journal: $0), step("b", 2, after: 10, journal: $0)] },
    times: ["a 0", "b 0"], winner: "b", end: 10),
  Batch(
    testDescription: "an ad of a batch spares the next", pace: .init(batch: 2),
    steps: {
      [
        step("a", 3, passes, after: 40, journal: $0), step("b", 2, after: 10, journal: $0),
        step("c", 1, journal: $0),
      ]
    },
    times: ["a 0", "b 0"], winner: "b", end: 40),
  Batch(
    testDescription: "a batch of none is one of one", pace: .init(batch: 0),
    steps: { [step("a", 3, after: 40, journal: $0)] },
    times: ["a 0"], winner: "a", end: 40),
]

@Suite struct WaterfallOrderTests {
  @Test(arguments: orders)
  func `steps are asked from the dearest to the cheapest`(
    steps: [(String, Double?)], order: String,
  ) throws {
    let journal = Journal()
    let waterfall = Waterfall(steps.map { step($0, $1, passes, after: 10, journal: journal) })
    #expect(try play(waterfall).endMs == Int64(steps.count) * 10)
    #expect(journal.asked.map(\.name).joined() == order)
  }

  @Test(arguments: batches)
  private func `a batch begins when the one before is answered`(example: Batch) throws {
    let journal = Journal()
    let played = try play(Waterfall(example.steps(journal), pace: example.pace))
    #expect(journal.times == example.times)
    #expect(played.winner == example.winner)
    #expect(played.endMs == example.end)
  }

  @Test func `a skipped step takes no place in a batch`() throws {
    let journal = Journal()
    var skipped = ScriptedNetwork("b", .passes)
    skipped.formats = [.native]
    let steps = [
      step("a", 4, passes, after: 30, journal: journal),
      WaterfallSource(skipped, price: Price(cpmMicros: micros(3))),
      step("c", 2, after: 20, journal: journal),
    ]
    let played = try play(Waterfall(steps, pace: .init(batch: 2)))
    #expect(journal.times == ["a 0", "c 0"])
    #expect(played.fates == ["a NO_FILL", "b FORMAT_NOT_SERVED", "c WON"])
  }

  @Test func `bidders are asked beside the waterfall`() throws {
    let journal = Journal()
    let waterfall = Waterfall(
      [step("a", 2, passes, after: 60, journal: journal), step("b", 1, journal: journal)],
      bidders: [
        bidder("x", bids: 1.5, after: 100, journal: journal),
        bidder("y", bids: 3, after: 70, journal: journal),
      ])
    let played = try play(waterfall)
    #expect(journal.times == ["x 0", "y 0", "a 0", "b 60"])
    #expect(played.fates == ["x OUTBID", "y WON", "a NO_FILL", "b OUTBID"])
    #expect(played.micros == micros(3))
    #expect(played.endMs == 100)
  }

  @Test func `networks are told their place, and whether they bid`() throws {
    let journal = Journal()
    let waterfall = Waterfall(
      [step("a", 2, passes, journal: journal)],
      bidders: [bidder("x", .passes, journal: journal)])
    _ = try play(waterfall, .of(.rewarded, ordinal: 41))
    #expect(journal.asked.map(\.request.isBidding) == [true, false])
    #expect(journal.asked.map(\.request.name.text) == ["offer-42-0", "offer-42-1"])
  }
}
