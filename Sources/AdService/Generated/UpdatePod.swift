// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.update` is called with.
public struct UpdatePodParams: Hashable, Sendable {
  /// The session whose viewer it is.
  public var session: String

  /// What the ad server chooses ads by (cust_params), as it is.
  ///
  /// The engine encodes it.
  public var targeting: JSONMap<String>?

  /// What else the ad server is told, under its own names, such as ppid.
  public var parameters: JSONMap<String>?

  public init(
    session: String,
    targeting: JSONMap<String>? = nil,
    parameters: JSONMap<String>? = nil,
  ) {
    self.session = session
    self.targeting = targeting
    self.parameters = parameters
  }
}

extension UpdatePodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var session: String?
    var targeting: JSONMap<String>?
    var parameters: JSONMap<String>?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6e_6f69_7373_6573:  // session
        if try json.hasValue(key, 0, &seen) { session = try json.readString(length: 1...64) }
      case 9 where key.word0 == 0x6e69_7465_6772_6174 && key.word1 == 0x67:  // targeting
        if try json.hasValue(key, 1, &seen) {
          targeting = try json.readMap(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 0...4_096)
          }
        }
      case 10 where key.word0 == 0x6574_656d_6172_6170 && key.word1 == 0x7372:  // parameters
        if try json.hasValue(key, 2, &seen) {
          parameters = try json.readMap(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 0...4_096)
          }
        }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let session else { throw json.failure(.missingMember("session")) }
    self.init(session: session, targeting: targeting, parameters: parameters)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("session", .string(length: 1...64, format: nil)),
        .optional("targeting", .map(.string(length: 0...4_096, format: nil), count: 0...64)),
        .optional("parameters", .map(.string(length: 0...4_096, format: nil), count: 0...64)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension UpdatePodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("session", session)
    json.member("targeting", targeting) { json, element in json.string(element) }
    json.member("parameters", parameters) { json, element in json.string(element) }
    json.endObject()
  }
}

/// The session whose viewer was told anew.
public struct UpdatePodResult: Hashable, Sendable {
  /// The session.
  public var session: StreamSession {
    get { sessionApart.value }
    set { sessionApart = Boxed(newValue) }
  }

  private var sessionApart: Boxed<StreamSession>

  public init(session: StreamSession) {
    sessionApart = Boxed(session)
  }
}

extension UpdatePodResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var session: StreamSession?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6e_6f69_7373_6573:  // session
        if try json.hasValue(key, 0, &seen) { session = try StreamSession(from: &json) }
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
        .required("session", StreamSession.shape)
      ],
      exactlyOne: false,
    )
  }
}

extension UpdatePodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("session", sessionApart)
    json.endObject()
  }
}
