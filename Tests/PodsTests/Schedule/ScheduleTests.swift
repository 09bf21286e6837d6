import Pods
import Testing

/// A schedule that numbers its breaks.
private struct Planner {
  var schedule = Schedule(limit: 100)
  private let ids = Counter()

  mutating func plan(
    _ request: BreakRequest,
    nowMs: Int64 = noon,
  ) throws(ScheduleRefusal) -> Break {
    let ids = ids
    return try schedule.schedule(request, nowMs: nowMs, id: "break-\(ids.next())")
  }

  mutating func refusal(_ request: BreakRequest, nowMs: Int64 = noon) -> ScheduleRefusal? {
    do throws(ScheduleRefusal) {
      _ = try plan(request, nowMs: nowMs)
      return nil
    } catch {
      return error
    }
  }
}

private final class Counter {
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}

private func pod7(_ start: BreakStart?, viewer: String = "a") -> BreakRequest {
  var request = BreakRequest.of(.live, start, viewer: viewer)
  request.identifier = .pod(7)
  return request
}

@Suite struct ScheduleTests {
  @Test(arguments: [nil, ""] as [String?])
  func `without a stream id nothing is planned`(_ streamID: String?) {
    var planner = Planner()
    var request = BreakRequest.of(.live, .clock(noon - 1))
    request.streamID = streamID
    request.durationMs = 0
    #expect(planner.refusal(request) == .noStreamID)
  }

  @Test func `what the caller leaves open is decided by the stream`() throws {
    var planner = Planner()
    let live = try planner.plan(.of(.live, .clock(noon + 10_000)))
    #expect(live.id == "break-1")
    #expect(live.identifier.text == "ad_break_id/mid-roll-29919600")
    #expect(live.durationMs == 10_000)
    #expect(live.restrictions == [])
    #expect(live.resumptionOffset == .indefinite)
    let film = try planner.plan(.of(.film, .offset(600_000)))
    #expect(film.durationMs == 30_000)
    #expect(film.resumptionOffset == .ms(0))
  }

  @Test func `restrictions come in one order and once each`() throws {
    var planner = Planner()
    var request = BreakRequest.of(.live)
    request.restrictions = [.jump, .skip, .jump]
    #expect(try planner.plan(request).restrictions == [.skip, .jump])
  }

  @Test func `the same break again is the same break`() throws {
    var planner = Planner()
    let first = try planner.plan(.of(.live, playheadMs: 5_000))
    let again = try planner.plan(.of(.live, playheadMs: 5_000), nowMs: noon + 7_000)
    #expect(again == first)
    #expect(planner.schedule.count == 1)
    #expect(try planner.plan(.of(.live, .clock(noon + 60_000)), nowMs: noon + 90_000) == first)
    #expect(try planner.plan(.of(.live), nowMs: noon + 90_000).id == "break-2")
  }

  @Test func `a player that has moved finds the same break at its new place`() throws {
    var planner = Planner()
    _ = try planner.plan(.of(.live, playheadMs: 5_000))
    let again = try planner.plan(.of(.live, playheadMs: 6_000), nowMs: noon + 7_000)
    #expect(again.id == "break-1")
    #expect(again.interstitial.place == .timeMs(59_000))
    #expect(planner.schedule["break-1"] == again)
  }

  @Test func `a break is listed where its player has moved it to`() throws {
    var planner = Planner()
    var moving = pod7(.offset(99_000))
    moving.playheadMs = 5_000
    _ = try planner.plan(moving)
    _ = try planner.plan(.of(.live, .clock(noon + 60_000)))
    #expect(planner.schedule.list(stream: "live").map(\.id) == ["break-2", "break-1"])
    moving.playheadMs = 90_000
    _ = try planner.plan(moving)
    #expect(planner.schedule.list(stream: "live").map(\.id) == ["break-1", "break-2"])
  }

  @Test func `each viewer has a break of their own under one identifier`() throws {
    var planner = Planner()
    let one = try planner.plan(.of(.live, viewer: "a"))
    let two = try planner.plan(.of(.live, viewer: "b"))
    #expect(one.identifier == two.identifier)
    #expect(one.id != two.id)
    #expect(one.manifestURL != two.manifestURL)
  }

  @Test(arguments: ["a", "b"])
  func `another start or length under a taken identifier is refused`(_ viewer: String) throws {
    var planner = Planner()
    _ = try planner.plan(pod7(.clock(noon + 10_000)))
    let own = viewer == "a" ? "break-1" : nil
    let late = pod7(.clock(noon + 40_000), viewer: viewer)
    #expect(planner.refusal(late) == .breakExists(id: own, another: .start))
    let past = pod7(.clock(noon - 1), viewer: viewer)
    #expect(planner.refusal(past) == .breakExists(id: own, another: .start))
    var long = pod7(.clock(noon + 10_000), viewer: viewer)
    long.durationMs = 20_000
    #expect(planner.refusal(long) == .breakExists(id: own, another: .duration))
  }

  @Test func `a viewer cannot change the terms of a planned break`() throws {
    var planner = Planner()
    _ = try planner.plan(pod7(.clock(noon + 10_000)))
    var strict = pod7(.clock(noon + 10_000))
    strict.restrictions = [.skip]
    #expect(planner.refusal(strict) == .breakExists(id: "break-1", another: .restrictions))
    var behind = pod7(.clock(noon + 10_000))
    behind.resumptionOffset = .ms(0)
    #expect(planner.refusal(behind) == .breakExists(id: "break-1", another: .resumptionOffset))
  }

  @Test func `a live player's own clock places a break for that player only`() throws {
    var planner = Planner()
    var request = pod7(.offset(15_000))
    request.playheadMs = 5_000
    let first = try planner.plan(request)
    #expect(first.place.startMs == noon + 10_000)
    #expect(first.interstitial.place == .timeMs(15_000))
    #expect(try planner.plan(request, nowMs: noon + 30) == first)
    request.streamID = "b"
    request.start = .offset(99_000)
    #expect(try planner.plan(request).id == "break-2")
    request.start = .offset(99_001)
    #expect(planner.refusal(request) == .breakExists(id: "break-2", another: .start))
  }

  @Test func `the first shared start binds all viewers but those with a clock of their own`() throws
  {
    var planner = Planner()
    var request = pod7(.offset(15_000))
    request.playheadMs = 5_000
    _ = try planner.plan(request)
    _ = try planner.plan(pod7(.clock(noon + 12_000), viewer: "b"))
    let other = pod7(.clock(noon + 10_000), viewer: "c")
    #expect(planner.refusal(other) == .breakExists(id: nil, another: .start))
    #expect(planner.refusal(pod7(.programTime(noon + 12_000), viewer: "d")) == nil)
    request.streamID = "e"
    #expect(planner.refusal(request) == nil)
  }

  @Test func `an identifier is taken in its own stream only`() throws {
    var planner = Planner()
    _ = try planner.plan(pod7(.clock(noon + 10_000)))
    var other = BreakRequest.of(.film, .offset(0))
    other.identifier = .pod(7)
    #expect(try planner.plan(other).id == "break-2")
  }

  @Test func `a stream's breaks are listed by their start, equal ones as they came`() throws {
    var planner = Planner()
    for (number, second) in [30, 10, 20, 10, 40].enumerated() {
      var request = BreakRequest.of(.live, .clock(noon + Int64(second) * 1_000))
      request.identifier = .pod(Int64(number))
      _ = try planner.plan(request)
    }
    _ = try planner.plan(.of(.film, .offset(0)))
    let ids = planner.schedule.list(stream: "live").map(\.id)
    #expect(ids == ["break-2", "break-4", "break-3", "break-1", "break-5"])
    #expect(planner.schedule.list(stream: "none").isEmpty)
  }

  @Test func `breaks may overlap`() throws {
    var planner = Planner()
    _ = try planner.plan(pod7(.clock(noon + 10_000)))
    #expect(planner.refusal(.of(.live, .clock(noon + 15_000))) == nil)
  }

  @Test func `a cancelled break frees its identifier`() throws {
    var planner = Planner()
    _ = try planner.plan(pod7(.clock(noon + 10_000)))
    let cancelled = try planner.schedule.cancel("break-1", nowMs: noon)
    #expect(cancelled.state(atMs: noon) == .cancelled)
    #expect(planner.schedule.list(stream: "live").isEmpty)
    #expect(planner.schedule["break-1"] == nil)
    #expect(try planner.plan(pod7(.clock(noon + 40_000))).id == "break-2")
  }

  @Test func `an identifier stays taken until its last viewer has gone`() throws {
    var planner = Planner()
    for viewer in ["a", "b", "c", "d"] {
      _ = try planner.plan(pod7(.clock(noon + 10_000), viewer: viewer))
    }
    for id in ["break-1", "break-2", "break-4"] {
      _ = try planner.schedule.cancel(id, nowMs: noon)
      let late = pod7(.clock(noon + 40_000), viewer: "a")
      #expect(planner.refusal(late) == .breakExists(id: nil, another: .start), "after \(id)")
    }
  }

  @Test func `a break that has begun or is not held cannot be cancelled`() throws {
    var planner = Planner()
    _ = try planner.plan(pod7(.clock(noon + 10_000)))
    #expect(throws: ScheduleRefusal.breakInPast) {
      try planner.schedule.cancel("break-1", nowMs: noon + 10_000)
    }
    #expect(throws: ScheduleRefusal.unknownBreak) {
      try planner.schedule.cancel("break-2", nowMs: noon)
    }
  }

  @Test func `a full schedule drops what has ended and refuses when nothing has`() throws {
    var planner = Planner()
    planner.schedule = Schedule(limit: 2)
    _ = try planner.plan(.of(.live, .clock(noon + 10_000)))
    _ = try planner.plan(.of(.live, .clock(noon + 70_000)))
    let third = BreakRequest.of(.live, .clock(noon + 130_000))
    #expect(planner.refusal(third) == .tooManyBreaks(limit: 2))
    #expect(planner.refusal(third, nowMs: noon + 19_999) == .tooManyBreaks(limit: 2))
    #expect(try planner.plan(third, nowMs: noon + 20_000).id == "break-3")
    #expect(planner.schedule.list(stream: "live").map(\.id) == ["break-2", "break-3"])
  }

  @Test(arguments: [
    (ScheduleRefusal.noStreamID, "NO_STREAM_ID"), (.badTime(.negative), "BAD_TIME"),
    (.breakInPast, "BREAK_IN_PAST"), (.unknownBreak, "UNKNOWN_BREAK"),
    (.breakExists(id: "b", another: .start), "BREAK_EXISTS"),
    (.tooManyBreaks(limit: 1), "TOO_MANY_BREAKS"),
  ])
  func `a refusal has a word and a sentence`(_ refusal: ScheduleRefusal, _ reason: String) {
    #expect(refusal.reason == reason)
    #expect(refusal.message.count > 15)
  }
}
