import RPC
import Testing

@Suite struct LimitTests {
  private var small: RPCLimits {
    var limits = RPCLimits()
    limits.messageBytes = 100
    return limits
  }

  private func long(_ id: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"echo","params":{"a":""#
      + String(repeating: "x", count: 100) + #""}}"#
  }

  private let refused = "7 ! 8 MESSAGE_TOO_LARGE"

  @Test func `a line that is too long is refused under its id, and the session goes on`() throws {
    let answers = try gists(.line(long("7")), .line(call("2", "total")), limits: small)
    #expect(answers == [refused, "2 = 0"])
  }

  @Test func `a line that is far too long is refused once, before it ends`() throws {
    let rest = [UInt8](repeating: 0x78, count: 10_000)
    let answers = try timedGists(
      .bytes(Array(long("7").utf8)), .pass(milliseconds: 1), .bytes(rest), .bytes(rest),
      .line(long("8")), .line(call("2", "total")), limits: small)
    #expect(answers == ["1: " + refused, "1: 2 = 0"])
  }

  @Test(arguments: [1, 120, 171, 400])
  func `a line that is too long is refused under its id however it arrives`(split: Int) throws {
    let line = Array((String(long("7").dropLast()) + #","x":""# + long("") + "\n").utf8)
    let answers = try gists(
      .bytes(Array(line.prefix(split))), .pass(milliseconds: 1),
      .bytes(Array(line.dropFirst(split))), limits: small)
    #expect(answers == [refused])
  }

  @Test func `answers that wait for others of their batch are bounded`() throws {
    var limits = RPCLimits()
    limits.unreadBytes = 1_000
    let long = { (id: Int) in call("\(id)", "repeat", #"{"text":"x","times":600}"#) }
    let batch = "[" + ([call("0", "wait", #"{"ms":5}"#)] + (1...4).map(long)).joined(separator: ",")
    let answers = try gists(
      .line(batch + "]"), .line(call("9", "total")), .pass(milliseconds: 10),
      .line("[\(call("5", "total"))]"), limits: limits)
    let text = "\"" + String(repeating: "x", count: 600) + "\""
    let refused = "8 BATCH_TOO_LARGE"
    #expect(
      answers == [
        "9 = 0",
        #"[0 = "waited 5", 1 = \#(text), 2 = \#(text), 3 ! \#(refused), 4 ! \#(refused)]"#,
        "[5 = 0]",
      ])
  }

  @Test func `a body that is too long is refused under its id, and the session goes on`() throws {
    let transcript = try conversation(
      [.framed(long("7")), .framed(call("2", "total"))], limits: small)
    #expect(transcript.bodies.map(gist) == [refused, "2 = 0"])
  }

  @Test func `a body that is too long is passed over piece by piece`() throws {
    let head = Array("Content-Length: 100000\r\n\r\n".utf8) + Array(long("7").utf8)
    let piece = [UInt8](repeating: 0x20, count: 10_000)
    let pieces = (head + [UInt8](repeating: 0x20, count: 100_026)).prefix(100_026)
    #expect(piece.count < pieces.count)
    let steps = stride(from: 0, to: pieces.count, by: 9999)
      .map { Step.bytes(Array(pieces[$0..<min($0 + 9999, pieces.count)])) }
    let transcript = try conversation(steps + [.framed(call("2", "total"))], limits: small)
    #expect(transcript.bodies.map(gist) == [refused, "2 = 0"])
  }

  @Test func `a message may be exactly as long as the limit, whatever ends its line`() throws {
    var limits = RPCLimits()
    let message = call("1", "total", #"{"a":"text"}"#)
    limits.messageBytes = message.utf8.count
    #expect(try gists(.bytes(Array((message + "\r\n").utf8)), limits: limits) == ["1 = 0"])
    #expect(try gists(.bytes(Array((message + " \n").utf8)), limits: limits).count == 1)
    limits.messageBytes -= 1
    #expect(try gists(.line(message), limits: limits) == ["1 ! 8 MESSAGE_TOO_LARGE"])
  }

  @Test func `an id that is cut off is not used`() throws {
    let line = #"{"pad":""# + String(repeating: "x", count: 8173) + #"","id":123456789,"a":1}"#
    #expect(try gists(.line(line), limits: small) == ["null ! 8 MESSAGE_TOO_LARGE"])
  }

  @Test func `a batch that is too long has no id`() throws {
    #expect(
      try gists(.line("[\(long("7"))]"), limits: small) == ["null ! 8 MESSAGE_TOO_LARGE"])
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func `a message may nest 256 levels and no more`(open: String, close: String) throws {
    func nested(_ id: String, _ depth: Int) -> Step {
      let inner = depth - (open == "[" ? 2 : 2)
      let value =
        String(repeating: open, count: inner) + "1" + String(repeating: close, count: inner)
      return .line(call(id, "repeat", #"{"text":"x","times":2,"deep":\#(value)}"#))
    }
    #expect(try gists(nested("1", 256), nested("2", 257)) == [#"1 = "xx""#, "2 ! 8 TOO_DEEP"])
  }

  @Test(arguments: ["[", #"{"a":"#])
  func `a hundred thousand levels do no harm`(open: String) throws {
    let deep = String(repeating: open, count: 100_000)
    let answers = try gists(
      .line(deep), .line(#"{"jsonrpc":"2.0","id":5,"method":"echo","params":"# + deep),
      .line(call("2", "total")))
    #expect(answers.count == 3)
    #expect(answers.last == "2 = 0")
    #expect(answers.first?.hasSuffix("TOO_DEEP") == true)
    #expect(answers[1] == "5 ! 8 TOO_DEEP")
  }

  @Test func `so many calls may wait and no more`() throws {
    var limits = RPCLimits()
    limits.calls = 3
    let wait = { (id: Int) in Step.line(call("\(id)", "wait", #"{"ms":10}"#)) }
    let answers = try gists(
      wait(1), wait(2), wait(3), wait(4), .pass(milliseconds: 10), wait(5),
      .pass(milliseconds: 10), limits: limits)
    #expect(
      answers == [
        "4 ! 8 TOO_MANY_CALLS", #"1 = "waited 10""#, #"2 = "waited 10""#, #"3 = "waited 10""#,
        #"5 = "waited 10""#,
      ])
  }

  @Test func `the limits are what the service promises`() {
    let limits = RPCLimits()
    #expect(limits.messageBytes == 16 << 20)
    #expect(limits.depth == 256)
    #expect(limits.batch == 1000)
    #expect(limits.calls == 16_384)
    #expect(limits.unreadBytes == 64 << 20)
    #expect(limits.answersKeptFor == .seconds(600))
  }

  @Test func `a message of sixteen megabytes is taken`() throws {
    let text = String(repeating: "x", count: (16 << 20) - 70)
    let line = #"{"jsonrpc":"2.0","id":1,"method":"repeat","params":{"a":"\#(text)"}}"#
    #expect(try gists(.line(line), .line(call("2", "total"))) == [#"1 = """#, "2 = 0"])
  }
}
