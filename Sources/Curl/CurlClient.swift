package import HTTP

/// Asks servers through libcurl.
///
/// Nothing is loaded and no thread started before the first request. From then on libcurl runs on
/// a thread of its own, so that names, handshakes and certificates hold up nobody else.
package final class CurlClient: HTTPClient {
  private let thread: CurlThread

  /// Makes a client that asks as the settings say, and by the proxies that the variables name.
  package init(_ settings: CurlSettings, environment: @escaping @Sendable (String) -> String?) {
    thread = CurlThread(settings, environment)
  }

  deinit { thread.end() }

  package func send(
    _ request: HTTPRequest, within limit: Duration,
  ) async throws(HTTPFailure) -> HTTPResponse {
    try RequestRules.check(request)
    let pending = PendingAnswer()
    let order = CurlThread.Order(request, limit, pending)
    let outcome = await withTaskCancellationHandler {
      thread.give(order)
      return await pending.outcome()
    } onCancel: {
      let reason = HTTPFailure(.cancelled, "nobody waits for the answer any more")
      if pending.settle(.failure(reason)) { thread.drop(pending) }
    }
    return try outcome.get()
  }

  /// Goes by other settings from now on, for requests to come and those that wait.
  package func adopt(_ settings: CurlSettings) { thread.adopt(settings) }

  /// Ends what is going on, and comes back when the thread has ended, which takes no time.
  ///
  /// Before the process ends: the library would otherwise be taken apart while it works.
  package func close() { thread.end() }
}
