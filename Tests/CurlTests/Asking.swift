import Curl
import HTTP
import Loop

/// Asks as the engine does: from a loop, whose thread the answers come back to.
enum Asking {
  /// Asks once, with a client of its own.
  static func once(
    _ request: HTTPRequest, within limit: Duration = .seconds(20),
    settings: CurlSettings = CurlSettings(), environment: [String: String] = [:],
  ) -> Result<HTTPResponse, HTTPFailure> {
    run(settings, environment) { client, _ in await ask(client, request, within: limit) }
  }

  /// Runs a conversation with a client that is closed behind it.
  static func run<Value: Sendable>(
    _ settings: CurlSettings = CurlSettings(), _ environment: [String: String] = [:],
    _ body: @escaping @Sendable (CurlClient, EventLoop) async -> Value,
  ) -> Value {
    let loop = EventLoop()
    defer { loop.dismantle() }
    let client = CurlClient(settings) { environment[$0] }
    defer { client.close() }
    return loop.run { await body(client, loop) }
  }

  /// Asks, and keeps what it came to.
  static func ask(
    _ client: CurlClient, _ request: HTTPRequest, within limit: Duration = .seconds(20),
  ) async -> Result<HTTPResponse, HTTPFailure> {
    do throws(HTTPFailure) {
      return .success(try await client.send(request, within: limit))
    } catch {
      return .failure(error)
    }
  }
}

extension Result where Success == HTTPResponse, Failure == HTTPFailure {
  /// The answer as text; nil if there is none.
  var text: String? { (try? get()).map { String(decoding: $0.body, as: UTF8.self) } }

  /// What kind of failure it was; nil if it was none.
  var kind: HTTPFailure.Kind? {
    guard case .failure(let failure) = self else { return nil }
    return failure.kind
  }

  /// What the failure says; empty if it was none.
  var words: String {
    guard case .failure(let failure) = self else { return "" }
    return failure.message
  }
}
