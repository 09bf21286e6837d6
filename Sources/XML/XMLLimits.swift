/// How much XML is read, so that no text can exhaust memory or time.
package struct XMLLimits: Hashable, Sendable {
  /// The longest document, in bytes as they came.
  package var bytes: Int

  /// The most elements that may be open at once.
  package var depth: Int

  /// The most elements in all.
  package var elements: Int

  /// The most attributes that one element may have.
  package var attributes: Int

  /// The longest text without an element in it, in bytes of UTF-8.
  package var text: Int

  /// Reads at most that much; the defaults leave room for any ad there is.
  package init(
    bytes: Int = 4 << 20, depth: Int = 64, elements: Int = 100_000, attributes: Int = 64,
    text: Int = 1 << 20,
  ) {
    self.bytes = bytes
    self.depth = depth
    self.elements = elements
    self.attributes = attributes
    self.text = text
  }
}
