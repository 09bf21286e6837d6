import Pods
import Server
import Testing

private let dates = DateText(read: { Timestamp.parse($0) }, write: { Timestamp.text($0) })

/// Six seconds each, from noon on.
private let head = "#EXTM3U\n#EXT-X-TARGETDURATION:6\n"
private let window =
  head + "#EXT-X-PROGRAM-DATE-TIME:2026-11-20T12:00:00Z\n#EXTINF:6,\n1.ts\n"
  + "#EXT-X-DISCONTINUITY\n#EXTINF:6.0,title\n2.ts\n"

private func insertion(_ name: String, _ startMs: Int64) throws -> MediaPlaylist.Insertion {
  var schedule = Schedule(limit: 1)
  var request = BreakRequest.of(.live, .clock(startMs))
  request.identifier = .adBreak(name)
  let planned = try schedule.schedule(request, nowMs: .min, id: name)
  return MediaPlaylist.Insertion(
    identifier: planned.identifier.text, startMs: startMs,
    line: DateRangeLine(
      planned.interstitial, startMs: startMs, asset: .uri("u"), dates: dates))
}

/// The playlist with each date range as its name alone.
private func inserted(_ names: [(String, Int64)], into text: String) throws -> String {
  let insertions = try names.map { try insertion($0.0, noon + $0.1) }
  let written = try MediaPlaylist(text, dates: dates).inserting(insertions)
  return written.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    guard let found = line.prefixMatch(of: /#EXT-X-DATERANGE:ID="ad_break_id\/(.*?)",CLASS=/)
    else { return String(line) }
    return "<" + found.1 + ">"
  }.joined(separator: "\n")
}

@Suite struct MediaPlaylistTests {
  @Test(
    arguments: [
      (-1, "#EXT-X-PROGRAM"), (0, "#EXT-X-PROGRAM"), (5_999, "#EXT-X-PROGRAM"),
      (6_000, "#EXT-X-DISCON"), (11_999, "#EXT-X-DISCON"), (12_000, ""), (99_000, ""),
    ] as [(Int64, String)])
  func `a break stands before all that belongs to the segment in which it begins`(
    _ place: Int64, _ next: String,
  ) throws {
    let lines = try inserted([("x", place)], into: window).split(
      separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex(of: "<x>"))
    #expect(lines[index + 1].hasPrefix(next))
    #expect(next.isEmpty == (index == lines.count - 2))
    #expect(lines.filter { $0 != "<x>" }.joined(separator: "\n") == window)
  }

  @Test func `what stands behind the last segment stays behind`() throws {
    let text = try inserted([("x", 90_000)], into: window + "#EXT-X-ENDLIST")
    #expect(text == window + "<x>\n#EXT-X-ENDLIST")
    #expect(try inserted([("x", 90_000)], into: String(window.dropLast())) == window + "<x>")
  }

  @Test func `a date further down dates what is before it`() throws {
    let late =
      head + "#EXTINF:4,\n1.ts\n#EXTINF:2,\n2.ts\n"
      + "#EXT-X-PROGRAM-DATE-TIME:2026-11-20T12:00:06Z\n#EXTINF:6,\n3.ts\n"
    let playlist = try MediaPlaylist(late, dates: dates)
    #expect(playlist.startMs == noon)
    #expect(playlist.endMs == noon + 12_000)
    #expect(try inserted([("x", 4_500)], into: late).contains("1.ts\n<x>\n#EXTINF:2,"))
  }

  @Test func `lines may end as they like`() throws {
    let text = window.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(try inserted([("x", 0)], into: text) == inserted([("x", 0)], into: window))
  }

  @Test func `several breaks keep their order, and rendering again changes nothing`() throws {
    let insertions = try [("a", 0), ("b", 0), ("c", 7_000)].map {
      try insertion($0.0, noon + Int64($0.1))
    }
    let once = try MediaPlaylist(window, dates: dates).inserting(insertions)
    let twice = try MediaPlaylist(once, dates: dates).inserting(insertions)
    #expect(once == twice)
    #expect(try inserted([("a", 0), ("b", 0)], into: window).contains("<a>\n<b>\n#EXT-X-PROGRAM"))
  }

  @Test(
    arguments: [
      ("", .noPlaylist), ("EXTM3U\n", .noPlaylist), ("\u{feff}#EXTM3U\n", .noPlaylist),
      (head, .noSegments), (head + "#EXTINF:6,\n1.ts", .noDate),
      ("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nx.m3u8", .multivariant),
      (head + "1.ts", .badDuration(line: 3)), (head + "#EXTINF:-6,\n1.ts", .badDuration(line: 4)),
      (head + "#EXTINF:,\n1.ts", .badDuration(line: 4)),
      (head + "#EXTINF:1.2.3,\n1.ts", .badDuration(line: 4)),
      (head + "#EXTINF:99999999999999999999,\n1.ts", .badDuration(line: 4)),
      (head + "#EXT-X-PROGRAM-DATE-TIME:\n#EXTINF:6,\n1.ts", .badDate(line: 3)),
    ] as [(String, InsertionFault)])
  func `what is no media playlist with a date is refused`(_ text: String, _ fault: InsertionFault) {
    #expect(throws: fault) { try MediaPlaylist(text, dates: dates) }
    #expect(fault.message.count > 20)
  }

  @Test func `a date range of the same name that is no interstitial is in the way`() throws {
    let taken = "#EXT-X-DATERANGE:CLASS=\"x\",X-NOTE=\",ID=b\",ID=\"ad_break_id/x\"\n"
    #expect(throws: InsertionFault.identifierTaken(line: 6)) {
      try inserted([("x", 0)], into: window.replacing("#EXT-X-DISC", with: taken + "#EXT-X-DISC"))
    }
    let other = window.replacing(
      "#EXT-X-DISC", with: taken.replacing("/x", with: "/y") + "#EXT-X-DISC")
    #expect(try inserted([("x", 0)], into: other).contains("ad_break_id/y"))
  }
}
