import JSON
import Testing

@testable import schemac

/// What every call may say about itself is written once, and stands with every method.
@Suite struct CallMetaTests {
  private static let path = "Schemas/CallMeta.yaml"
  private static let text = """
    title: CallMeta
    description: |
      What a call says about itself.

      Members that are not known are passed over.
    type: object
    properties:
      reader: {type: string, maxLength: 80, description: Who calls.}
    """

  private let contract = SmallContract.read(with: [path: text]).service

  @Test func `every method of the document may be called with it`() throws {
    let document = try document(of: contract)
    #expect(OpenRPCRules.violations(in: document) == [])
    let methods = document["methods"]?.elements ?? []
    #expect(methods.count == 2)
    for method in methods {
      #expect(
        method["params"]?.elements.last?.text
          == ##"{"name":"_meta","description":"What a call says about itself.","##
          + ##""schema":{"$ref":"#/components/schemas/CallMeta"}}"##)
    }
  }

  @Test func `every method that is published may be called with it, and no notification`() throws {
    for role in ContractRole.allCases {
      for method in try Committed.document(role.documentPath)["methods"]?.elements ?? [] {
        let names = method["params"]?.elements.compactMap { $0["name"]?.string } ?? []
        #expect(names.contains("_meta") == (role == .service), "\(method["name"]?.text ?? "")")
      }
    }
  }

  @Test func `only what a call says about itself may have members that nobody knows`() throws {
    let schemas = try document(of: contract)["components"]?["schemas"]?.members ?? []
    let open = schemas.filter { $0.value["additionalProperties"] == .boolean(true) }
    #expect(open.map(\.name) == ["CallMeta"])
    #expect(schemas.map(\.name) == schemas.map(\.name).sorted())
  }

  @Test(arguments: [SwiftTypes.self, SwiftClient.self, PythonRenderer.self] as [any Renderer.Type])
  func `no code is made of it`(renderer: any Renderer.Type) {
    #expect(renderer.files(for: contract) == renderer.files(for: SmallContract.read()))
  }

  @Test func `the manual describes it once, and the methods lead there`() throws {
    let manual = try #require(ManualRenderer.files(for: contract).first).text
    #expect(manual.split(separator: "### CallMeta\n", omittingEmptySubsequences: false).count == 2)
    #expect(manual.contains("every call may carry `_meta`, a [CallMeta](#callmeta)."))
    #expect(manual.contains("| `reader` | string of up to 80 characters | Who calls. |"))
  }

  @Test func `an example may show it`() throws {
    let example = "params: {title: Emma, _meta: {reader: Knightley}}"
    let files = spoiled(in: "Schemas/methods/book.find.yaml", "params: {title: Emma}", example)
    #expect(SmallContract.mistakes(of: files) == [])
    let find = try document(of: SmallContract.read(with: files).service)["methods"]?[0]
    #expect(
      find?["examples"]?[0]?["params"]?.elements.last?.text
        == #"{"name":"_meta","value":{"reader":"Knightley"}}"#)
  }

  @Test(arguments: [
    ("title: CallMeta", "title: Meta", "`title` is `Meta`, but the file is called `CallMeta`"),
    (", maxLength: 80", "", "a string that comes in needs `maxLength`"),
    ("reader:", "_reader:", "the name `_reader` must be in lowerCamel"),
    (
      "type: object", "type: object\nrequired: [reader]",
      "no call has to say `reader` about itself"
    ),
    (
      "type: object", "type: object\nminProperties: 1\nmaxProperties: 1",
      "what calls say about themselves is an object"
    ),
  ])
  func `what cannot be said of every call is refused`(old: String, new: String, mistake: String) {
    let told = SmallContract.mistakes(of: spoiled(in: Self.path, old, new))
    #expect(told.count == 1)
    #expect(told.allSatisfy { $0.hasPrefix(Self.path) && $0.hasSuffix(": " + mistake) }, "\(told)")
  }

  @Test func `adapters are told nothing of calls themselves`() {
    let told = SmallContract.mistakes(with: "Schemas/adapter/CallMeta.yaml", Self.text)
    #expect(told.contains("Schemas/adapter/CallMeta.yaml:1:1: no file of this name is known here"))
  }

  @Test func `the manual says how long answers are kept if nobody says otherwise`() throws {
    let limits = try Committed.document("Schemas/configuration.schema.json")["definitions"]?[
      "LimitsConfiguration"]?["properties"]
    #expect(limits?["answersKeptMs"]?["default"]?.text == "\(10 * 60_000)")
    #expect(limits?["answersKept"]?["default"]?.text == "10000")
    let manual = try Committed.text("REFERENCE.md")
    #expect(manual.contains("remembered for 10 minutes, among the latest 10,000,"))
  }

  private func spoiled(in path: String, _ old: String, _ new: String) -> [String: String] {
    var files = SmallContract.files.merging([Self.path: Self.text]) { $1 }
    files[path] = files[path]?.replacing(old, with: new)
    return files
  }

  private func document(of contract: Contract) throws -> JSONValue {
    try JSONValue(parsing: try #require(OpenRPCRenderer.files(for: contract).first).text)
  }
}
