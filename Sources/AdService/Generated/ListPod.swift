// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.list` is called with.
public struct ListPodParams: Hashable, Sendable {
  /// The stream, as config.yaml names it.
  public var stream: String

  /// Only breaks after this one.
  public var after: String?

  /// How many at most.
  public var limit: Int

  public init(stream: String, after: String? = nil, limit: Int = 100) {
    self.stream = stream
    self.after = after
    self.limit = limit
  }
}

extension ListPodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var stream: String?
    var after: String?
    var limit: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6d61_6572_7473:  // stream
        if try json.hasValue(key, 0, &seen) { stream = try json.readString(length: 1...128) }
      case 5 where key.word0 == 0x72_6574_6661:  // after
        if try json.hasValue(key, 1, &seen) { after = try json.readString(length: 1...64) }
      case 5 where key.word0 == 0x74_696d_696c:  // limit
        if try json.hasValue(key, 2, &seen) { limit = try json.readInt(in: 1...1_000) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let stream else { throw json.failure(.missingMember("stream")) }
    self.init(stream: stream, after: after, limit: limit ?? 100)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("stream", .string(length: 1...128, format: nil)),
        .optional("after", .string(length: 1...64, format: nil)),
        .optional("limit", .integer(1...1_000)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension ListPodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("stream", stream)
    json.member("after", after)
    json.member("limit", limit)
    json.endObject()
  }
}

/// The breaks and whether there are more.
public struct ListPodResult: Hashable, Sendable {
  /// The breaks, the one that begins first at first.
  public var breaks: [Break]

  /// What to give as `after` for the rest; absent if this is all.
  public var next: String?

  /// How the signalling endpoint fares; absent if the stream has none.
  public var signals: StreamSignals? {
    get { signalsApart?.value }
    set { signalsApart = newValue.map(Boxed.init) }
  }

  private var signalsApart: Boxed<StreamSignals>?

  public init(breaks: [Break], next: String? = nil, signals: StreamSignals? = nil) {
    self.breaks = breaks
    self.next = next
    signalsApart = signals.map(Boxed.init)
  }
}

extension ListPodResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var breaks: [Break]?
    var next: String?
    var signals: StreamSignals?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x736b_6165_7262:  // breaks
        if try json.hasValue(key, 0, &seen) {
          breaks = try json.readArray(of: Break.self, count: 0...Int.max)
        }
      case 4 where key.word0 == 0x7478_656e:  // next
        if try json.hasValue(key, 1, &seen) { next = try json.readString() }
      case 7 where key.word0 == 0x73_6c61_6e67_6973:  // signals
        if try json.hasValue(key, 2, &seen) { signals = try StreamSignals(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let breaks else { throw json.failure(.missingMember("breaks")) }
    self.init(breaks: breaks, next: next, signals: signals)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("breaks", .array(Break.shape, count: 0...Int.max)),
        .optional("next", .string(length: 0...Int.max, format: nil)),
        .optional("signals", StreamSignals.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension ListPodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("breaks", breaks)
    json.member("next", next)
    json.member("signals", signalsApart)
    json.endObject()
  }
}
