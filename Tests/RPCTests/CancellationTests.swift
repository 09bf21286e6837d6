import RPC
import Testing

@Suite struct CancellationTests {
  private static func cancel(_ id: String) -> String {
    notification("$/cancelRequest", #"{"id":\#(id)}"#)
  }

  @Test(arguments: ["1", #""1""#, "9223372036854775808", "1.5", "-0", #""\u0041 long name of it""#])
  func `a call is cancelled under its id, and at once`(id: String) throws {
    let answers = try timedGists(
      .line(call(id, "wait", #"{"ms":100}"#)), .pass(milliseconds: 30),
      .line(CancellationTests.cancel(id)), .pass(milliseconds: 100))
    #expect(answers.count == 1)
    #expect(answers[0].hasPrefix("30: "))
    #expect(answers[0].hasSuffix(" ! 1 CANCELLED"))
  }

  @Test func `the other protocol's word for it cancels too`() throws {
    let answers = try timedGists(
      .line(call(#""a""#, "wait", #"{"ms":100}"#)), .pass(milliseconds: 30),
      .line(notification("notifications/cancelled", #"{"requestId":"a","reason":"changed"}"#)),
      .pass(milliseconds: 100))
    #expect(answers == [#"30: "a" ! 1 CANCELLED"#])
  }

  @Test func `a call that came in the same reading is cancelled`() throws {
    let answers = try timedGists(
      .chunk(call("1", "wait", #"{"ms":100}"#), CancellationTests.cancel("1"), call("2", "total")),
      .pass(milliseconds: 200))
    #expect(answers == ["0: 1 ! 1 CANCELLED", "0: 2 = 100"])
  }

  @Test func `the work is cancelled and not only the answer`() throws {
    let answers = try gists(
      .line(call("1", "wait", #"{"ms":100}"#)), .line(CancellationTests.cancel("1")),
      .line(call("2", "total")))
    #expect(answers == ["1 ! 1 CANCELLED", "2 = 100"])
  }

  @Test(arguments: ["2", #""1""#, "null", "1.0", "{}", "[1]"])
  func `what is not in flight is ignored and forgotten`(id: String) throws {
    let answers = try gists(
      .line(CancellationTests.cancel(id)), .line(call("1", "wait", #"{"ms":10}"#)),
      .line(CancellationTests.cancel(id)), .pass(milliseconds: 10))
    #expect(answers == [#"1 = "waited 10""#])
  }

  @Test func `a cancellation that came too early cancels nothing later`() throws {
    let answers = try gists(
      .line(CancellationTests.cancel("1")), .line(call("1", "wait", #"{"ms":10}"#)),
      .pass(milliseconds: 10))
    #expect(answers == [#"1 = "waited 10""#])
  }

  @Test func `a cancellation that came too late changes nothing`() throws {
    let answers = try gists(
      .line(call("1", "wait", #"{"ms":10}"#)), .pass(milliseconds: 10),
      .line(CancellationTests.cancel("1")), .line(call("1", "total")))
    #expect(answers == [#"1 = "waited 10""#, "1 = 0"])
  }

  @Test func `a call is answered once however often it is cancelled`() throws {
    let answers = try gists(
      .line(call("1", "wait", #"{"ms":10}"#)),
      .chunk(CancellationTests.cancel("1"), CancellationTests.cancel("1")),
      .pass(milliseconds: 10), .line(CancellationTests.cancel("1")))
    #expect(answers == ["1 ! 1 CANCELLED"])
  }

  @Test(arguments: ["null", "[]", #"{"ID":1}"#, #"{"id":null}"#, #"{"id":"1"}"#])
  func `a cancellation without the id of a call does nothing`(params: String) throws {
    let answers = try gists(
      .line(call("1", "wait", #"{"ms":10}"#)), .line(notification("$/cancelRequest", params)),
      .pass(milliseconds: 10))
    #expect(answers == [#"1 = "waited 10""#])
  }

  @Test func `a cancellation that wants an answer is a method that does not exist`() throws {
    let answers = try gists(
      .line(call("1", "wait", #"{"ms":10}"#)), .line(call("2", "$/cancelRequest", #"{"id":1}"#)),
      .pass(milliseconds: 10))
    #expect(answers == ["2 ! -32601 METHOD_NOT_FOUND", #"1 = "waited 10""#])
  }

  @Test func `a stream that is cancelled sends nothing more`() throws {
    let answers = try timedGists(
      .line(call("1", "count", #"{"to":9,"everyMs":10}"#)), .pass(milliseconds: 25),
      .line(CancellationTests.cancel("1")), .pass(milliseconds: 100))
    #expect(answers == ["10: 1 #1 1", "20: 1 #2 2", "25: 1 ! 1 CANCELLED"])
  }

  @Test func `the id of a cancelled call may be used again`() throws {
    let answers = try gists(
      .line(call("1", "wait", #"{"ms":10}"#)), .line(CancellationTests.cancel("1")),
      .line(call("1", "wait", #"{"ms":20}"#)), .pass(milliseconds: 20))
    #expect(answers == ["1 ! 1 CANCELLED", #"1 = "waited 20""#])
  }
}
