import HTTP
import Mediation

extension NetworkFailure {
  /// The domain of what servers answer instead of what was asked, by the numbers of HTTP.
  static let serverDomain = "http"

  /// The longest time that a server can ask to be left alone for.
  static let longestRetreat = Duration.seconds(3_600)

  /// Why a server could not be asked.
  static func unreached(_ failure: HTTPFailure) -> NetworkFailure {
    let kind: Kind =
      switch failure.kind {
      case .badAddress, .forbidden, .untrusted: .badMediationSettings
      case .unknownHost, .unreachable, .redirect, .broken, .tooLarge: .networkError
      case .timeout: .timeout
      case .busy, .cancelled, .unavailable: .internalError
      }
    return NetworkFailure(kind, domain: serverDomain, code: 0, message: failure.message)
  }
}

extension HTTPResponse {
  /// Says what a status means that is no success.
  func checkStatus() throws(NetworkFailure) {
    let kind: NetworkFailure.Kind
    switch status {
    case 200..<300: return
    case 401, 402, 403, 404, 405, 407, 410, 421, 451, 300..<400: kind = .badMediationSettings
    case 408, 504: kind = .timeout
    case 425, 429, 500...: kind = .serverError
    case 400..<500: kind = .invalidRequest
    default: kind = .networkError
    }
    let said = body.firstWords
    throw NetworkFailure(
      kind, domain: NetworkFailure.serverDomain, code: status,
      message: "the server answered \(status)\(said.isEmpty ? "" : ": \(said)")",
      retryAfter: retryAfter.map { min($0, NetworkFailure.longestRetreat) })
  }
}

extension [UInt8] {
  /// The begin of a text on one line, for people.
  var firstWords: String {
    let text = String(decoding: drop { $0 <= 0x20 }.prefix(120), as: UTF8.self)
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
