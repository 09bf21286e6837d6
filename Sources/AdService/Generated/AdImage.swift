// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// An image of an ad.
///
/// Its bytes are in exactly one of `url`, `data` and `path`.
public struct AdImage: Hashable, Sendable {
  /// Where the image can be fetched.
  public var url: String?

  /// The image itself in base64.
  public var data: String?

  /// The file on this machine that holds the image.
  public var path: String?

  /// Its width in pixels, if the engine has fetched it.
  public var width: Int?

  /// Its height in pixels, if the engine has fetched it.
  public var height: Int?

  /// How many of its pixels make one point of the screen.
  public var scale: Double

  public init(
    url: String? = nil,
    data: String? = nil,
    path: String? = nil,
    width: Int? = nil,
    height: Int? = nil,
    scale: Double,
  ) {
    self.url = url
    self.data = data
    self.path = path
    self.width = width
    self.height = height
    self.scale = scale
  }
}

extension AdImage: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var url: String?
    var data: String?
    var path: String?
    var width: Int?
    var height: Int?
    var scale: Double?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 3 where key.word0 == 0x6c_7275:  // url
        if try json.hasValue(key, 0, &seen) { url = try json.readString(length: 0...4_096) }
      case 4 where key.word0 == 0x6174_6164:  // data
        if try json.hasValue(key, 1, &seen) { data = try json.readString(length: 0...16_777_216) }
      case 4 where key.word0 == 0x6874_6170:  // path
        if try json.hasValue(key, 2, &seen) { path = try json.readString(length: 0...4_096) }
      case 5 where key.word0 == 0x68_7464_6977:  // width
        if try json.hasValue(key, 3, &seen) { width = try json.readInt(in: 0...2_147_483_647) }
      case 6 where key.word0 == 0x7468_6769_6568:  // height
        if try json.hasValue(key, 4, &seen) { height = try json.readInt(in: 0...2_147_483_647) }
      case 5 where key.word0 == 0x65_6c61_6373:  // scale
        if try json.hasValue(key, 5, &seen) { scale = try json.readDouble(from: 0) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let scale else { throw json.failure(.missingMember("scale")) }
    self.init(url: url, data: data, path: path, width: width, height: height, scale: scale)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("url", .string(length: 0...4_096, format: nil)),
        .optional("data", .string(length: 0...16_777_216, format: nil)),
        .optional("path", .string(length: 0...4_096, format: nil)),
        .optional("width", .integer(0...2_147_483_647)),
        .optional("height", .integer(0...2_147_483_647)),
        .required("scale", .number(minimum: 0, maximum: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension AdImage: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("url", url)
    json.member("data", data)
    json.member("path", path)
    json.member("width", width)
    json.member("height", height)
    json.member("scale", scale)
    json.endObject()
  }
}
