internal import JSON

extension JSONValue {
  /// An object of the members that have a value, in their order.
  static func record(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(
      members.compactMap { name, value in value.map { JSONMember(name: name, value: $0) } })
  }

  /// An object of named values, in their order.
  static func named(_ members: some Sequence<(String, JSONValue)>) -> JSONValue {
    .object(members.map { JSONMember(name: $0, value: $1) })
  }

  /// A whole number.
  static func integer(_ value: Int64) -> JSONValue {
    JSONNumber(String(value)).map(JSONValue.number) ?? .null
  }

  /// Texts, or nil when there are none.
  static func texts(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : .array(texts.map(JSONValue.string))
  }

  /// The same object with further members, which do not replace those that are there.
  func with(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    guard case .object(let own) = self, case .object(let more) = JSONValue.record(members) else {
      return self
    }
    return .object(own + more.filter { self[$0.name] == nil })
  }
}
