import Curl
import HTTP
import Rehearsal
import Testing

@Suite struct ForeignAddressTests {
  @Test(arguments: [
    "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0x7f.1", "017700000001", "0177.0.0.1",
    "0", "0.0.0.0", "localhost", "LOCALHOST", "localhost.", "127.0.0.1.", "%31%32%37.0.0.1",
    "\u{2460}\u{2461}\u{2466}.0.0.1", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]",
    "[0:0:0:0:0:ffff:7f00:0001]", "[64:ff9b::127.0.0.1]", "[2002:7f00:1::]", "[fe80::1]",
    "[fd00::1]", "169.254.169.254", "2852039166", "10.0.0.1", "192.168.0.1", "172.16.0.1",
    "100.64.0.1", "224.0.0.1", "255.255.255.255",
  ])
  func `an address from outside leads into no private network, however it is spelled`(
    host: String,
  ) throws {
    let server = try ScriptedServer { _ in [ScriptedServer.answer(body: "secret")] }
    let url = "http://\(host):\(server.port)/"
    let outcome = Asking.once(
      HTTPRequest(.get, url, trust: .foreign), within: .milliseconds(3000))
    // Where this machine has no way to an address at all, nothing is asked either.
    let kinds: [HTTPFailure.Kind] = [.forbidden, .badAddress, .unknownHost]
    #expect(outcome.kind.map(kinds.contains) == true, "\(host): \(outcome)")
    #expect(server.connections == 0, "\(host)")
  }

  @Test func `the failure says where it leads and what would allow it`() throws {
    let outcome = Asking.once(HTTPRequest(.get, "http://localhost:8000/x", trust: .foreign))
    #expect(outcome.kind == .forbidden)
    #expect(outcome.words.contains("http://localhost:8000 leads to "))
    #expect(outcome.words.contains("outside.allowPrivateAddresses"))
  }

  @Test func `the configuration may allow it`() throws {
    let server = try ScriptedServer { _ in [ScriptedServer.answer(body: "yes")] }
    var settings = CurlSettings()
    settings.allowsPrivateAddresses = true
    let request = HTTPRequest(.get, server.url(), trust: .foreign)
    let outcome = Asking.once(request, settings: settings)
    #expect(outcome.text == "yes", "\(outcome)")
  }

  @Test func `an open connection of the operator is no way in`() throws {
    let server = try ScriptedServer { _ in [ScriptedServer.answer(body: "secret")] }
    let url = server.url()
    let outcomes = Asking.run { client, _ in
      [
        await Asking.ask(client, HTTPRequest(.get, url, trust: .configured)),
        await Asking.ask(client, HTTPRequest(.get, url, trust: .foreign)),
      ]
    }
    #expect(outcomes[0].text == "secret")
    #expect(outcomes[1].kind == .forbidden)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [
    ("ftp://example.com/", HTTPFailure.Kind.badAddress), ("file:///etc/passwd", .badAddress),
    ("gopher://127.0.0.1:6379/_x", .badAddress), ("dict://127.0.0.1/", .badAddress),
    ("//example.com/", .badAddress), ("example.com", .badAddress), ("", .badAddress),
    ("http://", .badAddress), ("http://a:b@example.com/", .badAddress),
    ("http://example.com:25/", .forbidden), ("https://example.com:6667/", .forbidden),
    ("http://example.com:99999/", .badAddress), ("http://exa mple.com/", .badAddress),
    ("http://example.com/\r\nX: y", .badAddress), ("http://example.com/\u{0}", .badAddress),
  ])
  func `an address that cannot be meant is not asked`(url: String, kind: HTTPFailure.Kind) {
    let outcome = Asking.once(HTTPRequest(.get, url, trust: .foreign))
    #expect(outcome.kind == kind, "\(outcome)")
  }

  @Test(arguments: [
    HTTPHeader("X", "a\r\nY: b"), HTTPHeader("X", "a\nb"), HTTPHeader("X", "a\0b"),
    HTTPHeader("X\r\nY", "a"), HTTPHeader("", "a"), HTTPHeader("X Y", "a"), HTTPHeader("X:", "a"),
    HTTPHeader("Host", "other"), HTTPHeader("content-length", "1"),
    HTTPHeader("Transfer-Encoding", "chunked"),
  ])
  func `a header that says more than one thing is not sent`(header: HTTPHeader) throws {
    let server = try ScriptedServer { _ in [ScriptedServer.answer()] }
    var request = HTTPRequest(.get, server.url(), trust: .configured)
    request.headers = [header]
    #expect(Asking.once(request).kind == .badAddress)
    #expect(server.connections == 0)
  }

  @Test func `a proxy is no way around`() throws {
    let proxy = try ScriptedServer { _ in [ScriptedServer.answer(body: "by proxy")] }
    let environment = ["http_proxy": proxy.url()]
    let trusted = HTTPRequest(.get, "http://exchange.invalid/x", trust: .configured)
    #expect(Asking.once(trusted, environment: environment).text == "by proxy")
    #expect(proxy.requests.first?.path == "http://exchange.invalid/x")
    let foreign = HTTPRequest(.get, "http://exchange.invalid/x", trust: .foreign)
    let refused = Asking.once(foreign, environment: environment)
    #expect(refused.kind == .forbidden && refused.words.contains("no_proxy"))
    let excepted = Asking.once(
      trusted, environment: ["http_proxy": proxy.url(), "no_proxy": "a.example, .invalid"])
    #expect(excepted.kind == .unknownHost)
    #expect(proxy.requests.count == 1)
  }
}
