// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What the client has drawn of an ad.
public struct RenderedAssets: Hashable, Sendable {
  /// The names of the assets that can be clicked.
  public var clickable: [String]?

  /// The names of the assets that can only be seen.
  public var nonclickable: [String]?

  public init(clickable: [String]? = nil, nonclickable: [String]? = nil) {
    self.clickable = clickable
    self.nonclickable = nonclickable
  }
}

extension RenderedAssets: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var clickable: [String]?
    var nonclickable: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 9 where key.word0 == 0x6c62_616b_6369_6c63 && key.word1 == 0x65:  // clickable
        if try json.hasValue(key, 0, &seen) {
          clickable = try json.readArray(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 1...128)
          }
        }
      case 12 where key.word0 == 0x6b63_696c_636e_6f6e && key.word1 == 0x656c_6261:  // nonclickable
        if try json.hasValue(key, 1, &seen) {
          nonclickable = try json.readArray(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 1...128)
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(clickable: clickable, nonclickable: nonclickable)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("clickable", .array(.string(length: 1...128, format: nil), count: 0...64)),
        .optional("nonclickable", .array(.string(length: 1...128, format: nil), count: 0...64)),
      ],
      exactlyOne: false,
    )
  }
}

extension RenderedAssets: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("clickable", clickable) { json, element in json.string(element) }
    json.member("nonclickable", nonclickable) { json, element in json.string(element) }
    json.endObject()
  }
}
