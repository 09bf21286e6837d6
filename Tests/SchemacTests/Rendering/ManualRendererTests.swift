import JSON
import Testing

@testable import schemac

@Suite struct ManualRendererTests {
  @Test(arguments: ["REFERENCE.md", "ADAPTERS.md"])
  func `every link leads to one heading`(path: String) throws {
    let manual = try Committed.text(path)
    let anchors = manual.matches(of: /(?m)^#+ (.+)$/).map { Markdown.link(String($0.1)) }
      .compactMap { $0.firstMatch(of: /\(#(.*)\)/).map { String($0.1) } }
    let links = manual.matches(of: /\]\(#([^)]*)\)/).map { String($0.1) }
    #expect(links.count > 50)
    #expect(Set(links).subtracting(anchors) == [])
    let doubled = Dictionary(grouping: anchors) { $0 }.filter { $1.count > 1 }.keys
    #expect(doubled.isEmpty, "\(doubled.sorted())")
  }

  @Test func `everything that travels can be looked up`() throws {
    let manual = try Committed.text("REFERENCE.md")
    let service = try Committed.document("Schemas/openrpc.json")
    let configuration = try Committed.document("Schemas/configuration.schema.json")
    let methods =
      service["methods"]?.elements.compactMap { $0["name"]?.string }.map { "Method \($0)" } ?? []
    let headings =
      methods + names(service["components"]?["schemas"]?.members.filter { !isResult($0) })
      + names(service["components"]?["errors"]?.members)
    for heading in headings { #expect(manual.contains("\n### \(heading)\n"), "\(heading)") }
    for event in names(service["components"]?["x-events"]?.members) {
      #expect(manual.contains("| `\(event)` |"))
    }
    for key in names(configuration["properties"]?.members) {
      #expect(manual.contains("| `\(key)` |"))
    }
    #expect(headings.count > 50)
  }

  @Test(arguments: [
    "$/cancelRequest {id}", "notifications/cancelled {requestId}", "$/clock {advanceMs}",
    "$/stream {id, seq, value}", "initialized", "exit",
  ])
  func `every notification can be looked up, with what it tells`(notification: String) throws {
    let manual = try Committed.text("REFERENCE.md").replacing("\n", with: " ")
    #expect(manual.contains("`\(notification)`"))
  }

  @Test func `everything that travels between engine and adapter can be looked up`() throws {
    let manual = try Committed.text("ADAPTERS.md")
    let document = try Committed.document("Schemas/adapter.openrpc.json")
    let methods = (document["methods"]?.elements ?? []).map { method in
      (method["result"] == nil ? "Notification " : "Method ") + (method["name"]?.string ?? "")
    }
    let headings =
      methods + names(document["components"]?["schemas"]?.members.filter { !isResult($0) })
      + names(document["components"]?["errors"]?.members)
    for heading in headings { #expect(manual.contains("\n### \(heading)\n"), "\(heading)") }
    #expect(headings.count > 40)
  }

  @Test func `an adapter's error is shown with its own data`() throws {
    let contract = try #require(SmallAdapterContract.read().adapter)
    let manual = try #require(AdapterManualRenderer.files(for: contract).first).text
    #expect(
      manual.contains(
        #"<< {"jsonrpc":"2.0","id":1,"error":{"code":9,"message":"…","data":{"page":7}}}"#))
    #expect(
      manual.contains(
        #">> {"jsonrpc":"2.0","method":"binder.tell","params":{"praise":"Well done."}}"#))
    #expect(manual.contains(#"<< {"jsonrpc":"2.0","method":"binder.ask","params":{}}"#))
  }

  @Test func `an example is shown as the lines that travel`() throws {
    let manual = try #require(ManualRenderer.files(for: SmallContract.read()).first).text
    #expect(
      manual.contains(
        """
        **Example: one event.**

        ```
        >> {"jsonrpc":"2.0","id":1,"method":"book.watch"}
        << {"jsonrpc":"2.0","method":"$/stream","params":{"id":1,"seq":0,\
        "value":{"cursor":"1","type":"lent"}}}
        << {"jsonrpc":"2.0","id":1,"result":7}
        ```
        """))
    #expect(
      manual.contains(
        #"<< {"jsonrpc":"2.0","id":1,"error":{"code":5,"message":"…","data":{"#
          + #""status":"NOT_FOUND","reason":"NO_SUCH_BOOK","remedy":"Ask for another \"book\"."}}}"#
      ))
  }

  @Test func `a value is described in words`() throws {
    let find = try #require(SmallContract.read().methods.first)
    #expect(
      find.params.map { ManualSchema($0.schema).text } == [
        "string of 1 to 80 characters",
        "integer, 1 to 100; `10` if absent",
        "list of strings of up to 40 characters; up to 3 of them",
        "decimal number, 0 to 1000",
      ])
  }

  @Test func `a stroke in a cell does not end it`() {
    var page = Markdown()
    page.table(["a", "b"], [["x|y", "z\nw"]])
    #expect(page.text == "| a | b |\n| --- | --- |\n| x\\|y | z w |\n")
  }

  private func names(_ members: [JSONMember]?) -> [String] { members?.map(\.name) ?? [] }

  private func isResult(_ type: JSONMember) -> Bool { type.name.hasSuffix("Result") }
}
