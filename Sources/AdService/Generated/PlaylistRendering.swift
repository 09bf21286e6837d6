// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A media playlist with breaks in it.
public struct PlaylistRendering: Hashable, Sendable {
  /// The playlist.
  public var text: String

  /// The identifiers of the breaks that are in it.
  public var inserted: [String]

  /// The identifiers of the breaks that were over before its first segment.
  public var leftOut: [String]

  public init(text: String, inserted: [String], leftOut: [String]) {
    self.text = text
    self.inserted = inserted
    self.leftOut = leftOut
  }
}

extension PlaylistRendering: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var text: String?
    var inserted: [String]?
    var leftOut: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x7478_6574:  // text
        if try json.hasValue(key, 0, &seen) { text = try json.readString() }
      case 8 where key.word0 == 0x6465_7472_6573_6e69:  // inserted
        if try json.hasValue(key, 1, &seen) {
          inserted = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
            try json.readString()
          }
        }
      case 7 where key.word0 == 0x74_754f_7466_656c:  // leftOut
        if try json.hasValue(key, 2, &seen) {
          leftOut = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
            try json.readString()
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let text else { throw json.failure(.missingMember("text")) }
    guard let inserted else { throw json.failure(.missingMember("inserted")) }
    guard let leftOut else { throw json.failure(.missingMember("leftOut")) }
    self.init(text: text, inserted: inserted, leftOut: leftOut)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("text", .string(length: 0...Int.max, format: nil)),
        .required(
          "inserted",
          .array(.string(length: 0...Int.max, format: nil), count: 0...Int.max),
        ),
        .required("leftOut", .array(.string(length: 0...Int.max, format: nil), count: 0...Int.max)),
      ],
      exactlyOne: false,
    )
  }
}

extension PlaylistRendering: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("text", text)
    json.member("inserted", inserted) { json, element in json.string(element) }
    json.member("leftOut", leftOut) { json, element in json.string(element) }
    json.endObject()
  }
}
