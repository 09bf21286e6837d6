// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.explain` is called with.
public struct ExplainPodParams: Hashable, Sendable {
  /// The session whose breaks are explained.
  public var session: String?

  /// The break that is explained.
  public var breakId: String?

  /// Only breaks of the session after this one.
  public var after: String?

  /// How many at most.
  public var limit: Int

  public init(
    session: String? = nil,
    breakId: String? = nil,
    after: String? = nil,
    limit: Int = 100,
  ) {
    self.session = session
    self.breakId = breakId
    self.after = after
    self.limit = limit
  }
}

extension ExplainPodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var session: String?
    var breakId: String?
    var after: String?
    var limit: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6e_6f69_7373_6573:  // session
        if try json.hasValue(key, 0, &seen) { session = try json.readString(length: 1...64) }
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 1, &seen) { breakId = try json.readString(length: 1...64) }
      case 5 where key.word0 == 0x72_6574_6661:  // after
        if try json.hasValue(key, 2, &seen) { after = try json.readString(length: 1...64) }
      case 5 where key.word0 == 0x74_696d_696c:  // limit
        if try json.hasValue(key, 3, &seen) { limit = try json.readInt(in: 1...1_000) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    self.init(session: session, breakId: breakId, after: after, limit: limit ?? 100)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("session", .string(length: 1...64, format: nil)),
        .optional("breakId", .string(length: 1...64, format: nil)),
        .optional("after", .string(length: 1...64, format: nil)),
        .optional("limit", .integer(1...1_000)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension ExplainPodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("session", session)
    json.member("breakId", breakId)
    json.member("after", after)
    json.member("limit", limit)
    json.endObject()
  }
}

/// What became of each break.
public struct ExplainPodResult: Hashable, Sendable {
  /// The session, if it was asked for.
  public var session: StreamSession? {
    get { sessionApart?.value }
    set { sessionApart = newValue.map(Boxed.init) }
  }

  private var sessionApart: Boxed<StreamSession>?

  /// The breaks, each in a session.
  public var breaks: [BreakFate]

  /// What to give as `after` for the rest; absent if this is all.
  public var next: String?

  /// How the signalling endpoint of the session's stream fares, if it has one.
  public var signals: StreamSignals? {
    get { signalsApart?.value }
    set { signalsApart = newValue.map(Boxed.init) }
  }

  private var signalsApart: Boxed<StreamSignals>?

  public init(
    session: StreamSession? = nil,
    breaks: [BreakFate],
    next: String? = nil,
    signals: StreamSignals? = nil,
  ) {
    sessionApart = session.map(Boxed.init)
    self.breaks = breaks
    self.next = next
    signalsApart = signals.map(Boxed.init)
  }
}

extension ExplainPodResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var session: StreamSession?
    var breaks: [BreakFate]?
    var next: String?
    var signals: StreamSignals?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6e_6f69_7373_6573:  // session
        if try json.hasValue(key, 0, &seen) { session = try StreamSession(from: &json) }
      case 6 where key.word0 == 0x736b_6165_7262:  // breaks
        if try json.hasValue(key, 1, &seen) {
          breaks = try json.readArray(of: BreakFate.self, count: 0...Int.max)
        }
      case 4 where key.word0 == 0x7478_656e:  // next
        if try json.hasValue(key, 2, &seen) { next = try json.readString() }
      case 7 where key.word0 == 0x73_6c61_6e67_6973:  // signals
        if try json.hasValue(key, 3, &seen) { signals = try StreamSignals(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let breaks else { throw json.failure(.missingMember("breaks")) }
    self.init(session: session, breaks: breaks, next: next, signals: signals)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("session", StreamSession.shape),
        .required("breaks", .array(BreakFate.shape, count: 0...Int.max)),
        .optional("next", .string(length: 0...Int.max, format: nil)),
        .optional("signals", StreamSignals.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension ExplainPodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("session", sessionApart)
    json.member("breaks", breaks)
    json.member("next", next)
    json.member("signals", signalsApart)
    json.endObject()
  }
}
