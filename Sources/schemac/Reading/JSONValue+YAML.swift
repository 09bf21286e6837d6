internal import JSON
internal import YAML

extension JSONValue {
  /// The value that a YAML value stands for by the core schema.
  ///
  /// The reader of YAML bounds the depth, so that this may call itself.
  init(_ node: YAMLNode) {
    switch node.content {
    case .sequence(let elements):
      self = .array(elements.map(JSONValue.init))
    case .mapping(let members):
      self = .object(members.map { JSONMember(name: $0.key, value: JSONValue($0.value)) })
    case .scalar(let text, _):
      self = JSONValue.scalar(node, text)
    }
  }

  private static func scalar(_ node: YAMLNode, _ text: String) -> JSONValue {
    if node.isNull { return .null }
    if let boolean = node.boolean { return .boolean(boolean) }
    if let number = node.numberText.flatMap(JSONNumber.init) { return .number(number) }
    return .string(text)
  }
}
