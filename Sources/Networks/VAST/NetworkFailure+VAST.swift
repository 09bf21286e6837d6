import HTTP
import Mediation

extension NetworkFailure {
  /// Why a document leads to no ad, as the engine has it.
  init(_ fault: VASTFault) {
    let kind: Kind =
      switch fault.code {
      case .wrapperUnreachable: .networkError
      case .tooLate: .timeout
      default: .serverError
      }
    self.init(
      kind, domain: VASTLoader.failureDomain, code: fault.code.rawValue, message: fault.message)
  }
}
