import Mediation
import Rehearsal
import Testing

private func busy(_ kind: NetworkFailure.Kind, _ pause: Duration) -> ScriptedNetwork.Answer {
  .fails(
    NetworkFailure(kind, domain: "com.example", code: 429, message: "busy", retryAfter: pause))
}

/// Loads at those milliseconds, and says what became of the one source.
private func fates(
  of answer: ScriptedNetwork.Answer, at times: [Int],
) throws -> [SourceFate] {
  let stage = Stage()
  let source = step("a", 1, answer)
  stage.roster.enter(source.network)
  let waterfall = Waterfall([source])
  let fates = stage.time.run {
    var fates: [SourceFate] = []
    for time in times {
      try? await stage.time.sleep(for: .milliseconds(time) - stage.time.now)
      fates += await stage.fill(waterfall).outcome.sources.map(\.fate)
    }
    return fates
  }
  return try #require(fates)
}

@Suite struct BackOffTests {
  @Test(arguments: [
    NetworkFailure.Kind.serverError, .noFill, .invalidRequest, .badMediationSettings,
  ])
  func `a network that asks for it is left alone for so long`(
    _ kind: NetworkFailure.Kind,
  ) throws {
    let fates = try fates(of: busy(kind, .seconds(2)), at: [100, 101, 2_099, 2_100])
    #expect(fates[0].failure?.code == 429)
    #expect(fates[1] == .backingOff(left: .milliseconds(1_999)))
    #expect(fates[2] == .backingOff(left: .milliseconds(1)))
    #expect(fates[3].failure?.code == 429)
    #expect(fates.map(\.state) == [fates[0].state, .skipped, .skipped, fates[0].state])
    #expect(fates[1].remedy(for: NetworkID(rawValue: "a"))?.contains("1999 ms") == true)
  }

  @Test func `nobody is left alone for more than an hour`() throws {
    let fates = try fates(
      of: busy(.serverError, .seconds(1_000_000)), at: [0, 3_599_999, 3_600_000])
    #expect(fates[1] == .backingOff(left: .milliseconds(1)))
    #expect(fates[2].failure?.code == 429)
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `a pause of nothing is none`(_ pause: Duration) throws {
    let fates = try fates(of: busy(.serverError, pause), at: [0, 1])
    #expect(fates.allSatisfy { $0.failure?.code == 429 })
  }

  @Test func `a shorter pause does not end a longer one`() {
    var health = NetworkHealth(window: 10)
    health.backOff(until: .seconds(5))
    health.backOff(until: .seconds(2))
    #expect(health.backOffEnd == .seconds(5))
  }

  @Test func `others are asked meanwhile`() throws {
    let stage = Stage()
    let sources = [step("a", 2, busy(.serverError, .seconds(60))), step("b", 1)]
    for source in sources { stage.roster.enter(source.network) }
    let waterfall = Waterfall(sources)
    let fates = stage.time.run {
      await stage.fill(waterfall).fates + (await stage.fill(waterfall).fates)
    }
    #expect(fates == ["a SERVER_ERROR", "b WON", "a BACKING_OFF", "b WON"])
  }
}
