/// A size in pixels.
package struct PixelSize: Hashable, Sendable {
  /// The width.
  package let width: Int

  /// The height.
  package let height: Int

  /// States a size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

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

  /// How large it is, once that is known.
  package let pixels: PixelSize?

  /// States an image.
  package init(_ source: Source, scale: Double = 1, pixels: PixelSize? = nil) {
    self.source = source
    self.scale = scale
    self.pixels = pixels
  }
}
