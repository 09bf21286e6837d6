import Pods
import Testing

@Suite struct ScheduleFillingTests {
  private static let ads = [
    PlayedAd(id: "one", durationMs: 6000), PlayedAd(id: "two", durationMs: 4000),
  ]

  private func schedule() throws -> Schedule {
    var schedule = Schedule(limit: 10)
    _ = try schedule.schedule(.of(.live, .clock(noon + 10_000)), nowMs: noon, id: "b1")
    return schedule
  }

  @Test func `a break is filled once, and saying the same again changes nothing`() throws {
    var schedule = try schedule()
    #expect(try schedule.fill("b1", with: Self.ads).ads == Self.ads)
    let changes = schedule.changes
    #expect(try schedule.fill("b1", with: Self.ads).ads == Self.ads)
    #expect(schedule.changes == changes)
    #expect(throws: FillRefusal.breakFilled) {
      try schedule.fill("b1", with: Self.ads.reversed())
    }
  }

  @Test func `ads fit into their break to the millisecond`() throws {
    var schedule = try schedule()
    let more = Self.ads + [PlayedAd(id: "three", durationMs: 1)]
    #expect(throws: FillRefusal.adsTooLong(adsMs: 10_001, breakMs: 10_000)) {
      try schedule.fill("b1", with: more)
    }
    #expect(throws: FillRefusal.unknownBreak) { try schedule.fill("b2", with: Self.ads) }
  }

  @Test func `a viewer comes to its own breaks, until they are cancelled`() throws {
    var schedule = try schedule()
    _ = try schedule.schedule(
      .of(.live, .clock(noon + 10_000), viewer: "b"), nowMs: noon, id: "b2")
    #expect(schedule.list(stream: "live", viewer: "b").map(\.id) == ["b2"])
    let changes = schedule.changes
    _ = try schedule.cancel("b2", nowMs: noon)
    #expect(schedule.changes > changes)
    #expect(schedule.list(stream: "live", viewer: "b").isEmpty)
  }
}
