import RPC
import Testing

@Suite struct RequestIDTests {
  private func add(_ id: String, _ requestID: String) -> Step {
    .line(call(id, "add", #"{"_meta":{"requestId":"\#(requestID)"}}"#))
  }

  private var total: Step { .line(call(#""total""#, "total")) }

  @Test func `the same call is done once and answered twice`() throws {
    let answers = try gists(
      add("1", "a"), .pass(milliseconds: 5), add("2", "a"), add("3", "b"), .pass(milliseconds: 5),
      total)
    #expect(answers == ["1 = 1", "2 = 1", "3 = 2", #""total" = 2"#])
  }

  @Test func `a call that runs is joined`() throws {
    let answers = try timedGists(
      add("1", "a"), .pass(milliseconds: 3), add("2", "a"), .pass(milliseconds: 5), total)
    #expect(answers == ["5: 1 = 1", "5: 2 = 1", #"8: "total" = 1"#])
  }

  @Test func `an answer that needed no wait is kept`() throws {
    let params = #"{"_meta":{"requestId":"a"}}"#
    let answers = try gists(
      .line(call("1", "total", params)), .line(notification("add")),
      .line(call("2", "total", params)), total)
    #expect(answers == ["1 = 0", "2 = 0", #""total" = 1"#])
  }

  @Test func `a failure is kept like any answer`() throws {
    let params = #"{"_meta":{"requestId":"a"}}"#
    let answers = try gists(.line(call("1", "fail", params)), .line(call("2", "fail", params)))
    #expect(answers == ["1 ! 9 NOPE", "2 ! 9 NOPE"])
  }

  @Test(arguments: [
    call("2", "wait", #"{"ms":6,"_meta":{"requestId":"a"}}"#),
    call("2", "add", #"{"ms":5,"_meta":{"requestId":"a"}}"#),
  ])
  func `another call cannot have the same requestId`(line: String) throws {
    let answers = try gists(
      .line(call("1", "wait", #"{"ms":5,"_meta":{"requestId":"a"}}"#)), .line(line),
      .pass(milliseconds: 5), .line(line))
    let refused = "2 ! 3 REQUEST_ID_REUSED"
    #expect(answers == [refused, #"1 = "waited 5""#, refused])
  }

  @Test func `what else _meta says does not make another call of it`() throws {
    func wait(_ id: String, within span: Int) -> Step {
      .line(call(id, "wait", #"{"ms":5,"_meta":{"timeoutMs":\#(span),"requestId":"a"}}"#))
    }
    let answers = try gists(
      wait("1", within: 100), .pass(milliseconds: 5), wait("2", within: 2000))
    #expect(answers == [#"1 = "waited 5""#, #"2 = "waited 5""#])
  }

  @Test func `an answer is forgotten after ten minutes`() throws {
    let answers = try gists(
      add("1", "a"), .pass(milliseconds: 5), .pass(milliseconds: 599_999), add("2", "a"),
      .pass(milliseconds: 1), add("3", "a"), .pass(milliseconds: 5))
    #expect(answers == ["1 = 1", "2 = 1", "3 = 2"])
  }

  @Test func `the oldest answers make room for new ones`() throws {
    var limits = RPCLimits()
    limits.answersKept = 2
    let answers = try gists(
      add("1", "a"), add("2", "b"), add("3", "c"), .pass(milliseconds: 5), add("4", "b"),
      add("5", "c"), add("6", "a"), .pass(milliseconds: 5), limits: limits)
    #expect(answers == ["1 = 1", "2 = 2", "3 = 3", "4 = 2", "5 = 3", "6 = 4"])
  }

  @Test func `ten thousand answers are kept`() throws {
    #expect(RPCLimits().answersKept == 10_000)
    let calls = (0...10_000).map { add("\($0)", "r\($0)") }
    let again = [add(#""new""#, "r1"), add(#""old""#, "r0"), Step.pass(milliseconds: 5)]
    let answers = try conversation(calls + [.pass(milliseconds: 5)] + again).gists
    #expect(answers.suffix(2) == [#""new" = 2"#, #""old" = 10002"#])
  }

  @Test func `a call whose answer was too long to be kept is not done again`() throws {
    var limits = RPCLimits()
    limits.answerBytesKept = 250
    func long(_ id: String, _ requestID: String) -> String {
      call(id, "repeat", #"{"text":"x","times":98,"_meta":{"requestId":"\#(requestID)"}}"#)
    }
    let answers = try gists(
      .line(long("1", "a")), .line(long("2", "b")), add("3", "c"), .pass(milliseconds: 5),
      .line(long("4", "d")), add("5", "c"), .pass(milliseconds: 5), total, limits: limits)
    #expect(answers.suffix(2) == ["5 = 1", #""total" = 1"#])
    let reused = try gists(
      .line(long("1", "a")), .line(long("2", "b")), .line(long("3", "c")), .line(long("4", "a")),
      add("5", "a"), .line(long("6", "a")), limits: limits)
    #expect(
      reused.suffix(3) == ["4 ! 11 ANSWER_GONE", "5 ! 3 REQUEST_ID_REUSED", "6 ! 11 ANSWER_GONE"])
    limits.answerBytesKept = 0
    limits.answersKeptFor = .milliseconds(20)
    let late = try gists(
      add("1", "a"), add("2", "a"), .pass(milliseconds: 5), add("3", "a"), .pass(milliseconds: 30),
      add("4", "a"), .pass(milliseconds: 5), limits: limits)
    #expect(late == ["1 = 1", "2 = 1", "3 ! 11 ANSWER_GONE", "4 = 2"])
  }

  @Test func `who joined a call gets its answer even if that is not kept`() throws {
    var limits = RPCLimits()
    limits.answersKept = 0
    let answers = try gists(
      add("1", "a"), add("2", "a"), .pass(milliseconds: 5), add("3", "a"), .pass(milliseconds: 5),
      limits: limits)
    #expect(answers == ["1 = 1", "2 = 1", "3 = 2"])
  }

  @Test func `who joined a call has a deadline and a cancellation of its own`() throws {
    func join(_ id: String, _ meta: String) -> String {
      call(id, "wait", #"{"ms":50,"_meta":{\#(meta)"requestId":"a"}}"#)
    }
    let answers = try timedGists(
      .line(join("1", "")), .line(join("2", #""timeoutMs":10,"#)), .line(join("3", "")),
      .line(join("4", "")), .pass(milliseconds: 20),
      .line(notification("$/cancelRequest", #"{"id":3}"#)), .pass(milliseconds: 50))
    #expect(
      answers == [
        "10: 2 ! 4 DEADLINE", "20: 3 ! 1 CANCELLED", #"50: 1 = "waited 50""#,
        #"50: 4 = "waited 50""#,
      ])
  }

  @Test func `requestIds that only look alike are two`() throws {
    let answers = try gists(
      add("1", "é"), add("2", "e\u{301}"), .pass(milliseconds: 5))
    #expect(answers == ["1 = 1", "2 = 2"])
  }

  @Test func `a requestId has 1 to 128 characters`() throws {
    let name = String(repeating: "n", count: 128)
    let answers = try gists(add("1", ""), add("2", name + "n"), add("3", name))
    #expect(
      answers == ["1 ! -32602 INVALID_PARAMS", "2 ! -32602 INVALID_PARAMS", "3 = 1"])
  }

  @Test func `a notification can be done once too`() throws {
    let add = notification("add", #"{"_meta":{"requestId":"a"}}"#)
    #expect(try gists(.line(add), .line(add), total) == [#""total" = 1"#])
  }
}
