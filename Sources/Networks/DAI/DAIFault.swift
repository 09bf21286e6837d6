package import HTTP

/// Why the ad server opens no session, or does not do what it is asked in one.
///
/// Its refusals have no words in them: what they mean is what its manual says of their numbers.
package enum DAIFault: Error, Hashable, Sendable {
  /// 400: something in the request is not as it must be.
  case badRequest

  /// 401: there is no token where one is asked for.
  case tokenMissing

  /// 403: the token is wrong, or the stream is not for this publisher.
  case notAllowed

  /// 404: there is no such network, stream or session.
  case unknown

  /// 429: there are too many requests.
  case tooMany

  /// 500 and above: the server is not well.
  case serverError(Int)

  /// Any other status.
  case unexpected(Int)

  /// It answered, but not with what can be worked with.
  case unreadable(String)

  /// There was no answer.
  case unreachable(HTTPFailure)

  /// Nobody waits for it any more.
  case cancelled

  /// What an answer without a body means.
  init(status: Int) {
    self =
      switch status {
      case 400: .badRequest
      case 401: .tokenMissing
      case 403: .notAllowed
      case 404: .unknown
      case 429: .tooMany
      case 500...: .serverError(status)
      default: .unexpected(status)
      }
  }

  /// What kept an answer from coming.
  init(_ failure: HTTPFailure) {
    self = failure.kind == .cancelled ? .cancelled : .unreachable(failure)
  }

  /// Whether another server may do better; who was refused is refused everywhere.
  package var isWorthAnotherServer: Bool {
    switch self {
    case .serverError, .unexpected, .unreadable, .unreachable, .tooMany: true
    case .badRequest, .tokenMissing, .notAllowed, .unknown, .cancelled: false
    }
  }

  /// The status that the server answered with, if it is what went wrong.
  package var status: Int? {
    switch self {
    case .badRequest: 400
    case .tokenMissing: 401
    case .notAllowed: 403
    case .unknown: 404
    case .tooMany: 429
    case .serverError(let status), .unexpected(let status): status
    case .unreadable, .unreachable, .cancelled: nil
    }
  }

  /// What happened, in one line.
  package var message: String {
    switch self {
    case .badRequest: "The ad server does not understand the request (400)."
    case .tokenMissing: "The ad server asks for a token, and got none (401)."
    case .notAllowed: "The ad server does not accept the token, or not this publisher (403)."
    case .unknown: "The ad server knows no such stream, or the session is over (404)."
    case .tooMany: "The ad server is asked too often (429)."
    case .serverError(let status): "The ad server has trouble of its own (\(status))."
    case .unexpected(let status): "The ad server answered \(status), where 201 is success."
    case .unreadable(let what): "The ad server answered what cannot be worked with: \(what)."
    case .unreachable(let failure): "The ad server could not be asked: \(failure.message)."
    case .cancelled: "Nobody waited for the ad server."
    }
  }

  /// What to do about it.
  package var remedy: String {
    switch self {
    case .badRequest: "Look at targeting and parameters; they are given as they are, not encoded."
    case .tokenMissing: "Set streamKey of the stream in config.yaml to its authentication key."
    case .notAllowed:
      "See that streamKey is the key for creating streams, not the one for pods, and the clock right."
    case .unknown:
      "Compare networkCode, customAssetKey and live with the stream in Ad Manager; its type is pod serving."
    case .tooMany, .serverError: "Open the session again later."
    case .unexpected, .unreadable:
      "See that adServer in config.yaml leads to the ad server, and to nothing before it."
    case .unreachable: "See that the ad server can be reached, and that timeoutMs leaves it time."
    case .cancelled: "Open the session again."
    }
  }
}
