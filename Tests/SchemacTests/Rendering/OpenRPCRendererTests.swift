import JSON
import Testing

@testable import schemac

@Suite struct OpenRPCRendererTests {
  private let document: JSONValue

  init() throws {
    let files = OpenRPCRenderer.files(for: SmallContract.read())
    document = try JSONValue(parsing: try #require(files.first).text)
  }

  @Test func `the document of a contract keeps the rules of OpenRPC`() {
    #expect(OpenRPCRules.violations(in: document) == [])
  }

  @Test(arguments: ContractRole.allCases)
  func `the document that is published keeps the rules of OpenRPC`(role: ContractRole) throws {
    let published = try Committed.document(role.documentPath)
    #expect(OpenRPCRules.violations(in: published) == [])
    #expect(published["methods"]?.elements.isEmpty == false)
  }

  @Test(arguments: [
    (#"{"openrpc":"1.3.2","methods":[]}"#, ": document without info"),
    (
      #"{"openrpc":"2.0","info":{"title":"","version":""},"methods":[]}"#,
      ".openrpc: not version"
    ),
    (
      #"{"openrpc":"1.3.2","info":{"title":"","version":"","logo":1},"methods":[]}"#,
      ".info: info with logo"
    ),
  ])
  func `a document that breaks a rule is found out`(text: String, violation: String) throws {
    #expect(OpenRPCRules.violations(in: try JSONValue(parsing: text)) == [violation])
  }

  @Test(arguments: [
    (#"{"name":"a.b"}"#, ".methods[0]: method without params"),
    (
      #"{"name":"a.b","params":[],"errors":[{"code":5,"message":"","x-reason":1}]}"#,
      ".methods[0].errors[0]: error with x-reason"
    ),
    (
      #"{"name":"a.b","params":[],"errors":[{"code":5,"message":""},{"code":5,"message":""}]}"#,
      "error codes of a.b: not unique"
    ),
    (
      ##"{"name":"a.b","params":[],"errors":[{"$ref":"#/components/errors/NO"}]}"##,
      ".methods.errors: nothing at #/components/errors/NO"
    ),
    (
      #"{"name":"a.b","params":[],"examples":[{"name":"e","params":[{"name":"c","value":1}]}]}"#,
      "an example of a.b: no param c"
    ),
  ])
  func `a method that breaks a rule is found out`(method: String, violation: String) throws {
    let text = #"{"openrpc":"1.3.2","info":{"title":"","version":""},"methods":[\#(method)]}"#
    #expect(OpenRPCRules.violations(in: try JSONValue(parsing: text)) == [violation])
  }

  @Test func `reasons of one code are one error that names them all`() {
    let place = Place("errors.yaml")
    let reasons = ["ONE", "TWO"].map {
      Reason(
        name: $0, code: 5, when: "\($0) is not there.", whoseMove: "", retry: "", remedy: "",
        isOfEveryCall: false, place: place)
    }
    let expected =
      #"{"code":5,"message":"ONE is not there. Or: TWO is not there.","#
      + #""data":{"status":"NOT_FOUND","reasons":["ONE","TWO"]}}"#
    #expect(OpenRPCErrors.grouped(reasons).map(\.text) == [expected])
    #expect(
      OpenRPCErrors.grouped([reasons[0]]).map(\.text)
        == [##"{"$ref":"#/components/errors/ONE"}"##])
  }

  @Test func `an example gives its params in the order of the method`() {
    let find = document["methods"]?.elements.first { $0["name"] == .string("book.find") }
    let pairing = find?["examples"]?[0]
    #expect(pairing?["params"]?.text == #"[{"name":"title","value":"Emma"}]"#)
    #expect(pairing?["result"]?["name"] == .string("found"))
    #expect(find?["examples"]?[1]?["x-error"]?.text == #"{"code":5,"reason":"NO_SUCH_BOOK"}"#)
  }

  @Test func `what nothing answers is a method without a result`() throws {
    let contract = try #require(SmallAdapterContract.read().adapter)
    let text = try #require(OpenRPCRenderer.files(for: contract).first).text
    let document = try JSONValue(parsing: text)
    #expect(OpenRPCRules.violations(in: document) == [])
    let tell = document["methods"]?.elements.first { $0["name"] == .string("binder.tell") }
    #expect(tell?["result"] == nil)
    #expect(tell?["x-sender"] == .string("client"))
    #expect(
      tell?["examples"]?.text
        == #"[{"name":"praise","params":[{"name":"praise","value":"Well done."}]}]"#)
    let bind = document["methods"]?.elements.first { $0["name"] == .string("binder.bind") }
    #expect(bind?["params"]?[1]?["x-aliases"]?.text == #"["leaves"]"#)
    #expect(bind?["examples"]?[1]?["x-error"]?["data"]?.text == #"{"page":7}"#)
    let titles = document["components"]?["schemas"]?.members.map(\.name)
    #expect(titles == ["AdapterErrorDetail", "BindBinderResult", "Colour", "Cord"])
  }

  @Test func `a stream names the type of its items`() {
    let watch = document["methods"]?.elements.first { $0["name"] == .string("book.watch") }
    #expect(watch?["x-stream"]?["$ref"] == .string("#/components/schemas/AdEvent"))
    #expect(watch?["examples"]?[0]?["x-stream"]?.elements.count == 1)
  }
}
