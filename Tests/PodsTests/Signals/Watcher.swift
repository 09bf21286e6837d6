@testable import Pods

/// A tracker that is given playlists as text.
struct Watcher {
  private(set) var tracker: PlaylistTracker

  /// What was last told of each break, by its identifier.
  private(set) var latest: [String: SignalledBreak] = [:]

  init(longestBreakMs: Int64 = 900_000) {
    tracker = PlaylistTracker(SignalRules(longestBreakMs: longestBreakMs))
  }

  /// Reads a playlist.
  mutating func read(_ text: String) throws(PlaylistFault) -> PlaylistRefresh {
    let refresh = try tracker.refresh(text)
    for changed in refresh.changed { latest[changed.identifier.text] = changed }
    return refresh
  }
}

/// A moment on the day of the tests, in milliseconds since 1970.
func day(_ seconds: Int64) -> Int64 { 1_795_176_000_000 + seconds * 1000 }

/// The same as playlists write it.
func date(_ seconds: Int64, ms: Int64 = 0) -> String {
  func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
  let fraction = ms == 0 ? "" : "." + String(String(1000 + ms).dropFirst())
  let time = seconds + 12 * 3600
  return "2026-11-20T\(two(time / 3600)):\(two(time / 60 % 60)):\(two(time % 60))\(fraction)Z"
}

/// A media playlist of six-second segments from noon on, with lines before some of them.
///
/// Tags stand before the segment of their number, or behind the last.
func playlist(
  from first: Int = 0, to end: Int, _ tags: [Int: String] = [:], dates: Bool = true,
  last: String = "",
) -> String {
  var text = "#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-MEDIA-SEQUENCE:\(first)\n"
  if dates { text += "#EXT-X-PROGRAM-DATE-TIME:\(date(Int64(first) * 6))\n" }
  for number in first..<end {
    if let tag = tags[number] { text += tag + "\n" }
    text += "#EXTINF:6.000,\n\(number).ts\n"
  }
  if let tag = tags[end] { text += tag + "\n" }
  return text + last
}

/// The only break that a playlist tells of.
func onlyBreak(_ text: String) throws -> SignalledBreak? {
  var watcher = Watcher()
  let changed = try watcher.read(text).changed
  return changed.count == 1 ? changed[0] : nil
}
