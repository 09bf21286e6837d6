extension YAMLNode {
  /// The elements of a sequence, or nil.
  package var elements: [YAMLNode]? {
    guard case .sequence(let elements) = content else { return nil }
    return elements
  }

  /// The members of a mapping in their order, or nil.
  package var members: [YAMLMember]? {
    guard case .mapping(let members) = content else { return nil }
    return members
  }

  /// The value of a key, when this is a mapping that has it.
  package subscript(_ key: String) -> YAMLNode? {
    members?.first { $0.key == key }?.value
  }

  /// Whether it is null by the core schema of YAML 1.2, as an absent value is.
  package var isNull: Bool {
    switch plainText {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  /// The truth value that it is by the core schema of YAML 1.2, or nil.
  package var boolean: Bool? {
    switch plainText {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// The text of a number, as JSON writes numbers, or nil.
  ///
  /// Other notations of YAML (0x1F, .5, .inf) are not numbers here, as they could not be written to
  /// JSON.
  package var numberText: String? {
    guard let text = plainText, isJSONNumber(text.utf8) else { return nil }
    return text
  }

  /// The text of a string: quoted, or plain and neither null nor boolean nor number.
  package var stringText: String? {
    guard case .scalar(let text, let isPlain) = content else { return nil }
    guard isPlain else { return text }
    return isNull || boolean != nil || numberText != nil ? nil : text
  }

  /// The text of any scalar, however it is written.
  package var scalarText: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// What it is, as a sentence names it.
  package var withArticle: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar where isNull: "nothing"
    case .scalar where boolean != nil: "a boolean"
    case .scalar where numberText != nil: "a number"
    case .scalar: "a string"
    }
  }

  private var plainText: String? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    return text
  }
}

/// Follows `number` of RFC 8259 §6.
private func isJSONNumber(_ text: String.UTF8View) -> Bool {
  var rest = text[...]
  _ = take(&rest, "-")
  let whole = takeDigits(&rest)
  guard whole.count == 1 || whole.first.map({ $0 != UInt8(ascii: "0") }) == true else {
    return false
  }
  if take(&rest, "."), takeDigits(&rest).isEmpty { return false }
  if take(&rest, "e", "E") {
    _ = take(&rest, "+", "-")
    if takeDigits(&rest).isEmpty { return false }
  }
  return rest.isEmpty
}

private func take(_ rest: inout Substring.UTF8View, _ any: Unicode.Scalar...) -> Bool {
  guard let first = rest.first, any.contains(Unicode.Scalar(first)) else { return false }
  rest.removeFirst()
  return true
}

private func takeDigits(_ rest: inout Substring.UTF8View) -> Substring.UTF8View {
  let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  rest = rest[digits.endIndex...]
  return digits
}
