/// What became of a source in one load, with what is needed to explain it.
package enum SourceFate: Hashable, Sendable {
  /// Its ad is the one that was taken.
  case won

  /// A source before it had filled.
  case alreadyFilled

  /// The break that is filled has a pod of it already.
  case podGiven

  /// The ad unit's own time had run out before its turn.
  case outOfTime(patience: Duration)

  /// The call had been cancelled before its turn.
  case callGone

  /// It sells none of the formats that were asked for.
  case formatNotServed

  /// It did not answer within its own limit.
  case tooSlow(limit: Duration)

  /// The ad unit's own time ran out while it was being asked.
  case cutShort(patience: Duration)

  /// It had no ad to sell.
  case noFill

  /// The call was cancelled while it was being asked, so its answer counts no more.
  case abandoned

  /// It said that it had failed.
  indirect case failed(NetworkFailure)

  /// It offered an ad that cannot be used, at that price if it named one.
  case unfit(OfferFault, bidMicros: Int64?)

  /// It had an ad, and another pays more.
  case outbid

  /// It was being asked when there was an ad that it could not beat.
  case overtaken

  /// Its price is below the floor of the ad unit.
  case belowFloor(micros: Int64, floorMicros: Int64)

  /// It has failed too often lately.
  case unhealthy(failures: Double)

  /// It does not want to be asked for a while.
  case backingOff(left: Duration)

  /// It could not be set up, or is down; without a failure it was still being set up.
  indirect case notSetUp(NetworkFailure?)

  /// The viewer's wish for privacy keeps it from being asked.
  indirect case keptOut(PrivacyReason)
}

extension SourceFate {
  /// The state that sums the fate up.
  package var state: SourceState {
    switch self {
    case .won: .won
    case .alreadyFilled, .podGiven, .outOfTime, .callGone: .notAttempted
    case .formatNotServed, .belowFloor, .unhealthy, .backingOff, .notSetUp, .keptOut:
      .skipped
    case .tooSlow, .cutShort: .timeout
    case .noFill: .noFill
    case .abandoned, .outbid, .overtaken: .lost
    case .failed(let failure): failure.state
    case .unfit(let fault, _): fault.isOfPrice || fault.isOfRoom ? .lost : .error
    }
  }

  /// The stable word that machines branch on; nil for the one that won.
  package var reason: String? {
    switch self {
    case .won: nil
    case .alreadyFilled: "ALREADY_FILLED"
    case .podGiven: "POD_GIVEN"
    case .outOfTime: "OUT_OF_TIME"
    case .callGone: "CALL_GONE"
    case .formatNotServed: "FORMAT_NOT_SERVED"
    case .tooSlow: "SOURCE_TIMEOUT"
    case .cutShort: "AD_UNIT_TIMEOUT"
    case .noFill: "NO_FILL"
    case .abandoned: "CALL_CANCELLED"
    case .failed(let failure): failure.kind.reason
    case .unfit(let fault, _): fault.reason
    case .outbid: "OUTBID"
    case .overtaken: "OVERTAKEN"
    case .belowFloor: "BELOW_FLOOR"
    case .unhealthy: "UNHEALTHY"
    case .backingOff: "BACKING_OFF"
    case .notSetUp: "NOT_SET_UP"
    case .keptOut(let reason): reason.code
    }
  }

  /// Google's number for it, where Google has one.
  package var gma: GMAError? {
    switch self {
    case .won, .alreadyFilled, .podGiven, .outOfTime, .callGone, .formatNotServed, .abandoned,
      .outbid, .overtaken, .belowFloor, .unhealthy, .backingOff, .keptOut:
      nil
    case .tooSlow, .cutShort: GMAError(code: NetworkFailure.Kind.timeout.rawValue)
    case .noFill: GMAError(code: NetworkFailure.Kind.noFill.rawValue)
    case .failed(let failure): GMAError(code: failure.kind.rawValue)
    case .unfit(.wrongSize, _): GMAError(code: GMAError.invalidAdSize)
    case .unfit(let fault, _) where fault.isOfPrice || fault.isOfRoom: nil
    case .unfit, .notSetUp: GMAError(code: NetworkFailure.Kind.adapterFailed.rawValue)
    }
  }

  /// What the network itself said, when it said anything.
  package var failure: NetworkFailure? {
    switch self {
    case .failed(let failure): failure
    case .notSetUp(let failure): failure
    default: nil
    }
  }
}

extension SourceFate {
  /// Whether it speaks against the network's health; nil if it says nothing about it.
  var countsAsFailure: Bool? {
    switch self {
    case .won, .noFill, .outbid: false
    case .tooSlow, .cutShort: true
    case .failed(let failure): failure.kind.isSickness
    default: nil
    }
  }

  /// The price of the ad that was not taken for it.
  var bidMicros: Int64? {
    if case .unfit(_, let micros) = self { micros } else { nil }
  }

  /// What the network is told when its ad came to this.
  var lossNotice: AdNotice.Kind? {
    guard case .unfit(let fault, _) = self else { return nil }
    if case .belowFloor = fault { return .lost(.belowFloor, winningCPMMicros: nil) }
    return .lost(.unfit, winningCPMMicros: nil)
  }
}

extension NetworkFailure {
  fileprivate var state: SourceState {
    switch kind {
    case .noFill: .noFill
    case .timeout: .timeout
    default: .error
    }
  }
}

extension NetworkFailure.Kind {
  /// Whether the network itself is at fault, and not what it was asked; nil if it is neither.
  fileprivate var isSickness: Bool? {
    switch self {
    case .noFill: false
    case .networkError, .serverError, .timeout, .adapterFailed, .internalError: true
    case .invalidRequest, .badMediationSettings, .invalidArgument: nil
    }
  }

  /// The stable word that machines branch on.
  package var reason: String {
    switch self {
    case .invalidRequest: "INVALID_REQUEST"
    case .noFill: "NO_FILL"
    case .networkError: "NETWORK_ERROR"
    case .serverError: "SERVER_ERROR"
    case .timeout: "NETWORK_TIMEOUT"
    case .badMediationSettings: "BAD_MEDIATION_SETTINGS"
    case .adapterFailed: "ADAPTER_FAILED"
    case .internalError: "INTERNAL_ERROR"
    case .invalidArgument: "INVALID_ARGUMENT"
    }
  }
}
