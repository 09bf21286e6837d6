import Curl
import HTTP
import Loop
import Rehearsal
import Testing

@Suite struct CancellationTests {
  /// A phase of a request in which its caller can go, and the server for it.
  struct Phase: Sendable, CustomTestStringConvertible {
    let name: String
    let url: @Sendable (ScriptedServer) -> String
    var steps: [ScriptedServer.Step] = [.hold]
    var isAsked = true

    var testDescription: String { name }
  }

  static let phases = [
    Phase(name: "naming", url: { _ in "http://exchange.invalid/" }, isAsked: false),
    // An address for documentation, which nobody answers at.
    Phase(name: "connecting", url: { _ in "http://192.0.2.1/" }, isAsked: false),
    Phase(
      name: "securing", url: { "https://127.0.0.1:\($0.port)/" }, isAsked: false),
    Phase(name: "waiting for an answer", url: { $0.url() }),
    Phase(
      name: "in the headers", url: { $0.url() }, steps: [.send("HTTP/1.1 200 OK\r\nX:"), .hold]),
    Phase(
      name: "in the body", url: { $0.url() },
      steps: [.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"), .hold]),
  ]

  @Test(arguments: phases)
  func `who does not wait any more is let go at once, and the next is served`(phase: Phase) throws {
    let server = try ScriptedServer { request in
      request.path == "/next" ? [ScriptedServer.answer(body: "next")] : phase.steps
    }
    let (request, next) = (
      HTTPRequest(.get, phase.url(server), trust: .configured),
      HTTPRequest(.get, server.url("/next"), trust: .configured)
    )
    let (outcome, after) = Asking.run { client, loop in
      let outcome = await loop.cancellingTask(after: .milliseconds(100)) {
        await withTaskGroup(of: Result<HTTPResponse, HTTPFailure>.self) { group in
          group.addTask { await Asking.ask(client, request) }
          return await group.next()
        }
      }
      let after = await Task.detached(executorPreference: loop) {
        await Asking.ask(client, next)
      }.value
      return (outcome.value, after)
    }
    // A name that is known not to be known may be said to be so first.
    let kinds: [HTTPFailure.Kind] =
      phase.name == "naming" || phase.name == "connecting"
      ? [.cancelled, .unknownHost, .unreachable] : [.cancelled]
    #expect(outcome?.kind.map(kinds.contains) == true, "\(String(describing: outcome))")
    #expect(after.text == "next", "\(after)")
    if phase.isAsked { #expect(server.requests.count == 2) }
  }

  @Test func `who has gone already asks nothing`() throws {
    let server = try ScriptedServer { _ in [ScriptedServer.answer()] }
    let request = HTTPRequest(.get, server.url(), trust: .configured)
    let outcome = Asking.run { client, _ in
      await withTaskGroup(of: Result<HTTPResponse, HTTPFailure>.self) { group in
        group.cancelAll()
        group.addTask { await Asking.ask(client, request) }
        return await group.next()
      }
    }
    #expect(outcome?.kind == .cancelled)
    #expect(server.connections == 0)
  }

  @Test func `a client that is closed ends what waits and takes nothing more`() throws {
    let server = try ScriptedServer { _ in [.hold] }
    let request = HTTPRequest(.get, server.url(), trust: .configured)
    let outcomes = Asking.run { client, loop in
      async let first = Asking.ask(client, request)
      await wait(on: loop) { !server.requests.isEmpty }
      client.close()
      return [await first, await Asking.ask(client, request)]
    }
    #expect(outcomes.map(\.kind) == [.cancelled, .cancelled])
  }
}
