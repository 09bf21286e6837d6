import RPC
import Testing

@Suite struct FramingTests {
  private let malformed = "null ! -32700 PARSE_ERROR"

  private func bodies(_ steps: Step..., framing: Framing? = nil) throws -> [String] {
    try conversation(steps, framing: framing).bodies.map(gist)
  }

  private func raw(_ text: String) -> Step { .bytes(Array(text.utf8)) }

  @Test func `lines are answered by lines, and headers by headers`() throws {
    #expect(
      try conversation([.line(call("1", "total"))]).text
        == #"{"jsonrpc":"2.0","id":1,"result":0}"# + "\n")
    #expect(
      try conversation([.framed(call("1", "total"))]).text
        == "Content-Length: 35\r\n\r\n" + #"{"jsonrpc":"2.0","id":1,"result":0}"#)
  }

  @Test(arguments: [0, 9_020])
  func `headers without an end cost no message behind them, however they arrive`(
    split: Int,
  ) throws {
    let junk = "X: " + String(repeating: "j", count: 9_000)
    let good = call("1", "total")
    let bytes = Array("\(junk)Content-Length: \(good.utf8.count)\r\n\r\n\(good)".utf8)
    let answers = try bodies(
      .framed(call("0", "total")), .bytes(Array(bytes.prefix(split))), .pass(milliseconds: 1),
      .bytes(Array(bytes.dropFirst(split))))
    #expect(answers == ["0 = 0", malformed, "1 = 0"])
  }

  @Test func `a line ends at its line feed wherever this stands`() throws {
    let params = (0...100).map { #"{"a":"\#(String(repeating: "é", count: $0))"}"# }
    let lines = params.indices.map { call("\($0)", "echo", params[$0]) }
    let answers = try gists(raw(lines.joined(separator: "\n") + "\n"))
    #expect(answers == params.indices.map { "\($0) = \(params[$0])" })
  }

  @Test(arguments: [
    "Content-Length: #\r\n\r\n", "content-length: #\r\n\r\n", "CONTENT-LENGTH:#\r\n\r\n",
    "Content-Length: #\n\n", "Content-Length: \t# \r\n\r\n", "\r\n\nContent-Length: #\r\n\r\n",
    "\u{FEFF}Content-Length: #\r\n\r\n", "Content-Length: #\r\n\n",
    "Content-Length: #\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
    "content-type: application/json\r\nContent-Length: #\r\n\r\n",
    "Content-Length: #\r\nX-Trace-Id: 7:8\r\nEmpty:\r\n\r\n",
    "Content-Length: #\r\nContent-Length: #\r\n\r\n", "Content-Length: 0000#\r\n\r\n",
  ])
  func `headers may look in many ways`(headers: String) throws {
    let answers = try bodies(
      .framed(call("1", "total"), as: headers), .framed(call("2", "total"), as: headers))
    #expect(answers == ["1 = 0", "2 = 0"])
  }

  @Test(arguments: [
    "Content-Type: text/plain\r\n\r\n", "Content-Length: \r\n\r\n", "Content-Length: x\r\n\r\n",
    "Content-Length: -5\r\n\r\n", "Content-Length: +5\r\n\r\n", "Content-Length: 5.0\r\n\r\n",
    "Content-Length: 1 2\r\n\r\n", "Content-Length: 0x20\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n",
    "Content-Length: 18446744073709551615\r\n\r\n",
    "Content-Length: 9223372036854775807\r\n\r\n",
    "Content-Length: 30\r\nContent-Length: 31\r\n\r\n",
  ])
  func `headers without a usable length are answered, and the next message is found`(
    headers: String,
  ) throws {
    let answers = try bodies(
      .framed(call("1", "total"), as: headers), .framed(call("2", "total")),
      .framed(call("3", "total")))
    #expect(answers == [malformed, "2 = 0", "3 = 0"])
  }

  @Test func `headers without an end are given up`() throws {
    let endless = "Content-Length: 5\r\nX: " + String(repeating: "y", count: 9000)
    #expect(
      try bodies(raw(endless), .framed("\r\n"), .framed(call("2", "total")))
        .suffix(1) == ["2 = 0"])
    let many = String(repeating: "X: y\r\n", count: 2000)
    #expect(
      try bodies(raw("Content-Length: 5\r\n" + many + "\r\n"), .framed(call("2", "total")))
        == [malformed, "2 = 0"])
  }

  @Test func `a body that is shorter than it was said to be costs no other message`() throws {
    let answers = try bodies(
      .framed(#"{"jsonrpc":"2.0","id":1,"meth"#, as: "Content-Length: 60\r\n\r\n"),
      .framed(call("2", "total")), .framed(call("3", "total")))
    #expect(answers == [malformed, "2 = 0", "3 = 0"])
  }

  @Test func `a body that is longer than it was said to be costs no other message`() throws {
    // The length is in characters and not in bytes, as careless clients have it.
    let message = call("1", "echo", #"{"a":"äöü"}"#)
    let answers = try bodies(
      .framed(message, as: "Content-Length: \(message.count)\r\n\r\n"),
      .framed(call("2", "total")), .framed(call("3", "total")))
    #expect(answers == [malformed, "2 = 0", "3 = 0"])
  }

  @Test func `a header within a string is no header`() throws {
    let answers = try bodies(
      .framed(call("1", "echo", #"{"a":"Content-Length: 5\r\n\r\nhello"}"#)),
      .framed(#"{"broken": "Content-Length: 5\r\n\r\nhello""#), .framed(call("2", "total")))
    #expect(
      answers == [#"1 = {"a":"Content-Length: 5\r\n\r\nhello"}"#, malformed, "2 = 0"])
  }

  @Test func `a body of no bytes is no message`() throws {
    let answers = try bodies(.framed(""), .framed(call("2", "total")))
    #expect(answers == [malformed, "2 = 0"])
  }

  @Test(arguments: ["Content-Le", "Content-Length: 10", "Content-Length: 10\r\n"])
  func `input that ends within headers is answered`(rest: String) throws {
    #expect(try bodies(.framed(call("1", "total")), raw(rest)) == ["1 = 0", malformed])
  }

  @Test func `input that ends within a body is answered`() throws {
    #expect(
      try bodies(.framed(call("1", "total"), as: "Content-Length: 500\r\n\r\n")) != [])
    #expect(
      try bodies(.framed(#"{"jsonrpc""#, as: "Content-Length: 500\r\n\r\n")) == [malformed])
  }

  @Test(arguments: ["Content-Le", "X-Header: 1", "Contented", "content-length 5"])
  func `what does not begin like a header is a line`(text: String) throws {
    #expect(try gists(.line(text), .line(call("2", "total"))) == [malformed, "2 = 0"])
  }

  @Test func `blank lines, carriage returns and byte-order marks pass between lines`() throws {
    let answers = try gists(
      raw(
        "\n\r\n  \n\u{FEFF}" + call("1", "total") + "\r\n\n\r\n\u{FEFF}" + call("2", "total")
          + "\r\n"))
    #expect(answers == ["1 = 0", "2 = 0"])
  }

  @Test(arguments: [
    "\u{FEFF}\r\n" + call("1", "echo", #"{"a":"é"}"#) + "\r\n\n" + call("2", "total") + "\n",
    "\u{FEFF}Content-Length: 43\r\nX: y\r\n\r\n" + "[" + call("1", "total") + "]"
      + "\r\ncontent-length: 59\n\n" + call("22", "total", #"{"a":1}"#),
  ])
  func `bytes may come one by one or all at once`(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try conversation([.bytes(bytes)]).text
    let dribbled = try conversation(bytes.map { Step.bytes([$0]) }).text
    #expect(whole == dribbled)
    #expect(whole.contains(#""id":1,"#))
    #expect(!whole.contains("error"))
  }

  @Test func `many messages may come at once`() throws {
    let text = (1...2000).map { id in
      let body = call("\(id)", "total")
      return "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }.joined()
    #expect(try bodies(raw(text)) == (1...2000).map { "\($0) = 0" })
  }

  @Test func `a framing can be forced`() throws {
    #expect(
      try conversation([.framed(call("1", "total"))], framing: .lines).gists
        == [malformed, "1 = 0"])
    #expect(
      try bodies(.line(call("1", "total")), .framed(call("2", "total")), framing: .headers)
        == [malformed, "2 = 0"])
    #expect(
      try bodies(
        .framed(call("1", "total"), as: "X-First: yes\r\nContent-Length: #\r\n\r\n"),
        framing: .headers) == ["1 = 0"])
  }

  @Test func `the framing of the first message is kept`() throws {
    #expect(
      try conversation([.line(call("1", "total")), .framed(call("2", "total")), .line("")]).gists
        == ["1 = 0", malformed, "2 = 0"])
  }
}

extension Transcript {
  /// The bodies of messages that were written with headers.
  var bodies: [String] {
    var bodies: [String] = []
    var rest = ArraySlice(text.utf8)
    while let end = rest.firstIndex(of: 0x0A),
      let length = Int(String(decoding: rest[..<end].dropFirst(16).dropLast(), as: UTF8.self))
    {
      let body = rest[end...].dropFirst(3).prefix(length)
      bodies.append(String(decoding: body, as: UTF8.self))
      rest = rest[body.endIndex...]
    }
    return bodies
  }
}
