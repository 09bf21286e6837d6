import HTTP

/// Why a signalling endpoint did not tell of breaks.
enum SignallingFault: Error, Hashable {
  /// It answered with another status than 200.
  case refused(status: Int, retryAfter: Duration?)

  /// It answered, but not with what can be worked with.
  case unreadable(String)

  /// There was no answer.
  case unreachable(HTTPFailure)

  /// Nobody waits for it any more.
  case cancelled

  /// What kept an answer from coming.
  init(_ failure: HTTPFailure) {
    self =
      switch failure.kind {
      case .cancelled: .cancelled
      case .tooLarge: .unreadable(failure.message)
      default: .unreachable(failure)
      }
  }

  /// For how long the endpoint wants to be left alone, if it says so.
  var retryAfter: Duration? {
    if case .refused(_, let retryAfter) = self { retryAfter } else { nil }
  }

  /// Whether it may be asked something else right away.
  var leavesServerWell: Bool {
    switch self {
    case .refused(let status, let retryAfter): status != 429 && retryAfter == nil
    case .unreadable: true
    case .unreachable, .cancelled: false
    }
  }

  /// What happened, in one line.
  var message: String {
    switch self {
    case .refused(let status, _): "it answered \(status)"
    case .unreadable(let what): "it answered what cannot be read: \(what)"
    case .unreachable(let failure): "it could not be asked: \(failure.message)"
    case .cancelled: "nobody waited for it"
    }
  }
}
