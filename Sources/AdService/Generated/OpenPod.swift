// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.open` is called with.
public struct OpenPodParams: Hashable, Sendable {
  /// The stream, as config.yaml names it.
  public var stream: String

  /// The viewer's session with the stream, as the ad server named it.
  public var streamId: String?

  public init(stream: String, streamId: String? = nil) {
    self.stream = stream
    self.streamId = streamId
  }
}

extension OpenPodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var stream: String?
    var streamId: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6d61_6572_7473:  // stream
        if try json.hasValue(key, 0, &seen) { stream = try json.readString(length: 1...128) }
      case 8 where key.word0 == 0x6449_6d61_6572_7473:  // streamId
        if try json.hasValue(key, 1, &seen) { streamId = try json.readString(length: 1...1_024) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let stream else { throw json.failure(.missingMember("stream")) }
    self.init(stream: stream, streamId: streamId)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("stream", .string(length: 1...128, format: nil)),
        .optional("streamId", .string(length: 1...1_024, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension OpenPodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("stream", stream)
    json.member("streamId", streamId)
    json.endObject()
  }
}

/// The session that was opened.
public struct OpenPodResult: Hashable, Sendable {
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

extension OpenPodResult: JSONReadable {
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

extension OpenPodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("session", session)
    json.endObject()
  }
}
