// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.close` is called with.
public struct ClosePodParams: Hashable, Sendable {
  /// The session to end.
  public var session: String

  public init(session: String) {
    self.session = session
  }
}

extension ClosePodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var session: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6e_6f69_7373_6573:  // session
        if try json.hasValue(key, 0, &seen) { session = try json.readString(length: 1...64) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let session else { throw json.failure(.missingMember("session")) }
    self.init(session: session)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("session", .string(length: 1...64, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension ClosePodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("session", session)
    json.endObject()
  }
}

/// The session that was closed.
public struct ClosePodResult: Hashable, Sendable {
  /// The session.
  public var session: StreamSession {
    get { sessionApart.value }
    set { sessionApart = Boxed(newValue) }
  }

  private var sessionApart: Boxed<StreamSession>

  /// What ended with it.
  public var events: [AdEvent]

  public init(session: StreamSession, events: [AdEvent]) {
    sessionApart = Boxed(session)
    self.events = events
  }
}

extension ClosePodResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var session: StreamSession?
    var events: [AdEvent]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6e_6f69_7373_6573:  // session
        if try json.hasValue(key, 0, &seen) { session = try StreamSession(from: &json) }
      case 6 where key.word0 == 0x7374_6e65_7665:  // events
        if try json.hasValue(key, 1, &seen) {
          events = try json.readArray(of: AdEvent.self, count: 0...Int.max)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let session else { throw json.failure(.missingMember("session")) }
    guard let events else { throw json.failure(.missingMember("events")) }
    self.init(session: session, events: events)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("session", StreamSession.shape),
        .required("events", .array(AdEvent.shape, count: 0...Int.max)),
      ],
      exactlyOne: false,
    )
  }
}

extension ClosePodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("session", sessionApart)
    json.member("events", events)
    json.endObject()
  }
}
