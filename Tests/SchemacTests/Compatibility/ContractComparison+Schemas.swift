import JSON

extension ContractComparison {
  /// Which way a value travels, as the client sees it.
  enum Direction: Hashable {
    case sent
    case received
  }

  /// Two types that stand in the same place.
  struct TypePair: Hashable {
    /// The title in the old document, if the type has a name there.
    let old: String?

    /// The title in the new one.
    let new: String?

    /// Which way the values travel.
    let direction: Direction
  }

  /// Compares what a value may be; `name` is what a client knows it by.
  mutating func compare(
    _ old: JSONValue?, _ new: JSONValue?, _ direction: Direction, at place: String, _ name: String,
  ) {
    guard let old else { return }
    guard let new else { return report(place, name, "is gone") }
    if direction == .sent, let value = old["default"], value != new["default"] {
      report(place, name, "means something else when it is absent")
    }
    let oldType = resolved(old, in: self.old)
    let newType = resolved(new, in: self.new)
    let (wide, narrow) = direction == .sent ? (newType, oldType) : (oldType, newType)
    guard ContractComparison.takes(wide, everyKindOf: narrow) else {
      return report(place, name, "is of another type")
    }
    if !ContractComparison.bounds(of: wide, hold: narrow) {
      report(place, name, direction == .sent ? "has tighter bounds" : "may exceed its bounds")
    }
    let title = ContractComparison.title(of: old)
    let pair = TypePair(old: title, new: ContractComparison.title(of: new), direction: direction)
    // What takes anything has no parts.
    guard newType["type"] != nil, title == nil || compared.insert(pair).inserted else { return }
    compareParts(oldType, newType, direction, at: title ?? place, name)
  }

  /// Compares what values of two types are made of.
  private mutating func compareParts(
    _ old: JSONValue, _ new: JSONValue, _ direction: Direction, at place: String, _ name: String,
  ) {
    for key in ["items", "additionalProperties"] {
      compare(old[key], new[key], direction, at: place, name)
    }
    let members = [old, new].map(ContractComparison.members)
    switch direction {
    case .sent:
      compareWords(old, new, at: place, name)
      compareSent(members[0], members[1], at: place)
    case .received:
      compareReceived(members[0], members[1], at: place)
    }
  }

  /// Compares the words that a client may send; those that it is sent may become more.
  private mutating func compareWords(
    _ old: JSONValue, _ new: JSONValue, at place: String, _ name: String,
  ) {
    guard let words = new["enum"]?.elements else { return }
    guard let before = old["enum"]?.elements else {
      return report(place, name, "takes certain words only")
    }
    for word in before.compactMap(\.string) where !words.contains(.string(word)) {
      report(place, word, "is gone")
    }
  }

  /// Whether one schema takes values of every kind that another takes.
  private static func takes(_ wide: JSONValue, everyKindOf narrow: JSONValue) -> Bool {
    guard let type = wide["type"]?.string else { return true }
    guard let other = narrow["type"]?.string else { return false }
    guard type == other || (type, other) == ("number", "integer") else { return false }
    return ["format", "pattern"].allSatisfy { wide[$0] == nil || wide[$0] == narrow[$0] }
  }

  /// Whether the bounds of one schema are around those of another.
  private static func bounds(of wide: JSONValue, hold narrow: JSONValue) -> Bool {
    let least = ["minimum", "minLength", "minItems", "minProperties"]
    let most = ["maximum", "maxLength", "maxItems", "maxProperties"]
    return least.allSatisfy { key in
      (wide[key]?.double ?? -.infinity) <= (narrow[key]?.double ?? -.infinity)
    }
      && most.allSatisfy { key in
        (wide[key]?.double ?? .infinity) >= (narrow[key]?.double ?? .infinity)
      }
  }

  /// The type itself where a schema refers to one.
  private func resolved(_ schema: JSONValue, in document: JSONValue) -> JSONValue {
    guard let title = ContractComparison.title(of: schema) else { return schema }
    return document["components"]?["schemas"]?[title] ?? schema
  }

  private static func title(of schema: JSONValue) -> String? {
    schema["$ref"]?.string?.split(separator: "/").last.map(String.init)
  }
}

extension JSONValue {
  /// The nearest double of a number; other values have none.
  fileprivate var double: Double? {
    guard case .number(let number) = self else { return nil }
    return number.double
  }
}
