// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `ad.mute` is called with.
public struct MuteAdParams: Hashable, Sendable {
  /// The ad that is not wanted.
  public var adId: String

  /// The reason, one of those of the ad; absent if the viewer gave none.
  public var reason: String?

  public init(adId: String, reason: String? = nil) {
    self.adId = adId
    self.reason = reason
  }
}

extension MuteAdParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adId: String?
    var reason: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 0, &seen) { adId = try json.readString(length: 1...64) }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 1, &seen) { reason = try json.readString(length: 1...256) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let adId else { throw json.failure(.missingMember("adId")) }
    self.init(adId: adId, reason: reason)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adId", .string(length: 1...64, format: nil)),
        .optional("reason", .string(length: 1...256, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension MuteAdParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adId", adId)
    json.member("reason", reason)
    json.endObject()
  }
}

/// The event that records it.
public struct MuteAdResult: Hashable, Sendable {
  /// The event that records it.
  public var cursor: Int64

  public init(cursor: Int64) {
    self.cursor = cursor
  }
}

extension MuteAdResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var cursor: Int64?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x726f_7372_7563:  // cursor
        if try json.hasValue(key, 0, &seen) { cursor = try json.readDecimalString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let cursor else { throw json.failure(.missingMember("cursor")) }
    self.init(cursor: cursor)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("cursor", .string(length: 0...Int.max, format: .int64))
      ],
      exactlyOne: false,
    )
  }
}

extension MuteAdResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("cursor", decimal: cursor)
    json.endObject()
  }
}
