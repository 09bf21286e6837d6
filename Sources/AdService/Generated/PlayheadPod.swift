// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.playhead` is called with.
public struct PlayheadPodParams: Hashable, Sendable {
  /// The session whose player it is.
  public var session: String

  /// Where the player is on its timeline.
  public var positionMs: Int

  /// How fast it plays; 0 is paused.
  public var rate: Double

  /// When it was there; now if absent.
  public var at: String?

  /// The date that the stream carries there (EXT-X-PROGRAM-DATE-TIME).
  ///
  /// It places breaks in a live stream. If no report has one, the first report is taken to be at
  /// the live edge.
  public var programTime: String?

  /// How long the content of a stream on demand is without its breaks, once the player knows.
  ///
  /// It places breaks after the content. What was told last counts, and saying it again changes
  /// nothing.
  public var contentMs: Int?

  /// True if the content has come to its end where the player is.
  ///
  /// It counts like `contentMs`, for players that cannot tell it, and corrects it. Behind the end
  /// that is known it says nothing new.
  public var contentEnded: Bool

  /// The ids that the player met in the media since its last report, such as google_… in ID3.
  ///
  /// In a session that the engine has registered each is told to the ad server once, when metadata
  /// says what it stands for, and never one of mere progress. In other sessions they do nothing.
  public var mediaIds: [String]?

  /// Why the ad that is there cannot be played; only inside of a break.
  public var failure: String?

  public init(
    session: String,
    positionMs: Int,
    rate: Double = 1,
    at: String? = nil,
    programTime: String? = nil,
    contentMs: Int? = nil,
    contentEnded: Bool = false,
    mediaIds: [String]? = nil,
    failure: String? = nil,
  ) {
    self.session = session
    self.positionMs = positionMs
    self.rate = rate
    self.at = at
    self.programTime = programTime
    self.contentMs = contentMs
    self.contentEnded = contentEnded
    self.mediaIds = mediaIds
    self.failure = failure
  }
}

extension PlayheadPodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var session: String?
    var positionMs: Int?
    var rate: Double?
    var at: String?
    var programTime: String?
    var contentMs: Int?
    var contentEnded: Bool?
    var mediaIds: [String]?
    var failure: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6e_6f69_7373_6573:  // session
        if try json.hasValue(key, 0, &seen) { session = try json.readString(length: 1...64) }
      case 10 where key.word0 == 0x6e6f_6974_6973_6f70 && key.word1 == 0x734d:  // positionMs
        if try json.hasValue(key, 1, &seen) {
          positionMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 4 where key.word0 == 0x6574_6172:  // rate
        if try json.hasValue(key, 2, &seen) { rate = try json.readDouble(from: 0, through: 64) }
      case 2 where key.word0 == 0x7461:  // at
        if try json.hasValue(key, 3, &seen) {
          at = try json.readString(length: 0...64, format: .dateTime)
        }
      case 11 where key.word0 == 0x546d_6172_676f_7270 && key.word1 == 0x65_6d69:  // programTime
        if try json.hasValue(key, 4, &seen) {
          programTime = try json.readString(length: 0...64, format: .dateTime)
        }
      case 9 where key.word0 == 0x4d74_6e65_746e_6f63 && key.word1 == 0x73:  // contentMs
        if try json.hasValue(key, 5, &seen) {
          contentMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 12 where key.word0 == 0x4574_6e65_746e_6f63 && key.word1 == 0x6465_646e:  // contentEnded
        if try json.hasValue(key, 6, &seen) { contentEnded = try json.readBool() }
      case 8 where key.word0 == 0x7364_4961_6964_656d:  // mediaIds
        if try json.hasValue(key, 7, &seen) {
          mediaIds = try json.readArray(count: 0...256) { json throws(JSONError) in
            try json.readString(length: 1...1_024)
          }
        }
      case 7 where key.word0 == 0x65_7275_6c69_6166:  // failure
        if try json.hasValue(key, 8, &seen) { failure = try json.readString(length: 1...512) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let session else { throw json.failure(.missingMember("session")) }
    guard let positionMs else { throw json.failure(.missingMember("positionMs")) }
    self.init(
      session: session,
      positionMs: positionMs,
      rate: rate ?? 1,
      at: at,
      programTime: programTime,
      contentMs: contentMs,
      contentEnded: contentEnded ?? false,
      mediaIds: mediaIds,
      failure: failure,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("session", .string(length: 1...64, format: nil)),
        .required("positionMs", .integer(0...9_007_199_254_740_991)),
        .optional("rate", .number(minimum: 0, maximum: 64)),
        .optional("at", .string(length: 0...64, format: .dateTime)),
        .optional("programTime", .string(length: 0...64, format: .dateTime)),
        .optional("contentMs", .integer(0...9_007_199_254_740_991)),
        .optional("contentEnded", .boolean),
        .optional("mediaIds", .array(.string(length: 1...1_024, format: nil), count: 0...256)),
        .optional("failure", .string(length: 1...512, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension PlayheadPodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("session", session)
    json.member("positionMs", positionMs)
    json.member("rate", rate)
    json.member("at", at)
    json.member("programTime", programTime)
    json.member("contentMs", contentMs)
    json.member("contentEnded", contentEnded)
    json.member("mediaIds", mediaIds) { json, element in json.string(element) }
    json.member("failure", failure)
    json.endObject()
  }
}

/// How the player moved and what happened.
public struct PlayheadPodResult: Hashable, Sendable {
  /// How the player got here.
  public var movement: PlayheadMovement

  /// What happened since the report before, in order.
  public var events: [AdEvent]

  /// Where in an ad the player is; absent in content and slate.
  public var progress: AdProgress? {
    get { progressApart?.value }
    set { progressApart = newValue.map(Boxed.init) }
  }

  private var progressApart: Boxed<AdProgress>?

  public init(movement: PlayheadMovement, events: [AdEvent], progress: AdProgress? = nil) {
    self.movement = movement
    self.events = events
    progressApart = progress.map(Boxed.init)
  }
}

extension PlayheadPodResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var movement: PlayheadMovement?
    var events: [AdEvent]?
    var progress: AdProgress?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x746e_656d_6576_6f6d:  // movement
        if try json.hasValue(key, 0, &seen) { movement = try PlayheadMovement(from: &json) }
      case 6 where key.word0 == 0x7374_6e65_7665:  // events
        if try json.hasValue(key, 1, &seen) {
          events = try json.readArray(of: AdEvent.self, count: 0...Int.max)
        }
      case 8 where key.word0 == 0x7373_6572_676f_7270:  // progress
        if try json.hasValue(key, 2, &seen) { progress = try AdProgress(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let movement else { throw json.failure(.missingMember("movement")) }
    guard let events else { throw json.failure(.missingMember("events")) }
    self.init(movement: movement, events: events, progress: progress)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("movement", PlayheadMovement.shape),
        .required("events", .array(AdEvent.shape, count: 0...Int.max)),
        .optional("progress", AdProgress.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension PlayheadPodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("movement", movement)
    json.member("events", events)
    json.member("progress", progressApart)
    json.endObject()
  }
}
