import RPC
import Testing

@Suite struct EnvelopeTests {
  @Test(arguments: [
    "1", #""1""#, "9223372036854775808", "-9223372036854775809", "1.5", "-0", "1e400", "null",
    #""""#, #""a \"quoted\" one""#, #""\u0041""#, #""é""#, "\"e\u{301}\"", "\"a\u{2028}b\"",
    #"""# + String(repeating: "x", count: 1022) + #"""#,
  ])
  func `an id goes back byte for byte`(id: String) throws {
    let answer = try conversation([.line(call(id, "total"))]).text
    #expect(answer == #"{"jsonrpc":"2.0","id":\#(id),"result":0}"# + "\n")
  }

  @Test(arguments: ["{}", "[]", "true", "false", #"{"a":1}"#])
  func `an id that is an object, an array or a boolean is none`(id: String) throws {
    #expect(try gists(.line(call(id, "total"))) == ["null ! -32600 INVALID_REQUEST"])
  }

  @Test(arguments: ["x", "1"])
  func `an id that is too long is none`(character: String) throws {
    let long = String(repeating: character, count: 1025)
    let id = character == "x" ? "\"\(long.dropLast(2))\"" : long
    #expect(try gists(.line(call(id, "total"))) == ["null ! -32600 INVALID_REQUEST"])
  }

  @Test func `a method's name is cut in what is said about it`() throws {
    let name = "a" + String(repeating: "\u{301}", count: 5_000)
    let answer = try conversation([.line(call("1", name))]).text
    #expect(answer.contains("METHOD_NOT_FOUND"))
    #expect(answer.utf8.count < 1_000)
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":1,"#,
    #"{"jsonrpc":"2.0","id":1,"method":"total""#,
    #"{"jsonrpc":"2.0","id":1,"method":"total"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"total"} {}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"\ud800"}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"total","params":{"a":"\udc00x"}}"#,
    #"{'jsonrpc':'2.0'}"#, "garbage", "{", "[", "}", "nul", #""open"#, "[1,]", "{,}", "\u{0}",
  ])
  func `a text that is not JSON has no id`(line: String) throws {
    let answers = try gists(.line(line), .line(call("2", "total")))
    #expect(answers == ["null ! -32700 PARSE_ERROR", "2 = 0"])
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func `a text that is not UTF-8 is not read`(bytes: [UInt8]) throws {
    let head = Array(#"{"jsonrpc":"2.0","id":1,"method":"echo","params":{"a":""#.utf8)
    let tail = Array(#""}}"#.utf8) + [0x0A]
    let answers = try gists(.bytes(head + bytes + tail), .line(call("2", "total")))
    #expect(answers == ["null ! -32700 PARSE_ERROR", "2 = 0"])
  }

  @Test(arguments: ["1", #""text""#, "null", "true", "1.5", #"{}"#])
  func `a message that is no request is refused`(line: String) throws {
    #expect(try gists(.line(line)) == ["null ! -32600 INVALID_REQUEST"])
  }

  @Test(arguments: [
    #"{"id":7,"method":"total"}"#,
    #"{"jsonrpc":"1.0","id":7,"method":"total"}"#,
    #"{"jsonrpc":2.0,"id":7,"method":"total"}"#,
    #"{"jsonrpc":null,"id":7,"method":"total"}"#,
    #"{"jsonrpc":"2.0","id":7}"#,
    #"{"jsonrpc":"2.0","id":7,"method":1}"#,
    #"{"jsonrpc":"2.0","id":7,"method":null}"#,
    #"{"jsonrpc":"2.0","id":7,"method":"total","params":1}"#,
    #"{"jsonrpc":"2.0","id":7,"method":"total","params":"text"}"#,
    #"{"jsonrpc":"2.0","id":7,"method":"total","params":true}"#,
    #"{"jsonrpc":"2.0","jsonrpc":"2.0","id":7,"method":"total"}"#,
    #"{"jsonrpc":"2.0","id":7,"method":"total","method":"total"}"#,
    #"{"jsonrpc":"2.0","id":7,"method":"total","params":{},"params":{}}"#,
    #"{"jsonrpc":"2.0","params":[],"method":1,"id":7}"#,
    #"{"params":[],"method":"total","id":7}"#,
  ])
  func `an envelope that is wrong is refused under its id`(line: String) throws {
    #expect(try gists(.line(line)) == ["7 ! -32600 INVALID_REQUEST"])
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":7,"id":7,"method":"total"}"#,
    #"{"jsonrpc":"2.0","id":7,"method":"total","\u0069d":8}"#,
    #"{"jsonrpc":"2.0","id":{},"id":7,"method":"total"}"#,
  ])
  func `of two ids neither is used`(line: String) throws {
    #expect(try gists(.line(line)) == ["null ! -32600 INVALID_REQUEST"])
  }

  @Test func `members that nobody knows pass in the envelope`() throws {
    let line = #"{"extra":[{"id":3}],"jsonrpc":"2.0","id":7,"method":"total","trace":null}"#
    #expect(try gists(.line(line)) == ["7 = 0"])
  }

  @Test func `members may come in any order and with escapes`() throws {
    let line = #" { "params" : {"a":1}, "m\u0065thod":"ech\u006f" , "id":7,"jsonrpc":"\u0032.0"} "#
    #expect(try gists(.line(line)) == [#"7 = {"a":1}"#])
  }

  @Test func `an answer is ignored, for nothing was asked`() throws {
    let answers = try gists(
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1}}"#,
      #"[{"jsonrpc":"2.0","id":1,"result":{}}]"#)
    #expect(answers == [])
  }

  @Test(arguments: [
    notification("total"), notification("fail"), notification("nosuch"),
    notification("wait", "{}"), notification("wait", "[1]"), notification("echo", "null"),
    notification("wait", #"{"ms":1}"#), notification("wait", #"{"ms":1,"_meta":{"timeoutMs":0}}"#),
    notification("wait", #"{"_meta":7}"#), notification("count", #"{"to":3}"#),
    notification("$/unknown", "{}"), notification("notifications/initialized"),
  ])
  func `nothing answers a notification`(line: String) throws {
    #expect(try gists(.line(line), .pass(milliseconds: 100)) == [])
  }

  @Test func `what surrounds a notification must be right, or it is no notification`() throws {
    let answers = try gists(#"{"method":"total"}"#, #"{"jsonrpc":"2.0","method":1,"params":"bar"}"#)
    #expect(answers == ["null ! -32600 INVALID_REQUEST", "null ! -32600 INVALID_REQUEST"])
  }

  @Test func `a notification is carried out`() throws {
    let answers = try gists(.line(notification("add")), .line(call("1", "total")))
    #expect(answers == ["1 = 1"])
  }

  @Test func `an id cannot be used again while its call waits`() throws {
    let answers = try gists(
      .line(call("1", "wait", #"{"ms":10}"#)), .line(call("1", "total")),
      .line(call(#""1""#, "total")), .line(call("1.0", "total")), .pass(milliseconds: 10),
      .line(call("1", "total")))
    #expect(
      answers == [
        "1 ! -32600 INVALID_REQUEST", #""1" = 0"#, "1.0 = 0", #"1 = "waited 10""#, "1 = 0",
      ])
  }

  @Test func `ids that only look alike are two`() throws {
    let answers = try gists(
      .line(call(#""é""#, "wait", #"{"ms":1}"#)), .line(call("\"e\u{301}\"", "total")))
    #expect(answers.count == 2)
    #expect(answers.allSatisfy { !$0.contains("INVALID_REQUEST") })
  }

  @Test func `null is an id that many calls may share`() throws {
    let answers = try gists(
      .line(call("null", "wait", #"{"ms":2}"#)), .line(call("null", "wait", #"{"ms":1}"#)))
    #expect(answers == [#"null = "waited 1""#, #"null = "waited 2""#])
  }

  @Test func `separators of lines are escaped in answers`() throws {
    let answer = try conversation([
      .line(call("1", "echo", "{\"a\":\"x\u{2028}y\u{2029}z\u{85}\"}"))
    ]).text
    #expect(
      answer == #"{"jsonrpc":"2.0","id":1,"result":{"a":"x\u2028y\u2029z\u0085"}}"# + "\n")
  }
}
