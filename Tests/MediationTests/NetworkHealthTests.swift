import Mediation
import Rehearsal
import Testing

private func health(after outcomes: [Bool], window: Int = 9) -> NetworkHealth {
  var health = NetworkHealth(window: window)
  for failed in outcomes { health.note(failed: failed) }
  return health
}

/// A health whose share of failures is that, but for rounding.
private func health(failing share: Double) -> NetworkHealth {
  var health = NetworkHealth(window: 1)
  // A window of one forgets at once; a window of many moves there in small steps.
  health.note(failed: share == 1)
  guard share > 0, share < 1 else { return health }
  health = NetworkHealth(window: 999)
  while health.failures < share { health.note(failed: true) }
  return health
}

private let network = NetworkID(rawValue: "a")

/// How often a network is asked in so many loads, when it answers like that.
private func probes(
  in loads: UInt64, answer: ScriptedNetwork.Answer, failuresBefore: Int = 400,
) throws -> (asked: [UInt64], failures: Double) {
  let stage = Stage(healthWindow: 100)
  let journal = Journal()
  let source = step("a", 1, answer, journal: journal)
  stage.roster.enter(source.network)
  for _ in 0..<failuresBefore {
    stage.roster[network]?.note(.tooSlow(limit: .zero), at: .zero)
  }
  let waterfall = Waterfall([source])
  let fates = stage.time.run {
    var fates: [String] = []
    for ordinal in 0..<loads {
      fates += await stage.fill(waterfall, .of(.rewarded, ordinal: ordinal)).fates
    }
    return fates
  }
  let skipped = try #require(fates).filter { $0 == "a UNHEALTHY" }.count
  #expect(skipped + journal.asked.count == Int(loads))
  return (journal.asked.map(\.request.ordinal), stage.roster[network]?.health.failures ?? -1)
}

@Suite struct NetworkHealthTests {
  @Test(arguments: [
    (0.0, 0.0), (0.1, 0), (0.199, 0), (0.3, 0.1125), (0.6, 0.45), (0.8, 0.675), (1, 0.9),
  ])
  func `loads are skipped from a fifth of failures on, nine tenths at most`(
    _ failures: Double, _ share: Double,
  ) {
    #expect(abs(health(failing: failures).skipShare - share) < 0.003)
  }

  @Test(
    arguments: [
      ([], 0), ([true], 0.2), ([true, true], 0.36), ([true, false], 0.16),
      (Array(repeating: true, count: 500), 1),
    ] as [([Bool], Double)])
  func `the latest loads weigh most`(_ outcomes: [Bool], _ failures: Double) {
    #expect(abs(health(after: outcomes).failures - failures) < 0.000_001)
  }

  @Test(arguments: [0, -5, 1])
  func `the smallest window is of one load`(_ window: Int) {
    #expect(health(after: [true], window: window).failures == 1)
    #expect(health(after: [true, false], window: window).failures == 0)
  }

  @Test func `the sickest network is still asked in a tenth of the loads`() throws {
    let asked = try probes(in: 10_000, answer: .hangs).asked
    #expect((1_000...1_150).contains(asked.count))
    let gaps = zip(asked, asked.dropFirst()).map { $1 - $0 }
    #expect(try #require(gaps.max()) <= 100)
  }

  @Test func `a network that has recovered is soon asked always`() throws {
    let (asked, failures) = try probes(in: 2_000, answer: .fills(.rewarded))
    #expect(failures < NetworkHealth.tolerance)
    #expect(asked.suffix(100) == (1_900..<2_000).map(\.self)[...])
  }

  @Test func `who is skipped follows from the number of the load`() throws {
    let one = try probes(in: 500, answer: .hangs).asked
    #expect(try probes(in: 500, answer: .hangs).asked == one)
  }

  @Test func `a healthy network is never skipped`() throws {
    #expect(try probes(in: 500, answer: .passes, failuresBefore: 0).asked.count == 500)
  }

  @Test(
    arguments: [
      (.won, 0), (.noFill, 0), (.outbid, 0), (.overtaken, nil), (.abandoned, nil),
      (.alreadyFilled, nil), (.formatNotServed, nil), (.unfit(.noMedia, bidMicros: nil), nil),
      (.notSetUp(nil), nil), (.backingOff(left: .zero), nil), (.unhealthy(failures: 1), nil),
      (.tooSlow(limit: .zero), 1), (.cutShort(patience: .zero), 1),
    ] as [(SourceFate, Double?)])
  func `only how a network answered counts for its health`(
    _ fate: SourceFate, _ expected: Double?,
  ) {
    let roster = NetworkRoster(healthWindow: 1)
    roster.enter(ScriptedNetwork("a", .passes))
    roster[network]?.note(.tooSlow(limit: .zero), at: .zero)
    if expected == 1 { roster[network]?.note(.noFill, at: .zero) }
    roster[network]?.note(fate, at: .zero)
    #expect(roster[network]?.health.failures == expected ?? 1)
  }

  @Test(
    arguments: [
      (.noFill, false), (.networkError, true), (.serverError, true), (.timeout, true),
      (.adapterFailed, true), (.internalError, true), (.invalidRequest, nil),
      (.badMediationSettings, nil), (.invalidArgument, nil),
    ] as [(NetworkFailure.Kind, Bool?)])
  func `a failure counts when it is the network's own`(
    _ kind: NetworkFailure.Kind, _ counts: Bool?,
  ) {
    for before in [false, true] {
      let roster = NetworkRoster(healthWindow: 1)
      roster.enter(ScriptedNetwork("a", .passes))
      roster[network]?.note(before ? .tooSlow(limit: .zero) : .noFill, at: .zero)
      let failure = NetworkFailure(kind, domain: "com.example", code: 1, message: "")
      roster[network]?.note(.failed(failure), at: .zero)
      #expect(roster[network]?.health.failures == ((counts ?? before) ? 1 : 0))
    }
  }
}
