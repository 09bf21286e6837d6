import Pods
import Testing

private func planned(_ request: BreakRequest, nowMs: Int64 = noon) throws(ScheduleRefusal) -> Break
{
  var schedule = Schedule(limit: 1)
  return try schedule.schedule(request, nowMs: nowMs, id: "break-1")
}

private func refusal(_ request: BreakRequest, nowMs: Int64 = noon) -> ScheduleRefusal? {
  do throws(ScheduleRefusal) {
    _ = try planned(request, nowMs: nowMs)
    return nil
  } catch {
    return error
  }
}

@Suite struct BreakPlaceTests {
  @Test(
    arguments: [
      (0, 60_000), (1, 60_000), (29_999, 60_000), (30_000, 60_000), (30_001, 120_000),
      (59_000, 120_000), (59_999, 120_000), (60_000, 120_000),
    ] as [(Int64, Int64)])
  func `the next minute is taken if half a minute remains, else the one after`(
    _ inMinute: Int64,
    _ start: Int64,
  ) throws {
    #expect(try BreakPlace.defaultStart(afterMs: noon + inMinute) == noon + start)
    #expect(try planned(.of(.live), nowMs: noon + inMinute).place.startMs == noon + start)
  }

  @Test func `minutes before the epoch are full minutes too`() throws {
    #expect(try BreakPlace.defaultStart(afterMs: -60_000) == 0)
    #expect(try BreakPlace.defaultStart(afterMs: -10_000) == 60_000)
  }

  @Test(
    arguments: [
      (nil, nil, .date(ms: noon + 60_000)), (nil, 5_000, .timeMs(65_000)),
      (.clock(noon + 10_000), nil, .date(ms: noon + 10_000)),
      (.clock(noon + 10_000), 5_000, .timeMs(15_000)),
      (.programTime(noon + 10_000), nil, .date(ms: noon + 10_000)),
      (.programTime(noon + 10_000), 5_000, .date(ms: noon + 10_000)),
    ] as [(BreakStart?, Int64?, Interstitial.Place)])
  func `a live break is placed as its start was given`(
    _ start: BreakStart?,
    _ playheadMs: Int64?,
    _ place: Interstitial.Place,
  ) throws {
    let planned = try planned(.of(.live, start, playheadMs: playheadMs))
    #expect(planned.interstitial.place == place)
    #expect(planned.place.offsetMs == nil)
  }

  @Test(arguments: [nil, 5_000] as [Int64?])
  func `an offset on demand is a place on the player's clock`(_ playheadMs: Int64?) throws {
    let planned = try planned(.of(.film, .offset(600_000), playheadMs: playheadMs))
    #expect(planned.interstitial.place == .timeMs(600_000))
    #expect(planned.place.startMs == nil)
    #expect(planned.place.offsetMs == 600_000)
    #expect(planned.identifier.text == "ad_break_id/mid-roll-10")
    #expect(planned.state(atMs: .max) == .scheduled)
  }

  @Test func `a program time on demand says nothing about now`() throws {
    let planned = try planned(.of(.film, .programTime(0)))
    #expect(planned.interstitial.place == .date(ms: 0))
    #expect(planned.state(atMs: noon) == .scheduled)
  }

  @Test(
    arguments: [
      (.of(.live, .clock(noon - 1)), .breakInPast), (.of(.live, .clock(noon)), nil),
      (.of(.live, .programTime(noon - 1)), .breakInPast), (.of(.live, .programTime(noon)), nil),
      (.of(.film, .offset(4_999), playheadMs: 5_000), .breakInPast),
      (.of(.film, .offset(5_000), playheadMs: 5_000), nil),
      (.of(.live, .offset(5_000)), .badTime(.noBeginning)),
      (.of(.live, .offset(4_999), playheadMs: 5_000), .breakInPast),
      (.of(.live, .offset(5_000), playheadMs: 5_000), nil),
      (.of(.live, .offset(.max), playheadMs: 0), .badTime(.outOfRange)),
      (.of(.film, .offset(-1)), .badTime(.negative)),
      (.of(.live, playheadMs: -1), .badTime(.negative)),
      (.of(.live, .clock(.max), playheadMs: 1), .badTime(.outOfRange)),
      (.of(.live, .clock(.max)), nil), (.of(.live, .clock(.min)), .breakInPast),
    ] as [(BreakRequest, ScheduleRefusal?)])
  func `a start that has passed or cannot be counted is refused`(
    _ request: BreakRequest,
    _ expected: ScheduleRefusal?,
  ) {
    #expect(refusal(request) == expected)
  }

  @Test func `no clock reading overflows`() {
    #expect(refusal(.of(.live), nowMs: .max) == .badTime(.outOfRange))
    #expect(refusal(.of(.live), nowMs: .min) == nil)
    #expect(refusal(.of(.live, .clock(.max), playheadMs: 0), nowMs: -1) == .badTime(.outOfRange))
  }

  @Test(arguments: [0, -1] as [Int64])
  func `a break without a length is refused`(_ durationMs: Int64) {
    var request = BreakRequest.of(.live)
    request.durationMs = durationMs
    #expect(refusal(request) == .badTime(.noDuration))
  }

  @Test(
    arguments: [
      (noon + 9_999, .scheduled), (noon + 10_000, .running), (noon + 19_999, .running),
      (noon + 20_000, .ended),
    ] as [(Int64, Break.State)])
  func `the clock says where a break stands`(_ nowMs: Int64, _ state: Break.State) throws {
    #expect(try planned(.of(.live, .clock(noon + 10_000))).state(atMs: nowMs) == state)
  }
}
