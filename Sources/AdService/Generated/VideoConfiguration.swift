// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How a custom format shows a video.
public struct VideoConfiguration: Hashable, Sendable {
  /// The image asset that is shown if an ad has no video.
  public var fallback: String

  public init(fallback: String) {
    self.fallback = fallback
  }
}

extension VideoConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var fallback: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x6b63_6162_6c6c_6166:  // fallback
        if try json.hasValue(key, 0, &seen) { fallback = try json.readString(length: 1...128) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let fallback else { throw json.failure(.missingMember("fallback")) }
    self.init(fallback: fallback)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("fallback", .string(length: 1...128, format: nil))
      ],
      exactlyOne: false,
    )
  }
}

extension VideoConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("fallback", fallback)
    json.endObject()
  }
}
