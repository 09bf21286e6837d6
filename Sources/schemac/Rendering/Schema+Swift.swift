internal import JSON

extension Schema {
  /// The type of its values.
  var swiftType: String {
    switch kind {
    case .boolean: "Bool"
    case .integer: "Int"
    case .number(let rules): rules.isExact ? "JSONNumber" : "Double"
    case .string(let rules): rules.format == .int64 ? "Int64" : "String"
    case .any: "JSONValue"
    case .reference(let title): title
    case .array(let element, _): "[\(element.swiftType)]"
    case .map(let element, _): "JSONMap<\(element.swiftType)>"
    }
  }

  /// The expression that reads a value from `json`, without its `try`.
  var swiftReading: SwiftStatement {
    switch kind {
    case .boolean: SwiftStatement(core: "json.readBool()")
    case .integer(let range):
      SwiftStatement(core: "json.readInt(in: \(SwiftLiteral.range(range)))")
    case .number(let rules):
      SwiftStatement(core: "json.read\(swiftNumber)(\(rules.swiftBounds))")
    case .string(let rules): SwiftStatement(core: rules.swiftReading)
    case .any: SwiftStatement(core: "json.readValue()")
    case .reference(let title): SwiftStatement(core: "\(title)(from: &json)")
    case .array(let element, let count): reading("readArray", element, count)
    case .map(let element, let count): reading("readMap", element, count)
    }
  }

  /// What a value looks like, as an expression.
  var swiftShape: String {
    switch kind {
    case .boolean: ".boolean"
    case .integer(let range): ".integer(\(SwiftLiteral.range(range)))"
    case .number(let rules):
      ".number(minimum: \(literal(rules.minimum)), maximum: \(literal(rules.maximum)))"
    case .string(let rules): rules.swiftShape
    case .any: ".any"
    case .reference(let title): "\(title).shape"
    case .array(let element, let count):
      ".array(\(element.swiftShape), count: \(SwiftLiteral.range(count)))"
    case .map(let element, let count):
      ".map(\(element.swiftShape), count: \(SwiftLiteral.range(count)))"
    }
  }

  /// The statement that writes a value to `json`.
  func swiftWriting(of value: String) -> SwiftStatement {
    switch kind {
    case .boolean: SwiftStatement(core: "json.boolean(\(value))")
    case .integer: SwiftStatement(core: "json.integer(Int64(\(value)))")
    case .number: SwiftStatement(core: "json.\(swiftNumber.lowercased())(\(value))")
    case .string(let rules):
      SwiftStatement(
        core: rules.format == .int64 ? "json.decimalString(\(value))" : "json.string(\(value))")
    case .any, .reference: SwiftStatement(core: "\(value).write(to: &json)")
    case .array(let element, _): writing("json.array(\(value))", element)
    case .map(let element, _): writing("json.map(\(value))", element)
    }
  }

  /// The statement that writes a member, if it is there.
  func swiftWriting(ofMember name: String, _ value: String) -> SwiftStatement {
    let name = SwiftLiteral.string(name)
    switch kind {
    case .string(let rules) where rules.format == .int64:
      return SwiftStatement(core: "json.member(\(name), decimal: \(value))")
    case .array(let element, _) where !element.isWritable,
      .map(let element, _) where !element.isWritable:
      return writing("json.member(\(name), \(value))", element)
    default:
      return SwiftStatement(core: "json.member(\(name), \(value))")
    }
  }

  /// Whether values read and write themselves.
  private var isWritable: Bool {
    switch kind {
    case .any, .reference: true
    default: false
    }
  }

  private var swiftNumber: String { swiftType == "Double" ? "Double" : "Number" }

  private func writing(_ head: String, _ element: Schema) -> SwiftStatement {
    let inner = element.swiftWriting(of: "element")
    return SwiftStatement(
      openings: ["\(head) { json, element in"] + inner.openings, core: inner.core)
  }

  private func reading(
    _ function: String, _ element: Schema, _ count: ClosedRange<Int>,
  ) -> SwiftStatement {
    let count = "count: \(SwiftLiteral.range(count))"
    guard !element.isWritable else {
      return SwiftStatement(core: "json.\(function)(of: \(element.swiftType).self, \(count))")
    }
    let inner = element.swiftReading.prefixed(by: "try ")
    return SwiftStatement(
      openings: ["json.\(function)(\(count)) { json throws(JSONError) in"] + inner.openings,
      core: inner.core)
  }
}

extension Schema.NumberRules {
  /// The bounds as arguments.
  fileprivate var swiftBounds: String {
    [minimum.map { "from: \(literal($0))" }, maximum.map { "through: \(literal($0))" }]
      .compactMap(\.self).joined(separator: ", ")
  }
}

extension Schema.StringRules {
  fileprivate var swiftReading: String {
    let length = length == 0...Int.max ? "" : "length: \(SwiftLiteral.range(length))"
    switch format {
    case .int64: return "json.readDecimalString()"
    case .dateTime where length.isEmpty: return "json.readString(format: .dateTime)"
    case .dateTime: return "json.readString(\(length), format: .dateTime)"
    case .uri, nil: return "json.readString(\(length))"
    }
  }

  fileprivate var swiftShape: String {
    let format = format?.checked.map { ".\($0)" } ?? "nil"
    return ".string(length: \(SwiftLiteral.range(length)), format: \(format))"
  }
}

private func literal(_ number: JSONNumber?) -> String {
  SwiftLiteral.value(number.map(JSONValue.number) ?? .null)
}
