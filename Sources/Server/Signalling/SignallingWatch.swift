import Loop
import Pods

/// What an engine knows of the signalling endpoint of a stream while it asks it.
final class SignallingWatch {
  /// How long nobody needs the stream before its endpoint is asked no more.
  static let patience: Duration = .seconds(600)

  /// The longest wait after failures, unless the usual one is longer.
  private static let longestBackOffMs: Int64 = 900_000

  /// The longest that an endpoint may want to be left alone.
  private static let longestRetryAfter: Duration = .seconds(3_600)

  /// Which watch it is of all that there ever were.
  let number: Int

  /// The stream, as it was configured when the watch began.
  let stream: PodStream

  /// Where it is asked, and how often.
  let endpoint: SignallingEndpoint

  /// When a call last needed the stream.
  var usedAt: Duration

  /// Wakes the calls that wait for the first answers.
  var news = News()

  /// Rings when it is to be asked again.
  var alarm: Alarm?

  /// When that is, by the time of day; nil while it is being asked.
  private(set) var nextAtMs: Int64?

  /// Whether it has told of the breaks that were known at first.
  private(set) var hasTold = false

  /// Whether it has been asked for all that there is, whatever came of it.
  private(set) var hasAsked = false

  /// How often it has told.
  private(set) var answers = 0

  /// How many times in a row it has failed.
  private(set) var failures = 0

  /// Why it failed the last time; nil if it did not.
  private(set) var detail: String?

  /// When it told the last time, by the time of day.
  private(set) var toldAtMs: Int64?

  /// How many pods of its last answers could not be taken over.
  private(set) var leftOut = 0

  /// What was wrong with the first of them.
  private(set) var leftOutDetail: String?

  /// Whether it has told anything since it is being asked.
  private var hasNews = false

  /// Begins before the endpoint is asked.
  init(_ number: Int, _ stream: PodStream, _ endpoint: SignallingEndpoint, at now: Duration) {
    self.number = number
    self.stream = stream
    self.endpoint = endpoint
    usedAt = now
  }

  /// Notes that it is being asked.
  func begin() {
    nextAtMs = nil
    alarm = nil
    hasNews = false
  }

  /// Notes what it has told, of which so many breaks found no room.
  func note(_ answer: SignallingAnswer, withoutRoom: Int, atMs nowMs: Int64) {
    answers += 1
    toldAtMs = nowMs
    if !hasNews { (leftOut, leftOutDetail) = (0, nil) }
    hasNews = true
    leftOut += answer.leftOut + withoutRoom
    leftOutDetail = leftOutDetail ?? answer.leftOutDetail
    if withoutRoom > 0 {
      leftOutDetail = leftOutDetail ?? "limits.breaksHeld has no room for \(withoutRoom) breaks"
    }
  }

  /// Notes that it has told of the breaks that were known at first.
  func noteKnown() { hasTold = true }

  /// Notes how asking it ended, and gives how long to wait until it is asked again.
  func finish(_ failure: (detail: String, fault: SignallingFault)?, atMs nowMs: Int64) -> Duration {
    hasAsked = true
    failures = failure == nil ? 0 : failures + 1
    detail = failure?.detail
    var waitMs = endpoint.everyMs
    for _ in 1..<max(failures, 1) where waitMs < Self.longestBackOffMs {
      waitMs = min(waitMs * 2, Self.longestBackOffMs)
    }
    let asked = min(failure?.fault.retryAfter ?? .zero, Self.longestRetryAfter)
    let wait = max(.milliseconds(waitMs), asked)
    nextAtMs = nowMs + wait.wholeMilliseconds
    return wait
  }
}
