/// Why a try did not do, or why there was none, under the names that travel.
package enum DeliveryFault: String, CaseIterable, Hashable, Sendable {
  /// The server does not want it.
  case refused = "REFUSED"

  /// The server has too much to do.
  case serverBusy = "SERVER_BUSY"

  /// The server failed.
  case serverError = "SERVER_ERROR"

  /// The server did not answer in time.
  case timeout = "TIMEOUT"

  /// Nobody takes the connection.
  case unreachable = "UNREACHABLE"

  /// The name of the server is not known.
  case unknownHost = "UNKNOWN_HOST"

  /// The connection broke.
  case broken = "BROKEN"

  /// The server does not prove who it is.
  case untrusted = "UNTRUSTED"

  /// The server sends on and on, or where it may not.
  case redirect = "REDIRECT"

  /// The address is none that can be asked.
  case badAddress = "BAD_ADDRESS"

  /// The address leads where it may not lead.
  case forbidden = "FORBIDDEN_ADDRESS"

  /// The engine asks too many servers already.
  case engineBusy = "ENGINE_BUSY"

  /// There is nothing on this machine to ask with.
  case unavailable = "UNAVAILABLE"

  /// It waited for too long.
  case tooOld = "TOO_OLD"

  /// Too many were waiting already.
  case queueFull = "QUEUE_FULL"

  /// Whether another try may do.
  package var passes: Bool {
    switch self {
    case .serverBusy, .serverError, .timeout, .unreachable, .unknownHost, .broken, .engineBusy:
      true
    case .refused, .untrusted, .redirect, .badAddress, .forbidden, .unavailable, .tooOld,
      .queueFull:
      false
    }
  }
}
