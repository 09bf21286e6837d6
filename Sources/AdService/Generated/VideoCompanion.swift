// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Something that is shown beside a video.
public struct VideoCompanion: Hashable, Sendable {
  /// The name by which its clicks are reported, and that it was drawn, such as companion1.
  public var asset: String

  /// Its width in pixels.
  public var width: Int

  /// Its height in pixels.
  public var height: Int

  /// Its picture or page.
  public var resource: VideoResource {
    get { resourceApart.value }
    set { resourceApart = Boxed(newValue) }
  }

  private var resourceApart: Boxed<VideoResource>

  /// What it says, for those who cannot see it.
  public var altText: String?

  /// What to open when it is clicked.
  public var clickUrl: String?

  /// The place in the app that it is for.
  public var slot: String?

  /// Whether it has to be shown, or one of those like it.
  public var required: Bool

  public init(
    asset: String,
    width: Int,
    height: Int,
    resource: VideoResource,
    altText: String? = nil,
    clickUrl: String? = nil,
    slot: String? = nil,
    required: Bool,
  ) {
    self.asset = asset
    self.width = width
    self.height = height
    resourceApart = Boxed(resource)
    self.altText = altText
    self.clickUrl = clickUrl
    self.slot = slot
    self.required = required
  }
}

extension VideoCompanion: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var asset: String?
    var width: Int?
    var height: Int?
    var resource: VideoResource?
    var altText: String?
    var clickUrl: String?
    var slot: String?
    var required: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x74_6573_7361:  // asset
        if try json.hasValue(key, 0, &seen) { asset = try json.readString(length: 0...64) }
      case 5 where key.word0 == 0x68_7464_6977:  // width
        if try json.hasValue(key, 1, &seen) { width = try json.readInt(in: 0...65_535) }
      case 6 where key.word0 == 0x7468_6769_6568:  // height
        if try json.hasValue(key, 2, &seen) { height = try json.readInt(in: 0...65_535) }
      case 8 where key.word0 == 0x6563_7275_6f73_6572:  // resource
        if try json.hasValue(key, 3, &seen) { resource = try VideoResource(from: &json) }
      case 7 where key.word0 == 0x74_7865_5474_6c61:  // altText
        if try json.hasValue(key, 4, &seen) { altText = try json.readString(length: 0...4_096) }
      case 8 where key.word0 == 0x6c72_556b_6369_6c63:  // clickUrl
        if try json.hasValue(key, 5, &seen) { clickUrl = try json.readString(length: 0...4_096) }
      case 4 where key.word0 == 0x746f_6c73:  // slot
        if try json.hasValue(key, 6, &seen) { slot = try json.readString(length: 0...256) }
      case 8 where key.word0 == 0x6465_7269_7571_6572:  // required
        if try json.hasValue(key, 7, &seen) { required = try json.readBool() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let asset else { throw json.failure(.missingMember("asset")) }
    guard let width else { throw json.failure(.missingMember("width")) }
    guard let height else { throw json.failure(.missingMember("height")) }
    guard let resource else { throw json.failure(.missingMember("resource")) }
    guard let required else { throw json.failure(.missingMember("required")) }
    self.init(
      asset: asset,
      width: width,
      height: height,
      resource: resource,
      altText: altText,
      clickUrl: clickUrl,
      slot: slot,
      required: required,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("asset", .string(length: 0...64, format: nil)),
        .required("width", .integer(0...65_535)),
        .required("height", .integer(0...65_535)),
        .required("resource", VideoResource.shape),
        .optional("altText", .string(length: 0...4_096, format: nil)),
        .optional("clickUrl", .string(length: 0...4_096, format: nil)),
        .optional("slot", .string(length: 0...256, format: nil)),
        .required("required", .boolean),
      ],
      exactlyOne: false,
    )
  }
}

extension VideoCompanion: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("asset", asset)
    json.member("width", width)
    json.member("height", height)
    json.member("resource", resourceApart)
    json.member("altText", altText)
    json.member("clickUrl", clickUrl)
    json.member("slot", slot)
    json.member("required", required)
    json.endObject()
  }
}
