import Pods
import Testing

private func plan(
  _ stream: PodStream, _ cues: [BreakCue], nowMs: Int64 = noon,
  _ change: (inout BreakRequest) -> Void = { _ in },
) throws(ScheduleRefusal) -> Break {
  var request = BreakRequest.of(stream)
  request.manner = BreakManner(cues: cues)
  change(&request)
  var schedule = Schedule(limit: 2)
  return try schedule.schedule(request, nowMs: nowMs, id: "1")
}

private func refusal(
  _ stream: PodStream, _ cues: [BreakCue], _ change: (inout BreakRequest) -> Void = { _ in },
) -> ScheduleRefusal? {
  do throws(ScheduleRefusal) {
    _ = try plan(stream, cues, change)
    return nil
  } catch {
    return error
  }
}

@Suite struct RollTests {
  @Test func `a roll is as long and is called as the stream says`() throws {
    let stream = PodStream(
      id: "s", networkCode: "1", customAssetKey: "k", breakDurationMs: 30_000, isLive: false,
      rules: StreamRules(
        preRoll: .init(identifier: .pod(1), durationMs: 5_000),
        postRoll: .init(identifier: .adBreak("credits"))))
    #expect(try plan(stream, [.pre]).identifier == .pod(1))
    #expect(try plan(stream, [.pre]).durationMs == 5_000)
    #expect(try plan(stream, [.pre]) { $0.durationMs = 7_000 }.durationMs == 7_000)
    #expect(try plan(stream, [.post]).identifier == .adBreak("credits"))
    #expect(try plan(stream, [.post]).durationMs == 30_000)
    #expect(try plan(.film, [.post, .once]).identifier == .postRoll)
    #expect(try plan(.live, [.pre]).identifier == .preRoll)
  }

  @Test func `a roll has its place by its cue`() throws {
    #expect(try plan(.film, [.post]).place == .end)
    #expect(try plan(.film, [.pre]).place == .offset(ms: 0))
    #expect(try plan(.film, [.pre]) { $0.playheadMs = 90_000 }.place == .offset(ms: 0))
    #expect(try plan(.live, [.pre]).place == .clock(ms: noon, playerMs: nil))
    #expect(try plan(.live, [.pre]) { $0.playheadMs = 9 }.interstitial.place == .timeMs(9))
  }

  @Test func `the same viewer has the same pre-roll whenever it is asked for`() throws {
    var schedule = Schedule(limit: 2)
    var request = BreakRequest.of(.live, playheadMs: 5)
    request.manner = BreakManner(cues: [.pre])
    let first = try schedule.schedule(request, nowMs: noon, id: "1")
    request.playheadMs = 70_005
    #expect(try schedule.schedule(request, nowMs: noon + 70_000, id: "2") == first)
  }

  @Test func `what cannot be had together is refused`() {
    #expect(refusal(.film, [.pre, .post]) == .contradiction(.preAndPost))
    #expect(refusal(.live, [.post]) == .contradiction(.postOnLive))
    #expect(
      refusal(.film, [.pre]) { $0.start = .offset(1) } == .contradiction(.placeOutsideOfContent))
    #expect(refusal(.live, [.once]) == nil)
    for contradiction: ScheduleRefusal.Contradiction in [
      .preAndPost, .postOnLive, .placeOutsideOfContent, .lateSkipControl, .unevenSkipControl,
    ] {
      #expect(ScheduleRefusal.contradiction(contradiction).message.count > 20)
      #expect(ScheduleRefusal.contradiction(contradiction).reason == "CONTRADICTION")
    }
  }

  @Test(
    arguments: [
      (9_000, nil, nil), (10_000, nil, .lateSkipControl), (9_500, nil, .unevenSkipControl),
      (0, 2_000, nil), (2_000, 2_000, .lateSkipControl), (1_000, 2_000, nil),
    ] as [(Int64, Int64?, ScheduleRefusal.Contradiction?)])
  func `a button is seen before the break is over, at a whole second`(
    _ offsetMs: Int64, _ limitMs: Int64?, _ contradiction: ScheduleRefusal.Contradiction?,
  ) {
    let found = refusal(.live, []) {
      $0.manner = BreakManner(playoutLimitMs: limitMs, skipControl: SkipControl(offsetMs: offsetMs))
    }
    #expect(found == contradiction.map { .contradiction($0) })
  }

  @Test func `the next break of the pattern is taken, and its end is said`() throws {
    let listed = BreakPattern.listed([.init(start: .offset(60_000), durationMs: 9)])
    let film = PodStream(
      id: "s", networkCode: "1", customAssetKey: "k", breakDurationMs: 30_000, isLive: false,
      rules: StreamRules(pattern: listed))
    #expect(try plan(film, []).durationMs == 9)
    #expect(try plan(film, []).place == .offset(ms: 60_000))
    #expect(refusal(film, []) { $0.playheadMs = 60_001 } == .badTime(.patternIsOver))
  }
}
