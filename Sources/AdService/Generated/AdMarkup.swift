// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// An ad that is a page of HTML.
public struct AdMarkup: Hashable, Sendable {
  /// The HTML, to be shown in a view of its own.
  public var markup: String

  /// Its width in points.
  public var width: Int

  /// Its height in points.
  public var height: Int

  public init(markup: String, width: Int, height: Int) {
    self.markup = markup
    self.width = width
    self.height = height
  }
}

extension AdMarkup: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var markup: String?
    var width: Int?
    var height: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x7075_6b72_616d:  // markup
        if try json.hasValue(key, 0, &seen) { markup = try json.readString(length: 0...16_777_216) }
      case 5 where key.word0 == 0x68_7464_6977:  // width
        if try json.hasValue(key, 1, &seen) { width = try json.readInt(in: 0...65_535) }
      case 6 where key.word0 == 0x7468_6769_6568:  // height
        if try json.hasValue(key, 2, &seen) { height = try json.readInt(in: 0...65_535) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let markup else { throw json.failure(.missingMember("markup")) }
    guard let width else { throw json.failure(.missingMember("width")) }
    guard let height else { throw json.failure(.missingMember("height")) }
    self.init(markup: markup, width: width, height: height)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("markup", .string(length: 0...16_777_216, format: nil)),
        .required("width", .integer(0...65_535)),
        .required("height", .integer(0...65_535)),
      ],
      exactlyOne: false,
    )
  }
}

extension AdMarkup: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("markup", markup)
    json.member("width", width)
    json.member("height", height)
    json.endObject()
  }
}
