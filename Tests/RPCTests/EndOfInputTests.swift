import RPC
import Testing

@Suite struct EndOfInputTests {
  @Test func `calls that are running are answered after the end of input`() throws {
    let answers = try timedGists(
      .line(call("1", "wait", #"{"ms":3000}"#)), .line(call("2", "wait", #"{"ms":10}"#)))
    #expect(answers == [#"10: 2 = "waited 10""#, #"3000: 1 = "waited 3000""#])
  }

  @Test func `calls that take too long are ended and say so`() throws {
    let answers = try timedGists(
      .line(call("1", "wait", #"{"ms":60000}"#)), .line(call("2", "wait", #"{"ms":4999}"#)))
    #expect(answers == [#"4999: 2 = "waited 4999""#, "5000: 1 ! 14 SHUTTING_DOWN"])
  }

  @Test func `calls that cannot be ended are answered a moment later`() throws {
    let answers = try timedGists(
      .line(call("1", "hang")), .line(call("2", "wait", #"{"ms":60000}"#)),
      .line("[\(call("3", "hang"))]"))
    #expect(
      answers == [
        "5000: 2 ! 14 SHUTTING_DOWN", "5500: 1 ! 14 SHUTTING_DOWN",
        "5500: [3 ! 14 SHUTTING_DOWN]",
      ])
  }

  @Test func `streams are told that the input has ended`() throws {
    let answers = try timedGists(.line(call("1", "count", #"{"to":1000,"everyMs":100}"#)))
    #expect(answers == ["100: 1 #1 1", #"100: 1 = "counted to 1""#])
  }

  @Test func `a last message needs no end of line`() throws {
    #expect(try gists(.bytes(Array(call("1", "total").utf8))) == ["1 = 0"])
  }

  @Test func `an end within a message is answered`() throws {
    let answers = try gists(
      .line(call("1", "wait", #"{"ms":10}"#)), .bytes(Array(#"{"jsonrpc":"2.0","id":2"#.utf8)))
    #expect(answers == ["null ! -32700 PARSE_ERROR", #"1 = "waited 10""#])
  }

  @Test func `without any input there is no output`() throws {
    #expect(try conversation([]).text == "")
    #expect(try gists(.bytes([0x0A, 0x0D, 0x0A, 0x20]), .bytes([0xEF, 0xBB, 0xBF])) == [])
  }

  @Test func `a call that ends for its deadline after the input has ended says that`() throws {
    let answers = try timedGists(
      .line(call("1", "wait", #"{"ms":60000,"_meta":{"timeoutMs":100}}"#)))
    #expect(answers == ["100: 1 ! 4 DEADLINE"])
  }

  @Test func `after exit nothing is taken, and what runs is answered`() throws {
    let answers = try timedGists(
      .chunk(
        call("1", "wait", #"{"ms":10}"#), call("2", "shutdown"), notification("exit"),
        call("3", "total")), .line(call("4", "total")))
    #expect(answers == ["0: 2 = null", #"10: 1 = "waited 10""#])
  }
}
