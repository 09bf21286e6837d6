import HTTP
import Mediation

extension NetworkFailure {
  /// Why a document leads to no ad, as the engine has it.
  ///
  /// Ads for which a break has no room speak against nobody.
  init(_ fault: VASTFault, lacksRoom: Bool = false) {
    let kind: Kind =
      switch fault.code {
      case _ where lacksRoom: .noFill
      case .wrapperUnreachable: .networkError
      case .tooLate: .timeout
      default: .serverError
      }
    self.init(
      kind, domain: VASTLoader.failureDomain, code: fault.code.rawValue, message: fault.message)
  }
}
