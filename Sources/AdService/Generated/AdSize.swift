// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The size of a banner.
public struct AdSize: Hashable, Sendable {
  /// Its width in points.
  public var width: Int

  /// Its height in points.
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension AdSize: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var width: Int?
    var height: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x68_7464_6977:  // width
        if try json.hasValue(key, 0, &seen) { width = try json.readInt(in: 0...65_535) }
      case 6 where key.word0 == 0x7468_6769_6568:  // height
        if try json.hasValue(key, 1, &seen) { height = try json.readInt(in: 0...65_535) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let width else { throw json.failure(.missingMember("width")) }
    guard let height else { throw json.failure(.missingMember("height")) }
    self.init(width: width, height: height)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("width", .integer(0...65_535)),
        .required("height", .integer(0...65_535)),
      ],
      exactlyOne: false,
    )
  }
}

extension AdSize: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("width", width)
    json.member("height", height)
    json.endObject()
  }
}
