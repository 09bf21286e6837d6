/// What came of opening a session at the ad server.
package struct DAIOpening: Hashable, Sendable {
  /// The session, or why there is none.
  package let outcome: Result<DAISession, DAIFault>

  /// Where the server was that said so last.
  package let endpoint: String

  /// At how many addresses it was asked.
  package internal(set) var tries = 1

  /// The session, if it was opened.
  package var session: DAISession? { try? outcome.get() }

  /// Why there is no session.
  package var fault: DAIFault? {
    if case .failure(let fault) = outcome { fault } else { nil }
  }
}
