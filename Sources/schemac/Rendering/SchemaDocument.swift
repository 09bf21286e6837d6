internal import JSON

/// Writes schemas as JSON Schema, in the part that draft-07 and 2020-12 share.
struct SchemaDocument {
  /// Where named types are found in the document, such as `#/definitions/`.
  let pointer: String

  /// What editors offer to people who type the values; a document for programs has none.
  var snippets: EditorSnippets?

  /// A named type.
  func schema(of type: NamedType) -> JSONValue {
    switch type.form {
    case .object(let properties):
      object(type, properties).with(["additionalProperties": isForEditors ? .boolean(false) : nil])
    case .union(let properties):
      object(type, properties).with([
        "minProperties": .integer(1), "maxProperties": .integer(1),
        "additionalProperties": isForEditors ? .boolean(false) : nil,
      ])
    case .enumeration(let words): enumeration(type, words)
    }
  }

  /// The value of one member or parameter.
  func schema(of property: Property) -> JSONValue {
    schema(of: property.schema, description: property.description)
      .with(["x-aliases": .texts(property.aliases)])
  }

  /// A schema, with the description that belongs to its place.
  func schema(of schema: Schema, description: String? = nil) -> JSONValue {
    let text = description ?? schema.description
    return rules(of: schema).with([
      "default": schema.defaultValue,
      "description": text.map { .string(trimmed($0)) },
      "markdownDescription": isForEditors ? text.map { .string(hint($0, schema)) } : nil,
      "defaultSnippets": snippets?.offers(for: schema),
      "x-secret": schema.isSecret ? .boolean(true) : nil,
    ])
  }

  /// For editors every object is closed, so that they underline what is misspelt.
  private var isForEditors: Bool { snippets != nil }

  private func object(_ type: NamedType, _ properties: [Property]) -> JSONValue {
    .record([
      "title": .string(type.title),
      "description": .string(trimmed(type.description)),
      "type": .string("object"),
      "required": .texts(properties.filter(\.isRequired).map(\.name)),
      "properties": .named(properties.flatMap(members)),
      "x-merges": type.merging.map { _ in .boolean(true) },
      "x-alternatives": type.merging.flatMap { .texts($0.alternatives) },
    ])
  }

  /// A member, for editors under its older names too, as they close every object.
  private func members(_ property: Property) -> [(String, JSONValue)] {
    let own = (property.name, schema(of: property))
    guard isForEditors else { return [own] }
    let means = JSONValue.string("Means `\(property.name)`.")
    let older = rules(of: property.schema)
      .with(["description": means, "deprecated": .boolean(true)])
    return [own] + property.aliases.map { ($0, older) }
  }

  /// Words that are understood are listed too, so that no validator refuses what the engine takes.
  private func enumeration(_ type: NamedType, _ words: [NamedType.Word]) -> JSONValue {
    let aliases = words.flatMap { word in word.aliases.map { ($0, word.text) } }
    let meanings =
      words.map { ($0.text, JSONValue.string(trimmed($0.description))) }
      + aliases.map { ($0, JSONValue.string("Means `\($1)`.")) }
    return .record([
      "title": .string(type.title),
      "description": .string(trimmed(type.description)),
      "type": .string("string"),
      "enum": .texts(meanings.map(\.0)),
      "enumDescriptions": isForEditors ? .array(meanings.map(\.1)) : nil,
      "x-enum-descriptions": isForEditors ? nil : .named(meanings),
      "x-aliases": aliases.isEmpty ? nil : .named(aliases.map { ($0, .string($1)) }),
    ])
  }

  private func rules(of schema: Schema) -> JSONValue {
    switch schema.kind {
    case .any: .record(["x-any": isForEditors ? nil : .boolean(true)])
    case .boolean: .record(["type": .string("boolean")])
    case .integer(let range): integer(range)
    case .number(let rules): number(rules)
    case .string(let rules): string(rules)
    case .reference(let title): .record(["$ref": .string(pointer + title)])
    case .array(let element, let count): array(element, count)
    case .map(let element, let count): map(element, count)
    }
  }

  private func integer(_ range: ClosedRange<Int64>) -> JSONValue {
    .record([
      "type": .string("integer"),
      "minimum": .integer(range.lowerBound),
      "maximum": .integer(range.upperBound),
    ])
  }

  private func number(_ rules: Schema.NumberRules) -> JSONValue {
    .record([
      "type": .string("number"),
      "minimum": rules.minimum.map(JSONValue.number),
      "maximum": rules.maximum.map(JSONValue.number),
      "x-exact": rules.isExact ? .boolean(true) : nil,
    ])
  }

  private func string(_ rules: Schema.StringRules) -> JSONValue {
    .record([
      "type": .string("string"),
      "format": rules.format.map { .string($0.rawValue) },
      "pattern": rules.format == .int64 ? .string("^-?[0-9]{1,19}$") : nil,
      "minLength": lower(rules.length),
      "maxLength": upper(rules.length),
    ])
  }

  private func array(_ element: Schema, _ count: ClosedRange<Int>) -> JSONValue {
    .record([
      "type": .string("array"),
      "items": schema(of: element),
      "minItems": lower(count),
      "maxItems": upper(count),
    ])
  }

  private func map(_ element: Schema, _ count: ClosedRange<Int>) -> JSONValue {
    .record([
      "type": .string("object"),
      "additionalProperties": schema(of: element),
      "minProperties": lower(count),
      "maxProperties": upper(count),
    ])
  }

  private func lower(_ range: ClosedRange<Int>) -> JSONValue? {
    range.lowerBound == 0 ? nil : .integer(Int64(range.lowerBound))
  }

  private func upper(_ range: ClosedRange<Int>) -> JSONValue? {
    range.upperBound == Int.max ? nil : .integer(Int64(range.upperBound))
  }

  private func hint(_ text: String, _ schema: Schema) -> String {
    let standard = schema.defaultValue.map { "\n\nIf absent: `\($0.text)`" } ?? ""
    let secret = schema.isSecret ? "\n\nIs shown nowhere." : ""
    return trimmed(text) + standard + secret
  }

  private func trimmed(_ text: String) -> String {
    WrappedText.paragraphs(text).joined(separator: "\n\n")
  }
}
