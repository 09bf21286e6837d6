import Pods
import Testing

@Suite struct BreakFillingTests {
  private func planned(_ start: BreakStart = .clock(noon + 10_000)) throws -> Break {
    var schedule = Schedule(limit: 10)
    return try schedule.schedule(.of(.live, start), nowMs: noon, id: "b1")
  }

  @Test(arguments: [
    (0 as Int64, 3_000 as Int64, 3_000 as Int64), (0, 60_000, 9_000), (7_000, 3_000, 9_000),
    (8_999, 3_000, 9_000), (9_000, 3_000, 12_000), (12_000, 3_000, 15_000),
  ])
  func `ads are loaded until a second before the break, or as long as the ad unit waits`(
    nowMs: Int64, patienceMs: Int64, endMs: Int64
  ) throws {
    let end = try planned().fillingEndMs(patienceMs: patienceMs, nowMs: noon + nowMs)
    #expect(end - noon == endMs)
  }

  @Test(arguments: [
    (0 as Int64, 10_000 as Int64), (10_000, 10_000), (13_000, 7_000), (20_000, 0), (99_000, 0),
  ])
  func `of a break that runs only the rest can be filled`(nowMs: Int64, restMs: Int64) throws {
    #expect(try planned().restMs(atMs: noon + nowMs) == restMs)
  }

  @Test func `ads that come late begin where the break is by then`() throws {
    var schedule = Schedule(limit: 10)
    _ = try schedule.schedule(.of(.live, .clock(noon + 10_000)), nowMs: noon, id: "b1")
    let ads = [PlayedAd(id: "one", durationMs: 4_000), PlayedAd(id: "two", durationMs: 3_000)]
    #expect(throws: FillRefusal.adsTooLong(adsMs: 7_000, breakMs: 10_000)) {
      try schedule.fill("b1", with: ads, fromMs: 3_001)
    }
    let filled = try schedule.fill("b1", with: ads, fromMs: 3_000)
    let played = try #require(PlaybackTimeline([filled], anchorMs: noon).breaks.first)
    #expect(played.adSpans == [13_000..<17_000, 17_000..<20_000])
    #expect(played.startMs == 10_000)
  }
}
