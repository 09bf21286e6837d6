import Pods
import Rehearsal
import Testing

@Suite struct PlaybackTimelineTests {
  /// Plans breaks of ten seconds at those places of the film, and lays them out.
  private func film(
    _ places: [Int64], resumptionMs: [Int64] = [], postRolls: Int = 0, end: ContentEnd? = nil,
  ) throws -> PlaybackTimeline {
    var schedule = Schedule(limit: 10)
    for (index, placeMs) in places.enumerated() {
      var request = BreakRequest.of(.film, .offset(placeMs), viewer: "a")
      request.identifier = .pod(Int64(index + 1))
      request.durationMs = 10_000
      if index < resumptionMs.count { request.resumptionOffset = .ms(resumptionMs[index]) }
      _ = try schedule.schedule(request, nowMs: noon, id: "b\(index + 1)")
    }
    for number in 0..<postRolls {
      var request = BreakRequest.of(.film, viewer: "a")
      request.identifier = .pod(Int64(100 + number))
      request.manner = BreakManner(cues: [.post])
      request.durationMs = 5000
      _ = try schedule.schedule(request, nowMs: noon, id: "post\(number + 1)")
    }
    let planned = schedule.list(stream: PodStream.film.id, viewer: "a")
    return PlaybackTimeline(planned, anchorMs: 0, contentEnd: end)
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

  private static let ends: [(ContentEnd?, [Int64], Int64?)] = [
    // where the content ends, starts of the breaks at 20 and 60 s and of those after, the end
    (nil, [20_000, 70_000], nil),
    (.length(ms: 90_000), [20_000, 70_000, 110_000, 115_000], 110_000),
    (.length(ms: 60_000), [20_000, 70_000, 80_000, 85_000], 80_000),
    (.length(ms: 0), [0, 5000, 20_000, 70_000], 0),
    (.length(ms: 50_000), [20_000, 60_000, 65_000, 70_000], 60_000),
    (.position(ms: 109_960), [20_000, 70_000, 109_960, 114_960], 109_960),
    (.position(ms: 75_000), [20_000, 70_000, 80_000, 85_000], 80_000),
    (.position(ms: 69_999), [20_000, 69_999, 74_999, 79_999], 69_999),
  ]

  @Test(arguments: ends)
  func `breaks after the content begin where it ends, one behind the other`(
    end: ContentEnd?, starts: [Int64], endMs: Int64?,
  ) throws {
    let timeline = try film([20_000, 60_000], postRolls: 2, end: end)
    #expect(timeline.breaks.map(\.startMs) == starts)
    #expect(timeline.contentEndMs == endMs)
    for played in timeline.breaks where played.id.hasPrefix("post") {
      #expect(played.index == -1)
      #expect(played.contentMs == -1)
    }
    #expect(timeline.breaks.map(\.index).filter { $0 > 0 } == [1, 2])
  }

  @Test func `wherever breaks lie, what comes after the content waits for all of it`() throws {
    var chance = SeededGenerator(seed: 7)
    for round in 0..<Soak.times(300) {
      let places = (0..<Int.random(in: 0...5, using: &chance))
        .map { _ in Int64.random(in: 0...20, using: &chance) * 5000 }.sorted()
      let resumptionMs = places.map { _ in Int64.random(in: 0...2, using: &chance) * 6000 }
      let lengthMs = Int64.random(in: 0...22, using: &chance) * 5000
      let timeline = try film(
        places, resumptionMs: resumptionMs, postRolls: 1, end: .length(ms: lengthMs))
      // The player plays content up to each break, then the break, and goes on where that says.
      var (positionMs, contentMs): (Int64, Int64) = (0, 0)
      for (placeMs, offsetMs) in zip(places, resumptionMs) where placeMs <= lengthMs {
        positionMs += max(placeMs - contentMs, 0) + 10_000
        contentMs = max(placeMs, contentMs) + offsetMs
      }
      positionMs += max(lengthMs - contentMs, 0)
      #expect(timeline.find("post1")?.startMs == positionMs, "round \(round)")
      let gaps = zip(timeline.breaks, timeline.breaks.dropFirst()).map { $1.startMs - $0.endMs }
      #expect(gaps.allSatisfy { $0 >= 0 }, "round \(round)")
    }
  }
}
