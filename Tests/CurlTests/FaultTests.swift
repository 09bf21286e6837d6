import Curl
import HTTP
import Rehearsal
import Testing

@Suite struct FaultTests {
  /// Something that a server does wrong, and what the client makes of it.
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let steps: [ScriptedServer.Step]
    let kind: HTTPFailure.Kind
    var words = ""

    var testDescription: String { name }

    init(
      _ name: String, _ kind: HTTPFailure.Kind, _ words: String = "",
      _ steps: ScriptedServer.Step...,
    ) {
      self.name = name
      self.steps = steps
      self.kind = kind
      self.words = words
    }
  }

  private static let begun = ScriptedServer.Step.send(
    "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")

  private static func packed(_ how: String, _ body: [UInt8]) -> ScriptedServer.Step {
    let head =
      "HTTP/1.1 200 OK\r\nContent-Encoding: \(how)\r\nContent-Length: \(body.count)\r\n\r\n"
    return .bytes(Array(head.utf8) + body)
  }

  static let faults = [
    Fault("reset before a word", .broken, "breaks the connection", .reset),
    Fault("close before a word", .broken, "breaks the connection", .close),
    Fault("reset in the body", .broken, "", begun, .reset),
    Fault("close in the body", .broken, "", begun, .close),
    Fault("close in the headers", .broken, "", .send("HTTP/1.1 200 OK\r\nContent-Le"), .close),
    Fault("garbage", .broken, "", .send("what do you want?\r\n\r\n"), .close),
    Fault(
      "chunks of garbage", .broken, "",
      .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nbody\r\n0\r\n\r\n")),
    Fault(
      "chunks that end early", .broken, "",
      .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nhalf"), .close),
    Fault(
      "a length that is none", .broken, "",
      .send("HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\nbody"), .close),
    Fault("silence", .timeout, "http.firstByteTimeoutMs", .hold),
    Fault(
      "slow headers", .timeout, "http.timeoutMs", .send("HTTP/1.1 200 OK\r\n"),
      .drip("X: slow", 100)),
    Fault("a slow body", .timeout, "did not end its answer", begun, .drip("slow body", 200)),
    Fault("half a body and silence", .timeout, "did not end its answer", begun, .hold),
    Fault(
      "headers without end", .tooLarge, "http.headerLines", .send("HTTP/1.1 200 OK\r\n"),
      .endless(Array("X-More: and more\r\n".utf8))),
    Fault(
      "one header without end", .tooLarge, "", .send("HTTP/1.1 200 OK\r\nX: "),
      .endless([UInt8](repeating: 120, count: 4096))),
    Fault(
      "answers before the answer without end", .tooLarge, "http.headerLines",
      .endless(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))),
    Fault(
      "a length that is too much", .tooLarge, "1000",
      .send("HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\nmuch"), .hold),
    Fault(
      "a body without end", .tooLarge, "1000", .send("HTTP/1.1 200 OK\r\n\r\n"),
      .endless([UInt8](repeating: 120, count: 4096))),
    Fault(
      "chunks without end", .tooLarge, "1000",
      .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
      .endless(Array("4\r\nbody\r\n".utf8))),
    Fault("half of a gzip", .broken, "ends in the middle", packed("gzip", Packed.half(of: .gzip))),
    Fault("half of a br", .broken, "ends in the middle", packed("br", Packed.half(of: .brotli))),
    Fault("gzip that is none", .broken, "not packed", packed("gzip", Array("plain".utf8))),
    Fault("br with more behind", .broken, "not packed", packed("br", Packed.small(.brotli) + [1])),
    Fault("a way to pack that nobody asked for", .broken, "zstd", packed("zstd", [1, 2, 3])),
    Fault("packed twice", .broken, "gzip, gzip", packed("gzip, gzip", Packed.small(.gzip))),
    Fault("a gzip bomb", .tooLarge, "1000", packed("gzip", Packed.bomb(.gzip))),
    Fault("a br bomb", .tooLarge, "1000", packed("br", Packed.bomb(.brotli))),
    Fault(
      "an upgrade that nobody asked for", .broken, "",
      .send("HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\n\r\n"), .close),
  ]

  private static var impatient: CurlSettings {
    var settings = CurlSettings()
    settings.firstByteLimit = .milliseconds(300)
    settings.wholeLimit = .milliseconds(500)
    return settings
  }

  @Test(arguments: faults)
  func `what a server does wrong is a failure that says so`(fault: Fault) throws {
    let server = try ScriptedServer { _ in fault.steps }
    var request = HTTPRequest(.get, server.url("/?secret=1"), trust: .configured)
    request.longestAnswer = 1000
    let outcome = Asking.once(request, settings: FaultTests.impatient)
    #expect(outcome.kind == fault.kind, "\(outcome)")
    #expect(outcome.words.contains(fault.words), "\(outcome.words)")
    #expect(outcome.words.contains("http://127.0.0.1:\(server.port) "), "\(outcome.words)")
    #expect(!outcome.words.contains("secret"))
  }

  @Test(arguments: [
    ("no content", "HTTP/1.1 204 No Content\r\n\r\n", ""),
    ("no body", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", ""),
    (
      "no body, packed", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 0\r\n\r\n",
      ""
    ),
    ("until the end", "HTTP/1.0 200 OK\r\n\r\nall of it", "all of it"),
    (
      "chunked", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nall\r\n0\r\n\r\n", "all"
    ),
    ("with a word before", "HTTP/1.1 103 Early Hints\r\nA: b\r\n\r\nHTTP/1.1 200 OK\r\n\r\nx", "x"),
    ("an error", "HTTP/1.1 500 Sorry\r\nContent-Length: 5\r\n\r\nsorry", "sorry"),
    ("sent on to nowhere", "HTTP/1.1 302 Found\r\nContent-Length: 2\r\n\r\nno", "no"),
  ])
  func `what is unusual is an answer nevertheless`(name: String, sent: String, body: String) throws
  {
    let server = try ScriptedServer { _ in [.send(sent), .close] }
    let outcome = Asking.once(HTTPRequest(.get, server.url(), trust: .configured))
    #expect(outcome.text == body, "\(name): \(outcome)")
  }

  @Test func `what is packed comes unpacked, however it is cut`() throws {
    let server = try ScriptedServer { request in
      let format: Packed.Format = request.path == "/gzip" ? .gzip : .brotli
      let body = Packed.small(format) + (format == .gzip ? Packed.small(.gzip) : [])
      let head =
        "HTTP/1.1 200 OK\r\nContent-Encoding: \(request.path.dropFirst())\r\n"
        + "Content-Length: \(body.count)\r\n\r\n"
      return [.send(head)] + body.map { .bytes([$0]) }
    }
    let whole = Asking.once(HTTPRequest(.get, server.url("/gzip"), trust: .configured)).text
    #expect(whole == Packed.text + Packed.text)
    #expect(
      Asking.once(HTTPRequest(.get, server.url("/br"), trust: .configured)).text == Packed.text)
  }

  @Test func `who is not there and who has no name is said to be so`() throws {
    let port = try ScriptedServer.freePort()
    let nobody = Asking.once(HTTPRequest(.get, "http://127.0.0.1:\(port)/", trust: .configured))
    #expect(nobody.kind == .unreachable, "\(nobody)")
    let unknown = Asking.once(HTTPRequest(.get, "http://exchange.invalid/", trust: .configured))
    #expect(unknown.kind == .unknownHost, "\(unknown)")
    #expect(unknown.words.contains("http://exchange.invalid"))
  }
}
