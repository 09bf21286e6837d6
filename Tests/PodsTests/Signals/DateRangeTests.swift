import Testing

@testable import Pods

/// A date range tag.
private func range(_ attributes: String) -> String { "#EXT-X-DATERANGE:" + attributes }

private let splice = "SCTE35-OUT=0xFC302000"

@Suite struct DateRangeTests {
  @Test(
    arguments: [
      ("DURATION=30", Break.State.running, 30_000, nil),
      ("END-DATE=\"\(date(48))\"", .running, 30_000, 30_000),
      ("PLANNED-DURATION=30.0", .running, 30_000, 30_000),
      ("DURATION=6", .ended, 6_000, 6_000),
      ("PLANNED-DURATION=30,DURATION=6", .returnedEarly, 6_000, 30_000),
      ("PLANNED-DURATION=30,DURATION=60", .extended, 60_000, 30_000),
      ("PLANNED-DURATION=6", .lapsed, 6_000, 6_000),
    ] as [(String, Break.State, Int64, Int64?)])
  func `a range says how long it is as a length, an end or a plan`(
    length: String, state: Break.State, durationMs: Int64, plannedMs: Int64?,
  ) throws {
    let tag = range("ID=\"a-1\",START-DATE=\"\(date(18))\",\(splice),\(length)")
    let found = try #require(try onlyBreak(playlist(to: 5, [3: tag])))
    #expect(found.start == .programTime(ms: day(18)))
    #expect(found.state == state)
    #expect(found.durationMs == durationMs)
    #expect(found.plannedDurationMs == plannedMs ?? durationMs)
    #expect(found.identifier.text == "ad_break_id/cue-a-1")
    #expect(found.signals == [.dateRange])
    #expect(found.messages == [[0xFC, 0x30, 0x20, 0x00]])
  }

  @Test func `tags of one ID are one range, whichever has the start`() throws {
    let tags = [
      1: range("ID=\"a\",\(splice)"),
      2: range("ID=\"a\",START-DATE=\"\(date(18))\",PLANNED-DURATION=30"),
    ]
    #expect(try onlyBreak(playlist(to: 5, tags))?.durationMs == 30_000)
    #expect(try onlyBreak(playlist(to: 5, [1: tags[1] ?? ""])) == nil)
  }

  @Test func `tags of one ID that contradict each other are no range`() throws {
    var watcher = Watcher()
    let start = "START-DATE=\"\(date(18))\""
    let tags = [
      1: range("ID=\"a\",\(start),\(splice),DURATION=30"), 2: range("ID=\"a\",DURATION=31"),
    ]
    let refresh = try watcher.read(playlist(to: 5, tags))
    #expect(refresh.changed == [])
    #expect(refresh.notes.map(\.line) == [10])
  }

  @Test func `a later playlist may say another length, also where it said the first`() throws {
    var watcher = Watcher()
    let start = "ID=\"a\",START-DATE=\"\(date(18))\",\(splice)"
    _ = try watcher.read(playlist(to: 5, [3: range(start + ",PLANNED-DURATION=30")]))
    let changed = try watcher.read(playlist(to: 6, [3: range(start + ",DURATION=48")])).changed
    #expect(changed.map(\.durationMs) == [48_000])
    #expect(changed.map(\.state) == [.extended])
  }

  @Test func `a range may end where the next of its class begins`() throws {
    let open = "CLASS=\"ads\",END-ON-NEXT=YES,\(splice)"
    let tags = [
      1: range("ID=\"a\",START-DATE=\"\(date(6))\",\(open)"),
      2: range("ID=\"b\",START-DATE=\"\(date(30))\",\(open)"),
      3: range("ID=\"c\",START-DATE=\"\(date(12))\",CLASS=\"other\""),
    ]
    var watcher = Watcher()
    #expect(
      try watcher.read(playlist(to: 2, [1: tags[1] ?? ""])).changed.map(\.durationMs) == [nil])
    let changed = try watcher.read(playlist(to: 6, tags)).changed
    #expect(changed.map(\.durationMs) == [24_000, nil])
    #expect(changed.map(\.state) == [.ended, .running])
  }

  @Test
  func `an announced range that is taken out of the playlist is cancelled, and may come back`()
    throws
  {
    var watcher = Watcher()
    let tag = range("ID=\"a\",START-DATE=\"\(date(600))\",PLANNED-DURATION=30,\(splice)")
    #expect(try watcher.read(playlist(to: 5, [5: tag])).changed.map(\.state) == [.announced])
    #expect(try watcher.read(playlist(to: 6)).changed.map(\.state) == [.cancelled])
    #expect(try watcher.read(playlist(to: 7, [7: tag])).changed.map(\.state) == [.announced])
  }

  @Test func `a range and the cues of the same break are one break`() throws {
    let tags = [
      3: range("ID=\"a\",START-DATE=\"\(date(18, ms: 400))\",PLANNED-DURATION=30,\(splice)")
        + "\n#EXT-OATCLS-SCTE35:/DAlAAA=\n#EXT-X-CUE-OUT:30",
      4: "#EXT-X-CUE-OUT-CONT:6/30", 6: "#EXT-X-CUE-IN",
    ]
    let found = try #require(try onlyBreak(playlist(to: 9, tags)))
    #expect(found.start == .programTime(ms: day(18) + 400))
    #expect(found.state == .returnedEarly)
    #expect(found.durationMs == 17_600)
    #expect(found.signals == [.dateRange, .cueOut, .spliceMessage])
    #expect(found.messages.count == 2)
  }

  @Test func `an interstitial says what viewers may not do and where content goes on`() throws {
    let tag = range(
      "ID=\"Ad 1\",CLASS=\"com.apple.hls.interstitial\",START-DATE=\"\(date(18))\",DURATION=15,"
        + "X-ASSET-URI=\"https://ads.example/a,b.m3u8\",X-RESUME-OFFSET=0,X-RESTRICT=\"SKIP,JUMP\","
        + "X-PLAYOUT-LIMIT=12")
    let found = try #require(try onlyBreak(playlist(to: 5, [1: tag])))
    #expect(found.restrictions == [.skip, .jump])
    #expect(found.resumptionOffsetMs == 0)
    #expect(found.durationMs == 12_000)
    #expect(found.signals == [.interstitial])
    #expect(found.identifier.text.hasPrefix("ad_break_id/cue-x"))
    #expect(throws: Never.self) { try PodIdentifier(parsing: found.identifier.text) }
  }

  @Test(arguments: [
    "START-DATE=\"\(date(18))\",\(splice)", "ID=\"a\",START-DATE=\"yesterday\",\(splice)",
    "ID=\"a\",START-DATE=\"\(date(18))\",DURATION=-1,\(splice)",
    "ID=\"a\",START-DATE=\"\(date(18))\",END-DATE=\"\(date(12))\",\(splice)",
    "ID=\"a\",START-DATE=\"\(date(18))\",END-ON-NEXT=YES,\(splice)",
    "ID=\"a\",START-DATE=\"\(date(18))\",CLASS=\"x\",END-ON-NEXT=YES,DURATION=1,\(splice)",
    "ID=\"a\",START-DATE=\"\(date(18))\",SCTE35-OUT=FC30",
    "ID=\"a\",START-DATE=\"\(date(18)),\(splice)",
    "ID=\"a\",=3", "",
  ])
  func `a range that makes no sense is noted by its line`(attributes: String) throws {
    var watcher = Watcher()
    let refresh = try watcher.read(playlist(to: 5, [3: range(attributes)]))
    #expect(refresh.changed == [])
    #expect(refresh.notes.map(\.line) == [11])
  }

  @Test(arguments: [
    "CLASS=\"com.apple.hls.interstitial\",CUE=\"PRE\",X-ASSET-URI=\"a\"",
    "CLASS=\"com.apple.hls.interstitial\",CUE=\"POST,ONCE\",X-ASSET-URI=\"a\"",
    "CLASS=\"chapter\"", "SCTE35-CMD=0xFC30",
  ])
  func `a range that has no place of its own, or is no break, makes none`(attributes: String) throws
  {
    var watcher = Watcher()
    let tag = range("ID=\"a\",START-DATE=\"\(date(18))\",DURATION=6,\(attributes)")
    let refresh = try watcher.read(playlist(to: 5, [3: tag]))
    #expect(refresh.changed == [])
    #expect(refresh.notes == [])
  }
}
