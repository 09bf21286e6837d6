// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `adapter.release` is called with.
public struct ReleaseAdapterParams: Hashable, Sendable {
  /// The ad.
  public var adId: String

  public init(adId: String) {
    self.adId = adId
  }
}

extension ReleaseAdapterParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adId: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 0, &seen) { adId = try json.readString(length: 1...64) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let adId else { throw json.failure(.missingMember("adId")) }
    self.init(adId: adId)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adId", .string(length: 1...64, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension ReleaseAdapterParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adId", adId)
    json.endObject()
  }
}

/// Nothing but that it is forgotten.
public struct ReleaseAdapterResult: Hashable, Sendable {
  public init() {}
}

extension ReleaseAdapterResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      try json.unknownMember(key)
    }
    self.init()
  }

  public static var shape: JSONShape {
    .object([], exactlyOne: false)
  }
}

extension ReleaseAdapterResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
