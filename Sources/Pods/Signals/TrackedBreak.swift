/// A break as it is put together from signals; times are microseconds on the stream's time line.
struct TrackedBreak {
  /// What cues say of it.
  struct Cues {
    /// Where the cue-out stands, or would stand.
    var startUs: Int64

    /// The first length that was said.
    var firstPlannedUs: Int64?

    /// The length that was said last.
    var plannedUs: Int64?

    /// The last place where it was said to go on.
    var heardUs: Int64?

    /// Where the cue-in stands.
    var endUs: Int64?

    /// Where the break ends if no cue-in comes, as far as lengths tell.
    var plannedEndUs: Int64? { plannedUs.map { startUs + $0 } }
  }

  /// Where it begins.
  var startUs: Int64

  /// What cues say, if there are any.
  var cues: Cues?

  /// What its date range says, as far as it matters to a break.
  struct Range: Equatable {
    /// Where the range is kept.
    var slot: Int?

    /// The name of the range.
    var id = ""

    /// How long it is, once that is certain.
    var lengthUs: Int64?

    /// How long it is expected to be.
    var plannedUs: Int64?

    /// The length that it had when it was first read.
    var firstUs: Int64?

    /// What viewers may not do, as it is written.
    var restrict: String?

    /// Where content goes on.
    var resumeOffsetUs: Int64?
  }

  /// What its date range says, if there is one.
  var range = Range()

  /// Whether its date range has been taken back before it began.
  var isWithdrawn = false

  /// The ways in which it was signalled.
  var signals = BreakSignals()

  /// The splice messages that came with it.
  private(set) var messages: [[UInt8]] = []

  /// The name that all viewers share, once it has been told to anyone.
  var identifier: PodIdentifier?

  /// What was last told of it.
  var reported: SignalledBreak?

  /// Whether nothing of it changes any more by itself.
  var isSettled = false

  /// Whether it is but a blank.
  var isForgotten = false

  /// Begins with a place alone.
  init(startUs: Int64) {
    self.startUs = startUs
  }

  /// Carries one more message, unless it is known or there are too many.
  mutating func add(_ message: [UInt8]) {
    guard messages.count < SignalledBreak.messageLimit, !messages.contains(message) else { return }
    messages.append(message)
  }

  /// Goes by what its date range says now; nil is nothing any more.
  mutating func take(_ facts: DateRangeTag?) {
    range.lengthUs = facts?.lengthUs
    range.plannedUs = facts?.plannedUs
    range.restrict = facts?.restrict
    range.resumeOffsetUs = facts?.resumeOffsetUs
    guard let facts else { return }
    startUs = facts.startUs ?? startUs
    range.firstUs = range.firstUs ?? facts.plannedUs ?? facts.lengthUs
    if facts.isInterstitial { signals.insert(.interstitial) }
    if let message = facts.spliceOut {
      signals.insert(.dateRange)
      add(message)
    }
    if let message = facts.spliceIn { add(message) }
    if let message = facts.spliceCommand { add(message) }
  }
}

extension DateRangeTag {
  /// How long the range is, if it says so as a length, an end, or the most that is played of it.
  var lengthUs: Int64? {
    let ofDates: Int64? = startUs.flatMap { start in endUs.map { $0 - start } }
    guard let length = durationUs ?? ofDates else { return playoutLimitUs }
    return min(length, playoutLimitUs ?? length)
  }
}
