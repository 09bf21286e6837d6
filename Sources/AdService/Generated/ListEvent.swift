// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `event.list` is called with.
public struct ListEventParams: Hashable, Sendable {
  /// Only events after this cursor; from the oldest that is kept if absent.
  public var after: Int64?

  /// How many at most.
  public var limit: Int

  /// Only events of this ad, which may have been released since.
  public var adId: String?

  /// Whether to say who was told of each event, and what became of it.
  public var deliveries: Bool

  /// Only events of this session with a stream, which may have been closed since.
  public var session: String?

  /// Only events of sessions with this stream.
  public var stream: String?

  public init(
    after: Int64? = nil,
    limit: Int = 100,
    adId: String? = nil,
    deliveries: Bool = false,
    session: String? = nil,
    stream: String? = nil,
  ) {
    self.after = after
    self.limit = limit
    self.adId = adId
    self.deliveries = deliveries
    self.session = session
    self.stream = stream
  }
}

extension ListEventParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var after: Int64?
    var limit: Int?
    var adId: String?
    var deliveries: Bool?
    var session: String?
    var stream: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x72_6574_6661:  // after
        if try json.hasValue(key, 0, &seen) { after = try json.readDecimalString() }
      case 5 where key.word0 == 0x74_696d_696c:  // limit
        if try json.hasValue(key, 1, &seen) { limit = try json.readInt(in: 1...1_000) }
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 2, &seen) { adId = try json.readString(length: 1...64) }
      case 10 where key.word0 == 0x6972_6576_696c_6564 && key.word1 == 0x7365:  // deliveries
        if try json.hasValue(key, 3, &seen) { deliveries = try json.readBool() }
      case 7 where key.word0 == 0x6e_6f69_7373_6573:  // session
        if try json.hasValue(key, 4, &seen) { session = try json.readString(length: 1...64) }
      case 6 where key.word0 == 0x6d61_6572_7473:  // stream
        if try json.hasValue(key, 5, &seen) { stream = try json.readString(length: 1...128) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      after: after,
      limit: limit ?? 100,
      adId: adId,
      deliveries: deliveries ?? false,
      session: session,
      stream: stream,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("after", .string(length: 0...20, format: .int64)),
        .optional("limit", .integer(1...1_000)),
        .optional("adId", .string(length: 1...64, format: nil)),
        .optional("deliveries", .boolean),
        .optional("session", .string(length: 1...64, format: nil)),
        .optional("stream", .string(length: 1...128, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension ListEventParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("after", decimal: after)
    json.member("limit", limit)
    json.member("adId", adId)
    json.member("deliveries", deliveries)
    json.member("session", session)
    json.member("stream", stream)
    json.endObject()
  }
}

/// The events.
public struct ListEventResult: Hashable, Sendable {
  /// The events, oldest first.
  public var events: [AdEvent]

  /// How many deliveries there were in all; absent unless asked for.
  public var deliveries: DeliveryCounts?

  public init(events: [AdEvent], deliveries: DeliveryCounts? = nil) {
    self.events = events
    self.deliveries = deliveries
  }
}

extension ListEventResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var events: [AdEvent]?
    var deliveries: DeliveryCounts?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x7374_6e65_7665:  // events
        if try json.hasValue(key, 0, &seen) {
          events = try json.readArray(of: AdEvent.self, count: 0...Int.max)
        }
      case 10 where key.word0 == 0x6972_6576_696c_6564 && key.word1 == 0x7365:  // deliveries
        if try json.hasValue(key, 1, &seen) { deliveries = try DeliveryCounts(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let events else { throw json.failure(.missingMember("events")) }
    self.init(events: events, deliveries: deliveries)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("events", .array(AdEvent.shape, count: 0...Int.max)),
        .optional("deliveries", DeliveryCounts.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension ListEventResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("events", events)
    json.member("deliveries", deliveries)
    json.endObject()
  }
}
