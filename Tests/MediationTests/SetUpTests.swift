import Mediation
import Rehearsal
import Testing

private let down = NetworkFailure(
  .adapterFailed, domain: "com.example", code: 7, message: "no key", retryAfter: .seconds(9))

private let a = NetworkID(rawValue: "a")

/// Notes a standing of the network `a` after that many milliseconds.
private func later(_ ms: Int, _ standing: NetworkStanding) -> @Sendable (Stage) async -> Void {
  { stage in
    try? await stage.time.sleep(for: .milliseconds(ms))
    stage.roster.note(standing, of: a)
  }
}

private let ready = NetworkStanding.ready(NetworkTraits())

@Suite struct SetUpTests {
  @Test func `a network that is being set up does not hold up the next`() throws {
    let journal = Journal()
    let waterfall = Waterfall([
      step("a", 9, journal: journal, needsSetUp: true), step("b", 1, after: 30, journal: journal),
    ])
    let played = try play(waterfall, beside: later(80, ready))
    #expect(played.fates == ["a OVERTAKEN", "b WON"])
    #expect(played.endMs == 30)
    #expect(journal.times == ["b 0"])
  }

  @Test func `a network that is being set up wins when nobody else fills`() throws {
    let journal = Journal()
    let waterfall = Waterfall([
      step("b", 9, .passes, after: 30, journal: journal),
      step("a", 1, after: 20, journal: journal, needsSetUp: true),
    ])
    let played = try play(waterfall, beside: later(80, ready))
    #expect(played.fates == ["b NO_FILL", "a WON"])
    #expect(played.endMs == 100)
    #expect(journal.times == ["b 0", "a 80"])
    #expect(played.outcome.sources.map(\.latencyMs) == [30, 70])
  }

  @Test func `with an ad at hand a network that would have to be set up is left out`() throws {
    let waterfall = Waterfall(
      [step("b", 9, .passes, after: 30), step("a", 5, needsSetUp: true)],
      bidders: [bidder("x", bids: 1, after: 10)])
    let played = try play(waterfall)
    #expect(played.fates == ["x WON", "b NO_FILL", "a ALREADY_FILLED"])
    #expect(played.endMs == 30)
  }

  @Test func `it is not waited for either when the last step before it turns out to be skipped`()
    throws
  {
    var other = ScriptedNetwork("c", .passes)
    other.formats = [.native]
    let waterfall = Waterfall(
      [
        step("a", 9, needsSetUp: true), step("b", 8, .passes, after: 30),
        WaterfallSource(other, price: Price(cpmMicros: micros(7))),
      ],
      bidders: [bidder("x", bids: 1, after: 10)])
    let played = try play(waterfall)
    #expect(played.fates == ["x WON", "a OVERTAKEN", "b NO_FILL", "c FORMAT_NOT_SERVED"])
    #expect(played.endMs == 30)
  }

  @Test func `a network that was set up in time may still win`() throws {
    let waterfall = Waterfall([
      step("a", 9, after: 20, needsSetUp: true), step("b", 1, after: 80),
    ])
    let played = try play(waterfall, beside: later(10, ready))
    #expect(played.fates == ["a WON", "b OVERTAKEN"])
    #expect(played.endMs == 30)
  }

  @Test func `a network whose set-up fails is not asked`() throws {
    let journal = Journal()
    let waterfall = Waterfall([step("a", 9, journal: journal, needsSetUp: true)])
    let played = try play(waterfall, beside: later(40, .failed(down)))
    #expect(played.outcome.sources.map(\.fate) == [.notSetUp(down)])
    #expect(played.outcome.sources.map(\.fate.state) == [.skipped])
    #expect(played.outcome.sources.first?.fate.failure == down)
    #expect(played.endMs == 40)
    #expect(journal.times == [])
  }

  @Test func `a network whose set-up failed before is skipped at once`() throws {
    let stage = Stage()
    let source = step("a", 9, needsSetUp: true)
    stage.roster.enter(source.network)
    stage.roster.note(.failed(down), of: a)
    let played = stage.time.run { await stage.fill(Waterfall([source])) }
    #expect(played?.fates == ["a NOT_SET_UP"])
    #expect(played?.endMs == 0)
  }

  @Test(arguments: [(50, 50), (nil, 3_000)] as [(Int?, Int64)])
  func `a set-up that takes too long speaks neither for nor against the network`(
    _ limit: Int?, _ end: Int64,
  ) throws {
    let stage = Stage()
    let source = step("a", 9, limit: limit, needsSetUp: true)
    stage.roster.enter(source.network)
    let played = stage.time.run { await stage.fill(Waterfall([source])) }
    #expect(played?.outcome.sources.map(\.fate) == [.notSetUp(nil)])
    #expect(played?.outcome.sources.first?.remedy?.contains("still being set up") == true)
    #expect(played?.endMs == end)
    #expect(stage.roster[a]?.health.failures == 0)
  }

  @Test func `many loads that wait for one network go on together`() throws {
    let stage = Stage()
    let source = step("a", 9, after: 5, needsSetUp: true)
    stage.roster.enter(source.network)
    let ends = stage.time.run {
      await withTaskGroup(of: Int64.self) { group in
        for _ in 0..<100 { group.addTask { await stage.fill(Waterfall([source])).endMs } }
        try? await stage.time.sleep(for: .milliseconds(70))
        stage.roster.note(ready, of: a)
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(ends == Array(repeating: 75, count: 100))
  }

  @Test func `who waits for a network that is forgotten goes on`() throws {
    let journal = Journal()
    let waterfall = Waterfall([step("a", 9, .passes, journal: journal, needsSetUp: true)])
    let played = try play(waterfall) { stage in
      try? await stage.time.sleep(for: .milliseconds(20))
      stage.roster.forget(a)
    }
    #expect(played.fates == ["a NO_FILL"])
    #expect(played.endMs == 20)
  }

  @Test func `a load that is cancelled does not ask whom it waits for`() throws {
    let journal = Journal()
    let waterfall = Waterfall([step("a", 9, journal: journal, needsSetUp: true)])
    let played = try play(waterfall, cancelledAfter: 60)
    #expect(played.endMs == 60)
    #expect(played.outcome.sources.map(\.fate) == [.abandoned])
    #expect(journal.times == [])
  }

  @Test func `the formats that a network says it sells go before those that are known`() throws {
    let journal = Journal()
    var traits = NetworkTraits()
    traits.formats = [.native]
    let stage = Stage()
    let source = step("a", 1, .passes, journal: journal)
    stage.roster.enter(source.network)
    stage.roster.note(.ready(traits), of: a)
    let waterfall = Waterfall([source])
    let fates = stage.time.run {
      let rewarded = await stage.fill(waterfall, .of(.rewarded)).fates
      return rewarded + (await stage.fill(waterfall, .of(.rewarded, .native)).fates)
    }
    #expect(fates == ["a FORMAT_NOT_SERVED", "a NO_FILL"])
    #expect(journal.asked.map(\.request.formats) == [[.native]])
  }
}
