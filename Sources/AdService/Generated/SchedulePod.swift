// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.schedule` is called with.
public struct SchedulePodParams: Hashable, Sendable {
  /// The session that pod.open gave, in place of `stream` and `streamId`.
  public var session: String?

  /// The stream, as config.yaml names it.
  public var stream: String?

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
  /// Offsets of breaks with one start add up. If absent, a live stream goes on as far as the break
  /// took and stays live, and a stream on demand goes on where it was.
  public var resumptionOffsetMs: Int?

  /// When it is played, if not only at its place.
  public var cues: [BreakCue]?

  /// After how much of it the content goes on in any case; there is no limit if absent.
  public var playoutLimitMs: Int?

  /// Which boundaries between segments it is moved to; none if absent.
  public var snap: [BreakSnap]?

  /// False if all viewers see the same ads and may watch them together.
  public var contentMayVary: Bool

  /// How the player's timeline shows it; as a point that is highlighted if absent.
  public var timeline: BreakTimeline?

  /// The button by which the viewer ends it early; none if absent.
  public var skipControl: SkipControl?

  /// What the ad server chooses ads by (cust_params), as it is.
  ///
  /// The engine encodes it.
  public var targeting: JSONMap<String>?

  /// The signal that called for the break, in base 64.
  public var scte35: String?

  public init(
    session: String? = nil,
    stream: String? = nil,
    streamId: String? = nil,
    at: BreakTime? = nil,
    playheadMs: Int? = nil,
    identifier: String? = nil,
    durationMs: Int? = nil,
    restrictions: [Restriction]? = nil,
    resumptionOffsetMs: Int? = nil,
    cues: [BreakCue]? = nil,
    playoutLimitMs: Int? = nil,
    snap: [BreakSnap]? = nil,
    contentMayVary: Bool = true,
    timeline: BreakTimeline? = nil,
    skipControl: SkipControl? = nil,
    targeting: JSONMap<String>? = nil,
    scte35: String? = nil,
  ) {
    self.session = session
    self.stream = stream
    self.streamId = streamId
    self.at = at
    self.playheadMs = playheadMs
    self.identifier = identifier
    self.durationMs = durationMs
    self.restrictions = restrictions
    self.resumptionOffsetMs = resumptionOffsetMs
    self.cues = cues
    self.playoutLimitMs = playoutLimitMs
    self.snap = snap
    self.contentMayVary = contentMayVary
    self.timeline = timeline
    self.skipControl = skipControl
    self.targeting = targeting
    self.scte35 = scte35
  }
}

extension SchedulePodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var session: String?
    var stream: String?
    var streamId: String?
    var at: BreakTime?
    var playheadMs: Int?
    var identifier: String?
    var durationMs: Int?
    var restrictions: [Restriction]?
    var resumptionOffsetMs: Int?
    var cues: [BreakCue]?
    var playoutLimitMs: Int?
    var snap: [BreakSnap]?
    var contentMayVary: Bool?
    var timeline: BreakTimeline?
    var skipControl: SkipControl?
    var targeting: JSONMap<String>?
    var scte35: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6e_6f69_7373_6573:  // session
        if try json.hasValue(key, 0, &seen) { session = try json.readString(length: 1...64) }
      case 6 where key.word0 == 0x6d61_6572_7473:  // stream
        if try json.hasValue(key, 1, &seen) { stream = try json.readString(length: 1...128) }
      case 8 where key.word0 == 0x6449_6d61_6572_7473:  // streamId
        if try json.hasValue(key, 2, &seen) { streamId = try json.readString(length: 1...1_024) }
      case 2 where key.word0 == 0x7461:  // at
        if try json.hasValue(key, 3, &seen) { at = try BreakTime(from: &json) }
      case 10 where key.word0 == 0x6461_6568_7961_6c70 && key.word1 == 0x734d:  // playheadMs
        if try json.hasValue(key, 4, &seen) {
          playheadMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 10 where key.word0 == 0x6966_6974_6e65_6469 && key.word1 == 0x7265:  // identifier
        if try json.hasValue(key, 5, &seen) { identifier = try json.readString(length: 1...128) }
      case 10 where key.word0 == 0x6e6f_6974_6172_7564 && key.word1 == 0x734d:  // durationMs
        if try json.hasValue(key, 6, &seen) { durationMs = try json.readInt(in: 1...86_400_000) }
      case 12 where key.word0 == 0x7463_6972_7473_6572 && key.word1 == 0x736e_6f69:  // restrictions
        if try json.hasValue(key, 7, &seen) {
          restrictions = try json.readArray(of: Restriction.self, count: 0...2)
        }
      case 18
      where key.word0 == 0x6974_706d_7573_6572
        && key.word1 == 0x7465_7366_664f_6e6f
        && key.word2 == 0x734d:  // resumptionOffsetMs
        if try json.hasValue(key, 8, &seen) {
          resumptionOffsetMs = try json.readInt(in: -86_400_000...86_400_000)
        }
      case 4 where key.word0 == 0x7365_7563:  // cues
        if try json.hasValue(key, 9, &seen) {
          cues = try json.readArray(of: BreakCue.self, count: 0...3)
        }
      case 14
      where key.word0 == 0x4c74_756f_7961_6c70
        && key.word1 == 0x734d_7469_6d69:  // playoutLimitMs
        if try json.hasValue(key, 10, &seen) {
          playoutLimitMs = try json.readInt(in: 1...86_400_000)
        }
      case 4 where key.word0 == 0x7061_6e73:  // snap
        if try json.hasValue(key, 11, &seen) {
          snap = try json.readArray(of: BreakSnap.self, count: 0...2)
        }
      case 14
      where key.word0 == 0x4d74_6e65_746e_6f63
        && key.word1 == 0x7972_6156_7961:  // contentMayVary
        if try json.hasValue(key, 12, &seen) { contentMayVary = try json.readBool() }
      case 8 where key.word0 == 0x656e_696c_656d_6974:  // timeline
        if try json.hasValue(key, 13, &seen) { timeline = try BreakTimeline(from: &json) }
      case 11 where key.word0 == 0x746e_6f43_7069_6b73 && key.word1 == 0x6c_6f72:  // skipControl
        if try json.hasValue(key, 14, &seen) { skipControl = try SkipControl(from: &json) }
      case 9 where key.word0 == 0x6e69_7465_6772_6174 && key.word1 == 0x67:  // targeting
        if try json.hasValue(key, 15, &seen) {
          targeting = try json.readMap(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 0...4_096)
          }
        }
      case 6 where key.word0 == 0x3533_6574_6373:  // scte35
        if try json.hasValue(key, 16, &seen) { scte35 = try json.readString(length: 4...4_096) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      session: session,
      stream: stream,
      streamId: streamId,
      at: at,
      playheadMs: playheadMs,
      identifier: identifier,
      durationMs: durationMs,
      restrictions: restrictions,
      resumptionOffsetMs: resumptionOffsetMs,
      cues: cues,
      playoutLimitMs: playoutLimitMs,
      snap: snap,
      contentMayVary: contentMayVary ?? true,
      timeline: timeline,
      skipControl: skipControl,
      targeting: targeting,
      scte35: scte35,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("session", .string(length: 1...64, format: nil)),
        .optional("stream", .string(length: 1...128, format: nil)),
        .optional("streamId", .string(length: 1...1_024, format: nil)),
        .optional("at", BreakTime.shape),
        .optional("playheadMs", .integer(0...9_007_199_254_740_991)),
        .optional("identifier", .string(length: 1...128, format: nil)),
        .optional("durationMs", .integer(1...86_400_000)),
        .optional("restrictions", .array(Restriction.shape, count: 0...2)),
        .optional("resumptionOffsetMs", .integer(-86_400_000...86_400_000)),
        .optional("cues", .array(BreakCue.shape, count: 0...3)),
        .optional("playoutLimitMs", .integer(1...86_400_000)),
        .optional("snap", .array(BreakSnap.shape, count: 0...2)),
        .optional("contentMayVary", .boolean),
        .optional("timeline", BreakTimeline.shape),
        .optional("skipControl", SkipControl.shape),
        .optional("targeting", .map(.string(length: 0...4_096, format: nil), count: 0...64)),
        .optional("scte35", .string(length: 4...4_096, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension SchedulePodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("session", session)
    json.member("stream", stream)
    json.member("streamId", streamId)
    json.member("at", at)
    json.member("playheadMs", playheadMs)
    json.member("identifier", identifier)
    json.member("durationMs", durationMs)
    json.member("restrictions", restrictions)
    json.member("resumptionOffsetMs", resumptionOffsetMs)
    json.member("cues", cues)
    json.member("playoutLimitMs", playoutLimitMs)
    json.member("snap", snap)
    json.member("contentMayVary", contentMayVary)
    json.member("timeline", timeline)
    json.member("skipControl", skipControl)
    json.member("targeting", targeting) { json, element in json.string(element) }
    json.member("scte35", scte35)
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
    json.member("break", breakApart)
    json.endObject()
  }
}
