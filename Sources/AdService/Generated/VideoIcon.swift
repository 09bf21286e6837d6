// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A mark over a video.
public struct VideoIcon: Hashable, Sendable {
  /// What it stands for, such as AdChoices.
  public var program: String?

  /// Its width in pixels.
  public var width: Int

  /// Its height in pixels.
  public var height: Int

  /// Where it is from the left: pixels, left or right.
  public var x: String?

  /// Where it is from the top: pixels, top or bottom.
  public var y: String?

  /// When it appears.
  public var offsetMs: Int

  /// How long it stays; to the end if absent.
  public var durationMs: Int?

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

  /// Images to show on a click where no page can be opened, the largest first.
  public var fallbacks: [AdImage]?

  public init(
    program: String? = nil,
    width: Int,
    height: Int,
    x: String? = nil,
    y: String? = nil,
    offsetMs: Int,
    durationMs: Int? = nil,
    resource: VideoResource,
    altText: String? = nil,
    clickUrl: String? = nil,
    fallbacks: [AdImage]? = nil,
  ) {
    self.program = program
    self.width = width
    self.height = height
    self.x = x
    self.y = y
    self.offsetMs = offsetMs
    self.durationMs = durationMs
    resourceApart = Boxed(resource)
    self.altText = altText
    self.clickUrl = clickUrl
    self.fallbacks = fallbacks
  }
}

extension VideoIcon: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var program: String?
    var width: Int?
    var height: Int?
    var x: String?
    var y: String?
    var offsetMs: Int?
    var durationMs: Int?
    var resource: VideoResource?
    var altText: String?
    var clickUrl: String?
    var fallbacks: [AdImage]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6d_6172_676f_7270:  // program
        if try json.hasValue(key, 0, &seen) { program = try json.readString(length: 0...256) }
      case 5 where key.word0 == 0x68_7464_6977:  // width
        if try json.hasValue(key, 1, &seen) { width = try json.readInt(in: 0...65_535) }
      case 6 where key.word0 == 0x7468_6769_6568:  // height
        if try json.hasValue(key, 2, &seen) { height = try json.readInt(in: 0...65_535) }
      case 1 where key.word0 == 0x78:  // x
        if try json.hasValue(key, 3, &seen) { x = try json.readString(length: 0...64) }
      case 1 where key.word0 == 0x79:  // y
        if try json.hasValue(key, 4, &seen) { y = try json.readString(length: 0...64) }
      case 8 where key.word0 == 0x734d_7465_7366_666f:  // offsetMs
        if try json.hasValue(key, 5, &seen) { offsetMs = try json.readInt(in: 0...86_400_000) }
      case 10 where key.word0 == 0x6e6f_6974_6172_7564 && key.word1 == 0x734d:  // durationMs
        if try json.hasValue(key, 6, &seen) { durationMs = try json.readInt(in: 0...86_400_000) }
      case 8 where key.word0 == 0x6563_7275_6f73_6572:  // resource
        if try json.hasValue(key, 7, &seen) { resource = try VideoResource(from: &json) }
      case 7 where key.word0 == 0x74_7865_5474_6c61:  // altText
        if try json.hasValue(key, 8, &seen) { altText = try json.readString(length: 0...4_096) }
      case 8 where key.word0 == 0x6c72_556b_6369_6c63:  // clickUrl
        if try json.hasValue(key, 9, &seen) { clickUrl = try json.readString(length: 0...4_096) }
      case 9 where key.word0 == 0x6b63_6162_6c6c_6166 && key.word1 == 0x73:  // fallbacks
        if try json.hasValue(key, 10, &seen) {
          fallbacks = try json.readArray(of: AdImage.self, count: 0...16)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let width else { throw json.failure(.missingMember("width")) }
    guard let height else { throw json.failure(.missingMember("height")) }
    guard let offsetMs else { throw json.failure(.missingMember("offsetMs")) }
    guard let resource else { throw json.failure(.missingMember("resource")) }
    self.init(
      program: program,
      width: width,
      height: height,
      x: x,
      y: y,
      offsetMs: offsetMs,
      durationMs: durationMs,
      resource: resource,
      altText: altText,
      clickUrl: clickUrl,
      fallbacks: fallbacks,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("program", .string(length: 0...256, format: nil)),
        .required("width", .integer(0...65_535)),
        .required("height", .integer(0...65_535)),
        .optional("x", .string(length: 0...64, format: nil)),
        .optional("y", .string(length: 0...64, format: nil)),
        .required("offsetMs", .integer(0...86_400_000)),
        .optional("durationMs", .integer(0...86_400_000)),
        .required("resource", VideoResource.shape),
        .optional("altText", .string(length: 0...4_096, format: nil)),
        .optional("clickUrl", .string(length: 0...4_096, format: nil)),
        .optional("fallbacks", .array(AdImage.shape, count: 0...16)),
      ],
      exactlyOne: false,
    )
  }
}

extension VideoIcon: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("program", program)
    json.member("width", width)
    json.member("height", height)
    json.member("x", x)
    json.member("y", y)
    json.member("offsetMs", offsetMs)
    json.member("durationMs", durationMs)
    json.member("resource", resourceApart)
    json.member("altText", altText)
    json.member("clickUrl", clickUrl)
    json.member("fallbacks", fallbacks)
    json.endObject()
  }
}
