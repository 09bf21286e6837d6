import Testing

@testable import Pods

@Suite struct CueDialectTests {
  @Test(arguments: [
    ("#EXT-X-CUE-OUT:30", "#EXT-X-CUE-IN", BreakSignal.cueOut),
    ("#EXT-X-CUE-OUT:30.000", "#EXT-X-CUE-IN:30", .cueOut),
    ("#EXT-X-CUE-OUT:DURATION=30", "#EXT-X-CUE-IN", .cueOut),
    ("#EXT-X-CUE-OUT:Duration=\"30.0\",BreakId=7", "#EXT-X-CUE-IN", .cueOut),
    ("#EXT-X-CUE-OUT:30,SpliceType=VOD_DAI,Action=REPLACE", "#EXT-X-CUE-IN", .cueOut),
    ("#EXT-X-CUE-OUT: 30 ", "#EXT-X-CUE-IN ", .cueOut),
    (
      "#EXT-X-CUE:TYPE=\"SpliceOut\",ID=\"1\",TIME=508.0,DURATION=30",
      "#EXT-X-CUE:TYPE=\"SpliceIn\"",
      .adobeCue
    ),
    ("#EXT-X-SCTE35:CUE=\"/DAlAAA=\",CUE-OUT=YES,DURATION=30", "#EXT-X-SCTE35:CUE-IN=YES", .scte35),
  ])
  func `every dialect says where a break begins, how long it is, and where it ends`(
    out: String, over: String, signal: BreakSignal,
  ) throws {
    let running = try #require(try onlyBreak(playlist(to: 5, [3: out])))
    #expect(running.start == .programTime(ms: day(18)))
    #expect(running.durationMs == 30_000)
    #expect(running.state == .running)
    #expect(running.signals.contains(signal))
    let ended = try #require(try onlyBreak(playlist(to: 10, [3: out, 8: over])))
    #expect(ended.state == .ended)
    #expect(ended.durationMs == 30_000)
  }

  @Test(arguments: [
    "ElapsedTime=12,Duration=30,SCTE35=/DAlAAA=", "12/30",
    "CAID=0x5E,ElapsedTime=12.0,Duration=30.0",
    "12.000/30.000",
  ])
  func `a break whose beginning has slid out is known by how long it has been going on`(
    value: String,
  ) throws {
    let found = try #require(
      try onlyBreak(playlist(from: 5, to: 7, [5: "#EXT-X-CUE-OUT-CONT:\(value)"])))
    #expect(found.start == .programTime(ms: day(18)))
    #expect(found.durationMs == 30_000)
    #expect(found.identifier.text == "ad_break_id/cue-at-\(day(20) / 1000)")
  }

  @Test func `a late viewer comes to the same name as one who saw the beginning`() throws {
    let early = try onlyBreak(playlist(to: 5, [3: "#EXT-X-CUE-OUT:30"]))
    let late = try onlyBreak(playlist(from: 5, to: 7, [5: "#EXT-X-CUE-OUT-CONT:12.3/30"]))
    #expect(early?.identifier == late?.identifier)
  }

  @Test func `a break without a length has one only when it has ended`() throws {
    let out = "#EXT-X-CUE-OUT"
    let running = try #require(try onlyBreak(playlist(to: 5, [3: out])))
    #expect(running.durationMs == nil)
    #expect(running.plannedDurationMs == nil)
    let ended = try #require(try onlyBreak(playlist(to: 9, [3: out, 7: "#EXT-X-CUE-IN"])))
    #expect(ended.durationMs == 24_000)
    #expect(ended.state == .ended)
  }

  @Test func `messages are carried as bytes, those inside of the break too`() throws {
    let tags = [
      3: "#EXT-OATCLS-SCTE35:/DAlAAA=\n#EXT-X-CUE-OUT:30",
      5: "#EXT-OATCLS-SCTE35:/DAgAAA=\n#EXT-X-CUE-OUT-CONT:12/30",
    ]
    let found = try #require(try onlyBreak(playlist(to: 6, tags)))
    #expect(found.messages == [[0xFC, 0x30, 0x25, 0, 0], [0xFC, 0x30, 0x20, 0, 0]])
    #expect(found.signals == [.cueOut, .spliceMessage])
  }

  @Test(arguments: [
    "#EXT-X-CUE-OUT:soon", "#EXT-X-CUE-OUT:30x", "#EXT-X-CUE-OUT:DURATION=\"30",
    "#EXT-X-CUE-OUT-CONT:1/x", "#EXT-OATCLS-SCTE35:!!!", "#EXT-X-CUE-OUT:99999999999999999999",
    "#EXT-X-CUE-IN",
  ])
  func `a cue that makes no sense is noted by its line`(tag: String) throws {
    var watcher = Watcher()
    let refresh = try watcher.read(playlist(to: 5, [3: tag]))
    #expect(refresh.changed == [])
    #expect(refresh.notes.map(\.line) == [11])
  }

  @Test func `a byte-order mark and carriage returns pass`() throws {
    let text = playlist(to: 10, [3: "#EXT-X-CUE-OUT:30", 8: "#EXT-X-CUE-IN"])
    let other = "\u{FEFF}" + text.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    #expect(try onlyBreak(other) == onlyBreak(text))
  }
}
