// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.schedule` is called with.
public struct SchedulePodParams: Hashable, Sendable {
  /// The stream, as config.yaml names it.
  public var stream: String

  /// The viewer's session with the stream, as the ad server named it.
  public var streamId: String?

  /// Where the break begins.
  public var at: BreakTime?

  /// Where the player is now by its own clock, on which the interstitial then begins too.
  public var playheadMs: Int?

  /// The name that all viewers' players share.
  public var identifier: String?

  /// How long it lasts; as config.yaml says for the stream if absent.
  public var durationMs: Int?

  /// What viewers may not do; nothing is forbidden if absent.
  public var restrictions: [Restriction]?

  /// How far after the break's place the content goes on.
  ///
  /// If absent, a live stream goes on as far as the break took and stays live, and a stream on
  /// demand goes on where it was.
  public var resumptionOffsetMs: Int?

  public init(
    stream: String,
    streamId: String? = nil,
    at: BreakTime? = nil,
    playheadMs: Int? = nil,
    identifier: String? = nil,
    durationMs: Int? = nil,
    restrictions: [Restriction]? = nil,
    resumptionOffsetMs: Int? = nil,
  ) {
    self.stream = stream
    self.streamId = streamId
    self.at = at
    self.playheadMs = playheadMs
    self.identifier = identifier
    self.durationMs = durationMs
    self.restrictions = restrictions
    self.resumptionOffsetMs = resumptionOffsetMs
  }
}

extension SchedulePodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var stream: String?
    var streamId: String?
    var at: BreakTime?
    var playheadMs: Int?
    var identifier: String?
    var durationMs: Int?
    var restrictions: [Restriction]?
    var resumptionOffsetMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6d61_6572_7473:  // stream
        if try json.hasValue(key, 0, &seen) { stream = try json.readString(length: 1...128) }
      case 8 where key.word0 == 0x6449_6d61_6572_7473:  // streamId
        if try json.hasValue(key, 1, &seen) { streamId = try json.readString(length: 1...1_024) }
      case 2 where key.word0 == 0x7461:  // at
        if try json.hasValue(key, 2, &seen) { at = try BreakTime(from: &json) }
      case 10 where key.word0 == 0x6461_6568_7961_6c70 && key.word1 == 0x734d:  // playheadMs
        if try json.hasValue(key, 3, &seen) {
          playheadMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 10 where key.word0 == 0x6966_6974_6e65_6469 && key.word1 == 0x7265:  // identifier
        if try json.hasValue(key, 4, &seen) { identifier = try json.readString(length: 1...128) }
      case 10 where key.word0 == 0x6e6f_6974_6172_7564 && key.word1 == 0x734d:  // durationMs
        if try json.hasValue(key, 5, &seen) { durationMs = try json.readInt(in: 1...86_400_000) }
      case 12 where key.word0 == 0x7463_6972_7473_6572 && key.word1 == 0x736e_6f69:  // restrictions
        if try json.hasValue(key, 6, &seen) {
          restrictions = try json.readArray(of: Restriction.self, count: 0...2)
        }
      case 18
      where key.word0 == 0x6974_706d_7573_6572
        && key.word1 == 0x7465_7366_664f_6e6f
        && key.word2 == 0x734d:  // resumptionOffsetMs
        if try json.hasValue(key, 7, &seen) {
          resumptionOffsetMs = try json.readInt(in: 0...86_400_000)
        }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let stream else { throw json.failure(.missingMember("stream")) }
    self.init(
      stream: stream,
      streamId: streamId,
      at: at,
      playheadMs: playheadMs,
      identifier: identifier,
      durationMs: durationMs,
      restrictions: restrictions,
      resumptionOffsetMs: resumptionOffsetMs,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("stream", .string(length: 1...128, format: nil)),
        .optional("streamId", .string(length: 1...1_024, format: nil)),
        .optional("at", BreakTime.shape),
        .optional("playheadMs", .integer(0...9_007_199_254_740_991)),
        .optional("identifier", .string(length: 1...128, format: nil)),
        .optional("durationMs", .integer(1...86_400_000)),
        .optional("restrictions", .array(Restriction.shape, count: 0...2)),
        .optional("resumptionOffsetMs", .integer(0...86_400_000)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension SchedulePodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("stream", stream)
    json.member("streamId", streamId)
    json.member("at", at)
    json.member("playheadMs", playheadMs)
    json.member("identifier", identifier)
    json.member("durationMs", durationMs)
    json.member("restrictions", restrictions)
    json.member("resumptionOffsetMs", resumptionOffsetMs)
    json.endObject()
  }
}

/// The break that is planned.
public struct SchedulePodResult: Hashable, Sendable {
  /// The break.
  public var `break`: Break {
    get { breakApart.value }
    set { breakApart = Boxed(newValue) }
  }

  private var breakApart: Boxed<Break>

  public init(`break`: Break) {
    breakApart = Boxed(`break`)
  }
}

extension SchedulePodResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var `break`: Break?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x6b_6165_7262:  // break
        if try json.hasValue(key, 0, &seen) { `break` = try Break(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let `break` else { throw json.failure(.missingMember("break")) }
    self.init(break: `break`)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("break", Break.shape)
      ],
      exactlyOne: false,
    )
  }
}

extension SchedulePodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("break", `break`)
    json.endObject()
  }
}
