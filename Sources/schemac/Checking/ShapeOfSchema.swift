internal import JSON

/// Turns the types of a contract into shapes, so that values can be checked against them.
struct ShapeOfSchema: Sendable {
  /// Where types are looked up; one that is missing allows anything.
  let contract: Contract

  /// What a value of a type looks like.
  func shape(of type: NamedType) -> JSONShape {
    switch type.form {
    case .object(let properties): shape(of: properties)
    case .union(let properties): .object(properties.map(member), exactlyOne: true)
    case .enumeration(let words):
      .enumeration(words.map(\.text), aliases: words.flatMap(\.aliases))
    }
  }

  /// What an object of these members looks like.
  func shape(of properties: [Property]) -> JSONShape {
    .object(properties.map(member), exactlyOne: false)
  }

  /// What a value looks like.
  func shape(of schema: Schema) -> JSONShape {
    switch schema.kind {
    case .boolean: .boolean
    case .integer(let range): .integer(range)
    case .number(let rules):
      .number(minimum: rules.minimum?.double, maximum: rules.maximum?.double)
    case .string(let rules): .string(length: rules.length, format: rules.format?.checked)
    case .any: .any
    case .reference(let title): .lazy { contract.type(titled: title).map(shape(of:)) ?? .any }
    case .array(let element, let count): .array(shape(of: element), count: count)
    case .map(let element, let count): .map(shape(of: element), count: count)
    }
  }

  private func member(_ property: Property) -> JSONShape.Member {
    JSONShape.Member(
      name: property.name, aliases: property.aliases, isRequired: property.isRequired,
      shape: shape(of: property.schema))
  }
}

extension Schema.Format {
  /// The format as readers of JSON check it; a URI is checked where it is used.
  var checked: StringFormat? {
    switch self {
    case .dateTime: .dateTime
    case .int64: .int64
    case .uri: nil
    }
  }
}
