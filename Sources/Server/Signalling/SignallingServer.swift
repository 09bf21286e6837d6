import HTTP
import Pods

/// The signalling endpoint of a stream, and how it is asked.
struct SignallingServer {
  /// What it is asked for.
  enum Question: String {
    /// The breaks that run, or are over but recent.
    case known

    /// All breaks that are to come.
    case upcoming
  }

  /// How long an answer may be: a thousand pods with all that they may have are far shorter.
  private static let longestAnswer = 1 << 20

  /// Where it is.
  let endpoint: SignallingEndpoint

  /// Those who ask.
  let client: any HTTPClient

  /// Asks, and gives the answer as it came.
  func ask(_ question: Question) async throws(SignallingFault) -> HTTPResponse {
    var request = HTTPRequest(.get, "\(endpoint.url)/\(question.rawValue)", trust: .configured)
    request.longestAnswer = Self.longestAnswer
    do throws(HTTPFailure) {
      return try await client.send(request, within: .milliseconds(endpoint.timeoutMs))
    } catch {
      throw SignallingFault(error)
    }
  }
}
