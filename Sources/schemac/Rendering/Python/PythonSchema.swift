/// A schema as Python sees it: what a type checker is told, and how its values travel.
struct PythonSchema {
  private let schema: Schema
  private let contract: Contract

  /// Sees a schema of the contract, which knows the types that it refers to.
  init(_ schema: Schema, in contract: Contract) {
    (self.schema, self.contract) = (schema, contract)
  }

  /// The type of a value, where lists and maps may be read only.
  func annotation(reading: Bool) -> String {
    let element = schema.element.map {
      PythonSchema($0, in: contract).annotation(reading: reading)
    }
    return switch schema.kind {
    case .boolean: "bool"
    case .integer: "int"
    case .number(let rules): rules.isExact ? "Decimal" : "float"
    case .string(let rules): rules.format == .int64 ? "int" : "str"
    case .any: "Any"
    case .reference(let title): title
    case .array: "\(reading ? "list" : "Sequence")[\(element ?? "Any")]"
    case .map: "\(reading ? "dict" : "Mapping")[str, \(element ?? "Any")]"
    }
  }

  /// The expression of the runtime's shape that its values have.
  var shape: String {
    switch schema.kind {
    case .number(let rules) where rules.isExact: "EXACT"
    case .string(let rules) where rules.format == .int64: "INT64"
    case .reference(let title) where contract.isMessage(title): "Message(\(title))"
    case .array(let element, _): wrapped("Many", element)
    case .map(let element, _): wrapped("Named", element)
    default: "PLAIN"
    }
  }

  /// The names that the type of a value is written with.
  var titles: Set<String> {
    Set(schema.withElements.compactMap(\.reference))
  }

  /// The names of the runtime that types are described with.
  static let runtime = [
    "EXACT", "INT64", "PLAIN", "Many", "Message", "Named", "describe", "message", "which",
    "written",
  ]

  private func wrapped(_ name: String, _ element: Schema) -> String {
    let shape = PythonSchema(element, in: contract).shape
    return shape == "PLAIN" ? shape : "\(name)(\(shape))"
  }
}

extension Contract {
  /// Whether values of that type are objects with members.
  fileprivate func isMessage(_ title: String) -> Bool {
    wireTypes.contains { $0.title == title && !$0.properties.isEmpty }
  }
}
