import Curl
import HTTP
import Rehearsal
import Testing

@Suite struct RedirectTests {
  private static func server() throws -> ScriptedServer {
    try ScriptedServer { request in
      let words = request.path.split(separator: "/").map(String.init)
      guard words.first == "to", words.count > 2 else {
        let method = request.head.prefix { $0 != " " }
        return [ScriptedServer.answer(body: "\(method) \(request.path) \(request.body.count)")]
      }
      let target = words[2].replacing("|", with: "/")
      return [ScriptedServer.answer("\(words[1]) Go", ["Location: \(target)"], body: "not this")]
    }
  }

  @Test(arguments: [
    (301, "GET /end 0"), (302, "GET /end 0"), (303, "GET /end 0"), (307, "POST /end 4"),
    (308, "POST /end 4"),
  ])
  func `a redirect is followed with the method that it asks for`(status: Int, body: String) throws {
    let server = try RedirectTests.server()
    var request = HTTPRequest(.post, server.url("/to/\(status)/|end"), trust: .configured)
    request.headers = [HTTPHeader("Content-Type", "text/plain"), HTTPHeader("X-Key", "k")]
    request.body = Array("body".utf8)
    #expect(Asking.once(request).text == body)
    let last = try #require(server.requests.last)
    #expect(last.head.contains("Content-Type:") == (status > 303))
    #expect(last.head.contains("X-Key: k"))
  }

  @Test func `a redirect without end is ended`() throws {
    let server = try ScriptedServer { _ in [ScriptedServer.answer("302 Go", ["Location: /again"])] }
    let outcome = Asking.once(HTTPRequest(.get, server.url(), trust: .configured))
    #expect(outcome.kind == .redirect && outcome.words.contains("http.redirects"))
    #expect(server.requests.count == 6)
  }

  @Test func `another server is told nothing that is meant for the first, and not trusted`() throws
  {
    let other = try ScriptedServer { _ in [ScriptedServer.answer(body: "other")] }
    let url = other.url("/x")
    let server = try ScriptedServer { _ in [ScriptedServer.answer("307 Go", ["Location: \(url)"])] }
    var request = HTTPRequest(.get, server.url(), trust: .configured)
    request.headers = [
      HTTPHeader("Authorization", "secret"), HTTPHeader("X-Key", "secret"),
      HTTPHeader("Accept", "text/xml"),
    ]
    let refused = Asking.once(request)
    #expect(refused.kind == .forbidden, "\(refused)")
    #expect(other.connections == 0)
    var settings = CurlSettings()
    settings.allowsPrivateAddresses = true
    #expect(Asking.once(request, settings: settings).text == "other")
    let head = try #require(other.requests.first).head
    #expect(head.contains("Accept: text/xml") && !head.contains("secret"))
  }

  @Test(arguments: ["ftp://example.com/", "file:///etc/passwd", "http://a:b@example.com/"])
  func `a redirect leads to no other protocol and with no password`(target: String) throws {
    let server = try ScriptedServer { _ in
      [ScriptedServer.answer("302 Go", ["Location: \(target)"])]
    }
    let outcome = Asking.once(HTTPRequest(.get, server.url(), trust: .configured))
    #expect(outcome.kind == .badAddress || outcome.kind == .redirect, "\(outcome)")
  }
}
