import JSON
import Testing

@testable import schemac

@Suite struct ConfigurationSchemaRendererTests {
  @Test func `secrets are marked and defaults are told`() throws {
    let files = ConfigurationSchemaRenderer.files(for: SmallContract.read())
    let properties = try JSONValue(parsing: try #require(files.first).text)["properties"]
    #expect(properties?["keys"]?["x-secret"] == .boolean(true))
    #expect(
      properties?["loanMs"]?["markdownDescription"]
        == .string("How long a book is lent.\n\nIf absent: `60000`"))
  }

  @Test func `every object of the published schema is closed and every key is described`() throws {
    let schema = try Committed.document("Schemas/configuration.schema.json")
    let types = [schema] + (schema["definitions"]?.members.map(\.value) ?? [])
    let objects = types.filter { $0["properties"] != nil }
    #expect(objects.count > 3)
    for object in objects {
      #expect(object["additionalProperties"] == .boolean(false), "\(object["title"]?.text ?? "")")
      for property in object["properties"]?.members ?? [] {
        #expect(property.value["description"] != nil, "\(property.name)")
        if property.value["deprecated"] != nil { continue }
        #expect(property.value["markdownDescription"] != nil, "\(property.name)")
      }
    }
  }

  @Test func `the published schema describes every word of its enumerations`() throws {
    let schema = try Committed.document("Schemas/configuration.schema.json")
    let enumerations = schema["definitions"]?.members.map(\.value).filter { $0["enum"] != nil }
    for enumeration in try #require(enumerations) {
      #expect(
        enumeration["enum"]?.elements.count == enumeration["enumDescriptions"]?.elements.count)
    }
  }

  @Test func `a snippet holds what must be there and stops wherever something is to be typed`()
    throws
  {
    let schema = try Committed.document("Schemas/configuration.schema.json")
    let networks = schema["properties"]?["networks"]
    #expect(
      networks?["defaultSnippets"]?[0]?["body"]?.text
        == #"{"${1:name}":{"adapter":"${2|sample,process,openrtb,vast|}"}}"#)
  }
}
