/// The six kinds of value that JSON has.
public enum JSONKind: Hashable, Sendable, CaseIterable {
  case object
  case array
  case string
  case number
  case boolean
  case null

  /// The kind as a sentence names it, such as "an object".
  public var withArticle: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    }
  }
}
