import JSON

extension JSONValue {
  /// The text of a string.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array.
  var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object.
  var members: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }
}
