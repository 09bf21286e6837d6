internal import YAML

extension ContractReader {
  /// The type that a file describes; what cannot be read is left out of it.
  func type(_ root: YAMLNode, _ source: Source, _ fileName: String) -> NamedType {
    var type = namedType(root, source, fileName: fileName)
    type.title = fileName
    return type
  }

  /// An object, a union or an enumeration with a title.
  func namedType(
    _ node: YAMLNode, _ source: Source, fileName: String? = nil,
  ) -> NamedType {
    let place = source.place(node.mark)
    let isEnumeration = node["enum"] != nil
    let keys = isEnumeration ? enumerationKeys : objectKeys
    guard let mapping = Mapping(node, in: source, knows: keys) else {
      return NamedType(title: "", description: "", form: .object([]), place: place)
    }
    if let fileName { mapping.expectFileName(fileName, as: "title") }
    let form = isEnumeration ? enumeration(mapping) : object(mapping)
    return NamedType(
      title: mapping.text("title"), description: mapping.text("description"), form: form,
      merging: merging(mapping), place: place)
  }

  private func object(_ mapping: Mapping) -> NamedType.Form {
    expectType("object", mapping)
    let required = mapping.texts("required")
    let properties = mapping.members("properties").map { member in
      property(member, isRequired: required.contains { $0.text == member.key }, mapping.source)
    }
    _ = mapping.required("properties")
    for name in required where !properties.contains(where: { $0.name == name.text }) {
      mapping.source.report(
        "`\(name.text)` is required but not among the properties", at: name.mark)
    }
    guard isUnion(mapping) else { return .object(properties) }
    if let required = mapping["required"] {
      mapping.source.report("a union requires none of its members", at: required.mark)
    }
    return .union(properties)
  }

  private func merging(_ mapping: Mapping) -> NamedType.Merging? {
    let alternatives = mapping.texts("x-alternatives").map(\.text)
    if mapping.flag("x-merges") { return NamedType.Merging(alternatives: alternatives) }
    if let node = mapping["x-alternatives"] {
      mapping.source.report("`x-alternatives` goes with `x-merges: true` only", at: node.mark)
    }
    return nil
  }

  private func isUnion(_ mapping: Mapping) -> Bool {
    switch (mapping.count("minProperties"), mapping.count("maxProperties")) {
    case (nil, nil):
      return false
    case (1, 1):
      return true
    default:
      mapping.source.report(
        "a union has `minProperties: 1` and `maxProperties: 1`, an object neither",
        at: mapping.mark)
      return true
    }
  }

  private func property(
    _ member: YAMLMember, isRequired: Bool, _ source: Source,
  ) -> Property {
    let (schema, aliases) = self.member(member.value, source)
    if schema.description == nil, member.value.members != nil {
      source.report("`\(member.key)` has no description", at: member.keyMark)
    }
    return Property(
      name: member.key, description: schema.description ?? "", isRequired: isRequired,
      schema: schema, aliases: aliases, place: source.place(member.keyMark))
  }

  private func enumeration(_ mapping: Mapping) -> NamedType.Form {
    expectType("string", mapping)
    let words = mapping.texts("enum")
    let descriptions = mapping.members("x-enum-descriptions")
    let aliases = mapping.members("x-aliases")
    _ = mapping.required("x-enum-descriptions")
    for member in descriptions where !words.contains(where: { $0.text == member.key }) {
      mapping.source.report("`\(member.key)` is not a word of this type", at: member.keyMark)
    }
    for alias in aliases where !words.contains(where: { $0.text == alias.value.stringText }) {
      mapping.source.report("`\(alias.key)` stands for no word of this type", at: alias.keyMark)
    }
    return .enumeration(
      words.map { word in
        let description = descriptions.first { $0.key == word.text }?.value.stringText
        if description == nil {
          mapping.source.report("`\(word.text)` has no description", at: word.mark)
        }
        let others = aliases.filter { $0.value.stringText == word.text }.map(\.key)
        return NamedType.Word(text: word.text, description: description ?? "", aliases: others)
      })
  }

  private func expectType(_ type: String, _ mapping: Mapping) {
    guard let node = mapping.required("type"), node.stringText != type else { return }
    mapping.source.report(
      "a named type is an object, or a string with `enum`", at: node.mark)
  }
}

private let objectKeys = [
  "title", "description", "type", "required", "properties", "minProperties", "maxProperties",
  "x-merges", "x-alternatives",
]

private let enumerationKeys = [
  "title", "description", "type", "enum", "x-enum-descriptions", "x-aliases",
]
