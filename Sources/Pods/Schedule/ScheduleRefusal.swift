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

    /// The stream's pattern has no break any more.
    case patternIsOver
  }

  /// What cannot be had together.
  package enum Contradiction: Hashable, Sendable {
    /// A break before the content is not behind it.
    case preAndPost

    /// A live stream has no end for a break to come after.
    case postOnLive

    /// A place was given for a break that is played before or after the content.
    case placeOutsideOfContent

    /// The button to skip the break would appear when it is over.
    case lateSkipControl

    /// The times of the button are no whole seconds.
    case unevenSkipControl
  }

  /// In what a plan contradicts the break that has its identifier.
  package enum Difference: String, Hashable, Sendable {
    case start
    case duration
    case restrictions
    case resumptionOffset = "resumption offset"
    case manner = "way of being played"
    case demand = "demand on the ad server"
  }

  /// The viewer has no session with the stream.
  case noStreamID

  /// A time makes no sense.
  case badTime(TimeFault)

  /// The start has passed.
  case breakInPast

  /// The identifier is taken by a break that differs in this; the id is that of the viewer's own.
  case breakExists(id: String?, another: Difference)

  /// The break contradicts itself.
  case contradiction(Contradiction)

  /// The break is too near to this one, given the space that the stream wants between two.
  case breakTooNear(PodIdentifier, minSpacingMs: Int64)

  /// As many breaks are held as may be, and none has ended.
  case tooManyBreaks(limit: Int)

  /// No break of that name is held.
  case unknownBreak

  /// The stream's signalling endpoint has told of no such break; without a name, of none to come.
  case nothingTold(PodIdentifier?)

  /// The stable word that clients branch on.
  package var reason: String {
    switch self {
    case .noStreamID: "NO_STREAM_ID"
    case .badTime: "BAD_TIME"
    case .breakInPast: "BREAK_IN_PAST"
    case .breakExists: "BREAK_EXISTS"
    case .contradiction: "CONTRADICTION"
    case .breakTooNear: "BREAK_TOO_NEAR"
    case .tooManyBreaks: "TOO_MANY_BREAKS"
    case .unknownBreak: "UNKNOWN_BREAK"
    case .nothingTold: "NO_BREAK_KNOWN"
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
    case .contradiction(let contradiction): contradiction.message
    case .breakTooNear(let other, 0): "the break would overlap \(other.text)"
    case .breakTooNear(let other, let spacingMs):
      "the break would be less than \(spacingMs) ms away from \(other.text)"
    case .tooManyBreaks(let limit):
      "\(limit) breaks are held and none has ended; cancel one, or raise the limit"
    case .unknownBreak: "no such break is held"
    case .nothingTold(nil): "the signalling endpoint has told of no break that is to come"
    case .nothingTold(let name?): "the signalling endpoint has told of no break \(name.text)"
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
    case .patternIsOver: "the stream's schedule has no break from here on; say where with at"
    }
  }
}

extension ScheduleRefusal.Contradiction {
  fileprivate var message: String {
    switch self {
    case .preAndPost: "a break is played before the content or after it, not both"
    case .postOnLive: "a live stream has no end for a break to come after"
    case .placeOutsideOfContent:
      "a break before or after the content has its place by that; leave at out"
    case .lateSkipControl: "the break is over before its skip control appears"
    case .unevenSkipControl: "HLS counts the times of a skip control in whole seconds"
    }
  }
}
