/// The size of a banner in points.
package struct BannerSize: Hashable, Sendable {
  /// The width.
  package let width: Int

  /// The height.
  package let height: Int

  /// States a size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size that banners have when nobody asks for another.
  package static let standard = BannerSize(width: 320, height: 50)

  /// The sizes that most networks know, by the names that Google gives them.
  package static let wellKnown = [
    BannerSize(width: 320, height: 50), BannerSize(width: 320, height: 100),
    BannerSize(width: 300, height: 250), BannerSize(width: 468, height: 60),
    BannerSize(width: 728, height: 90), BannerSize(width: 120, height: 600),
  ]

  /// How narrow a banner may be for the room that is there.
  private static let leastWidth = 0.5

  /// How low a banner may be for the room that is there.
  private static let leastHeight = 0.7

  /// Whether a banner of this size can stand in room of that size without looking lost.
  ///
  /// Nothing may stick out; half of the width and seven tenths of the height must be filled.
  package func fits(in room: BannerSize) -> Bool {
    width <= room.width && height <= room.height
      && Double(width) >= Double(room.width) * Self.leastWidth
      && Double(height) >= Double(room.height) * Self.leastHeight
  }

  /// The largest of these sizes that fits into room of this size.
  package func closestValid(of sizes: [BannerSize]) -> BannerSize? {
    var best: BannerSize?
    for size in sizes where size.fits(in: self) {
      if size.area > best?.area ?? 0 { best = size }
    }
    return best
  }

  private var area: Double { Double(width) * Double(height) }
}

/// Room of a fixed width that a banner fills with the height that it likes.
package struct AdaptiveSize: Hashable, Sendable {
  /// The width in points.
  package let width: Int

  /// How high the banner may be; nil leaves it to the kind.
  package let maxHeight: Int?

  /// Whether the banner scrolls with the content, instead of staying at an edge of the screen.
  package let isInline: Bool

  /// The least height of an anchored banner, and the most that it has if nobody says.
  private static let anchored = 50...90

  /// States the room.
  package init(width: Int, maxHeight: Int? = nil, isInline: Bool = false) {
    self.width = width
    self.maxHeight = maxHeight
    self.isInline = isInline
  }

  /// Whether a banner of that size suits the room.
  package func takes(_ size: BannerSize) -> Bool {
    guard size.width > 0, size.height > 0, size.width <= width, width - size.width <= size.width
    else { return false }
    if let maxHeight { return size.height <= maxHeight }
    return isInline || size.height <= Self.anchored.upperBound
  }
}

extension RequestOptions {
  /// The sizes that a banner may have, with the usual one if none was asked for.
  package var bannerSizes: [BannerSize] {
    sizes.isEmpty && adaptive == nil ? [.standard] : sizes
  }

  /// Whether a banner of that size is what was asked for, or close enough.
  package func takes(_ size: BannerSize) -> Bool {
    bannerSizes.contains { size.fits(in: $0) } || adaptive?.takes(size) == true
  }
}
