// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A viewer's session with a stream.
public struct StreamSession: Hashable, Sendable {
  /// The name to call this session by.
  public var id: String

  /// The stream, as config.yaml names it.
  public var stream: String

  /// The viewer's session at the ad server, which it named itself.
  public var streamId: String?

  /// When it was opened.
  public var openedAt: String

  /// Why all of its breaks are skipped; absent if they are played.
  public var breaksSkipped: PlaybackReason?

  /// The same as a sentence.
  public var detail: String?

  /// What came of registering the viewer; absent if the engine did not.
  public var registration: StreamRegistration? {
    get { registrationApart?.value }
    set { registrationApart = newValue.map(Boxed.init) }
  }

  private var registrationApart: Boxed<StreamRegistration>?

  /// What is told of its ads; absent without a registration, or if the ad server tells nothing.
  public var metadata: StreamMetadata?

  /// What became of the media ids that the player met; absent without a registration.
  public var verification: MediaVerification? {
    get { verificationApart?.value }
    set { verificationApart = newValue.map(Boxed.init) }
  }

  private var verificationApart: Boxed<MediaVerification>?

  public init(
    id: String,
    stream: String,
    streamId: String? = nil,
    openedAt: String,
    breaksSkipped: PlaybackReason? = nil,
    detail: String? = nil,
    registration: StreamRegistration? = nil,
    metadata: StreamMetadata? = nil,
    verification: MediaVerification? = nil,
  ) {
    self.id = id
    self.stream = stream
    self.streamId = streamId
    self.openedAt = openedAt
    self.breaksSkipped = breaksSkipped
    self.detail = detail
    registrationApart = registration.map(Boxed.init)
    self.metadata = metadata
    verificationApart = verification.map(Boxed.init)
  }
}

extension StreamSession: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var stream: String?
    var streamId: String?
    var openedAt: String?
    var breaksSkipped: PlaybackReason?
    var detail: String?
    var registration: StreamRegistration?
    var metadata: StreamMetadata?
    var verification: MediaVerification?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6469:  // id
        if try json.hasValue(key, 0, &seen) { id = try json.readString(length: 1...64) }
      case 6 where key.word0 == 0x6d61_6572_7473:  // stream
        if try json.hasValue(key, 1, &seen) { stream = try json.readString() }
      case 8 where key.word0 == 0x6449_6d61_6572_7473:  // streamId
        if try json.hasValue(key, 2, &seen) { streamId = try json.readString() }
      case 8 where key.word0 == 0x7441_6465_6e65_706f:  // openedAt
        if try json.hasValue(key, 3, &seen) { openedAt = try json.readString(format: .dateTime) }
      case 13
      where key.word0 == 0x6b53_736b_6165_7262
        && key.word1 == 0x64_6570_7069:  // breaksSkipped
        if try json.hasValue(key, 4, &seen) { breaksSkipped = try PlaybackReason(from: &json) }
      case 6 where key.word0 == 0x6c69_6174_6564:  // detail
        if try json.hasValue(key, 5, &seen) { detail = try json.readString() }
      case 12 where key.word0 == 0x6172_7473_6967_6572 && key.word1 == 0x6e6f_6974:  // registration
        if try json.hasValue(key, 6, &seen) { registration = try StreamRegistration(from: &json) }
      case 8 where key.word0 == 0x6174_6164_6174_656d:  // metadata
        if try json.hasValue(key, 7, &seen) { metadata = try StreamMetadata(from: &json) }
      case 12 where key.word0 == 0x6163_6966_6972_6576 && key.word1 == 0x6e6f_6974:  // verification
        if try json.hasValue(key, 8, &seen) { verification = try MediaVerification(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let id else { throw json.failure(.missingMember("id")) }
    guard let stream else { throw json.failure(.missingMember("stream")) }
    guard let openedAt else { throw json.failure(.missingMember("openedAt")) }
    self.init(
      id: id,
      stream: stream,
      streamId: streamId,
      openedAt: openedAt,
      breaksSkipped: breaksSkipped,
      detail: detail,
      registration: registration,
      metadata: metadata,
      verification: verification,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("id", .string(length: 1...64, format: nil)),
        .required("stream", .string(length: 0...Int.max, format: nil)),
        .optional("streamId", .string(length: 0...Int.max, format: nil)),
        .required("openedAt", .string(length: 0...Int.max, format: .dateTime)),
        .optional("breaksSkipped", PlaybackReason.shape),
        .optional("detail", .string(length: 0...Int.max, format: nil)),
        .optional("registration", StreamRegistration.shape),
        .optional("metadata", StreamMetadata.shape),
        .optional("verification", MediaVerification.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension StreamSession: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("stream", stream)
    json.member("streamId", streamId)
    json.member("openedAt", openedAt)
    json.member("breaksSkipped", breaksSkipped)
    json.member("detail", detail)
    json.member("registration", registrationApart)
    json.member("metadata", metadata)
    json.member("verification", verificationApart)
    json.endObject()
  }
}
