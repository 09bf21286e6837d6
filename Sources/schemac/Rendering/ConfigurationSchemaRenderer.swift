internal import JSON

/// Makes the JSON Schema that editors check and complete config.yaml with.
enum ConfigurationSchemaRenderer: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    guard let root = contract.type(titled: "Configuration") else { return [] }
    let schema = SchemaDocument(
      pointer: "#/definitions/", snippets: EditorSnippets(contract: contract))
    let types = contract.types(reachedFrom: [root])
    let document = JSONValue.record(["$schema": .string("http://json-schema.org/draft-07/schema#")])
      .adding(schema.schema(of: root))
      .with(["definitions": .named(types.map { ($0.title, schema.schema(of: $0)) })])
    let path = "Schemas/configuration.schema.json"
    return [GeneratedFile(path: path, text: document.formatted() + "\n")]
  }
}

extension JSONValue {
  fileprivate func adding(_ other: JSONValue) -> JSONValue {
    guard case .object(let own) = self, case .object(let more) = other else { return self }
    return .object(own + more)
  }
}
