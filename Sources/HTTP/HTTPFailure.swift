/// Why there is no answer from a server.
package struct HTTPFailure: Error, Hashable, Sendable {
  /// What kind of failure it is, under the name that it has in transcripts.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The address is none that can be asked.
    case badAddress

    /// The address leads where it may not lead.
    case forbidden

    /// The name of the server is not known.
    case unknownHost

    /// Nobody takes the connection.
    case unreachable

    /// The server does not prove who it is, or speaks no common secret language.
    case untrusted

    /// The time was over.
    case timeout

    /// The answer is longer than it may be.
    case tooLarge

    /// The server sends on and on, or where it may not.
    case redirect

    /// The connection broke, or what came over it is no answer.
    case broken

    /// Too much is being asked already.
    case busy

    /// Nobody waits for the answer any more.
    case cancelled

    /// There is nothing on this machine to ask with.
    case unavailable
  }

  /// What kind of failure it is.
  package let kind: Kind

  /// What happened, in one line.
  package let message: String

  /// States a failure.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
