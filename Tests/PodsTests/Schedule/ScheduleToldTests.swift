import Rehearsal
import Testing

@testable import Pods

extension PodStream {
  /// A live stream whose publisher tells of its breaks.
  fileprivate static let told = PodStream(
    id: "told", networkCode: "1", customAssetKey: "t", breakDurationMs: 10_000,
    rules: StreamRules(
      pattern: .signalled(
        SignallingEndpoint(url: "https://signals.example", everyMs: 60_000, timeoutMs: 5_000))))
}

/// A schedule that hears of breaks; times are seconds since noon.
private struct Listener {
  var schedule: Schedule
  private var count = 0

  init(limit: Int = 10) { schedule = Schedule(limit: limit) }

  /// Hears of all breaks that are to come, written as `a 60` or `a 60 20`: name, start, length.
  @discardableResult
  mutating func hear(
    _ told: String..., at seconds: Int64 = 0, naming others: [String] = [],
    demand: AdDemand = .none,
  ) -> Int {
    let breaks = told.map { text in
      let words = text.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Int64($0) }
      return ToldBreak(
        .adBreak(String(words[0])), startMs: day(numbers[0]),
        durationMs: numbers.dropFirst().first.map { $0 * 1000 }, demand: demand)
    }
    let names = Set(breaks.map(\.identifier) + others.map(PodIdentifier.adBreak))
    return hear(breaks, naming: names, at: seconds)
  }

  @discardableResult
  mutating func hear(
    _ breaks: [ToldBreak], naming names: Set<PodIdentifier>?, at seconds: Int64,
  ) -> Int {
    var count = count
    defer { self.count = count }
    return schedule.hear(breaks, naming: names, in: .told, nowMs: day(seconds)) {
      count += 1
      return "break-\(count)"
    }
  }

  /// Plans a viewer's own break: the one of that name, or the next one.
  mutating func plan(
    _ name: String? = nil, for viewer: String = "a", at seconds: Int64 = 0,
    demand: AdDemand = .none,
  ) throws -> Break {
    var request = BreakRequest.of(.told, viewer: viewer)
    request.identifier = name.map { .adBreak($0) }
    request.demand = demand
    let known = schedule.count
    return try schedule.schedule(request, nowMs: day(seconds), id: "own-\(known)")
  }

  /// The breaks in words such as `a 60 10 announced`: name, start, length, state.
  func words(at seconds: Int64) -> [String] {
    schedule.list(stream: "told").map { held in
      let name = held.identifier.text.split(separator: "/")[1]
      let start = ((held.place.startMs ?? 0) - day(0)) / 1000
      return "\(name) \(start) \(held.durationMs / 1000) \(held.state(atMs: day(seconds)).rawValue)"
    }
  }
}

@Suite struct ScheduleToldTests {
  @Test func `a break that was told is announced, runs and ends by the clock`() throws {
    var listener = Listener()
    listener.hear("a 60")
    #expect(listener.schedule.list(stream: "told").first?.isNobodys == true)
    #expect(listener.words(at: 59) == ["a 60 10 announced"])
    #expect(listener.words(at: 60) == ["a 60 10 running"])
    #expect(listener.words(at: 70) == ["a 60 10 ended"])
  }

  @Test func `the same break told again is the same break, and no change`() throws {
    var listener = Listener()
    listener.hear("a 60 20")
    let changes = listener.schedule.changes
    listener.hear("a 60 20", at: 30)
    #expect(listener.schedule.changes == changes)
    #expect(listener.schedule.list(stream: "told").map(\.id) == ["break-1"])
  }

  @Test func `another time or length corrects a break until it has begun, for all viewers`() throws
  {
    var listener = Listener()
    listener.hear("a 60", "b 90")
    let own = try listener.plan("a")
    listener.hear("a 120 20", "b 90", at: 50)
    #expect(
      listener.words(at: 50).sorted() == [
        "a 120 20 announced", "a 120 20 announced", "b 90 10 announced",
      ])
    #expect(listener.schedule[own.id]?.durationMs == 20_000)
    #expect(listener.schedule.list(stream: "told").map(\.identifier).first == .adBreak("b"))
    listener.hear("a 150 30", "b 95 30", at: 120)
    #expect(listener.words(at: 121) == ["b 90 10 ended", "a 120 20 running", "a 120 20 running"])
  }

  @Test func `a break that is told no more before it begins is cancelled, and may come back`()
    throws
  {
    var listener = Listener()
    listener.hear("a 60", "b 120")
    let own = try listener.plan("b")
    listener.hear("a 60", at: 30)
    #expect(
      listener.words(at: 30) == ["a 60 10 announced", "b 120 10 cancelled", "b 120 10 cancelled"])
    #expect(listener.schedule[own.id]?.isTakenBack == true)
    listener.hear("a 60", "b 125", at: 40)
    #expect(listener.words(at: 40).suffix(2) == ["b 125 10 announced", "b 125 10 announced"])
  }

  @Test func `only silence about what is to come cancels`() throws {
    var listener = Listener()
    listener.hear("a 60", "b 120", "c 180")
    // It has begun; its clock says so; it is named and cannot be read.
    listener.hear(at: 61, naming: ["b"])
    #expect(
      listener.words(at: 61) == ["a 60 10 running", "b 120 10 announced", "c 180 10 cancelled"])
    listener.hear(at: 116)
    #expect(listener.words(at: 116)[1] == "b 120 10 announced")
    listener.hear([], naming: nil, at: 0)
    #expect(listener.words(at: 116)[1] == "b 120 10 announced")
  }

  @Test func `a viewer who names nothing gets the next break that was told`() throws {
    var listener = Listener()
    #expect(throws: ScheduleRefusal.nothingTold(nil)) { try listener.plan() }
    listener.hear("late 120", "soon 60", "gone 30")
    listener.hear("late 120", "soon 60")
    let own = try listener.plan()
    #expect(own.identifier == .adBreak("soon"))
    #expect(own.place == .programTime(ms: day(60), isLive: true))
    #expect(try listener.plan() == own)
    #expect(try listener.plan(at: 61).identifier == .adBreak("late"))
    #expect(throws: ScheduleRefusal.nothingTold(nil)) { try listener.plan(at: 121) }
    #expect(throws: ScheduleRefusal.nothingTold(.adBreak("other"))) { try listener.plan("other") }
  }

  @Test func `a viewer gets a break that runs, and none that is over`() throws {
    var listener = Listener()
    listener.hear("a 60")
    #expect(try listener.plan("a", at: 69).identifier == .adBreak("a"))
    #expect(throws: ScheduleRefusal.breakInPast) { try listener.plan("a", for: "b", at: 70) }
  }

  @Test func `what the ad server is told comes along, and what a viewer says goes before`() throws {
    var listener = Listener()
    let told = AdDemand(parameters: ["section": "news & sport"], scte35: "/DAvAA==")
    listener.hear("a 60", demand: told)
    let own = try listener.plan("a")
    #expect(
      own.manifestURL.hasSuffix(
        "/a.m3u8?stream_id=a&pd=10000&scte35=%2FDAvAA%3D%3D"
          + "&cust_params=section%3Dnews%2520%2526%2520sport"))
    let mine = try listener.plan("a", for: "b", demand: AdDemand(parameters: ["age": "18"]))
    #expect(mine.demand == AdDemand(parameters: ["age": "18"], scte35: "/DAvAA=="))
    listener.hear("a 60")
    #expect(listener.schedule[own.id]?.demand == AdDemand.none)
    #expect(listener.schedule[mine.id]?.demand == mine.demand)
    #expect(try listener.plan("a").id == own.id)
  }

  @Test func `where there is no room for new breaks those that are known are corrected`() throws {
    var listener = Listener(limit: 2)
    listener.hear("a 60", "b 120")
    #expect(listener.hear("d 35", "c 30", "a 65", "b 125") == 2)
    #expect(listener.words(at: 0) == ["a 65 10 announced", "b 125 10 announced"])
    // Those that are cancelled make room at once.
    #expect(listener.hear("d 35", "c 30", "b 125") == 1)
    #expect(listener.words(at: 0) == ["c 30 10 announced", "b 125 10 announced"])
  }

  @Test func `a break that was told is forgotten a day after its end, a viewer's own is not`()
    throws
  {
    var listener = Listener()
    listener.hear("a 60", "b 60")
    let own = try listener.plan("a")
    listener.hear(at: 86_470)
    #expect(listener.schedule.count == 3)
    listener.hear(at: 86_471)
    #expect(listener.schedule.list(stream: "told") == [own])
  }

  @Test func `what a playlist tells of a break is not corrected by the endpoint`() throws {
    var listener = Listener()
    var watcher = Watcher()
    let range =
      "#EXT-X-DATERANGE:ID=\"x\",START-DATE=\"\(date(90))\",DURATION=9,SCTE35-OUT=0xFC\n"
    let changed = try watcher.read(playlist(to: 3, last: range)).changed
    _ = try listener.schedule.adopt(changed, in: .told, nowMs: day(0)) { "read" }
    listener.hear("cue-x 100 30")
    #expect(listener.words(at: 0) == ["cue-x 90 9 announced"])
    listener.hear()
    #expect(listener.words(at: 0) == ["cue-x 90 9 announced"])
  }

  @Test func `a break that was taken back is on no timeline`() throws {
    var listener = Listener()
    listener.hear("a 60", "b 120")
    listener.hear("b 120")
    let timeline = PlaybackTimeline(listener.schedule.list(stream: "told"), anchorMs: day(0))
    #expect(timeline.breaks.map(\.startMs) == [120_000])
  }

  @Test func `whatever is told, a name has one break, which does not change once it has begun`() {
    var chance = SeededGenerator(seed: 11)
    var begun = 0
    for _ in 0..<Soak.times(40) {
      var listener = Listener(limit: 100)
      for now in stride(from: Int64(0), to: 300, by: 10) {
        let before = listener.schedule.list(stream: "told")
        let told = (0..<Int.random(in: 0...5, using: &chance)).map { _ in
          ToldBreak(
            .pod(Int64.random(in: 0..<6, using: &chance)),
            startMs: day(now + Int64.random(in: -50...100, using: &chance)),
            durationMs: Int64.random(in: 1...60, using: &chance) * 1000)
        }
        let isAll = Bool.random(using: &chance)
        listener.hear(told, naming: isAll ? Set(told.map(\.identifier)) : nil, at: now)
        let after = listener.schedule.list(stream: "told")
        #expect(Set(after.map(\.identifier)).count == after.count)
        #expect(Set(before.map(\.id)).isSubset(of: after.map(\.id)))
        for held in before where !held.isTakenBack && held.place.order <= day(now) {
          #expect(listener.schedule[held.id] == held)
          begun += 1
        }
      }
    }
    #expect(begun > Soak.times(1_000), "where little begins little is proved")
  }
}
