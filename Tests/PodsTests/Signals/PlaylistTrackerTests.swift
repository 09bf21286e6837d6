import Testing

@testable import Pods

@Suite struct PlaylistTrackerTests {
  @Test func `a refresh counts what is new`() throws {
    var watcher = Watcher()
    let first = try watcher.read(playlist(to: 10))
    #expect(first.newSegments == 10)
    #expect(first.windowStartMs == day(0))
    #expect(first.windowEndMs == day(60))
    let next = try watcher.read(playlist(from: 3, to: 12))
    #expect(next.newSegments == 2)
    #expect(next.segments == 9)
    #expect(next.mediaSequence == 3)
    #expect(next.windowStartMs == day(18))
    #expect(try watcher.read(playlist(from: 3, to: 12)).newSegments == 0)
  }

  @Test func `what was read once is not read again`() throws {
    var watcher = Watcher()
    let tags = [4: "#EXT-X-CUE-OUT:oops"]
    #expect(try watcher.read(playlist(to: 10, tags)).notes.count == 1)
    #expect(try watcher.read(playlist(from: 1, to: 11, tags)).notes.count == 0)
  }

  @Test func `an older playlist changes nothing`() throws {
    var watcher = Watcher()
    let tags = [3: "#EXT-X-CUE-OUT:60"]
    _ = try watcher.read(playlist(from: 2, to: 12, tags))
    let old = try watcher.read(playlist(from: 1, to: 8, tags))
    #expect(old.changed == [])
    #expect(old.windowEndMs == day(72))
    #expect(try watcher.read(playlist(from: 3, to: 13, tags)).newSegments == 1)
  }

  @Test func `a stream whose numbers begin again keeps its breaks by their dates`() throws {
    var watcher = Watcher()
    _ = try watcher.read(playlist(from: 100, to: 110, [105: "#EXT-X-CUE-OUT:30"]))
    let again = playlist(from: 0, to: 4, [1: "#EXT-X-CUE-OUT-CONT:36/60"])
      .replacing(date(0), with: date(660))
    let refresh = try watcher.read(again)
    #expect(refresh.newSegments == 4)
    #expect(refresh.changed.map(\.start) == [.programTime(ms: day(630))])
    #expect(refresh.changed.map(\.durationMs) == [60_000])
    #expect(watcher.latest.count == 1)
  }

  @Test func `segments that were never seen leave the breaks around them as they are`() throws {
    var watcher = Watcher()
    _ = try watcher.read(playlist(to: 10, [8: "#EXT-X-CUE-OUT:120"]))
    let refresh = try watcher.read(playlist(from: 20, to: 30, [28: "#EXT-X-CUE-IN"]))
    #expect(refresh.newSegments == 10)
    #expect(refresh.changed.map(\.state) == [.ended])
    #expect(refresh.changed.map(\.durationMs) == [120_000])
  }

  @Test func `a delta update goes on from the segments that it skips`() throws {
    var watcher = Watcher()
    _ = try watcher.read(playlist(to: 10, [8: "#EXT-X-CUE-OUT:60"]))
    let delta = playlist(from: 9, to: 12, [11: "#EXT-X-CUE-IN"], dates: false)
      .replacing("SEQUENCE:9\n", with: "SEQUENCE:1\n#EXT-X-SKIP:SKIPPED-SEGMENTS=8\n")
    let refresh = try watcher.read(delta)
    #expect(refresh.newSegments == 2)
    #expect(refresh.segments == 11)
    #expect(refresh.windowStartMs == day(6))
    #expect(refresh.changed.map(\.durationMs) == [18_000])
  }

  @Test func `a delta update says which date ranges have been removed`() throws {
    var watcher = Watcher()
    let tag = "#EXT-X-DATERANGE:ID=\"a\",START-DATE=\"\(date(600))\",SCTE35-OUT=0xFC"
    _ = try watcher.read(playlist(to: 10, [2: tag]))
    let delta = playlist(from: 9, to: 12, dates: false)
    let skip = "#EXT-X-SKIP:SKIPPED-SEGMENTS=9"
    let kept = delta.replacing("SEQUENCE:9\n", with: "SEQUENCE:0\n\(skip)\n")
    #expect(try watcher.read(kept).changed == [])
    let removed = skip + ",RECENTLY-REMOVED-DATERANGES=\"b\ta\""
    let refresh = try watcher.read(kept.replacing(skip, with: removed))
    #expect(refresh.changed.map(\.state) == [.cancelled])
  }

  @Test func `partial segments come and go without anything being read again`() throws {
    var watcher = Watcher()
    let part = "#EXT-X-PART:DURATION=3.0,URI=\"p.ts\""
    let wrong = "#EXT-X-CUE-OUT:oops"
    let tags = [4: wrong, 8: part + "\n" + part, 9: part, 10: part]
    #expect(try watcher.read(playlist(to: 10, tags)).notes.count == 1)
    let later = [4: wrong, 9: part, 10: part + "\n" + part, 11: part]
    let refresh = try watcher.read(playlist(from: 1, to: 11, later))
    #expect(refresh.newSegments == 1)
    #expect(refresh.notes == [])
  }

  @Test func `a date in the middle counts back to the beginning`() throws {
    let tags = [1: "#EXT-X-CUE-OUT:30", 4: "#EXT-X-PROGRAM-DATE-TIME:\(date(24))"]
    let found = try #require(try onlyBreak(playlist(to: 5, tags, dates: false)))
    #expect(found.start == .programTime(ms: day(6)))
  }

  @Test func `a date that jumps moves what comes behind it`() throws {
    let tags = [
      2: "#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME:\(date(600))", 3: "#EXT-X-CUE-OUT:30",
    ]
    #expect(try onlyBreak(playlist(to: 5, tags))?.start == .programTime(ms: day(606)))
  }

  @Test func `a playlist without dates counts from its beginning`() throws {
    let found = try #require(
      try onlyBreak(playlist(to: 10, [3: "#EXT-X-CUE-OUT:30"], dates: false)))
    #expect(found.start == .offset(ms: 18_000))
    #expect(found.identifier.text == "ad_break_id/cue-from-18000")
  }

  @Test func `a playlist without dates after a gap begins to count anew`() throws {
    var watcher = Watcher()
    _ = try watcher.read(
      playlist(to: 10, [3: "#EXT-X-CUE-OUT:30", 8: "#EXT-X-CUE-IN"], dates: false))
    let next = try watcher.read(playlist(from: 10, to: 20, [13: "#EXT-X-CUE-OUT:30"], dates: false))
    #expect(next.changed.map(\.start) == [.offset(ms: 78_000)])
    let later = try watcher.read(
      playlist(from: 90, to: 99, [91: "#EXT-X-CUE-OUT:30"], dates: false))
    #expect(later.changed.map(\.start) == [.offset(ms: 6_000)])
  }

  @Test func `a tag that was cut off is not read`() throws {
    var watcher = Watcher()
    let whole = playlist(to: 5, [5: "#EXT-X-CUE-OUT:30"])
    #expect(try watcher.read(String(whole.dropLast(2))).changed == [])
    #expect(try watcher.read(whole).changed.map(\.plannedDurationMs) == [30_000])
  }

  @Test(arguments: [
    ("", PlaylistFault.noHeader), ("<html>", .noHeader), ("#EXTM3U8\n", .noHeader),
    ("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n", .multivariant),
  ])
  func `what is no media playlist is refused`(text: String, fault: PlaylistFault) {
    var watcher = Watcher()
    #expect(throws: fault) { try watcher.read(text) }
  }

  @Test func `too many segments are refused, and too many notes and ranges left out`() throws {
    var watcher = Watcher()
    let address = String(repeating: "#EXTINF:1,\na\n", count: PlaylistTracker.segmentLimit + 1)
    #expect(throws: PlaylistFault.tooManySegments(limit: PlaylistTracker.segmentLimit)) {
      try watcher.read("#EXTM3U\n" + address)
    }
    var other = Watcher()
    let ranges = (0..<5000).map {
      "#EXT-X-DATERANGE:ID=\"\($0)\",START-DATE=\"\(date(6))\",DURATION=9,SCTE35-OUT=0xFC"
    }
    let refresh = try other.read(playlist(to: 5, [0: ranges.joined(separator: "\n")]))
    #expect(refresh.changed.count == RangeShelf.limit)
    #expect(refresh.notes.count == PlaylistNote.limit)
  }
}
