import Mediation
import Pods
import Testing

private let rules = PreparationRules(adUnit: "breaks", windowMs: 30_000, leadMs: 2_000)

/// A stream of whose breaks the ads are fetched before.
private func stream(
  _ otherwise: PreparationRules.Otherwise = .slate, isLive: Bool = true
) -> PodStream {
  PodStream(
    id: "s", networkCode: "1", customAssetKey: "k", breakDurationMs: 10_000, isLive: isLive,
    rules: StreamRules(
      preparation: PreparationRules(
        adUnit: "breaks", windowMs: 30_000, leadMs: 2_000, otherwise: otherwise)))
}

/// The plan for a break that begins so long after noon, made at noon.
private func plan(
  startsIn ms: Int64, chance: UInt64 = 0, atMs nowMs: Int64 = noon,
) throws -> PreparationPlan? {
  var schedule = Schedule(limit: 10)
  let planned = try schedule.schedule(
    .of(stream(), .clock(noon + ms)), nowMs: noon, id: "b1")
  return PreparationPlan(for: planned, rules, patienceMs: 3_000, nowMs: nowMs, chance: chance)
}

@Suite struct PreparationPlanTests {
  @Test(arguments: [
    // The whole window: it ends five seconds before the break, and is thirty long.
    (100_000 as Int64, 0 as Int64, UInt64.min, 65_000 as Int64, 68_000 as Int64),
    (100_000, 0, .max, 95_000, 98_000), (100_000, 0, UInt64.max / 2 + 1, 80_000, 83_000),
    // What is left of it.
    (100_000, 75_000, .min, 75_000, 78_000), (100_000, 75_000, .max, 95_000, 98_000),
    (100_000, 95_000, .max, 95_000, 98_000),
    // Too late for it: at once, until the deadline; then until the start; then while it runs.
    (100_000, 96_000, .max, 96_000, 98_000), (100_000, 97_999, .min, 97_999, 98_000),
    (100_000, 98_000, .min, 98_000, 100_000), (100_000, 100_000, .min, 100_000, 103_000),
    (100_000, 108_000, .min, 108_000, 110_000),
  ])
  func `moments are drawn so that the ads are there in time`(
    startMs: Int64, nowMs: Int64, chance: UInt64, fetchMs: Int64, endMs: Int64
  ) throws {
    let plan = try #require(try plan(startsIn: startMs, chance: chance, atMs: noon + nowMs))
    #expect(plan.fetchMs - noon == fetchMs)
    #expect(plan.endMs - noon == endMs)
    #expect(plan.startMs == noon + startMs)
  }

  @Test func `a break that is over is not prepared`() throws {
    #expect(try plan(startsIn: 100_000, atMs: noon + 110_000) == nil)
  }

  @Test func `a thousand viewers are spread evenly over the window, and none is too late`() throws {
    var chances = SplitMix64(seed: 7)
    var tenths = Array(repeating: 0, count: 10)
    for _ in 0..<1_000 {
      let plan = try #require(try plan(startsIn: 100_000, chance: chances.next()))
      let placeMs = plan.fetchMs - noon - 65_000
      #expect((0...30_000).contains(placeMs))
      #expect(plan.endMs <= noon + 98_000)
      tenths[min(9, Int(placeMs / 3_000))] += 1
    }
    // The chance that a fair draw leaves this range is less than one in a million for each tenth.
    #expect(tenths.allSatisfy { (55...150).contains($0) }, "\(tenths)")
  }

  @Test func `where nobody knows when it begins there is no deadline but the patience`() throws {
    var schedule = Schedule(limit: 10)
    let planned = try schedule.schedule(
      .of(stream(isLive: false), .offset(600_000)), nowMs: noon, id: "b1")
    let plan = try #require(
      PreparationPlan(for: planned, rules, patienceMs: 3_000, nowMs: noon, chance: .max))
    #expect(plan.startMs == nil)
    #expect(plan.fetchMs == noon + 30_000)
    #expect(plan.endMs == noon + 33_000)
  }

  @Test func `on demand a break begins when the player comes to it`() throws {
    var schedule = Schedule(limit: 10)
    let request = BreakRequest.of(stream(isLive: false), .offset(600_000), playheadMs: 500_000)
    let planned = try schedule.schedule(request, nowMs: noon, id: "b1")
    #expect(planned.expectedStartMs == noon + 100_000)
    let later = BreakRequest.of(stream(isLive: false), .offset(600_000), playheadMs: 530_000)
    let moved = try schedule.schedule(later, nowMs: noon + 50_000, id: "b2")
    #expect(moved.id == "b1")
    #expect(moved.expectedStartMs == noon + 120_000)
  }
}

@Suite struct SchedulePreparationTests {
  private func prepared(
    _ otherwise: PreparationRules.Otherwise = .slate, startsIn ms: Int64 = 100_000,
  ) throws -> Schedule {
    var schedule = Schedule(limit: 10)
    let planned = try schedule.schedule(
      .of(stream(otherwise), .clock(noon + ms)), nowMs: noon, id: "b1")
    let plan = PreparationPlan(for: planned, rules, patienceMs: 3_000, nowMs: noon, chance: 0)
    schedule.prepare("b1", by: try #require(plan))
    return schedule
  }

  private func filling(_ shortfall: BreakFilling.Shortfall?) -> BreakFilling {
    var filling = BreakFilling(beganMs: noon)
    filling.shortfall = shortfall
    return filling
  }

  @Test(arguments: [
    (10_000 as Int64, nil as BreakFilling.Shortfall?, Preparation.State.filled),
    (6_000, .noFill, .partly(.noFill)), (6_000, .outOfTime, .partly(.outOfTime)),
    (0, .noFill, .empty(.noFill)), (0, .outOfTime, .empty(.outOfTime)),
  ])
  func `what has come by the deadline fills the break`(
    adsMs: Int64, shortfall: BreakFilling.Shortfall?, state: Preparation.State
  ) throws {
    var schedule = try prepared()
    #expect(schedule["b1"]?.preparation?.state == .waiting)
    let begun = [schedule.beginFetching("b1"), schedule.beginFetching("b1")]
    #expect(begun.map { $0?.preparation?.state } == [.fetching, nil])
    let ads = adsMs == 0 ? [] : [PlayedAd(id: "ad-1", durationMs: adsMs)]
    _ = try schedule.fill("b1", with: ads, as: filling(shortfall))
    let last = schedule.endFetching("b1", nowMs: noon + 98_000)
    let ended = try #require(last)
    #expect(ended.preparation?.state == state)
    #expect(ended.preparation?.reason == shortfall?.rawValue)
    #expect(ended.state(atMs: noon) == .scheduled)
    #expect(ended.preparationDetail?.isEmpty == false)
  }

  @Test func `without ads the content can go on instead, unless the break has begun`() throws {
    var spared = try prepared(.content)
    _ = spared.beginFetching("b1")
    _ = try spared.fill("b1", with: [], as: filling(.noFill))
    let given = spared.endFetching("b1", nowMs: noon + 98_000)
    #expect(given?.state(atMs: noon) == .cancelled)
    #expect(spared.list(stream: "s").map(\.id) == ["b1"])
    var filled = spared
    _ = try filled.fill("b1", with: [PlayedAd(id: "one", durationMs: 1)])
    #expect(filled["b1"]?.state(atMs: noon) == .scheduled)
    #expect(spared.breaks(of: stream(), viewer: "6e69425c:TUL", between: noon, and: .max).isEmpty)
    var begun = try prepared(.content)
    _ = begun.beginFetching("b1")
    _ = try begun.fill("b1", with: [], as: filling(.noFill))
    let kept = begun.endFetching("b1", nowMs: noon + 100_001)
    #expect(kept?.state(atMs: noon + 100_001) == .running)
  }

  @Test func `a break that its viewer is spared of can still be taken off the schedule`() throws {
    var schedule = try prepared(.content)
    _ = schedule.beginFetching("b1")
    _ = schedule.endFetching("b1", nowMs: noon)
    _ = try schedule.cancel("b1", nowMs: noon + 500_000)
    #expect(schedule.count == 0)
  }

  @Test func `whoever fills a break by hand ends its preparation`() throws {
    var schedule = try prepared()
    schedule.stopPreparing("b1", because: .filledOtherwise)
    let begun = schedule.beginFetching("b1")
    #expect(begun == nil)
    #expect(schedule["b1"]?.preparation?.state == .stopped(.filledOtherwise))
    schedule.stopPreparing("b1", because: .sessionClosed)
    #expect(schedule["b1"]?.preparation?.reason == "FILLED_OTHERWISE")
    #expect(schedule.prepared(stream: "s", viewer: "6e69425c:TUL").map(\.id) == ["b1"])
    #expect(schedule.prepared(stream: "s", viewer: "other").isEmpty)
  }

  @Test func `a break that has gone or is filled is not fetched for`() throws {
    var schedule = try prepared()
    _ = try schedule.fill("b1", with: [PlayedAd(id: "one", durationMs: 1)])
    var gone = try prepared()
    _ = try gone.cancel("b1", nowMs: noon)
    let begun = [
      schedule.beginFetching("b1"), gone.beginFetching("b1"), gone.endFetching("b1", nowMs: noon),
    ]
    #expect(begun == [nil, nil, nil])
  }

  @Test func `a break that moves is noted, while its moment is to come`() throws {
    var schedule = Schedule(limit: 10)
    let film = stream(isLive: false)
    let planned = try schedule.schedule(
      .of(film, .offset(600_000), playheadMs: 500_000), nowMs: noon, id: "b1")
    let plan = PreparationPlan(for: planned, rules, patienceMs: 3_000, nowMs: noon, chance: 0)
    schedule.prepare("b1", by: try #require(plan))
    _ = try schedule.schedule(
      .of(film, .offset(600_000), playheadMs: 510_000), nowMs: noon + 10_000, id: "b2")
    let still = schedule.takeMoved()
    _ = try schedule.schedule(
      .of(film, .offset(600_000), playheadMs: 560_000), nowMs: noon + 20_000, id: "b2")
    let moves = [still, schedule.takeMoved(), schedule.takeMoved()]
    #expect(moves == [[], ["b1"], []])
  }
}
