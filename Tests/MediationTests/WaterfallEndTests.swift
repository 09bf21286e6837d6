import Mediation
import Testing

private func hung(_ journal: Journal, ad: Bool) -> Waterfall {
  Waterfall(
    [
      step("a", 9, .hangs, journal: journal), step("b", 8, .hangs, journal: journal),
      step("c", 7, .hangs, journal: journal),
    ],
    bidders: [
      bidder("x", .hangs, journal: journal),
      ad ? bidder("y", bids: 1, after: 20, journal: journal) : bidder("y", .passes, after: 20),
    ],
    patience: .milliseconds(300), pace: .init(batch: 2))
}

@Suite struct WaterfallEndTests {
  @Test(arguments: [true, false])
  func `whatever hangs, a load ends at the end of its time`(ad: Bool) throws {
    let journal = Journal()
    let played = try play(hung(journal, ad: ad))
    #expect(played.endMs == 300)
    #expect(played.winner == (ad ? "y" : nil))
    let y = ad ? "y WON" : "y NO_FILL"
    #expect(
      played.fates
        == ["x AD_UNIT_TIMEOUT", y, "a AD_UNIT_TIMEOUT", "b AD_UNIT_TIMEOUT", "c OUT_OF_TIME"])
  }

  @Test(arguments: [true, false])
  func `a call that is cancelled in the middle ends at once and takes no ad`(ad: Bool) throws {
    let journal = Journal()
    let played = try play(hung(journal, ad: ad), cancelledAfter: 120)
    #expect(played.endMs == 120)
    #expect(played.winner == nil)
    let y = ad ? "y CALL_CANCELLED" : "y NO_FILL"
    #expect(
      played.fates
        == ["x CALL_CANCELLED", y, "a CALL_CANCELLED", "b CALL_CANCELLED", "c CALL_GONE"])
    #expect(journal.cancelled.mapValues(\.wholeMs) == ["x": 120, "a": 120, "b": 120])
  }

  @Test(
    arguments: [
      (10, 50, 10), (50, 50, 50), (49, 50, 49), (60, 50, 50), (400, nil, 300), (299, nil, 299),
    ] as [(Int, Int?, Int64)])
  func `a source has its own time, and no more than the ad unit`(
    _ latency: Int, _ limit: Int?, _ end: Int64,
  ) throws {
    for answer in [ScriptedNetwork.Answer.fills(.rewarded), .insists()] {
      let waterfall = Waterfall(
        [step("a", 1, answer, after: latency, limit: limit)], patience: .milliseconds(300))
      let played = try play(waterfall)
      #expect(played.endMs == end)
      #expect((played.winner == "a") == (latency < min(limit ?? 300, 300)))
    }
  }

  @Test func `an ad unit without time asks nobody`() throws {
    let journal = Journal()
    let waterfall = Waterfall(
      [step("a", 1, journal: journal)], bidders: [bidder("x", bids: 1, journal: journal)],
      patience: .zero)
    let played = try play(waterfall)
    #expect(played.fates == ["x OUT_OF_TIME", "a OUT_OF_TIME"])
    #expect(journal.times == [])
  }

  @Test func `a source without time is not asked`() throws {
    let journal = Journal()
    let played = try play(Waterfall([step("a", 1, limit: 0, journal: journal), step("b", 1)]))
    #expect(played.fates == ["a SOURCE_TIMEOUT", "b WON"])
    #expect(journal.times == [])
  }

  @Test func `a step that is asked late has what is left`() throws {
    let waterfall = Waterfall(
      [step("a", 2, .passes, after: 250), step("b", 1, .hangs, limit: 200)],
      patience: .milliseconds(300))
    let played = try play(waterfall)
    #expect(played.fates == ["a NO_FILL", "b AD_UNIT_TIMEOUT"])
    #expect(played.outcome.sources.map(\.latencyMs) == [250, 50])
  }
}
