/// Those who ask servers: over the network in service, out of a transcript in a replay.
package protocol HTTPClient: Sendable {
  /// Asks, and comes back with the answer within that time, or with the reason why there is none.
  ///
  /// Answers keep only the headers of `HTTPResponse.kept(of:)`. When the task is cancelled it
  /// comes back at once, and nothing of the request remains.
  func send(
    _ request: HTTPRequest, within limit: Duration,
  ) async throws(HTTPFailure) -> HTTPResponse
}
