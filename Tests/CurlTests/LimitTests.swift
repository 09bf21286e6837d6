import Curl
import HTTP
import Loop
import Rehearsal
import Testing

/// Comes back when something has come true on another thread.
func wait(on loop: EventLoop, until isTrue: @Sendable () -> Bool) async {
  let patience = Patience()
  while !isTrue(), patience.millisecondsLeft > 0 {
    try? await loop.sleep(for: .milliseconds(1))
  }
}

@Suite struct LimitTests {
  @Test func `no more are asked at once than allowed, and the rest wait or are refused`() throws {
    let server = try ScriptedServer { _ in [.hold] }
    let url = server.url()
    var settings = CurlSettings()
    settings.inFlight = 3
    settings.queued = 2
    settings.wholeLimit = .milliseconds(400)
    let outcomes = Asking.run(settings) { client, _ in
      await withTaskGroup(of: Result<HTTPResponse, HTTPFailure>.self) { group in
        for _ in 0..<7 {
          group.addTask { await Asking.ask(client, HTTPRequest(.get, url, trust: .configured)) }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(outcomes.count { $0.kind == .busy && $0.words.contains("http.requestsQueued") } == 2)
    #expect(outcomes.count { $0.kind == .timeout } == 5)
  }

  @Test func `one server that does not answer holds up no other`() throws {
    let slow = try ScriptedServer { _ in [.hold] }
    let quick = try ScriptedServer { _ in [ScriptedServer.answer(body: "quick")] }
    let (slowURL, quickURL) = (slow.url(), quick.url())
    var settings = CurlSettings()
    settings.perHost = 2
    let text = Asking.run(settings) { client, loop in
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<10 {
          group.addTask {
            _ = await Asking.ask(client, HTTPRequest(.get, slowURL, trust: .configured))
          }
        }
        await wait(on: loop) { slow.connections == 2 }
        let text = await Asking.ask(client, HTTPRequest(.get, quickURL, trust: .configured)).text
        group.cancelAll()
        return text
      }
    }
    #expect(text == "quick")
    #expect(slow.connections == 2)
  }

  @Test func `answers share the room that all have, and give it back`() throws {
    let body = String(repeating: "a", count: 60_000)
    let holding = try ScriptedServer { _ in [.send("HTTP/1.1 200 OK\r\n\r\n" + body), .hold] }
    let whole = try ScriptedServer { _ in [ScriptedServer.answer(body: body)] }
    let (holdingURL, wholeURL) = (holding.url(), whole.url())
    var settings = CurlSettings()
    settings.bytesInFlight = 100_000
    let (first, next) = Asking.run(settings) { client, _ in
      let first = await withTaskGroup(of: Result<HTTPResponse, HTTPFailure>.self) { group in
        for _ in 0..<3 {
          group.addTask {
            await Asking.ask(client, HTTPRequest(.get, holdingURL, trust: .configured))
          }
        }
        defer { group.cancelAll() }
        return await group.next()
      }
      return (first, await Asking.ask(client, HTTPRequest(.get, wholeURL, trust: .configured)))
    }
    #expect(first?.kind == .busy && first?.words.contains("http.bytesInFlight") == true)
    #expect(next.text == body)
  }

  @Test func `what is unpacked counts as what it is`() throws {
    let bomb = Packed.bomb(.gzip)
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n"
    let server = try ScriptedServer { _ in [.bytes(Array(head.utf8) + bomb)] }
    var settings = CurlSettings()
    settings.bytesInFlight = 100_000
    let request = HTTPRequest(.get, server.url(), trust: .configured)
    let outcome = Asking.once(request, settings: settings)
    #expect(outcome.kind == .busy && outcome.words.contains("http.bytesInFlight"), "\(outcome)")
  }

  @Test func `the call's own time is the end of it`() throws {
    let server = try ScriptedServer { _ in [.hold] }
    let request = HTTPRequest(.get, server.url(), trust: .configured)
    let late = Asking.once(request, within: .milliseconds(50))
    #expect(
      late.kind == .timeout && late.words.contains("within 50 ms; the call allows"), "\(late)")
    #expect(Asking.once(request, within: .zero).kind == .timeout)
  }
}
