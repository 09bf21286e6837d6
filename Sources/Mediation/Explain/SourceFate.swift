/// What became of a source in one load, with what is needed to explain it.
package enum SourceFate: Hashable, Sendable {
  /// Its ad is the one that was taken.
  case won

  /// A source before it had filled.
  case alreadyFilled

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

  /// It offered an ad that cannot be used.
  case unfit(OfferFault)
}

extension SourceFate {
  /// The state that sums the fate up.
  package var state: SourceState {
    switch self {
    case .won: .won
    case .alreadyFilled, .outOfTime, .callGone: .notAttempted
    case .formatNotServed: .skipped
    case .tooSlow, .cutShort: .timeout
    case .noFill: .noFill
    case .abandoned: .lost
    case .failed(let failure): failure.state
    case .unfit: .error
    }
  }

  /// The stable word that machines branch on; nil for the one that won.
  package var reason: String? {
    switch self {
    case .won: nil
    case .alreadyFilled: "ALREADY_FILLED"
    case .outOfTime: "OUT_OF_TIME"
    case .callGone: "CALL_GONE"
    case .formatNotServed: "FORMAT_NOT_SERVED"
    case .tooSlow: "SOURCE_TIMEOUT"
    case .cutShort: "AD_UNIT_TIMEOUT"
    case .noFill: "NO_FILL"
    case .abandoned: "CALL_CANCELLED"
    case .failed(let failure): failure.kind.reason
    case .unfit(let fault): fault.reason
    }
  }

  /// Google's number for it, where Google has one.
  package var gma: GMAError? {
    switch self {
    case .won, .alreadyFilled, .outOfTime, .callGone, .formatNotServed, .abandoned: nil
    case .tooSlow, .cutShort: GMAError(code: NetworkFailure.Kind.timeout.rawValue)
    case .noFill: GMAError(code: NetworkFailure.Kind.noFill.rawValue)
    case .failed(let failure): GMAError(code: failure.kind.rawValue)
    case .unfit: GMAError(code: NetworkFailure.Kind.adapterFailed.rawValue)
    }
  }

  /// What the network itself said, when it said anything.
  package var failure: NetworkFailure? {
    if case .failed(let failure) = self { failure } else { nil }
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
