/// What really happens in a stream, and the playlists that would tell of it.
struct TrueTimeline {
  /// One break, by the segments that it takes.
  struct Event {
    let first: Int
    let count: Int
    let plannedSeconds: Int?
    let hasRange: Bool
    let hasCues: Bool
    let hasContinued: Bool
    let hasCueIn: Bool
  }

  /// How long each segment is, in milliseconds.
  let lengthsMs: [Int64]

  /// The breaks, none inside of another.
  let events: [Event]

  private let startsMs: [Int64]

  /// Draws a stream of so many segments.
  init(segments: Int, using chance: inout some RandomNumberGenerator) {
    lengthsMs = (0..<segments).map { _ in Int64.random(in: 1...12, using: &chance) * 500 }
    startsMs = lengthsMs.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
    var events: [Event] = []
    var next = Int.random(in: 3...9, using: &chance)
    while next < segments - 20 {
      let count = Int.random(in: 4...8, using: &chance)
      let kind = Int.random(in: 0..<3, using: &chance)
      let hasCues = kind != 0
      events.append(
        Event(
          first: next, count: count,
          plannedSeconds: !hasCues || .random(using: &chance)
            ? .random(in: 10...40, using: &chance) : nil,
          hasRange: kind != 1, hasCues: hasCues, hasContinued: .random(using: &chance),
          hasCueIn: hasCues && Int.random(in: 0..<5, using: &chance) > 0))
      next += count + Int.random(in: 9...20, using: &chance)
    }
    self.events = events
  }

  /// The playlist of some segments.
  func playlist(_ window: Range<Int>) -> String {
    var text = "#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-MEDIA-SEQUENCE:\(window.lowerBound)\n"
    var tags: [Int: String] = [:]
    for (number, event) in events.enumerated() { note(event, number, in: window, &tags) }
    text += "#EXT-X-PROGRAM-DATE-TIME:\(dateOf(window.lowerBound))\n"
    for segment in window {
      text += tags[segment] ?? ""
      if segment % 10 == 0 { text += "#EXT-X-PROGRAM-DATE-TIME:\(dateOf(segment))\n" }
      text += "#EXTINF:\(seconds(lengthsMs[segment])),\n\(segment).ts\n"
    }
    return text
  }

  private func note(
    _ event: Event, _ number: Int, in window: Range<Int>, _ tags: inout [Int: String],
  ) {
    let end = event.first + event.count
    if event.hasRange {
      let planned = event.plannedSeconds.map { ",PLANNED-DURATION=\($0)" } ?? ""
      let tag = "#EXT-X-DATERANGE:ID=\"r-\(number)\",START-DATE=\"\(dateOf(event.first))\""
      tags[event.first, default: ""] += tag + planned + ",SCTE35-OUT=0xFC30\n"
      let length = seconds(startsMs[end] - startsMs[event.first])
      if !event.hasCues {
        tags[end, default: ""] += "#EXT-X-DATERANGE:ID=\"r-\(number)\",DURATION=\(length)\n"
      }
    }
    guard event.hasCues else { return }
    let planned = event.plannedSeconds.map { ":\($0)" } ?? ""
    tags[event.first, default: ""] += "#EXT-X-CUE-OUT\(planned)\n"
    for segment in event.first + 1..<end where event.hasContinued {
      let elapsed = seconds(startsMs[segment] - startsMs[event.first])
      let duration = event.plannedSeconds.map { ",Duration=\($0)" } ?? ""
      tags[segment, default: ""] += "#EXT-X-CUE-OUT-CONT:ElapsedTime=\(elapsed)\(duration)\n"
    }
    if event.hasCueIn { tags[end, default: ""] += "#EXT-X-CUE-IN\n" }
  }

  private func dateOf(_ segment: Int) -> String {
    date(startsMs[segment] / 1000, ms: startsMs[segment] % 1000)
  }

  private func seconds(_ ms: Int64) -> String {
    "\(ms / 1000).\(String(1000 + ms % 1000).dropFirst())"
  }
}
