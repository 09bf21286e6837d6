import RPC
import Testing

@Suite struct DeadlineTests {
  private func wait(_ id: String, _ span: Int, within limit: String) -> Step {
    .line(call(id, "wait", #"{"ms":\#(span),"_meta":{"timeoutMs":\#(limit)}}"#))
  }

  @Test func `a call ends when its time is over`() throws {
    let answers = try timedGists(wait("1", 100, within: "30"), .pass(milliseconds: 200))
    #expect(answers == ["30: 1 ! 4 DEADLINE"])
  }

  @Test func `a call that is done in time is answered`() throws {
    let answers = try timedGists(wait("1", 30, within: "31"), .pass(milliseconds: 200))
    #expect(answers == [#"30: 1 = "waited 30""#])
  }

  @Test func `the work ends with its time, and not only the answer`() throws {
    let answers = try gists(
      wait("1", 100, within: "30"), .pass(milliseconds: 30), .line(call("2", "total")))
    #expect(answers == ["1 ! 4 DEADLINE", "2 = 100"])
  }

  @Test func `a call without any time is not begun`() throws {
    let answers = try gists(
      .line(call("1", "add", #"{"_meta":{"timeoutMs":0}}"#)), .line(call("2", "total")))
    #expect(answers == ["1 ! 4 DEADLINE", "2 = 0"])
  }

  @Test func `a day is the longest deadline, and whole numbers may be written in any way`() throws {
    let answers = try gists(
      wait("1", 5, within: "86400000"), wait("2", 5, within: "86400001"),
      wait("3", 50, within: "1e1"), wait("4", 50, within: "20.0"), wait("5", 5, within: "-1"),
      wait("6", 5, within: "1.5"), .pass(milliseconds: 100))
    #expect(
      answers == [
        "2 ! -32602 INVALID_PARAMS", "5 ! -32602 INVALID_PARAMS", "6 ! -32602 INVALID_PARAMS",
        #"1 = "waited 5""#, "3 ! 4 DEADLINE", "4 ! 4 DEADLINE",
      ])
  }

  @Test func `a call that is cancelled before its time is over was cancelled`() throws {
    let answers = try timedGists(
      wait("1", 100, within: "30"), .pass(milliseconds: 10),
      .line(notification("$/cancelRequest", #"{"id":1}"#)), .pass(milliseconds: 100))
    #expect(answers == ["10: 1 ! 1 CANCELLED"])
  }

  @Test func `a stream ends when its time is over`() throws {
    let answers = try timedGists(
      .line(call("1", "count", #"{"to":9,"everyMs":10,"_meta":{"timeoutMs":25}}"#)),
      .pass(milliseconds: 100))
    #expect(answers == ["10: 1 #1 1", "20: 1 #2 2", "25: 1 ! 4 DEADLINE"])
  }

  @Test func `many deadlines end each at its own time`() throws {
    let steps = (1...2000).map { wait("\($0)", 1_000_000, within: "\($0)") }
    let answers = try conversation(steps + [.pass(milliseconds: 2000)]).timed
    #expect(answers.count == 2000)
    #expect(answers == (1...2000).map { "\($0): \($0) ! 4 DEADLINE" })
  }
}
