/// A value of a YAML text that knows where it was written.
package struct YAMLNode: Hashable, Sendable {
  /// Where it begins.
  package let mark: YAMLMark

  /// What it holds.
  package let content: Content

  /// The kinds of values; a plain scalar has no quotes, and may mean more than its text.
  package enum Content: Hashable, Sendable {
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([YAMLMember])
  }

  package init(mark: YAMLMark, content: Content) {
    self.mark = mark
    self.content = content
  }
}

/// One key of a mapping and its value.
package struct YAMLMember: Hashable, Sendable {
  /// The text of the key.
  package let key: String

  /// Where the key begins.
  package let keyMark: YAMLMark

  /// What the key stands for.
  package let value: YAMLNode

  package init(key: String, keyMark: YAMLMark, value: YAMLNode) {
    self.key = key
    self.keyMark = keyMark
    self.value = value
  }
}
