import Mediation

extension NetworkFailure {
  /// What the sample network says when a request is wrong.
  static func refused(_ code: Int, _ message: String) -> NetworkFailure {
    NetworkFailure(
      .invalidRequest, domain: SampleNetwork.failureDomain, code: code, message: message)
  }

  /// What the sample network says when it plays a failure of that kind.
  static func sample(_ kind: Kind) -> NetworkFailure {
    NetworkFailure(
      kind, domain: SampleNetwork.failureDomain, code: kind.rawValue, message: kind.words)
  }
}

extension NetworkFailure.Kind {
  fileprivate var words: String {
    switch self {
    case .invalidRequest: "The request was wrong."
    case .noFill: "There is no ad."
    case .networkError: "The network could not be reached."
    case .serverError: "The server failed."
    case .timeout: "The network ran out of time."
    case .badMediationSettings: "The settings are wrong."
    case .adapterFailed: "The adapter failed."
    case .internalError: "Nobody knows what went wrong."
    case .invalidArgument: "An argument was wrong."
    }
  }
}
