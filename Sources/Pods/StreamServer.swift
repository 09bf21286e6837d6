/// The ad server that a stream's ads come from, and how it is asked.
package struct StreamServer: Hashable, Sendable {
  /// Where it is: the scheme and the host, with nothing behind.
  package let endpoint: String

  /// Where it is too, if it is not well there.
  package let fallbackEndpoint: String?

  /// How long one of its answers may take.
  package let timeoutMs: Int64

  /// Whether viewers are registered with it when their sessions are opened.
  package let registersViewers: Bool

  /// Google's, at which viewers are registered by somebody else.
  package static let google = StreamServer(
    endpoint: "https://dai.google.com",
    fallbackEndpoint: "https://pubads.g.doubleclick.net")

  /// Describes a server.
  package init(
    endpoint: String,
    fallbackEndpoint: String? = nil,
    timeoutMs: Int64 = 5_000,
    registersViewers: Bool = false,
  ) {
    self.endpoint = endpoint
    self.fallbackEndpoint = fallbackEndpoint
    self.timeoutMs = timeoutMs
    self.registersViewers = registersViewers
  }
}
