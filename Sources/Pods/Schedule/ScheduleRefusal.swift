/// Why a break cannot be planned or taken back.
package enum ScheduleRefusal: Error, Hashable, Sendable {
  /// What is wrong with a time.
  package enum TimeFault: Hashable, Sendable {
    case negative
    case noBeginning
    case outOfRange
    case noDuration
  }

  /// In what a plan contradicts the break that has its identifier.
  package enum Difference: String, Hashable, Sendable {
    case start
    case duration
    case restrictions
    case resumptionOffset = "resumption offset"
  }

  case noStreamID
  case badTime(TimeFault)
  case breakInPast
  case breakExists(id: String, another: Difference)
  case tooManyBreaks(limit: Int)
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
      "the identifier is taken by \(id), which has another \(difference.rawValue)"
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
      "a live stream has no beginning to count from; give clock or programTime"
    case .outOfRange: "the time is too far away to be counted in milliseconds"
    case .noDuration: "a break lasts at least one millisecond"
    }
  }
}
