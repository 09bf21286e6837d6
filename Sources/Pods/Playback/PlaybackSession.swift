/// What one viewer has seen of breaks and ads, told from where the player says it is.
///
/// It is handed reports at any distance and the timeline as it is known then, and gives what
/// happened since the report before:
///
/// - A *period* is a stretch of ads or slate. It begins and ends with every switch between content
///   and anything else, also when a break is seen again; breaks back to back are one period.
/// - A *break* is told to begin and to end the first time only. It ends where it is over, or where
///   the player leaves it.
/// - An *ad* begins when it is played from its beginning, once. A quarter counts when it is played
///   over, not when it is jumped over. An ad that was left is skipped and tells nothing more.
///
/// What is learned late, such as the ads of a break that runs, is told late, in order, as far as it
/// lies in what has been played without a jump. The same reports give the same events.
package struct PlaybackSession: Hashable, Sendable {
  /// The newest report, with the place that the player is taken to be at.
  package private(set) var last: PlayheadSample?

  /// Where the player was first.
  package private(set) var joinedMs: Int64 = 0

  /// The farthest place at which the player was.
  package private(set) var furthestMs: Int64 = 0

  /// Since where nothing was jumped over.
  var runStartMs: Int64 = 0

  /// The breaks that the player came into, in that order.
  var courses: [BreakCourse] = []

  /// Which of them the player is in.
  var current: Int?

  /// Whether the player is in a period.
  var isInPeriod = false

  private var known: [PlayedBreak] = []

  /// Begins before the first report.
  package init() {}

  /// Takes in where the player is, and tells how it got there and what happened on the way.
  ///
  /// With `hasFailed` the ad that is there could not be played.
  package mutating func report(
    _ sample: PlayheadSample,
    on timeline: PlaybackTimeline,
    hasFailed: Bool = false,
  ) -> (movement: PlayheadMovement, events: [PlaybackEvent]) {
    let movement = last.map { PlayheadMovement(from: $0, to: sample) } ?? .joined
    var walk = Walk(from: last, to: sample, movement)
    if last == nil { joinedMs = walk.toMs }
    last = walk.end
    furthestMs = max(furthestMs, walk.toMs)
    refreshCurrent(on: timeline, &walk)
    if walk.isJump {
      runStartMs = walk.toMs
      jump(&walk)
    }
    let lowMs = timeline.breaks == known ? walk.fromMs : min(runStartMs, walk.fromMs)
    known = timeline.breaks
    play(timeline, since: lowMs, &walk)
    if hasFailed { fail(&walk) }
    return (movement, walk.events)
  }

  /// Ends the session where it is.
  package mutating func close(atMs: Int64) -> [PlaybackEvent] {
    guard let last else { return [] }
    var walk = Walk(
      from: last, to: PlayheadSample(positionMs: last.positionMs, atMs: atMs), .seeked)
    leave(at: walk.toMs, &walk)
    endPeriod(&walk)
    return walk.events
  }

  /// The ad in which the player is, and how far in it.
  package var progress: (played: PlayedBreak, adIndex: Int, adMs: Int64)? {
    guard let last, let played = currentBreak else { return nil }
    for (index, span) in played.adSpans.enumerated() where span.contains(last.positionMs) {
      return (played, index, last.positionMs - span.lowerBound)
    }
    return nil
  }

  /// The break in which the player is.
  package var currentBreak: PlayedBreak? { current.map { courses[$0].played } }
}
