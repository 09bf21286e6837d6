/// About how much room the values of generated types take, so that large members live apart.
struct SwiftSize {
  /// From how many bytes on a member lives apart.
  private static let limit = 64

  private let types: [String: NamedType]

  /// Takes in the types that there are.
  init(_ types: [NamedType]) {
    self.types = Dictionary(types.map { ($0.title, $0) }) { first, _ in first }
  }

  /// Whether a member lives apart from the object that has it.
  func isApart(_ property: Property) -> Bool {
    property.schema.reference != nil && size(of: property.schema) > SwiftSize.limit
  }

  private func size(of schema: Schema) -> Int {
    switch schema.kind {
    case .boolean: 1
    case .integer, .number: 16
    case .string: 16
    case .any: 24
    case .array: 8
    case .map: 24
    case .reference(let title): types[title].map(size) ?? 1
    }
  }

  private func size(of type: NamedType) -> Int {
    switch type.form {
    case .enumeration: 1
    case .union(let members): members.map { size(of: $0.schema) }.max() ?? 1
    case .object(let properties):
      properties.reduce(0) { $0 + (isApart($1) ? 8 : size(of: $1.schema)) }
    }
  }
}
