import Pods
import Testing

@Suite struct PlaybackSessionTests {
  private static let twoAds = PlaybackTimeline.of("a 20000 10000 4000 2000")

  private static let wholeBreak = [
    "PeriodStarted a", "BreakStarted a", "Started a.1", "FirstQuartile a.1", "Midpoint a.1",
    "ThirdQuartile a.1", "Completed a.1", "Started a.2", "FirstQuartile a.2", "Midpoint a.2",
    "ThirdQuartile a.2", "Completed a.2", "BreakEnded a", "PeriodEnded a",
  ]

  @Test(arguments: [1, 7, 250, 999, 1000, 3333, 10_000, 40_000] as [Int64])
  func `a break gives the same events however far apart the reports are`(step: Int64) {
    var viewer = Viewer(Self.twoAds)
    var events: [String] = []
    for position in stride(from: Int64(0), to: 40_000 + step, by: Int(step)) {
      events += viewer.play(to: position)
    }
    #expect(events == Self.wholeBreak)
  }

  @Test func `a replay gives periods, and neither breaks nor ads`() {
    var viewer = Viewer(Self.twoAds)
    _ = viewer.play(to: 0) + viewer.play(to: 40_000)
    #expect(viewer.seek(to: 15_000) == [])
    #expect(viewer.play(to: 35_000) == ["PeriodStarted a", "PeriodEnded a"])
    #expect(viewer.session.fate(of: viewer.timeline.breaks[0]).replays == 1)
  }

  @Test func `slate keeps the period open, and counts as no ad`() {
    var viewer = Viewer(Self.twoAds)
    _ = viewer.play(to: 0) + viewer.play(to: 27_000)
    #expect(viewer.play(to: 29_999) == [])
    #expect(viewer.session.progress == nil)
    #expect(viewer.play(to: 30_000) == ["BreakEnded a", "PeriodEnded a"])
  }

  @Test func `a break without known ads is a break all the same`() {
    var viewer = Viewer(.of("a 2000 1000"))
    #expect(
      viewer.play(to: 0) + viewer.play(to: 5000)
        == ["PeriodStarted a", "BreakStarted a", "BreakEnded a", "PeriodEnded a"])
  }

  @Test func `breaks back to back are one period`() {
    var viewer = Viewer(.of("a 2000 1000", "b 3000 1000", "c 5000 1000"))
    #expect(
      viewer.play(to: 0) + viewer.play(to: 7000)
        == [
          "PeriodStarted a", "BreakStarted a", "BreakEnded a", "BreakStarted b", "BreakEnded b",
          "PeriodEnded b", "PeriodStarted c", "BreakStarted c", "BreakEnded c", "PeriodEnded c",
        ])
  }

  @Test func `who jumps out of an ad skips it and leaves the break`() {
    var viewer = Viewer(Self.twoAds)
    _ = viewer.play(to: 0) + viewer.play(to: 21_000)
    #expect(viewer.seek(to: 50_000) == ["Skipped a.1", "BreakEnded a", "PeriodEnded a"])
    // The second ad has not been seen, so it counts when the viewer comes back for it.
    #expect(viewer.seek(to: 23_500) == ["PeriodStarted a"])
    #expect(viewer.play(to: 24_100) == ["Started a.2"])
  }

  @Test func `who jumps within an ad misses the quarters between`() {
    var viewer = Viewer(Self.twoAds)
    _ = viewer.play(to: 0) + viewer.play(to: 20_500)
    #expect(viewer.seek(to: 22_500) == [])
    #expect(viewer.play(to: 24_000) == ["ThirdQuartile a.1", "Completed a.1", "Started a.2"])
  }

  @Test func `who jumps over a break gets nothing of it`() {
    var viewer = Viewer(Self.twoAds)
    _ = viewer.play(to: 0)
    #expect(viewer.seek(to: 30_000) == [])
    #expect(viewer.session.fate(of: viewer.timeline.breaks[0]).reason == .seekedOver)
  }

  @Test func `who joins inside of an ad gets the break, and the ads from the next on`() {
    var viewer = Viewer(Self.twoAds)
    #expect(viewer.seek(to: 22_000) == ["PeriodStarted a", "BreakStarted a"])
    #expect(viewer.play(to: 24_000) == ["Started a.2"])
    let fate = viewer.session.fate(of: viewer.timeline.breaks[0])
    #expect(fate.adReasons == [.joinedInside, .playing])
  }

  @Test(arguments: [(1000, ["Started a.1"]), (1001, [])] as [(Int64, [String])])
  func `an ad counts if the player comes within a second of its beginning`(
    late: Int64, started: [String],
  ) {
    var viewer = Viewer(Self.twoAds)
    #expect(viewer.seek(to: 20_000 + late) == ["PeriodStarted a", "BreakStarted a"] + started)
  }

  @Test func `ads that become known while they play are told late and once`() {
    var viewer = Viewer(.of("a 20000 10000"))
    _ = viewer.play(to: 0) + viewer.play(to: 23_000)
    viewer.timeline = Self.twoAds
    #expect(
      viewer.play(to: 23_500)
        == ["Started a.1", "FirstQuartile a.1", "Midpoint a.1", "ThirdQuartile a.1"])
    #expect(viewer.play(to: 24_000) == ["Completed a.1", "Started a.2"])
  }

  @Test func `ads that become known after the break are told then`() {
    var viewer = Viewer(.of("a 20000 10000"))
    _ = viewer.play(to: 0) + viewer.play(to: 35_000)
    viewer.timeline = Self.twoAds
    let isOfAd = Self.wholeBreak.filter { $0.contains(".") }
    #expect(viewer.play(to: 36_000) == isOfAd)
    #expect(viewer.play(to: 37_000) == [])
  }

  @Test func `a break that is taken away while it plays is left`() {
    var viewer = Viewer(Self.twoAds)
    _ = viewer.play(to: 0) + viewer.play(to: 21_000)
    viewer.timeline = PlaybackTimeline()
    #expect(viewer.play(to: 22_000) == ["Skipped a.1", "BreakEnded a", "PeriodEnded a"])
  }

  @Test func `a break that ends early cuts its ad`() {
    var viewer = Viewer(Self.twoAds)
    _ = viewer.play(to: 0) + viewer.play(to: 21_000)
    viewer.timeline = .of("a 20000 2500 4000 2000")
    #expect(
      viewer.play(to: 24_000)
        == ["Midpoint a.1", "Skipped a.1", "BreakEnded a", "PeriodEnded a"])
  }

  @Test func `an ad that cannot be played fails once and tells nothing more`() {
    var viewer = Viewer(Self.twoAds)
    _ = viewer.play(to: 0) + viewer.play(to: 20_500)
    #expect(viewer.report(20_500, after: 100, failing: true) == ["Error a.1"])
    #expect(viewer.report(20_500, after: 100, failing: true) == [])
    #expect(viewer.play(to: 24_400) == ["Started a.2"])
    #expect(
      viewer.session.close(atMs: 0).map(\.words) == [
        "Skipped a.2", "BreakEnded a", "PeriodEnded a",
      ])
  }

  @Test func `events carry the time at which their place was passed`() {
    var session = PlaybackSession()
    _ = session.report(PlayheadSample(positionMs: 0, atMs: 1000), on: Self.twoAds)
    let half = PlayheadSample(positionMs: 40_000, atMs: 81_000)
    let events = session.report(half, on: Self.twoAds).events
    #expect(events.first?.atMs == 41_000)
    #expect(events.last?.atMs == 61_000)
  }
}
