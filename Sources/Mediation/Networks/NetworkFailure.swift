/// Why a network could not answer, in its own words and in Google's terms.
package struct NetworkFailure: Error, Hashable, Sendable {
  /// What kind of failure it is; its number is that of `GADErrorCode`.
  package enum Kind: Int, Hashable, Sendable {
    case invalidRequest = 0
    case noFill = 1
    case networkError = 2
    case serverError = 3
    case timeout = 5
    case badMediationSettings = 7
    case adapterFailed = 8
    case internalError = 11
    case invalidArgument = 12
  }

  /// What kind of failure it is.
  package let kind: Kind

  /// Whose numbers `code` is one of.
  package let domain: String

  /// The network's own number, kept as it came.
  package let code: Int

  /// The longest message that is kept, in characters of Unicode.
  package static let longestMessage = 1_000

  /// What the network says happened, kept as it came, but for what makes it too long.
  package let message: String

  /// After how long the network wants to be asked again at the earliest.
  package let retryAfter: Duration?

  /// States a failure.
  package init(
    _ kind: Kind, domain: String, code: Int, message: String, retryAfter: Duration? = nil,
  ) {
    self.kind = kind
    self.domain = domain
    self.code = code
    self.message =
      message.utf8.count <= Self.longestMessage
      ? message : String(message.unicodeScalars.prefix(Self.longestMessage))
    self.retryAfter = retryAfter
  }
}
