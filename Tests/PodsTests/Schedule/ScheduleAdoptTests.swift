import Testing

@testable import Pods

/// A schedule that follows a playlist.
private struct Follower {
  var schedule = Schedule(limit: 4)
  private var watcher = Watcher()
  private var count = 0

  /// Reads a playlist, and gives the ids of the breaks that it corrected.
  mutating func read(_ text: String) throws -> [Break] {
    let changed = try watcher.read(text).changed
    var count = count
    defer { self.count = count }
    return try schedule.adopt(changed, in: .live, nowMs: day(0)) {
      count += 1
      return "break-\(count)"
    }
  }

  /// Plans a viewer's own break under an identifier.
  mutating func plan(_ identifier: PodIdentifier, _ viewer: String) throws -> Break {
    var request = BreakRequest.of(.live, nil, viewer: viewer)
    request.identifier = identifier
    return try schedule.schedule(request, nowMs: day(60), id: "own-\(viewer)")
  }
}

@Suite struct ScheduleAdoptTests {
  private static let out = [3: "#EXT-X-CUE-OUT:30"]

  @Test func `a break that a playlist tells of is in the schedule, and nobody's own`() throws {
    var follower = Follower()
    let adopted = try #require(try follower.read(playlist(to: 5, Self.out)).first)
    #expect(adopted.isNobodys)
    #expect(adopted.durationMs == 30_000)
    #expect(adopted.state(atMs: 0) == .running)
    #expect(follower.schedule.list(stream: "live") == [adopted])
  }

  @Test func `a viewer's own break has start and length from it, also while it runs`() throws {
    var follower = Follower()
    let adopted = try #require(try follower.read(playlist(to: 5, Self.out)).first)
    let own = try follower.plan(adopted.identifier, "a")
    #expect(own.place == adopted.place)
    #expect(own.durationMs == 30_000)
    #expect(try follower.plan(adopted.identifier, "a") == own)
  }

  @Test func `a viewer's own break is corrected along with it`() throws {
    var follower = Follower()
    let adopted = try #require(try follower.read(playlist(to: 5, Self.out)).first)
    let own = try follower.plan(adopted.identifier, "a")
    let tags = Self.out.merging([5: "#EXT-X-CUE-IN"]) { $1 }
    #expect(try follower.read(playlist(to: 6, tags)).map(\.id) == [adopted.id])
    #expect(follower.schedule[own.id]?.durationMs == 12_000)
    #expect(follower.schedule[own.id]?.state(atMs: 0) == .returnedEarly)
    #expect(throws: ScheduleRefusal.breakInPast) { try follower.plan(adopted.identifier, "b") }
  }

  @Test func `a break whose start is corrected moves in the list`() throws {
    var follower = Follower()
    func range(_ id: String, _ seconds: Int64) -> String {
      "#EXT-X-DATERANGE:ID=\"\(id)\",START-DATE=\"\(date(seconds))\",DURATION=9,SCTE35-OUT=0xFC\n"
    }
    _ = try follower.read(playlist(to: 3, last: range("a", 60) + range("b", 120)))
    _ = try follower.read(playlist(to: 4, last: range("a", 180) + range("b", 120)))
    let names = follower.schedule.list(stream: "live").map(\.identifier)
    #expect(names == [.adBreak("cue-b"), .adBreak("cue-a")])
  }

  @Test func `a viewer's break that moves needs another moment for its ads`() throws {
    var follower = Follower()
    func range(_ seconds: Int64) -> String {
      "#EXT-X-DATERANGE:ID=\"a\",START-DATE=\"\(date(seconds))\",DURATION=9,SCTE35-OUT=0xFC\n"
    }
    let told = try follower.read(playlist(to: 3, last: range(600)))
    let adopted = try #require(told.first)
    let own = try follower.plan(adopted.identifier, "a")
    let rules = PreparationRules(adUnit: "breaks")
    let plan = PreparationPlan(for: own, rules, patienceMs: 1_000, nowMs: day(60), chance: 0)
    follower.schedule.prepare(own.id, by: try #require(plan))
    _ = try follower.read(playlist(to: 4, last: range(600)))
    let before = follower.schedule.takeMoved()
    _ = try follower.read(playlist(to: 5, last: range(900)))
    let moved = follower.schedule.takeMoved()
    #expect(before == [])
    #expect(moved == [own.id])
  }

  @Test func `a viewer's break that is called off has nothing fetched`() throws {
    var follower = Follower()
    let range = "#EXT-X-DATERANGE:ID=\"a\",START-DATE=\"\(date(600))\",SCTE35-OUT=0xFC\n"
    let told = try follower.read(playlist(to: 3, last: range))
    let own = try follower.plan(try #require(told.first).identifier, "a")
    let rules = PreparationRules(adUnit: "breaks")
    let plan = PreparationPlan(for: own, rules, patienceMs: 1_000, nowMs: day(0), chance: 0)
    follower.schedule.prepare(own.id, by: try #require(plan))
    _ = try follower.read(playlist(to: 4))
    let begun = follower.schedule.beginFetching(own.id)
    #expect(follower.schedule[own.id]?.state(atMs: day(0)) == .cancelled)
    #expect(begun == nil)
    #expect(follower.schedule[own.id]?.preparation == nil)
  }

  @Test func `only a break that is to come can be taken back`() throws {
    var follower = Follower()
    let announced = try #require(
      try follower.read(playlist(to: 3, [3: "#EXT-X-CUE-OUT:30"])).first)
    #expect(try follower.schedule.cancel(announced.id, nowMs: day(0)).state(atMs: 0) == .cancelled)
    let running = try #require(try follower.read(playlist(to: 5, Self.out)).first)
    #expect(throws: ScheduleRefusal.breakInPast) {
      try follower.schedule.cancel(running.id, nowMs: day(0))
    }
  }

  @Test func `breaks that are over make room, and those that are not are not let go of`() throws {
    var follower = Follower()
    let tags = (0..<9).reduce(into: [Int: String]()) { tags, number in
      tags[number * 5 + 1] = "#EXT-X-CUE-OUT:6"
      tags[number * 5 + 2] = "#EXT-X-CUE-IN"
    }
    #expect(try follower.read(playlist(to: 50, tags)).count == 9)
    #expect(follower.schedule.count <= 4)
    let later = (60..<65).map {
      "#EXT-X-DATERANGE:ID=\"\($0)\",START-DATE=\"\(date(Int64($0) * 60))\",SCTE35-OUT=0xFC\n"
    }
    #expect(throws: ScheduleRefusal.tooManyBreaks(limit: 4)) {
      try follower.read(playlist(to: 51, tags, last: later.joined()))
    }
  }

  @Test func `a break whose stream nobody reads any more makes room in the end`() throws {
    var follower = Follower()
    _ = try follower.read(playlist(to: 5, Self.out))
    for number in 0..<3 {
      let request = BreakRequest.of(.live, .clock(day(5000 + Int64(number) * 60)))
      _ = try follower.schedule.schedule(request, nowMs: day(60), id: "planned-\(number)")
    }
    let another = BreakRequest.of(.live, .clock(day(9000)))
    #expect(throws: ScheduleRefusal.tooManyBreaks(limit: 4)) {
      try follower.schedule.schedule(another, nowMs: day(930), id: "another")
    }
    #expect(try follower.schedule.schedule(another, nowMs: day(931), id: "another").id == "another")
  }
}
