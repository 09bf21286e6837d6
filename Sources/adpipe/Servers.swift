import HTTP
import Server

/// Those who ask servers for the engine.
enum Servers {
  /// One who asks as the configuration says.
  static func client(_ found: FoundConfiguration, _ log: Log) -> any HTTPClient { Nobody() }

  private struct Nobody: HTTPClient {
    func send(
      _ request: HTTPRequest, within limit: Duration,
    ) async throws(HTTPFailure) -> HTTPResponse {
      throw HTTPFailure(.unavailable, "this build asks no servers")
    }
  }
}
