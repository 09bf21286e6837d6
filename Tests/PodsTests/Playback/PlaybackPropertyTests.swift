import Pods
import Rehearsal
import Testing

/// The break after the content that histories have.
private let postRoll = "z"

/// A course of reports, and what is known of the breaks at each of them.
private struct History {
  private var chance: SeededGenerator
  private let breaks: [(played: PlayedBreak, adsFrom: Int, from: Int)]
  private var positionMs: Int64 = 0
  private var atMs: Int64 = 1_000_000

  init(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    var breaks: [(played: PlayedBreak, adsFrom: Int, from: Int)] = []
    var startMs = Int64.random(in: 0...3000, using: &chance)
    for index in 0..<Int.random(in: 1...4, using: &chance) {
      let lengths = (0..<Int.random(in: 0...3, using: &chance)).map { _ in
        Int64.random(in: 1...3000, using: &chance)
      }
      let slateMs = Int64.random(in: 0...2, using: &chance) * 700
      let durationMs = max(lengths.reduce(slateMs, +), 1)
      let name = "abcd".dropFirst(index).prefix(1)
      let text =
        "\(name) \(startMs) \(durationMs) \(lengths.map(String.init).joined(separator: " "))"
      let isLate = Int.random(in: 0..<4, using: &chance) == 0
      breaks.append(
        (
          PlayedBreak(text, index: index), isLate ? Int.random(in: 1...12, using: &chance) : 0,
          Int.random(in: 0..<6, using: &chance) == 0 ? Int.random(in: 1...6, using: &chance) : 0
        ))
      startMs += durationMs + [0, 1, 500, 4000][Int.random(in: 0..<4, using: &chance)]
    }
    // Where the content ends is told by the first report, or later, and sometimes by none.
    let endIsToldBy = [0, 0, 4, 12, 24][Int.random(in: 0..<5, using: &chance)]
    breaks.append((PlayedBreak("\(postRoll) \(startMs) 2000 700 600", index: -1), 0, endIsToldBy))
    self.breaks = breaks
    self.chance = chance
  }

  /// What is known by the time of a report.
  func timeline(atReport number: Int) -> PlaybackTimeline {
    PlaybackTimeline(
      breaks.filter { $0.from <= number }.map { played, adsFrom, _ in
        PlayedBreak(
          id: played.id, index: played.index, startMs: played.startMs,
          contentMs: played.contentMs, durationMs: played.durationMs,
          ads: adsFrom <= number ? played.ads : [])
      })
  }

  /// The next report: mostly played on, now and then with a pause, a stall, a jump or another rate.
  mutating func next() -> (sample: PlayheadSample, hasFailed: Bool) {
    let elapsedMs = Int64.random(in: 0...2500, using: &chance)
    var rateMilli: Int64 = 1000
    atMs += elapsedMs
    switch Int.random(in: 0..<10, using: &chance) {
    case 0: positionMs = Int64.random(in: 0...20_000, using: &chance)
    case 1: rateMilli = 0
    case 2: positionMs += elapsedMs / 3
    case 3:
      rateMilli = 2000
      positionMs += elapsedMs * 2
    case 4: positionMs = max(0, positionMs - Int64.random(in: 0...1500, using: &chance))
    default: positionMs += elapsedMs
    }
    let hasFailed = Int.random(in: 0..<20, using: &chance) == 0
    return (
      PlayheadSample(positionMs: positionMs, atMs: atMs, rateMilli: rateMilli), hasFailed
    )
  }
}

@Suite struct PlaybackPropertyTests {
  /// Plays a history in both, and gives what was told by each.
  private func play(seed: UInt64) -> (told: [PlaybackEvent], meant: [String]) {
    var history = History(seed: seed)
    var session = PlaybackSession()
    var model = PlaybackModel()
    var told: [PlaybackEvent] = []
    for number in 0..<24 {
      let (sample, hasFailed) = history.next()
      let timeline = history.timeline(atReport: number)
      told += session.report(sample, on: timeline, hasFailed: hasFailed).events
      model.report(sample, on: timeline, hasFailed: hasFailed)
    }
    return (told, model.events)
  }

  @Test func `no event is lost, doubled or out of order, whatever the player does`() {
    var kinds: [PlaybackMoment: Int] = [:]
    var kindsAfterContent: [PlaybackMoment: Int] = [:]
    for seed in 0..<UInt64(Soak.times(1000)) {
      let (told, meant) = play(seed: seed)
      guard told.map(\.words) == meant else {
        Issue.record("history \(seed): told \(told.map(\.words)), meant \(meant)")
        return
      }
      guard zip(told, told.dropFirst()).allSatisfy({ $0.atMs <= $1.atMs }) else {
        Issue.record("history \(seed): time goes back")
        return
      }
      for event in told {
        kinds[event.moment, default: 0] += 1
        if event.played.index == -1 { kindsAfterContent[event.moment, default: 0] += 1 }
      }
    }
    // Histories in which little happens would prove little.
    for moment in PlaybackMoment.allCases {
      #expect(kinds[moment, default: 0] > Soak.times(20), "\(moment)")
      #expect(kindsAfterContent[moment, default: 0] > Soak.times(5), "\(moment)")
    }
  }

  @Test func `the same reports give the same events`() {
    for seed in 0..<50 as Range<UInt64> {
      #expect(play(seed: seed).told == play(seed: seed).told)
    }
  }
}
