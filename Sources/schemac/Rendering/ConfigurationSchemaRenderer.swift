internal import JSON

/// Makes the JSON Schema that editors check and complete config.yaml with.
enum ConfigurationSchemaRenderer: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    guard let root = contract.type(titled: "Configuration") else { return [] }
    let schema = SchemaDocument(pointer: "#/definitions/", isForEditors: true)
    let types = contract.types(reachedFrom: root)
    let document = JSONValue.record(["$schema": .string("http://json-schema.org/draft-07/schema#")])
      .adding(schema.schema(of: root).withSnippets(types))
      .with([
        "definitions": .named(
          types.map { ($0.title, schema.schema(of: $0).withSnippets(types)) })
      ])
    let path = "Schemas/configuration.schema.json"
    return [GeneratedFile(path: path, text: document.formatted() + "\n")]
  }
}

extension JSONValue {
  fileprivate func adding(_ other: JSONValue) -> JSONValue {
    guard case .object(let own) = self, case .object(let more) = other else { return self }
    return .object(own + more)
  }

  /// The same object schema, where each map or list of objects offers one to begin with.
  fileprivate func withSnippets(_ types: [NamedType]) -> JSONValue {
    guard case .object(let members) = self, case .object(let properties)? = self["properties"]
    else {
      return self
    }
    let offering = properties.map { property in
      JSONMember(
        name: property.name,
        value: property.value.with(["defaultSnippets": snippet(for: property, types)]))
    }
    return .object(
      members.map { member in
        member.name == "properties"
          ? JSONMember(name: member.name, value: .object(offering)) : member
      })
  }

  private func snippet(for property: JSONMember, _ types: [NamedType]) -> JSONValue? {
    let isMap = property.value["additionalProperties"] != nil
    guard let element = property.value["additionalProperties"] ?? property.value["items"],
      case .string(let reference)? = element["$ref"],
      let type = types.first(where: { reference.hasSuffix("/" + $0.title) }), type.words.isEmpty
    else { return nil }
    let members = type.properties.filter(\.isRequired).enumerated().map { place, member in
      (member.name, JSONValue.string("${\(place + 2):\(member.name)}"))
    }
    let one = JSONValue.named(members)
    return .array([
      .record([
        "label": .string("new \(type.title)"),
        "description": .string(WrappedText.oneLine(type.description)),
        "body": isMap ? .named([("${1:name}", one)]) : .array([one]),
      ])
    ])
  }
}

extension Contract {
  /// The types that a type is made of, and they of, without itself, by title.
  fileprivate func types(reachedFrom root: NamedType) -> [NamedType] {
    var reached: [String: NamedType] = [:]
    var waiting = [root]
    while let type = waiting.popLast() {
      let titles = type.properties.flatMap(\.schema.withElements).compactMap(\.reference)
      for next in titles.compactMap({ self.type(titled: $0) })
      where reached[next.title] == nil && next.title != root.title {
        reached[next.title] = next
        waiting.append(next)
      }
    }
    return reached.values.sorted { $0.title < $1.title }
  }
}
