import RPC
import Testing

@Suite struct CourtesyTests {
  @Test(arguments: [
    nil, "null", "{}",
    #"{"processId":7,"rootUri":null,"capabilities":{"a":{"b":[]}},"trace":"off"}"#,
    #"{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}"#,
  ])
  func `initialize is answered whatever it says`(params: String?) throws {
    let answers = try gists(.line(call("0", "initialize", params)))
    #expect(
      answers == [#"0 = {"capabilities":{},"serverInfo":{"name":"echo","version":"1.2.3"}}"#])
  }

  @Test func `shutdown is answered and ends nothing yet`() throws {
    let answers = try gists(.line(call("1", "shutdown")), .line(call("2", "total")))
    #expect(answers == ["1 = null", "2 = 0"])
  }

  @Test func `a handshake is not needed and does no harm`() throws {
    let answers = try gists(
      .line(call("1", "initialize", "{}")), .line(notification("initialized", "{}")),
      .line(notification("notifications/initialized")), .line(call("2", "total")))
    #expect(answers.count == 2)
    #expect(answers.last == "2 = 0")
  }

  @Test(arguments: ["initialized", "exit", "$/cancelRequest", "$/clock", "notifications/cancelled"])
  func `a notification of a protocol is no method`(name: String) throws {
    let answers = try gists(.line(call("1", name, "{}")), .line(call("2", "total")))
    #expect(answers == ["1 ! -32601 METHOD_NOT_FOUND", "2 = 0"])
  }

  @Test func `a rehearsed clock is moved by a message, before the next`() throws {
    let answers = try timedGists(
      .chunk(
        call("1", "wait", #"{"ms":100}"#), notification("$/clock", #"{"advanceMs":99}"#),
        call("2", "total"), notification("$/clock", #"{"advanceMs":1}"#), call("3", "total")))
    #expect(answers == ["99: 2 = 0", #"100: 1 = "waited 100""#, "100: 3 = 0"])
  }

  @Test(arguments: [
    "null", "{}", #"{"advanceMs":-5}"#, #"{"advanceMs":"5"}"#, #"{"advanceMs":1.5}"#,
    #"{"advanceMs":99999999999999999999}"#, #"{"advanceMs":{}}"#,
  ])
  func `a clock is not moved by what is no span`(params: String) throws {
    let answers = try timedGists(
      .line(notification("$/clock", params)), .line(call("1", "total")))
    #expect(answers == ["0: 1 = 0"])
  }
}
