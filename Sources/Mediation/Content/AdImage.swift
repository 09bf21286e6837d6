/// An image of an ad.
package struct AdImage: Hashable, Sendable {
  /// Where the pixels are.
  package enum Source: Hashable, Sendable {
    case url(String)
    case bytes([UInt8])
    case path(String)
  }

  /// Where the pixels are.
  package let source: Source

  /// How many pixels make one point of the layout.
  package let scale: Double

  /// States an image.
  package init(_ source: Source, scale: Double = 1) {
    self.source = source
    self.scale = scale
  }
}
