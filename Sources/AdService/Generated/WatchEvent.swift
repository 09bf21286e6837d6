// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `event.watch` is called with.
public struct WatchEventParams: Hashable, Sendable {
  /// Begin after this cursor; with what happens from now on if absent.
  public var after: Int64?

  /// Only events of this ad.
  public var adId: String?

  /// Only events of this session with a stream, which may have been closed since.
  public var session: String?

  /// Only events of sessions with this stream.
  public var stream: String?

  public init(
    after: Int64? = nil,
    adId: String? = nil,
    session: String? = nil,
    stream: String? = nil,
  ) {
    self.after = after
    self.adId = adId
    self.session = session
    self.stream = stream
  }
}

extension WatchEventParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var after: Int64?
    var adId: String?
    var session: String?
    var stream: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x72_6574_6661:  // after
        if try json.hasValue(key, 0, &seen) { after = try json.readDecimalString() }
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 1, &seen) { adId = try json.readString(length: 1...64) }
      case 7 where key.word0 == 0x6e_6f69_7373_6573:  // session
        if try json.hasValue(key, 2, &seen) { session = try json.readString(length: 1...64) }
      case 6 where key.word0 == 0x6d61_6572_7473:  // stream
        if try json.hasValue(key, 3, &seen) { stream = try json.readString(length: 1...128) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    self.init(after: after, adId: adId, session: session, stream: stream)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("after", .string(length: 0...20, format: .int64)),
        .optional("adId", .string(length: 1...64, format: nil)),
        .optional("session", .string(length: 1...64, format: nil)),
        .optional("stream", .string(length: 1...128, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension WatchEventParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("after", decimal: after)
    json.member("adId", adId)
    json.member("session", session)
    json.member("stream", stream)
    json.endObject()
  }
}

/// Where the stream ended.
public struct WatchEventResult: Hashable, Sendable {
  /// What to give as `after` to go on from here.
  public var cursor: Int64

  public init(cursor: Int64) {
    self.cursor = cursor
  }
}

extension WatchEventResult: JSONReadable {
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

extension WatchEventResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("cursor", decimal: cursor)
    json.endObject()
  }
}
