import JSON
import YAML

/// Turns YAML into the JSON that its shape asks for, and collects everything that does not fit.
///
/// So the configuration has one reader, the generated one, and its mistakes have lines and columns.
/// It recurses as deep as the shape or the text, whose depth was bounded when it was read.
struct ShapedYAML: ~Copyable {
  /// What the text says, as far as it fits.
  private(set) var json = JSONWriter()

  /// Everything that does not fit.
  private(set) var mistakes: [ConfigurationMistake] = []

  private let environment: (String) -> String?
  private var path: [Step] = []

  private enum Step {
    case member(String)
    case element(Int)
  }

  /// Takes variables from the environment that is given.
  init(environment: @escaping (String) -> String?) { self.environment = environment }

  /// Writes a value that should have that shape.
  mutating func write(_ node: YAMLNode, as shape: JSONShape) {
    switch shape {
    case .lazy(let named): write(node, as: named())
    case .object(let members, let exactlyOne): writeObject(node, members, exactlyOne)
    case .map(let value, let count): writeMap(node, value, count, shape)
    case .array(let element, let count): writeArray(node, element, count, shape)
    case .any: writeAny(node)
    default: writeScalar(node, shape)
    }
  }

  private mutating func note(_ mark: YAMLMark, _ message: String) {
    let text = path.reduce(into: "") { text, step in
      switch step {
      case .member(let name): text += text.isEmpty ? name : ".\(name)"
      case .element(let index): text += "[\(index)]"
      }
    }
    mistakes.append(ConfigurationMistake(mark: mark, path: text, message: message))
  }

  private mutating func within(_ step: Step, _ body: (inout ShapedYAML) -> Void) {
    path.append(step)
    body(&self)
    path.removeLast()
  }
}

// What holds other values.
extension ShapedYAML {
  private mutating func writeObject(
    _ node: YAMLNode, _ members: [JSONShape.Member], _ exactlyOne: Bool,
  ) {
    guard let given = node.members else {
      json.null()
      return note(node.mark, "expected keys and values, found \(node.withArticle)")
    }
    json.beginObject()
    var isGiven = Array(repeating: false, count: members.count)
    for member in given {
      guard let place = JSONShape.place(of: member.key, in: members) else {
        let nearest = NearestWord.of(member.key, in: members.map(\.name))
        let hint = nearest.map { "; did you mean \($0)?" } ?? ""
        note(member.keyMark, "there is no key \(member.key) here\(hint)")
        continue
      }
      if member.value.isNull { continue }
      let name = members[place].name
      guard !isGiven[place] else {
        note(member.keyMark, "the key \(name) is here already under another name")
        continue
      }
      isGiven[place] = true
      json.key(name)
      within(.member(member.key)) { $0.write(member.value, as: members[place].shape) }
    }
    json.endObject()
    for (member, isGiven) in zip(members, isGiven) where member.isRequired && !isGiven {
      note(node.mark, "the key \(member.name) is missing: expected \(member.shape.words)")
    }
    if exactlyOne, isGiven.count(where: \.self) != 1 {
      note(node.mark, "expected exactly one of \(members.map(\.name).joined(separator: ", "))")
    }
  }

  private mutating func writeMap(
    _ node: YAMLNode, _ value: JSONShape, _ count: ClosedRange<Int>, _ shape: JSONShape,
  ) {
    guard let given = node.members else {
      json.null()
      return note(node.mark, "expected names and values, found \(node.withArticle)")
    }
    json.beginObject()
    for member in given where !member.value.isNull {
      json.key(member.key)
      within(.member(member.key)) { $0.write(member.value, as: value) }
    }
    json.endObject()
    check(given.count, count, node, shape)
  }

  private mutating func writeArray(
    _ node: YAMLNode, _ element: JSONShape, _ count: ClosedRange<Int>, _ shape: JSONShape,
  ) {
    guard let given = node.elements else {
      json.null()
      return note(node.mark, "expected a list, found \(node.withArticle)")
    }
    json.beginArray()
    for (index, value) in given.enumerated() {
      within(.element(index)) { $0.write(value, as: element) }
    }
    json.endArray()
    check(given.count, count, node, shape)
  }

  /// Writes what may be anything: there null says something too.
  private mutating func writeAny(_ node: YAMLNode) {
    switch node.content {
    case .mapping(let members):
      json.beginObject()
      for member in members {
        json.key(member.key)
        within(.member(member.key)) { $0.writeAny(member.value) }
      }
      json.endObject()
    case .sequence(let elements):
      json.beginArray()
      for (index, value) in elements.enumerated() {
        within(.element(index)) { $0.writeAny(value) }
      }
      json.endArray()
    case .scalar where node.isNull: json.null()
    case .scalar: writeScalar(node, .any)
    }
  }

  private mutating func check(
    _ found: Int, _ allowed: ClosedRange<Int>, _ node: YAMLNode, _ shape: JSONShape,
  ) {
    guard !allowed.contains(found) else { return }
    note(node.mark, "expected \(shape.words), found \(found)")
  }
}

// What holds none.
extension ShapedYAML {
  private mutating func writeScalar(_ node: YAMLNode, _ shape: JSONShape) {
    guard let filled = substituted(node) else { return json.null() }
    let isFromEnvironment = filled != node
    guard let value = value(of: filled, as: shape, isFromEnvironment) else {
      json.null()
      let found = isFromEnvironment ? ShapedYAML.unsaid : found(node, shape)
      return note(node.mark, "expected \(shape.words), found \(found)")
    }
    var writer = JSONWriter()
    value.write(to: &writer)
    for violation in shape.violations(in: writer.span) {
      let found = isFromEnvironment ? ShapedYAML.unsaid : violation.found ?? "nothing"
      note(node.mark, "expected \(violation.expected), found \(found)")
    }
    json.raw(writer.span)
  }

  /// What is said of a value that came from the environment, as it may be a secret.
  private static let unsaid = "something else in the environment"

  /// The scalar as JSON has it, where that can be what is wanted.
  ///
  /// A variable of the environment is a string wherever a string is wanted, whatever it looks like.
  private func value(
    of node: YAMLNode, as shape: JSONShape, _ isFromEnvironment: Bool,
  ) -> JSONValue? {
    switch shape {
    case .string, .enumeration:
      (isFromEnvironment ? node.scalarText : node.stringText).map(JSONValue.string)
    case .boolean: node.boolean.map(JSONValue.boolean)
    case .integer, .number: node.numberText.flatMap(JSONNumber.init).map(JSONValue.number)
    default:
      node.boolean.map(JSONValue.boolean)
        ?? node.numberText.flatMap(JSONNumber.init).map(JSONValue.number)
        ?? node.stringText.map(JSONValue.string)
    }
  }

  private func found(_ node: YAMLNode, _ shape: JSONShape) -> String {
    guard case .string = shape, node.scalarText != nil else { return node.withArticle }
    return "\(node.withArticle); write it in quotes to make it a string"
  }

  /// The node with `${NAME}` replaced by variables of the environment; nil if one is missing.
  private mutating func substituted(_ node: YAMLNode) -> YAMLNode? {
    // Most texts have none, and to look for a byte costs less than to look for a text.
    guard case .scalar(let text, let isPlain) = node.content,
      text.utf8.contains(UInt8(ascii: "$")), text.contains("${")
    else { return node }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else {
        note(node.mark, "${ has no closing }")
        return nil
      }
      let name = String(rest[start.upperBound..<end])
      guard let value = environment(name) else {
        note(node.mark, "the environment has no variable \(name)")
        return nil
      }
      result += value
      rest = rest[rest.index(after: end)...]
    }
    return YAMLNode(mark: node.mark, content: .scalar(result + rest, isPlain: isPlain))
  }
}

extension Substring {
  /// Where the text occurs first.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
