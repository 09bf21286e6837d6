internal import JSON
internal import YAML

extension ContractReader {
  /// What a value must be; after a mistake, anything.
  func schema(_ node: YAMLNode, _ source: Source) -> Schema {
    guard let mapping = mapping(ofSchema: node, source) else {
      return Schema(kind: .any, place: source.place(node.mark))
    }
    return schema(of: node, mapping)
  }

  /// What the value of a member must be, and the older names of that member.
  func member(_ node: YAMLNode, _ source: Source) -> (schema: Schema, aliases: [String]) {
    guard let mapping = mapping(ofSchema: node, source, alsoKnows: ["x-aliases"]) else {
      return (Schema(kind: .any, place: source.place(node.mark)), [])
    }
    return (schema(of: node, mapping), mapping.texts("x-aliases").map(\.text))
  }

  /// The keywords of a schema, or nil after telling why it is none.
  private func mapping(
    ofSchema node: YAMLNode, _ source: Source, alsoKnows more: [String] = [],
  ) -> Mapping? {
    guard let keywords = keywords[kindWord(of: node)] else {
      source.report(SchemaMistake.of(node), at: node.mark)
      return nil
    }
    return Mapping(node, in: source, knows: ["description"] + keywords + more)
  }

  private func schema(of node: YAMLNode, _ mapping: Mapping) -> Schema {
    Schema(
      kind: kind(kindWord(of: node), mapping), description: mapping.optionalText("description"),
      defaultValue: mapping["default"].map(JSONValue.init), isSecret: mapping.flag("x-secret"),
      place: mapping.place)
  }

  private func kindWord(of node: YAMLNode) -> String {
    if node["$ref"] != nil { return "$ref" }
    if node["x-any"] != nil { return "x-any" }
    if node["enum"] != nil || node["properties"] != nil { return "named" }
    return node["type"]?.stringText ?? ""
  }

  private func kind(_ word: String, _ mapping: Mapping) -> Schema.Kind {
    switch word {
    case "$ref": reference(mapping)
    case "boolean": .boolean
    case "integer": integer(mapping)
    case "number": number(mapping)
    case "string": string(mapping)
    case "array": array(mapping)
    case "object": map(mapping)
    default: any(mapping)
    }
  }

  private func any(_ mapping: Mapping) -> Schema.Kind {
    if !mapping.flag("x-any") { mapping.source.report("`x-any` must be true", at: mapping.mark) }
    return .any
  }

  private func reference(_ mapping: Mapping) -> Schema.Kind {
    .reference(referredTitle("$ref", mapping) ?? "")
  }

  /// The title that a reference names, or nil after telling what it should look like.
  func referredTitle(_ key: String, _ mapping: Mapping) -> String? {
    guard let path = mapping.optionalText(key), let node = mapping[key] else { return nil }
    guard path.hasPrefix(Profile.referencePrefix) else {
      mapping.source.report(
        "a reference is written `\(Profile.referencePrefix)Title`", at: node.mark)
      return nil
    }
    return String(path.dropFirst(Profile.referencePrefix.count))
  }

  private func integer(_ mapping: Mapping) -> Schema.Kind {
    let minimum = mapping.required("minimum").flatMap { _ in mapping.integer("minimum") }
    let maximum = mapping.required("maximum").flatMap { _ in mapping.integer("maximum") }
    let range = range(
      minimum ?? Profile.integers.lowerBound, maximum ?? Profile.integers.upperBound, mapping)
    if !Profile.integers.contains(range.lowerBound) || !Profile.integers.contains(range.upperBound)
    {
      mapping.source.report(
        "an integer is within ±9007199254740991; a larger one is a string of `format: int64`",
        at: mapping.mark)
    }
    return .integer(range)
  }

  private func number(_ mapping: Mapping) -> Schema.Kind {
    let (minimum, maximum) = (mapping.number("minimum"), mapping.number("maximum"))
    if let minimum, let maximum { _ = range(minimum.double, maximum.double, mapping) }
    return .number(
      Schema.NumberRules(minimum: minimum, maximum: maximum, isExact: mapping.flag("x-exact")))
  }

  private func string(_ mapping: Mapping) -> Schema.Kind {
    let format = mapping.word("format", as: Schema.Format.self)
    if let pattern = mapping["pattern"], format != .int64 {
      mapping.source.report("`pattern` is allowed beside `format: int64` only", at: pattern.mark)
    }
    let length = count("minLength", "maxLength", mapping)
    return .string(Schema.StringRules(length: length, format: format))
  }

  private func array(_ mapping: Mapping) -> Schema.Kind {
    .array(of: element("items", mapping), count: count("minItems", "maxItems", mapping))
  }

  private func map(_ mapping: Mapping) -> Schema.Kind {
    let count = count("minProperties", "maxProperties", mapping)
    return .map(of: element("additionalProperties", mapping), count: count)
  }

  private func element(_ key: String, _ mapping: Mapping) -> Schema {
    guard let node = mapping.required(key) else { return Schema(kind: .any, place: mapping.place) }
    return schema(node, mapping.source)
  }

  private func count(_ least: String, _ most: String, _ mapping: Mapping) -> ClosedRange<Int> {
    range(mapping.count(least) ?? 0, mapping.count(most) ?? Int.max, mapping)
  }

  private func range<Bound>(
    _ least: Bound, _ most: Bound, _ mapping: Mapping,
  ) -> ClosedRange<Bound> {
    guard least <= most else {
      mapping.source.report(
        "no value can be at least \(least) and at most \(most)", at: mapping.mark)
      return least...least
    }
    return least...most
  }
}

/// What each kind of schema may say beside `description`.
private let keywords = [
  "$ref": ["$ref"],
  "x-any": ["x-any", "x-secret"],
  "boolean": ["type", "default"],
  "integer": ["type", "minimum", "maximum", "default"],
  "number": ["type", "minimum", "maximum", "x-exact", "default"],
  "string": ["type", "minLength", "maxLength", "format", "pattern", "x-secret", "default"],
  "array": ["type", "items", "minItems", "maxItems"],
  "object": ["type", "additionalProperties", "minProperties", "maxProperties", "x-secret"],
]

/// Says why something is no schema.
private enum SchemaMistake {
  static func of(_ node: YAMLNode) -> String {
    guard node.members != nil else { return "expected a mapping, not \(node.withArticle)" }
    if node["enum"] != nil {
      return "an enumeration is a named type: give it a file and refer to it"
    }
    if node["properties"] != nil {
      return "an object is a named type: give it a file and refer to it"
    }
    if node["type"]?.elements != nil { return "a list of types is not part of the profile" }
    guard let type = node["type"]?.scalarText else {
      let banned = node.members?.first { Profile.bannedKeywords.contains($0.key) }?.key
      return banned.map { "`\($0)` is not part of the profile" }
        ?? "a schema has `type`, `$ref` or `x-any`"
    }
    return "`\(type)` is not a type of the profile"
  }
}
