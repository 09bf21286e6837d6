// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `ad.explain` is called with.
public struct ExplainAdParams: Hashable, Sendable {
  /// The load, as its answer or its error named it.
  public var loadId: String?

  /// An ad that came out of the load.
  public var adId: String?

  public init(loadId: String? = nil, adId: String? = nil) {
    self.loadId = loadId
    self.adId = adId
  }
}

extension ExplainAdParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var loadId: String?
    var adId: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6449_6461_6f6c:  // loadId
        if try json.hasValue(key, 0, &seen) { loadId = try json.readString(length: 1...64) }
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 1, &seen) { adId = try json.readString(length: 1...64) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    self.init(loadId: loadId, adId: adId)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("loadId", .string(length: 1...64, format: nil)),
        .optional("adId", .string(length: 1...64, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension ExplainAdParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("loadId", loadId)
    json.member("adId", adId)
    json.endObject()
  }
}

/// What became of every source.
public struct ExplainAdResult: Hashable, Sendable {
  /// Why the load ended as it did.
  public var explain: Explain

  public init(explain: Explain) {
    self.explain = explain
  }
}

extension ExplainAdResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var explain: Explain?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6e_6961_6c70_7865:  // explain
        if try json.hasValue(key, 0, &seen) { explain = try Explain(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let explain else { throw json.failure(.missingMember("explain")) }
    self.init(explain: explain)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("explain", Explain.shape)
      ],
      exactlyOne: false,
    )
  }
}

extension ExplainAdResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("explain", explain)
    json.endObject()
  }
}
