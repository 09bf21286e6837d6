import JSON

/// The markup of a native ad, by OpenRTB Native 1.0 to 1.2.
struct NativeMarkup: Sendable {
  /// One asset.
  struct Asset: Sendable {
    /// The number under which it was asked for.
    var id: Int?

    /// What it says, if it is a title or data.
    var text: String?

    /// The number of what kind of data it is.
    var dataType: Int?

    /// The number of what kind of image it is.
    var imageType: Int?

    /// Where its image is.
    var imageURL: String?

    /// The width of its image.
    var width: Int?

    /// The height of its image.
    var height: Int?

    /// The document of its video.
    var videoTag: String?

    /// Whether it is a title.
    var isTitle = false

    /// Where a click on it leads, if elsewhere than one on the ad.
    var link: Link?
  }

  /// Where a click leads.
  struct Link: Sendable {
    /// Where it leads.
    var url: String?

    /// Where it leads when nothing here takes that.
    var fallback: String?

    /// Who wants to hear of it.
    var trackers: [String] = []
  }

  /// Who wants to hear of what happens.
  struct EventTracker: Sendable {
    /// The number of what happens.
    var event: Int?

    /// The number of how it is told.
    var method: Int?

    /// The address.
    var url: String?
  }

  /// The assets.
  var assets: [Asset] = []

  /// Where the assets are, when they are not here.
  var assetsURL: String?

  /// Where clicks lead.
  var link: Link?

  /// Who wants to hear of an impression.
  var impressionTrackers: [String] = []

  /// Who wants to hear of what happens, as of version 1.2.
  var eventTrackers: [EventTracker] = []

  /// The page that says why the ad is shown.
  var privacy: String?

  /// Reads markup, which may be wrapped in an object of its own.
  init(parsing text: [UInt8]) throws(JSONError) {
    // Whatever stands before it, such as a mark of the byte order, is none of it.
    let start = text.firstIndex(of: UInt8(ascii: "{")) ?? 0
    let span = text.span.extracting(start..<text.count)
    var reader = JSONReader(
      span, maximumDepth: BidResponse.depth, unknownMembers: .ignored)
    guard try reader.peek() == .object else { throw reader.failure(.wrongType(.object)) }
    try read(&reader)
    try reader.finish()
  }

  /// Whether a text is such markup, by the members at its top.
  static func isNative(_ text: [UInt8]) -> Bool {
    var reader = JSONReader(
      text.span, maximumDepth: BidResponse.depth, unknownMembers: .ignored)
    do throws(JSONError) {
      try reader.beginObject()
      while let key = try reader.nextKey() {
        if ["native", "assets", "assetsurl"].contains(reader.text(of: key)) { return true }
        _ = try reader.skipValue()
      }
      return false
    } catch {
      return false
    }
  }
}
