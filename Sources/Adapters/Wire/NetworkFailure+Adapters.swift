import AdService
import Mediation
import RPC

extension NetworkFailure {
  /// The domain of what the engine itself finds wrong with a program.
  static let engineDomain = "adpipe"

  /// What an adapter answered instead of a result, or why there was no answer.
  init(_ error: RPCError, of settings: AdapterSettings) {
    let detail = error.adapterDetail
    switch error.reason {
    case .adapterLate:
      self.init(.timeout, domain: NetworkFailure.engineDomain, code: 0, message: error.message)
    case .adapterFailed(code: 0):
      self.init(
        detail?.kind.map(Kind.init) ?? .adapterFailed,
        domain: detail?.domain ?? settings.className ?? settings.id.rawValue,
        code: detail?.code ?? error.reason.code, message: detail?.message ?? error.message,
        retryAfter: detail?.retryAfterMs.map { .milliseconds($0) })
    default:
      self.init(
        .adapterFailed, domain: NetworkFailure.engineDomain, code: 0, message: error.message)
    }
  }
}

extension NetworkFailure.Kind {
  /// What kind of failure an adapter says it is.
  init(_ kind: FailureKind) {
    switch kind {
    case .invalidRequest: self = .invalidRequest
    case .noFill: self = .noFill
    case .networkError: self = .networkError
    case .serverError: self = .serverError
    case .timeout: self = .timeout
    case .badMediationSettings: self = .badMediationSettings
    case .adapterFailed: self = .adapterFailed
    case .internalError: self = .internalError
    case .invalidArgument: self = .invalidArgument
    }
  }

  /// Whether nothing helps but another configuration.
  var isMistake: Bool {
    switch self {
    case .badMediationSettings, .invalidRequest, .invalidArgument: true
    default: false
    }
  }
}
