import Curl
import HTTP
import Rehearsal
import Testing

@Suite struct CurlClientTests {
  @Test func `an answer comes with its status, headers and body`() throws {
    let server = try ScriptedServer { request in
      [
        ScriptedServer.answer(
          "404 Not Found", ["Content-TYPE:  one two ", "X: y"], body: "no " + request.path)
      ]
    }
    let outcome = Asking.once(HTTPRequest(.get, server.url("/a?b=c"), trust: .configured))
    let answer = try outcome.get()
    #expect(answer.status == 404)
    #expect(answer.headers == [HTTPHeader("Content-TYPE", "one two")])
    #expect(outcome.text == "no /a?b=c")
  }

  @Test(arguments: [("Retry-After: 9", 2), ("Content-Length: 0", 0)])
  func `the date is kept where a server says when it can be asked again`(
    line: String, kept: Int,
  ) throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    let server = try ScriptedServer { _ in
      [ScriptedServer.answer("503 Busy", ["Date: \(date)", line], body: "")]
    }
    let answer = try Asking.once(HTTPRequest(.get, server.url(), trust: .configured)).get()
    #expect(answer.headers.count == kept)
    #expect(answer["date"] == (kept == 0 ? nil : date))
  }

  @Test func `a post carries its body and headers and nothing that was not said`() throws {
    let server = try ScriptedServer { _ in [.send("HTTP/1.1 204 No Content\r\n\r\n")] }
    var request = HTTPRequest(.post, server.url(), trust: .configured)
    request.headers = [HTTPHeader("X-OpenRTB-Version", "2.6"), HTTPHeader("X-Empty", "")]
    request.body = Array("{\"id\":\"1\"}\0\n".utf8)
    let answer = try Asking.once(request).get()
    #expect(answer.status == 204 && answer.body.isEmpty)
    let seen = try #require(server.requests.first)
    #expect(seen.body == request.body)
    #expect(
      seen.head.split(separator: "\n").sorted() == [
        "Accept-Encoding: gzip, br", "Accept: */*", "Content-Length: 12",
        "Host: 127.0.0.1:\(server.port)", "POST / HTTP/1.1", "User-Agent: adpipe",
        "X-Empty:", "X-OpenRTB-Version: 2.6",
      ])
  }

  @Test func `settings that change hold for what is asked from then on`() throws {
    let server = try ScriptedServer { _ in [ScriptedServer.answer(body: "yes")] }
    let outside = HTTPRequest(.get, server.url(), trust: .foreign)
    var settings = CurlSettings()
    settings.allowsPrivateAddresses = true
    let allowing = settings
    let outcomes = Asking.run { client, _ in
      var outcomes = [await Asking.ask(client, outside)]
      client.adopt(allowing)
      outcomes.append(await Asking.ask(client, outside))
      client.adopt(CurlSettings())
      // Though a connection is open that could be used again.
      outcomes.append(await Asking.ask(client, outside))
      var named = allowing
      named.userAgent = "other"
      client.adopt(named)
      outcomes.append(await Asking.ask(client, outside))
      return outcomes
    }
    #expect(outcomes.map(\.text) == [nil, "yes", nil, "yes"])
    #expect(
      server.requests.map { $0.head.contains("User-Agent: other") } == [false, true])
  }

  @Test func `settings that change before the first request hold for it`() throws {
    let server = try ScriptedServer { _ in [ScriptedServer.answer(body: "yes")] }
    let url = server.url()
    var settings = CurlSettings()
    settings.userAgent = "other"
    let changed = settings
    _ = Asking.run { client, _ in
      client.adopt(changed)
      return await Asking.ask(client, HTTPRequest(.get, url, trust: .configured))
    }
    #expect(server.requests.first?.head.contains("User-Agent: other") == true)
  }

  @Test func `a connection is used again`() throws {
    let server = try ScriptedServer { _ in [ScriptedServer.answer(body: "yes")] }
    let url = server.url()
    let bodies = Asking.run { client, _ in
      var bodies: [String?] = []
      for _ in 0..<20 {
        bodies.append(await Asking.ask(client, HTTPRequest(.get, url, trust: .configured)).text)
      }
      return bodies
    }
    #expect(bodies == Array(repeating: "yes", count: 20))
    #expect(server.connections == 1)
  }
}
