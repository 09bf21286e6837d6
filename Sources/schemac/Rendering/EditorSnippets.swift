internal import JSON

/// What an editor offers to begin a list or a map of objects with.
struct EditorSnippets {
  /// The contract that the types of lists and maps are looked up in.
  let contract: Contract

  /// The one offer for such a list or map; other schemas have none.
  func offers(for schema: Schema) -> JSONValue? {
    guard let title = schema.element?.reference, let type = contract.type(titled: title),
      case .object = type.form
    else { return nil }
    var stops = Stops()
    return .array([
      .record([
        "label": .string("new \(title)"),
        "description": .string(WrappedText.oneLine(type.description)),
        "body": body(of: schema, named: title, &stops),
      ])
    ])
  }

  /// What must be there, with a stop of the cursor wherever something is to be typed.
  private func body(of schema: Schema, named name: String, _ stops: inout Stops) -> JSONValue {
    switch schema.kind {
    case .array(let element, _):
      return .array([body(of: element, named: name, &stops)])
    case .map(let element, _):
      let key = stops.next("name")
      return .named([(key, body(of: element, named: name, &stops))])
    case .reference(let title):
      return contract.type(titled: title).map { body(of: $0, &stops) } ?? .null
    case .any, .boolean, .integer, .number, .string:
      return .string(stops.next(name))
    }
  }

  private func body(of type: NamedType, _ stops: inout Stops) -> JSONValue {
    if let words = type.words.first.map({ _ in type.words.map(\.text) }) {
      return .string(stops.next(oneOf: words))
    }
    var members: [(String, JSONValue)] = []
    for property in type.properties where property.isRequired {
      members.append((property.name, body(of: property.schema, named: property.name, &stops)))
    }
    return .named(members)
  }

  /// Numbers the places at which the cursor stops.
  private struct Stops {
    private var count = 0

    mutating func next(_ hint: String) -> String {
      count += 1
      return "${\(count):\(hint)}"
    }

    mutating func next(oneOf words: [String]) -> String {
      count += 1
      return "${\(count)|\(words.joined(separator: ","))|}"
    }
  }
}
