// Times how long playlists take that are read in process, each whole and then one segment on.
//
// The arguments are a playlist and the same one segment later; out come the nanoseconds of each,
// one line for every repetition.

import Foundation
import Pods

let texts = CommandLine.arguments.dropFirst().compactMap {
  FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) }
}
guard texts.count == 2 else { exit(2) }

func nanoseconds(_ body: () throws -> PlaylistRefresh) rethrows -> (Int64, PlaylistRefresh) {
  let clock = ContinuousClock()
  let begun = clock.now
  let refresh = try body()
  let parts = (clock.now - begun).components
  return (parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000, refresh)
}

for _ in 0..<30 {
  var tracker = PlaylistTracker(SignalRules(longestBreakMs: 900_000))
  let (whole, first) = try nanoseconds { try tracker.refresh(texts[0]) }
  let (further, second) = try nanoseconds { try tracker.refresh(texts[1]) }
  guard first.changed.count >= 500, first.notes.isEmpty, second.newSegments == 1 else { exit(3) }
  print(whole, further)
}
