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

  /// The expression that reads a value from `json`.
  var swiftReading: String {
    switch kind {
    case .boolean: "json.readBool()"
    case .integer(let range): "json.readInt(in: \(SwiftLiteral.range(range)))"
    case .number(let rules):
      rules.isExact
        ? "json.readNumber(\(rules.swiftBounds))" : "json.readDouble(\(rules.swiftBounds))"
    case .string(let rules): rules.swiftReading
    case .any: "json.readValue()"
    case .reference(let title): "\(title)(from: &json)"
    case .array(let element, let count): collection("readArray", element, count)
    case .map(let element, let count): collection("readMap", element, count)
    }
  }

  /// What a value looks like, as an expression.
  var swiftShape: String {
    switch kind {
    case .boolean: ".boolean"
    case .integer(let range): ".integer(\(SwiftLiteral.range(range)))"
    case .number(let rules):
      ".number(minimum: \(rules.minimum?.text ?? "nil"), maximum: \(rules.maximum?.text ?? "nil"))"
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
  func swiftWriting(of value: String) -> String {
    switch kind {
    case .boolean: "json.boolean(\(value))"
    case .integer: "json.integer(Int64(\(value)))"
    case .number(let rules): rules.isExact ? "json.number(\(value))" : "json.double(\(value))"
    case .string(let rules):
      rules.format == .int64 ? "json.decimalString(\(value))" : "json.string(\(value))"
    case .any, .reference: "\(value).write(to: &json)"
    case .array(let element, _): "json.array(\(value)) { \(element.swiftWritingClosure) }"
    case .map(let element, _): "json.map(\(value)) { \(element.swiftWritingClosure) }"
    }
  }

  /// The statement that writes a member, if it is there.
  func swiftWriting(ofMember name: String, _ value: String) -> String {
    let name = SwiftLiteral.string(name)
    switch kind {
    case .string(let rules) where rules.format == .int64:
      return "json.member(\(name), decimal: \(value))"
    case .array(let element, _), .map(let element, _):
      guard !element.isWritable else { return "json.member(\(name), \(value))" }
      return "json.member(\(name), \(value)) { \(element.swiftWritingClosure) }"
    default:
      return "json.member(\(name), \(value))"
    }
  }

  /// Whether values read and write themselves.
  private var isWritable: Bool {
    switch kind {
    case .any, .reference: true
    default: false
    }
  }

  private var swiftWritingClosure: String {
    "json, element in \(swiftWriting(of: "element"))"
  }

  private func collection(
    _ function: String, _ element: Schema, _ count: ClosedRange<Int>
  ) -> String {
    let count = "count: \(SwiftLiteral.range(count))"
    guard !element.isWritable else {
      return "json.\(function)(of: \(element.swiftType).self, \(count))"
    }
    return "json.\(function)(\(count)) { json throws(JSONError) in try \(element.swiftReading) }"
  }
}

extension Schema.NumberRules {
  /// The bounds as arguments.
  fileprivate var swiftBounds: String {
    [minimum.map { "from: \($0.text)" }, maximum.map { "through: \($0.text)" }]
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
