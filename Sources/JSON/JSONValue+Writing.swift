extension JSONValue: JSONWritable {
  /// The value as compact JSON.
  public var text: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  public func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .boolean(let value): json.boolean(value)
    case .number(let value): json.number(value)
    case .string(let value): json.string(value)
    case .array(let elements):
      json.beginArray()
      for element in elements { element.write(to: &json) }
      json.endArray()
    case .object(let members):
      json.beginObject()
      for member in members {
        json.key(member.name)
        member.value.write(to: &json)
      }
      json.endObject()
    }
  }

  /// The value over several lines, for people.
  public func formatted(indent: Int = 2) -> String {
    var text = ""
    append(to: &text, indent: indent, level: 0)
    return text
  }

  private func append(to text: inout String, indent: Int, level: Int) {
    switch self {
    case .array(let elements) where !elements.isEmpty:
      JSONValue.appendLines(elements, in: ("[", "]"), to: &text, indent, level) { element, text in
        element.append(to: &text, indent: indent, level: level + 1)
      }
    case .object(let members) where !members.isEmpty:
      JSONValue.appendLines(members, in: ("{", "}"), to: &text, indent, level) { member, text in
        text += JSONValue.string(member.name).text + ": "
        member.value.append(to: &text, indent: indent, level: level + 1)
      }
    default:
      text += self.text
    }
  }

  private static func appendLines<Item>(
    _ items: [Item], in brackets: (String, String), to text: inout String,
    _ indent: Int, _ level: Int, _ append: (Item, inout String) -> Void,
  ) {
    text += brackets.0
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + String(repeating: " ", count: indent * (level + 1))
      append(item, &text)
    }
    text += "\n" + String(repeating: " ", count: indent * level) + brackets.1
  }
}
