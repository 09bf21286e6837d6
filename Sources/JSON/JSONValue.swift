/// Any value that JSON can say, with the order of members and the text of numbers kept.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// Reads a whole text, in which no object may have two members of one name.
  public init(parsing text: [UInt8]) throws(JSONError) {
    var reader = JSONReader(text.span)
    self = try reader.readValue()
    try reader.finish()
  }

  /// Reads a whole text, in which no object may have two members of one name.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// The member of that name, if this is an object that has one.
  public subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { ExactText($0.name) == ExactText(name) }?.value
  }

  /// The element at that place, if this is an array that has one.
  public subscript(_ index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The kind of this value.
  public var kind: JSONKind {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

/// One member of an object.
public struct JSONMember: Hashable, Sendable {
  /// The name, unescaped.
  public var name: String

  /// The value.
  public var value: JSONValue

  /// Pairs a name with a value.
  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}
