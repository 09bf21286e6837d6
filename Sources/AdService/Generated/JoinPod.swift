// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.join` is called with.
public struct JoinPodParams: Hashable, Sendable {
  /// The session that pod.open gave, in place of `stream` and `streamId`.
  public var session: String?

  /// The stream, as config.yaml names it.
  public var stream: String?

  /// The viewer's session with the stream, as the ad server named it.
  public var streamId: String?

  /// Where the viewer begins to watch: a clock live, an offset on demand.
  public var at: BreakTime?

  /// Where the player is now by its own clock, on which interstitials then begin too.
  public var playheadMs: Int?

  /// How far ahead breaks are planned.
  public var aheadMs: Int

  public init(
    session: String? = nil,
    stream: String? = nil,
    streamId: String? = nil,
    at: BreakTime? = nil,
    playheadMs: Int? = nil,
    aheadMs: Int = 600_000,
  ) {
    self.session = session
    self.stream = stream
    self.streamId = streamId
    self.at = at
    self.playheadMs = playheadMs
    self.aheadMs = aheadMs
  }
}

extension JoinPodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var session: String?
    var stream: String?
    var streamId: String?
    var at: BreakTime?
    var playheadMs: Int?
    var aheadMs: Int?
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
      case 7 where key.word0 == 0x73_4d64_6165_6861:  // aheadMs
        if try json.hasValue(key, 5, &seen) { aheadMs = try json.readInt(in: 0...86_400_000) }
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
      aheadMs: aheadMs ?? 600_000,
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
        .optional("aheadMs", .integer(0...86_400_000)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension JoinPodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("session", session)
    json.member("stream", stream)
    json.member("streamId", streamId)
    json.member("at", at)
    json.member("playheadMs", playheadMs)
    json.member("aheadMs", aheadMs)
    json.endObject()
  }
}

/// What is played first, and the breaks that were planned.
public struct JoinPodResult: Hashable, Sendable {
  /// What is played first, and where the content begins.
  public var join: Join

  /// The breaks that the viewer gets: those played before the content, then those to come.
  public var breaks: [Break]

  /// The breaks that could not be planned.
  public var refused: [RefusedBreak]

  public init(join: Join, breaks: [Break], refused: [RefusedBreak]) {
    self.join = join
    self.breaks = breaks
    self.refused = refused
  }
}

extension JoinPodResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var join: Join?
    var breaks: [Break]?
    var refused: [RefusedBreak]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6e69_6f6a:  // join
        if try json.hasValue(key, 0, &seen) { join = try Join(from: &json) }
      case 6 where key.word0 == 0x736b_6165_7262:  // breaks
        if try json.hasValue(key, 1, &seen) {
          breaks = try json.readArray(of: Break.self, count: 0...Int.max)
        }
      case 7 where key.word0 == 0x64_6573_7566_6572:  // refused
        if try json.hasValue(key, 2, &seen) {
          refused = try json.readArray(of: RefusedBreak.self, count: 0...Int.max)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let join else { throw json.failure(.missingMember("join")) }
    guard let breaks else { throw json.failure(.missingMember("breaks")) }
    guard let refused else { throw json.failure(.missingMember("refused")) }
    self.init(join: join, breaks: breaks, refused: refused)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("join", Join.shape),
        .required("breaks", .array(Break.shape, count: 0...Int.max)),
        .required("refused", .array(RefusedBreak.shape, count: 0...Int.max)),
      ],
      exactlyOne: false,
    )
  }
}

extension JoinPodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("join", join)
    json.member("breaks", breaks)
    json.member("refused", refused)
    json.endObject()
  }
}
