import JSON
import Testing

@testable import schemac

@Suite struct SchemaDocumentTests {
  private let contract = SmallContract.read()

  @Test func `a union demands exactly one member`() throws {
    let cover = try schema(of: "Cover")
    #expect(cover["minProperties"]?.text == "1")
    #expect(cover["maxProperties"]?.text == "1")
    #expect(cover["required"] == nil)
  }

  @Test func `words that are understood are taken, and say what they mean`() throws {
    let colour = try schema(of: "Colour")
    #expect(colour["enum"]?.text == #"["red","DARK_GREEN","crimson"]"#)
    #expect(colour["x-aliases"]?.text == #"{"crimson":"red"}"#)
    #expect(colour["x-enum-descriptions"]?["crimson"] == .string("Means `red`."))
  }

  @Test func `a 64-bit integer is a string of digits`() throws {
    let cursor = try schema(of: "AdEvent")["properties"]?["cursor"]
    #expect(cursor?["type"] == .string("string"))
    #expect(cursor?["pattern"] == .string("^-?[0-9]{1,19}$"))
  }

  @Test func `only a document for editors closes its objects`() throws {
    let type = try #require(contract.type(titled: "AdEvent"))
    let editors = SchemaDocument(
      pointer: "#/definitions/", snippets: EditorSnippets(contract: contract))
    #expect(editors.schema(of: type)["additionalProperties"] == .boolean(false))
    #expect(try schema(of: "AdEvent")["additionalProperties"] == nil)
  }

  @Test func `the bounds and the default of a value are kept`() throws {
    let find = try #require(contract.methods.first)
    let schemas = find.params.map { SchemaDocument(pointer: "#/").schema(of: $0.schema).text }
    #expect(
      schemas == [
        #"{"type":"string","minLength":1,"maxLength":80}"#,
        #"{"type":"integer","minimum":1,"maximum":100,"default":10}"#,
        #"{"type":"array","items":{"type":"string","maxLength":40},"maxItems":3}"#,
        #"{"type":"number","minimum":0,"maximum":1000,"x-exact":true}"#,
      ])
  }

  private func schema(of title: String) throws -> JSONValue {
    SchemaDocument(pointer: "#/components/schemas/")
      .schema(of: try #require(contract.type(titled: title)))
  }
}
