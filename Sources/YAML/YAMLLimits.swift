/// How much YAML is read, so that no text can exhaust memory or stack.
package struct YAMLLimits: Hashable, Sendable {
  /// The longest text.
  package var bytes: Int

  /// The most collections that may be open at once.
  package var depth: Int

  /// The most values in all.
  package var nodes: Int

  package init(bytes: Int = 1 << 20, depth: Int = 64, nodes: Int = 100_000) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
  }
}
