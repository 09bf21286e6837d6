import Pods

/// Playback as it is meant, written down without a thought for speed.
///
/// It knows everything that can ever be told as a list of points on the timeline, and what has been
/// told as a set of words. Each report is every point that lies in what was played.
struct PlaybackModel {
  private enum Point: Int {
    case completed, breakEnd, content, breakStart, adStart, quarter
  }

  private var told: Set<String> = []
  private var entered: Set<String> = []
  private var over: Set<String> = []
  private var playing: String?
  private var place: String?
  private var period: String?
  private var runStartMs: Int64 = 0
  private var last: PlayheadSample?
  private(set) var events: [String] = []

  /// Takes in a report.
  mutating func report(_ next: PlayheadSample, on timeline: PlaybackTimeline, hasFailed: Bool) {
    let movement = last.map { PlayheadMovement(from: $0, to: next) } ?? .joined
    let isJump = movement == .joined || movement == .seeked
    let toMs = isJump ? next.positionMs : max(next.positionMs, last?.positionMs ?? 0)
    let fromMs = isJump ? toMs : last?.positionMs ?? toMs
    if isJump { runStartMs = toMs }
    last = PlayheadSample(
      positionMs: toMs, atMs: max(next.atMs, last?.atMs ?? 0), rateMilli: next.rateMilli)
    if let playing, timeline.ads.first(where: { $0.id == playing })?.span.contains(toMs) != true,
      isJump
    {
      skip(playing)
    }
    let here = timeline.at(fromMs)
    let points = points(of: timeline, fromMs, toMs)
    let late = points.filter { $0.ms <= fromMs && timeline.owner(of: $0.id) != here?.id }
    move(to: here, on: timeline, fromMs: fromMs)
    pass(late, timeline)
    if place == nil, let here { enter(here.id) }
    pass(points.filter { $0.ms > fromMs || timeline.owner(of: $0.id) == here?.id }, timeline)
    if hasFailed, let place { fail(at: toMs, in: place, timeline) }
  }

  private mutating func pass(
    _ points: [(ms: Int64, point: Point, id: String, word: String)], _ timeline: PlaybackTimeline,
  ) {
    for (ms, point, id, word) in points {
      switch point {
      case .breakEnd: if place == id { leave(id) }
      case .content: if place == nil, timeline.at(ms) == nil { endPeriod() }
      case .breakStart: if place != id { enter(id) }
      case .adStart where entered.contains(timeline.owner(of: id)):
        if tell("Started \(id)"), timeline.owner(of: id) == place { playing = id }
      case .quarter where isRunning(id): tell("\(word) \(id)")
      case .completed where isRunning(id):
        tell("Completed \(id)")
        finish(id)
      case .adStart, .quarter, .completed: break
      }
    }
  }

  private func isRunning(_ id: String) -> Bool {
    told.contains("Started \(id)") && !over.contains(id)
  }

  /// Goes from the place as it was known to the one as it is known now.
  private mutating func move(
    to next: PlayedBreak?, on timeline: PlaybackTimeline, fromMs: Int64,
  ) {
    guard next?.id != place else { return }
    if let place,
      timeline.find(place).map({ $0.startMs <= fromMs && $0.endMs <= fromMs }) != true
        || last?.positionMs == fromMs
    {
      leave(place)
    }
    if next == nil, place == nil { endPeriod() }
  }

  private mutating func enter(_ id: String) {
    if period == nil { events.append("PeriodStarted \(id)") }
    period = id
    place = id
    entered.insert(id)
    tell("BreakStarted \(id)")
  }

  private mutating func leave(_ id: String) {
    if let playing { skip(playing) }
    tell("BreakEnded \(id)")
    place = nil
    period = id
  }

  private mutating func endPeriod() {
    if let period { events.append("PeriodEnded \(period)") }
    period = nil
  }

  private mutating func skip(_ id: String) {
    tell("Skipped \(id)")
    finish(id)
  }

  private mutating func finish(_ id: String) {
    over.insert(id)
    if playing == id { playing = nil }
  }

  private mutating func fail(at ms: Int64, in place: String, _ timeline: PlaybackTimeline) {
    guard let ad = timeline.ads.first(where: { $0.span.contains(ms) && $0.owner == place }) else {
      events.append("Error \(place)")
      return
    }
    guard !over.contains(ad.id) else { return }
    tell("Error \(ad.id)")
    told.insert("Started \(ad.id)")
    finish(ad.id)
  }

  @discardableResult
  private mutating func tell(_ word: String) -> Bool {
    guard told.insert(word).inserted else { return false }
    events.append(word)
    return true
  }

  /// Every point in what has been played without a jump, in order.
  private func points(
    of timeline: PlaybackTimeline, _ fromMs: Int64, _ toMs: Int64,
  ) -> [(ms: Int64, point: Point, id: String, word: String)] {
    var points: [(ms: Int64, point: Point, id: String, word: String)] = []
    for played in timeline.breaks {
      if fromMs < played.startMs { points.append((played.startMs, .breakStart, played.id, "")) }
      if fromMs < played.endMs {
        points.append((played.endMs, .breakEnd, played.id, ""))
        points.append((played.endMs, .content, played.id, ""))
      }
    }
    for ad in timeline.ads {
      let (startMs, endMs) = (ad.span.lowerBound, ad.span.upperBound)
      if startMs >= runStartMs - 1000, endMs > runStartMs {
        points.append((startMs, .adStart, ad.id, ""))
      }
      for (number, word) in ["FirstQuartile", "Midpoint", "ThirdQuartile"].enumerated() {
        let ms = startMs + (endMs - startMs) * Int64(number + 1) / 4
        if ms > runStartMs { points.append((ms, .quarter, ad.id, word)) }
      }
      points.append((endMs, .completed, ad.id, ""))
    }
    return points.filter { $0.ms <= toMs }.enumerated().sorted {
      ($0.element.ms, $0.element.point.rawValue, $0.offset)
        < ($1.element.ms, $1.element.point.rawValue, $1.offset)
    }.map(\.element)
  }
}

extension PlaybackTimeline {
  /// All ads, with where they lie and whose they are.
  fileprivate var ads: [(id: String, owner: String, span: Range<Int64>)] {
    breaks.flatMap { played in
      zip(played.ads, played.adSpans).map { ($0.id, played.id, $1) }
    }
  }

  fileprivate func owner(of ad: String) -> String {
    ads.first { $0.id == ad }?.owner ?? ""
  }
}
