import JSON
import RPC
import Testing

@Suite struct ParamsTests {
  private func error(_ line: String) throws -> JSONValue {
    let answer = try JSONValue(parsing: conversation([.line(line)]).text)
    return try #require(answer["error"])
  }

  private func paths(_ error: JSONValue) -> [String] {
    guard case .array(let violations)? = error["data"]?["violations"] else { return [] }
    return violations.map { $0["path"]?.text ?? "missing" }
  }

  @Test func `params that are null count as absent`() throws {
    #expect(try gists(.line(call("1", "echo", "null"))) == ["1 = {}"])
  }

  @Test func `params that are an array are invalid params`() throws {
    let error = try error(call("1", "wait", "[5]"))
    #expect(error["code"]?.text == "-32602")
    #expect(error["data"]?["status"] == .string("INVALID_ARGUMENT"))
    #expect(paths(error) == [#""""#])
  }

  @Test func `all that is wrong is said at once`() throws {
    let params = #"{"item":"","count":11,"size":"tiny","tags":["ok","much too long"],"gifd":true}"#
    let error = try error(call("1", "order", params))
    #expect(error["code"]?.text == "-32602")
    #expect(
      paths(error).sorted() == [#""count""#, #""gifd""#, #""item""#, #""size""#, #""tags[1]""#])
  }

  @Test func `what is missing is said even without any params`() throws {
    #expect(try paths(error(call("1", "wait"))) == [#""ms""#])
  }

  @Test func `what is wrong with the call and with its params is said together`() throws {
    let params = #"{"ms":-1,"_meta":{"timeoutMs":"soon","requestId":""}}"#
    let error = try error(call("1", "wait", params))
    #expect(paths(error) == [#""_meta.timeoutMs""#, #""_meta.requestId""#, #""ms""#])
  }

  @Test(arguments: ["[]", "1", #""x""#, "true"])
  func `a _meta that is no object is invalid`(meta: String) throws {
    let error = try error(call("1", "total", #"{"_meta":\#(meta)}"#))
    #expect(error["code"]?.text == "-32602")
    #expect(paths(error) == [#""_meta""#])
  }

  @Test(arguments: [
    (#"{"_meta":{"timeoutMs":"z"},"_meta":{}}"#, #""_meta.timeoutMs""#),
    (#"{"_meta":{},"_meta":{}}"#, #""_meta""#),
    (#"{"_meta":{"timeoutMs":1,"timeoutMs":5}}"#, #""_meta.timeoutMs""#),
    (#"{"_meta":{"requestId":"a","requestId":"a"}}"#, #""_meta.requestId""#),
  ])
  func `what a call says of itself it says once`(params: String, path: String) throws {
    let error = try error(call("1", "total", params))
    #expect(error["code"]?.text == "-32602")
    #expect(paths(error).contains(path))
  }

  @Test func `mistakes are found as deep as a message may be`() throws {
    var limits = RPCLimits()
    limits.depth = 1_000
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let params = #"{"_meta":{"x":\#(deep),"timeoutMs":-1},"ms":-1}"#
    let answer = try conversation([.line(call("1", "wait", params))], limits: limits).text
    let error = try #require(JSONValue(parsing: answer)["error"])
    #expect(paths(error) == [#""_meta.timeoutMs""#, #""ms""#])
  }

  @Test func `a _meta may be null or hold what nobody knows`() throws {
    let answers = try gists(
      .line(call("1", "wait", #"{"ms":0,"_meta":null}"#)),
      .line(call("2", "wait", #"{"ms":0,"_meta":{"progressToken":1,"timeoutMs":null}}"#)))
    #expect(answers == [#"1 = "waited 0""#, #"2 = "waited 0""#])
  }

  @Test func `an unknown method is named with the nearest that exists`() throws {
    let error = try error(call("1", "ehco"))
    #expect(error["code"]?.text == "-32601")
    #expect(error["data"]?["status"] == .string("UNIMPLEMENTED"))
    #expect(error["data"]?["remedy"] == .string("Did you mean echo?"))
  }

  @Test func `a name that is far too long is not sent back whole`() throws {
    let answer = try conversation([.line(call("1", String(repeating: "x", count: 100_000)))]).text
    #expect(gist(of: answer) == "1 ! -32601 METHOD_NOT_FOUND")
    #expect(answer.utf8.count < 1000)
  }

  @Test func `a failure says its reason, its status and its remedy`() throws {
    let error = try error(call("1", "fail"))
    #expect(
      error.text
        == #"{"code":9,"message":"it failed","data":{"status":"FAILED_PRECONDITION","#
        + #""reason":"NOPE","remedy":"Do not."}}"#)
  }
}
