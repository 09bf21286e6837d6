// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The room that a banner of adaptive size has.
public struct AdaptiveSize: Hashable, Sendable {
  /// The width that it fills in points.
  public var width: Int

  /// The most height that it may take in points.
  public var maxHeight: Int?

  /// Where the banner stands.
  public var kind: AdaptiveKind

  public init(width: Int, maxHeight: Int? = nil, kind: AdaptiveKind) {
    self.width = width
    self.maxHeight = maxHeight
    self.kind = kind
  }
}

extension AdaptiveSize: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var width: Int?
    var maxHeight: Int?
    var kind: AdaptiveKind?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x68_7464_6977:  // width
        if try json.hasValue(key, 0, &seen) { width = try json.readInt(in: 1...65_535) }
      case 9 where key.word0 == 0x6867_6965_4878_616d && key.word1 == 0x74:  // maxHeight
        if try json.hasValue(key, 1, &seen) { maxHeight = try json.readInt(in: 1...65_535) }
      case 4 where key.word0 == 0x646e_696b:  // kind
        if try json.hasValue(key, 2, &seen) { kind = try AdaptiveKind(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let width else { throw json.failure(.missingMember("width")) }
    guard let kind else { throw json.failure(.missingMember("kind")) }
    self.init(width: width, maxHeight: maxHeight, kind: kind)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("width", .integer(1...65_535)),
        .optional("maxHeight", .integer(1...65_535)),
        .required("kind", AdaptiveKind.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension AdaptiveSize: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("width", width)
    json.member("maxHeight", maxHeight)
    json.member("kind", kind)
    json.endObject()
  }
}
