import Pods

/// A viewer whose player reports where it is, and what that brings about in short words.
struct Viewer {
  var session = PlaybackSession()
  var timeline: PlaybackTimeline
  private var clockMs: Int64 = 1_000_000

  init(_ timeline: PlaybackTimeline) {
    self.timeline = timeline
  }

  /// Reports a place after so much time, and gives the events as words such as `started a.2`.
  mutating func report(
    _ positionMs: Int64, after elapsedMs: Int64 = 0, rate: Int64 = 1000, failing: Bool = false,
  ) -> [String] {
    clockMs += elapsedMs
    let sample = PlayheadSample(positionMs: positionMs, atMs: clockMs, rateMilli: rate)
    return session.report(sample, on: timeline, hasFailed: failing).events.map(\.words)
  }

  /// Plays from where it is to a place, at once.
  mutating func play(to positionMs: Int64) -> [String] {
    report(positionMs, after: positionMs - (session.last?.positionMs ?? 0))
  }

  /// Jumps to a place.
  mutating func seek(to positionMs: Int64) -> [String] {
    report(positionMs)
  }
}

extension PlaybackEvent {
  /// What happened to what, such as `adStarted a.2` for the second ad of break a.
  var words: String {
    let place = adIndex.map { "\(played.id).\($0 + 1)" } ?? played.id
    return "\(moment.rawValue.dropFirst(2)) \(place)"
  }
}

extension PlaybackTimeline {
  /// Breaks written as `a 20000 10000 4000 2000`: name, start, length, and the lengths of its ads.
  static func of(_ breaks: String...) -> PlaybackTimeline {
    PlaybackTimeline(breaks.enumerated().map { PlayedBreak($0.element, index: $0.offset + 1) })
  }
}

extension PlayedBreak {
  init(_ text: String, index: Int) {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.dropFirst().compactMap { Int64($0) }
    let ads = numbers.dropFirst(2).enumerated().map {
      PlayedAd(id: "\(words[0]).\($0.offset + 1)", durationMs: $0.element)
    }
    self.init(
      id: words[0], index: index, startMs: numbers[0], contentMs: numbers[0],
      durationMs: numbers[1], ads: ads)
  }
}
