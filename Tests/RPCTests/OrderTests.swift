import RPC
import Testing

@Suite struct OrderTests {
  @Test func `calls that need no wait are answered in their order`() throws {
    let calls = (1...500).map { call("\($0)", "echo", "{}") }
    let answers = try conversation([.line(calls.joined(separator: "\n"))]).gists
    #expect(answers == (1...500).map { "\($0) = {}" })
  }

  @Test func `a call that needs no wait is answered in the turn it came in`() throws {
    let answers = try timedGists(
      .line(call("1", "wait", #"{"ms":10}"#)), .line(call("2", "echo")), .pass(milliseconds: 10))
    #expect(answers == ["0: 2 = {}", #"10: 1 = "waited 10""#])
  }

  @Test func `what a waiting call does at first takes effect before the next message`() throws {
    let answers = try gists(
      .chunk(call("1", "add"), call("2", "total"), call("3", "add"), call("4", "total")),
      .pass(milliseconds: 5))
    #expect(answers == ["2 = 1", "4 = 2", "1 = 1", "3 = 2"])
  }

  @Test func `calls wait in parallel`() throws {
    let answers = try timedGists(
      .chunk(
        call(#""slow""#, "wait", #"{"ms":100}"#), call(#""fast""#, "wait", #"{"ms":10}"#)),
      .pass(milliseconds: 100))
    #expect(answers == [#"10: "fast" = "waited 10""#, #"100: "slow" = "waited 100""#])
  }

  @Test func `ten thousand calls wait at once`() throws {
    let calls = (1...10_000).map { call("\($0)", "wait", #"{"ms":100,"_meta":{"timeoutMs":200}}"#) }
    let answers = try conversation([
      .line(calls.joined(separator: "\n")), .pass(milliseconds: 100),
    ]).timed
    #expect(answers == (1...10_000).map { #"100: \#($0) = "waited 100""# })
  }
}
