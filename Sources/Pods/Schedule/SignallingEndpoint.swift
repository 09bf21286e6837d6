/// Where a publisher tells of the breaks of a stream, and how it is asked.
package struct SignallingEndpoint: Hashable, Sendable {
  /// The address, behind which comes what is asked for.
  package let url: String

  /// How long to wait until it is asked again.
  package let everyMs: Int64

  /// How long one of its answers may take.
  package let timeoutMs: Int64

  /// Describes one.
  package init(url: String, everyMs: Int64, timeoutMs: Int64) {
    self.url = url
    self.everyMs = everyMs
    self.timeoutMs = timeoutMs
  }
}
