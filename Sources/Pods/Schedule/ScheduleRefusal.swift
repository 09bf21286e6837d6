/// Why a break cannot be planned or taken back.
package enum ScheduleRefusal: Error, Hashable, Sendable {
  /// What is wrong with a time.
  package enum TimeFault: Hashable, Sendable {
    /// A place on the player's clock lies before its beginning.
    case negative

    /// An offset was given for a live stream, and no playhead to count it from.
    case noBeginning

    /// A time does not fit into 64 bits of milliseconds.
    case outOfRange

    /// The break would have no length.
    case noDuration
  }

  /// In what a plan contradicts the break that has its identifier.
  package enum Difference: String, Hashable, Sendable {
    case start
    case duration
    case restrictions
    case resumptionOffset = "resumption offset"
  }

  /// The viewer has no session with the stream.
  case noStreamID

  /// A time makes no sense.
  case badTime(TimeFault)

  /// The start has passed.
  case breakInPast

  /// The identifier is taken by a break that differs in this; the id is that of the viewer's own.
  case breakExists(id: String?, another: Difference)

  /// As many breaks are held as may be, and none has ended.
  case tooManyBreaks(limit: Int)

  /// No break of that name is held.
  case unknownBreak

  /// The stable word that clients branch on.
  package var reason: String {
    switch self {
    case .noStreamID: "NO_STREAM_ID"
    case .badTime: "BAD_TIME"
    case .breakInPast: "BREAK_IN_PAST"
    case .breakExists: "BREAK_EXISTS"
    case .tooManyBreaks: "TOO_MANY_BREAKS"
    case .unknownBreak: "UNKNOWN_BREAK"
    }
  }

  /// What happened, for a person.
  package var message: String {
    switch self {
    case .noStreamID: "without a stream id the viewer's breaks are skipped"
    case .badTime(let fault): fault.message
    case .breakInPast: "the break would begin in the past"
    case .breakExists(let id, let difference):
      "the identifier is taken by \(id ?? "a break") with another \(difference.rawValue)"
    case .tooManyBreaks(let limit):
      "\(limit) breaks are held and none has ended; cancel one, or raise the limit"
    case .unknownBreak: "no such break is held"
    }
  }
}

extension ScheduleRefusal.TimeFault {
  fileprivate var message: String {
    switch self {
    case .negative: "a place on the player's clock is not negative"
    case .noBeginning:
      "a live stream has no beginning to count from; give playheadMs too, or clock"
    case .outOfRange: "the time is too far away to be counted in milliseconds"
    case .noDuration: "a break lasts at least one millisecond"
    }
  }
}
