// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Why a viewer may want to mute an ad.
public struct MuteReasons: Hashable, Sendable {
  /// The reasons that the network can be told.
  public var reasons: [String]

  public init(reasons: [String]) {
    self.reasons = reasons
  }
}

extension MuteReasons: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var reasons: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x73_6e6f_7361_6572:  // reasons
        if try json.hasValue(key, 0, &seen) {
          reasons = try json.readArray(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 0...256)
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let reasons else { throw json.failure(.missingMember("reasons")) }
    self.init(reasons: reasons)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("reasons", .array(.string(length: 0...256, format: nil), count: 0...64))
      ],
      exactlyOne: false,
    )
  }
}

extension MuteReasons: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("reasons", reasons) { json, element in json.string(element) }
    json.endObject()
  }
}
