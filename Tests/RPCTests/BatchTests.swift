import RPC
import Testing

@Suite struct BatchTests {
  private func batch(_ calls: String...) -> Step {
    .line("[" + calls.joined(separator: ", ") + "]")
  }

  @Test func `a batch is answered by one array in the order of its calls`() throws {
    let answers = try gists(
      batch(call("3", "echo", #"{"a":1}"#), call("1", "total"), call("2", "nosuch")))
    #expect(answers == [#"[3 = {"a":1}, 1 = 0, 2 ! -32601 METHOD_NOT_FOUND]"#])
  }

  @Test func `a batch waits for its slowest call`() throws {
    let answers = try timedGists(
      batch(call("1", "wait", #"{"ms":30}"#), call("2", "total"), call("3", "wait", #"{"ms":10}"#)),
      .pass(milliseconds: 50))
    #expect(answers == [#"30: [1 = "waited 30", 2 = 0, 3 = "waited 10"]"#])
  }

  @Test func `other calls overtake a batch that waits`() throws {
    let answers = try gists(
      batch(call("1", "wait", #"{"ms":30}"#)), .line(call("2", "total")), .pass(milliseconds: 50))
    #expect(answers == ["2 = 0", #"[1 = "waited 30"]"#])
  }

  @Test func `notifications in a batch are done and not answered`() throws {
    let answers = try gists(
      batch(notification("add"), call("1", "total"), notification("nosuch"), call("2", "total")))
    #expect(answers == ["[1 = 1, 2 = 1]"])
  }

  @Test func `a batch of nothing but notifications is not answered`() throws {
    let answers = try gists(
      batch(notification("add"), notification("fail"), notification("wait", "[]")),
      .pass(milliseconds: 10), .line(call("1", "total")))
    #expect(answers == ["1 = 1"])
  }

  @Test(arguments: ["[]", " [ ] "])
  func `an empty batch is no request`(line: String) throws {
    #expect(try gists(.line(line)) == ["null ! -32600 INVALID_REQUEST"])
  }

  @Test func `what is no request in a batch is refused in its place`() throws {
    let refused = "null ! -32600 INVALID_REQUEST"
    #expect(try gists("[1]") == ["[\(refused)]"])
    #expect(try gists("[1,2,3]") == ["[\(refused), \(refused), \(refused)]"])
    #expect(try gists("[[]]") == ["[\(refused)]"])
    #expect(
      try gists(.line("[[\(call("1", "total"))],\(call("2", "total"))]"))
        == ["[\(refused), 2 = 0]"])
  }

  @Test func `a batch that is not JSON is answered once`() throws {
    let answers = try gists(.line("[\(call("1", "add")), {]"), .line(call("2", "total")))
    #expect(answers == ["null ! -32700 PARSE_ERROR", "2 = 0"])
  }

  @Test func `a batch may hold a thousand calls and no more`() throws {
    let calls = (1...1000).map { call("\($0)", "total") }.joined(separator: ",")
    #expect(try gists(.line("[\(calls)]"))[0].split(separator: ",").count == 1000)
    let refused = try gists(.line("[\(calls),\(call("1001", "add"))]"), .line(call("2", "total")))
    #expect(refused == ["null ! 8 BATCH_TOO_LARGE", "2 = 0"])
  }

  @Test func `the calls of a batch take effect in order`() throws {
    let answers = try gists(
      batch(call("1", "add"), call("2", "total"), call("3", "add"), call("4", "total")))
    #expect(answers == ["[1 = 1, 2 = 1, 3 = 2, 4 = 2]"])
  }

  @Test func `a stream in a batch sends its items before the array`() throws {
    let answers = try gists(
      batch(call("1", "count", #"{"to":2,"everyMs":5}"#), call("2", "total")),
      .pass(milliseconds: 10))
    #expect(answers == ["1 #1 1", "1 #2 2", #"[1 = "counted to 2", 2 = 0]"#])
  }

  @Test func `an id is used once in a batch too`() throws {
    let answers = try gists(batch(call("1", "wait", #"{"ms":1}"#), call("1", "total")))
    #expect(answers == [#"[1 = "waited 1", 1 ! -32600 INVALID_REQUEST]"#])
  }

  @Test func `a call of a batch is cancelled like any other`() throws {
    let answers = try timedGists(
      batch(call("1", "wait", #"{"ms":50}"#), call("2", "wait", #"{"ms":20}"#)),
      .pass(milliseconds: 5), .line(notification("$/cancelRequest", #"{"id":1}"#)),
      .pass(milliseconds: 50))
    #expect(answers == [#"20: [1 ! 1 CANCELLED, 2 = "waited 20"]"#])
  }
}
