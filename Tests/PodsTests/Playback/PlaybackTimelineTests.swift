import Pods
import Testing

@Suite struct PlaybackTimelineTests {
  /// Plans breaks of ten seconds at those places of the film, and lays them out.
  private func film(
    _ places: [Int64], resumptionMs: [Int64] = [],
  ) throws -> PlaybackTimeline {
    var schedule = Schedule(limit: 10)
    for (index, placeMs) in places.enumerated() {
      var request = BreakRequest.of(.film, .offset(placeMs), viewer: "a")
      request.identifier = .pod(Int64(index + 1))
      request.durationMs = 10_000
      if index < resumptionMs.count { request.resumptionOffset = .ms(resumptionMs[index]) }
      _ = try schedule.schedule(request, nowMs: noon, id: "b\(index + 1)")
    }
    let planned = schedule.list(stream: PodStream.film.id, viewer: "a")
    return PlaybackTimeline(planned, anchorMs: 0)
  }

  private static let cases: [([Int64], [Int64], [Int64], [Int])] = [
    // places, resumption offsets, starts, indices
    ([0, 60_000], [], [0, 70_000], [0, 1]),
    ([20_000, 40_000], [], [20_000, 50_000], [1, 2]),
    ([20_000, 40_000], [10_000, 10_000], [20_000, 40_000], [1, 2]),
    ([20_000, 20_000], [], [20_000, 30_000], [1, 2]),
    ([20_000, 25_000], [10_000, 10_000], [20_000, 30_000], [1, 2]),
    ([20_000, 60_000], [25_000], [20_000, 45_000], [1, 2]),
  ]

  @Test(arguments: cases)
  func `breaks lie one behind the other, and what follows moves by what they add`(
    places: [Int64], resumptionMs: [Int64], starts: [Int64], indices: [Int],
  ) throws {
    let timeline = try film(places, resumptionMs: resumptionMs)
    #expect(timeline.breaks.map(\.startMs) == starts)
    #expect(timeline.breaks.map(\.contentMs) == places)
    #expect(timeline.breaks.map(\.index) == indices)
  }

  @Test func `a live break lies where the player's clock has its time`() throws {
    var schedule = Schedule(limit: 10)
    _ = try schedule.schedule(
      .of(.live, .clock(noon + 10_000), viewer: "a"), nowMs: noon, id: "b1")
    let planned = schedule.list(stream: PodStream.live.id, viewer: "a")
    #expect(PlaybackTimeline(planned, anchorMs: noon - 5000).breaks.map(\.startMs) == [15_000])
    #expect(schedule.list(stream: PodStream.live.id, viewer: "b").isEmpty)
  }

  @Test func `a place is in a break from its start to just before its end`() throws {
    let timeline = try film([20_000])
    #expect(timeline.at(19_999) == nil)
    #expect(timeline.at(20_000)?.id == "b1")
    #expect(timeline.at(29_999)?.id == "b1")
    #expect(timeline.at(30_000) == nil)
  }
}
