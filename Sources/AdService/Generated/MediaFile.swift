// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// One encoding of a video.
public struct MediaFile: Hashable, Sendable {
  /// Where it can be fetched.
  public var url: String

  /// Its media type, such as video/mp4.
  public var mimeType: String

  /// Its width in pixels.
  public var width: Int

  /// Its height in pixels.
  public var height: Int

  /// How many kilobits a second of it takes.
  public var bitrateKbps: Int?

  public init(url: String, mimeType: String, width: Int, height: Int, bitrateKbps: Int? = nil) {
    self.url = url
    self.mimeType = mimeType
    self.width = width
    self.height = height
    self.bitrateKbps = bitrateKbps
  }
}

extension MediaFile: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var url: String?
    var mimeType: String?
    var width: Int?
    var height: Int?
    var bitrateKbps: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 3 where key.word0 == 0x6c_7275:  // url
        if try json.hasValue(key, 0, &seen) { url = try json.readString(length: 0...4_096) }
      case 8 where key.word0 == 0x6570_7954_656d_696d:  // mimeType
        if try json.hasValue(key, 1, &seen) { mimeType = try json.readString(length: 0...256) }
      case 5 where key.word0 == 0x68_7464_6977:  // width
        if try json.hasValue(key, 2, &seen) { width = try json.readInt(in: 0...65_535) }
      case 6 where key.word0 == 0x7468_6769_6568:  // height
        if try json.hasValue(key, 3, &seen) { height = try json.readInt(in: 0...65_535) }
      case 11 where key.word0 == 0x4b65_7461_7274_6962 && key.word1 == 0x73_7062:  // bitrateKbps
        if try json.hasValue(key, 4, &seen) { bitrateKbps = try json.readInt(in: 0...10_000_000) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let url else { throw json.failure(.missingMember("url")) }
    guard let mimeType else { throw json.failure(.missingMember("mimeType")) }
    guard let width else { throw json.failure(.missingMember("width")) }
    guard let height else { throw json.failure(.missingMember("height")) }
    self.init(url: url, mimeType: mimeType, width: width, height: height, bitrateKbps: bitrateKbps)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("url", .string(length: 0...4_096, format: nil)),
        .required("mimeType", .string(length: 0...256, format: nil)),
        .required("width", .integer(0...65_535)),
        .required("height", .integer(0...65_535)),
        .optional("bitrateKbps", .integer(0...10_000_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension MediaFile: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("url", url)
    json.member("mimeType", mimeType)
    json.member("width", width)
    json.member("height", height)
    json.member("bitrateKbps", bitrateKbps)
    json.endObject()
  }
}
