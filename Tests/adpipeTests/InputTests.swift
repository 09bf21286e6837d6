import Glibc
import Rehearsal
import Testing

/// Whatever standard input is, the program serves what can be read there and says what cannot.
@Suite struct InputTests {
  @Test func `an input without calls ends the program`() throws {
    let served = try Child.serving(input: .null).finished()
    #expect(served.ending == .exit(0))
    #expect(served.output == "")
    #expect(served.errors == "")
  }

  @Test func `calls in a file are answered`() throws {
    let file = try Program.file("input.calls", call(1, "health.check") + call(2, "health.check"))
    let served = try Child.serving(input: .file(file, O_RDONLY)).finished()
    #expect(served.ending == .exit(0))
    #expect(served.output == "\(serving(1))\n\(serving(2))\n")
  }

  @Test(arguments: [
    (Child.Stream.closed, "adpipe: standard input is closed; give it a pipe, a file or a socket\n"),
    (
      .file(Program.root, O_RDONLY),
      "adpipe: standard input is a directory; give it a pipe, a file or a socket\n"
    ),
    (.file("/dev/null", O_WRONLY), "adpipe: standard input is not open for that direction\n"),
  ])
  func `what cannot be read is refused`(input: Child.Stream, complaint: String) throws {
    let served = try Child.serving(input: input).finished()
    #expect(served.ending == .exit(9))
    #expect(served.output == "")
    #expect(served.errors == complaint)
  }

  @Test(arguments: ["", "\n", "\r\n\r\n", "\u{FEFF}"])
  func `blanks are no messages`(text: String) throws {
    let served = try Child.run(["serve"], input: text)
    #expect(served.ending == .exit(0))
    #expect(served.output == "")
  }

  @Test func `a last line without an end is a message`() throws {
    let served = try Child.run(["serve"], input: String(call(1, "health.check").dropLast()))
    #expect(served.ending == .exit(0))
    #expect(served.output == serving(1) + "\n")
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":2,"met"#,
    "Content-Length: 100\r\n\r\n{\"jsonrpc\":\"2.0\",",
    "Content-Length: 100\r\n",
  ])
  func `an input that ends inside a message is answered and ends well`(half: String) throws {
    let served = try Child.run(["serve"], input: half)
    #expect(served.ending == .exit(0))
    #expect(served.output.contains(#""id":null,"error":{"code":-32700"#))
  }

  @Test func `what is no message is answered, and the next message is read`() throws {
    let garbage = ["\u{0}\u{1}\u{2}", "}{", "GET / HTTP/1.1", "\"", "[[[", "nul", "{\"a\":}"]
    let child = try Child.serving()
    for (number, text) in garbage.enumerated() {
      try child.input?.write(text + "\n", Patience())
      #expect(reason(in: try child.output?.line(Patience())) == "PARSE_ERROR", "\(text)")
      #expect(try child.ask(number, "health.check") == serving(number))
    }
  }

  @Test func `bytes that are no text are answered, and the next message is read`() throws {
    let child = try Child.serving()
    try child.input?.write([0x22, 0xFF, 0xFE, 0x22, 0x0A], Patience())
    #expect(reason(in: try child.output?.line(Patience())) == "PARSE_ERROR")
    #expect(try child.ask(1, "health.check") == serving(1))
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `a hundred thousand levels are refused`(level: String) throws {
    let child = try Child.serving()
    let deep = String(repeating: level, count: 100_000)
    try child.input?.write(deep + "\n", Patience())
    let refusal = try #require(reason(in: try child.output?.line(Patience())))
    #expect(["TOO_DEEP", "PARSE_ERROR"].contains(refusal))
    #expect(try child.ask(1, "health.check") == serving(1))
  }

  @Test func `a message of seventeen mebibytes is refused under its id`() throws {
    let child = try Child.serving()
    let pad = String(repeating: "x", count: 17 << 20)
    try child.input?.write(
      #"{"jsonrpc":"2.0","id":7,"method":"health.check","params":{"pad":""#, Patience())
    try child.input?.write(pad + "\"}}\n", Patience())
    let refusal = try #require(try child.output?.line(Patience()))
    #expect(refusal.hasPrefix(#"{"jsonrpc":"2.0","id":7,"#))
    #expect(reason(in: refusal) == "MESSAGE_TOO_LARGE")
    #expect(try child.ask(8, "health.check") == serving(8))
  }

  @Test func `a message that comes byte by byte is one message`() throws {
    let child = try Child.serving()
    for byte in call(1, "health.check").utf8 { try child.input?.write([byte], Patience()) }
    #expect(try child.output?.line(Patience()) == serving(1))
  }
}
