import AdService
import Foundation
import JSON
import Testing

@Suite struct DocumentsTests {
  @Test func `the configuration that is carried is the one that is shipped`() throws {
    #expect("\(Documents.configuration)" == (try file("config.yaml")))
  }

  @Test(arguments: [
    ("Schemas/openrpc.json", "\(Documents.openRPC)"),
    ("Schemas/adapter.openrpc.json", "\(Documents.adapter)"),
    ("Schemas/configuration.schema.json", "\(Documents.configurationSchema)"),
  ])
  func `the documents that are carried are those in Schemas, in one line`(
    path: String, text: String,
  ) throws {
    #expect(!text.contains("\n"))
    #expect(try JSONValue(parsing: text) == JSONValue(parsing: file(path)))
  }

  @Test func `the version of the adapter contract is that of its document`() throws {
    let document = try JSONValue(parsing: "\(Documents.adapter)")
    #expect(document["info"]?["version"] == .string(Documents.adapterVersion))
  }

  @Test func `the Python client has the version of the service`() throws {
    let version = try JSONValue(parsing: "\(Documents.openRPC)")["info"]?["version"]
    let project = try file("Examples/python/pyproject.toml")
    let versions = project.matches(of: /(?m)^version = "(.*)"$/).map { String($0.1) }
    #expect(versions.map(JSONValue.string) == [version])
  }

  private func file(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
