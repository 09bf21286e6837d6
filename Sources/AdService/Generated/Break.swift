// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A break in a stream that ads will fill.
public struct Break: Hashable, Sendable {
  /// The name to call this break by.
  public var id: String

  /// The stream, as config.yaml names it.
  public var stream: String

  /// The name that all viewers' players share: pod/7 or ad_break_id/x.
  public var identifier: String

  /// When it begins; absent for one placed by offset, or after the content, in a stream on demand.
  public var start: String?

  /// Where it begins in a stream on demand; absent for one after the content.
  public var offsetMs: Int?

  /// How long it lasts, by the best that is known.
  public var durationMs: Int

  /// How long it was to last when the stream first told of it; absent if it did not say.
  public var plannedDurationMs: Int?

  /// The playlist of its ads for this viewer; absent for a break that is nobody's own.
  public var manifestUrl: String?

  /// What to hand to the player; absent for a break that is nobody's own.
  public var interstitial: Interstitial? {
    get { interstitialApart?.value }
    set { interstitialApart = newValue.map(Boxed.init) }
  }

  private var interstitialApart: Boxed<Interstitial>?

  /// Where it stands.
  public var state: BreakState

  /// How far its ads have come, if its stream has them fetched before it begins.
  public var preparation: BreakPreparation? {
    get { preparationApart?.value }
    set { preparationApart = newValue.map(Boxed.init) }
  }

  private var preparationApart: Boxed<BreakPreparation>?

  /// The ways in which the stream told of it.
  public var signals: [BreakSignal]?

  /// The splice messages of SCTE 35 that came with it, in base 64, as they were.
  public var spliceMessages: [String]?

  public init(
    id: String,
    stream: String,
    identifier: String,
    start: String? = nil,
    offsetMs: Int? = nil,
    durationMs: Int,
    plannedDurationMs: Int? = nil,
    manifestUrl: String? = nil,
    interstitial: Interstitial? = nil,
    state: BreakState,
    preparation: BreakPreparation? = nil,
    signals: [BreakSignal]? = nil,
    spliceMessages: [String]? = nil,
  ) {
    self.id = id
    self.stream = stream
    self.identifier = identifier
    self.start = start
    self.offsetMs = offsetMs
    self.durationMs = durationMs
    self.plannedDurationMs = plannedDurationMs
    self.manifestUrl = manifestUrl
    interstitialApart = interstitial.map(Boxed.init)
    self.state = state
    preparationApart = preparation.map(Boxed.init)
    self.signals = signals
    self.spliceMessages = spliceMessages
  }
}

extension Break: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var stream: String?
    var identifier: String?
    var start: String?
    var offsetMs: Int?
    var durationMs: Int?
    var plannedDurationMs: Int?
    var manifestUrl: String?
    var interstitial: Interstitial?
    var state: BreakState?
    var preparation: BreakPreparation?
    var signals: [BreakSignal]?
    var spliceMessages: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6469:  // id
        if try json.hasValue(key, 0, &seen) { id = try json.readString(length: 1...64) }
      case 6 where key.word0 == 0x6d61_6572_7473:  // stream
        if try json.hasValue(key, 1, &seen) { stream = try json.readString() }
      case 10 where key.word0 == 0x6966_6974_6e65_6469 && key.word1 == 0x7265:  // identifier
        if try json.hasValue(key, 2, &seen) { identifier = try json.readString() }
      case 5 where key.word0 == 0x74_7261_7473:  // start
        if try json.hasValue(key, 3, &seen) { start = try json.readString(format: .dateTime) }
      case 8 where key.word0 == 0x734d_7465_7366_666f:  // offsetMs
        if try json.hasValue(key, 4, &seen) {
          offsetMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 10 where key.word0 == 0x6e6f_6974_6172_7564 && key.word1 == 0x734d:  // durationMs
        if try json.hasValue(key, 5, &seen) { durationMs = try json.readInt(in: 1...86_400_000) }
      case 17
      where key.word0 == 0x4464_656e_6e61_6c70
        && key.word1 == 0x4d6e_6f69_7461_7275
        && key.word2 == 0x73:  // plannedDurationMs
        if try json.hasValue(key, 6, &seen) {
          plannedDurationMs = try json.readInt(in: 1...86_400_000)
        }
      case 11 where key.word0 == 0x7473_6566_696e_616d && key.word1 == 0x6c_7255:  // manifestUrl
        if try json.hasValue(key, 7, &seen) { manifestUrl = try json.readString() }
      case 12 where key.word0 == 0x6974_7372_6574_6e69 && key.word1 == 0x6c61_6974:  // interstitial
        if try json.hasValue(key, 8, &seen) { interstitial = try Interstitial(from: &json) }
      case 5 where key.word0 == 0x65_7461_7473:  // state
        if try json.hasValue(key, 9, &seen) { state = try BreakState(from: &json) }
      case 11 where key.word0 == 0x7461_7261_7065_7270 && key.word1 == 0x6e_6f69:  // preparation
        if try json.hasValue(key, 10, &seen) { preparation = try BreakPreparation(from: &json) }
      case 7 where key.word0 == 0x73_6c61_6e67_6973:  // signals
        if try json.hasValue(key, 11, &seen) {
          signals = try json.readArray(of: BreakSignal.self, count: 0...7)
        }
      case 14
      where key.word0 == 0x654d_6563_696c_7073
        && key.word1 == 0x7365_6761_7373:  // spliceMessages
        if try json.hasValue(key, 12, &seen) {
          spliceMessages = try json.readArray(count: 0...8) { json throws(JSONError) in
            try json.readString(length: 1...8_192)
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let id else { throw json.failure(.missingMember("id")) }
    guard let stream else { throw json.failure(.missingMember("stream")) }
    guard let identifier else { throw json.failure(.missingMember("identifier")) }
    guard let durationMs else { throw json.failure(.missingMember("durationMs")) }
    guard let state else { throw json.failure(.missingMember("state")) }
    self.init(
      id: id,
      stream: stream,
      identifier: identifier,
      start: start,
      offsetMs: offsetMs,
      durationMs: durationMs,
      plannedDurationMs: plannedDurationMs,
      manifestUrl: manifestUrl,
      interstitial: interstitial,
      state: state,
      preparation: preparation,
      signals: signals,
      spliceMessages: spliceMessages,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("id", .string(length: 1...64, format: nil)),
        .required("stream", .string(length: 0...Int.max, format: nil)),
        .required("identifier", .string(length: 0...Int.max, format: nil)),
        .optional("start", .string(length: 0...Int.max, format: .dateTime)),
        .optional("offsetMs", .integer(0...9_007_199_254_740_991)),
        .required("durationMs", .integer(1...86_400_000)),
        .optional("plannedDurationMs", .integer(1...86_400_000)),
        .optional("manifestUrl", .string(length: 0...Int.max, format: nil)),
        .optional("interstitial", Interstitial.shape),
        .required("state", BreakState.shape),
        .optional("preparation", BreakPreparation.shape),
        .optional("signals", .array(BreakSignal.shape, count: 0...7)),
        .optional("spliceMessages", .array(.string(length: 1...8_192, format: nil), count: 0...8)),
      ],
      exactlyOne: false,
    )
  }
}

extension Break: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("stream", stream)
    json.member("identifier", identifier)
    json.member("start", start)
    json.member("offsetMs", offsetMs)
    json.member("durationMs", durationMs)
    json.member("plannedDurationMs", plannedDurationMs)
    json.member("manifestUrl", manifestUrl)
    json.member("interstitial", interstitialApart)
    json.member("state", state)
    json.member("preparation", preparationApart)
    json.member("signals", signals)
    json.member("spliceMessages", spliceMessages) { json, element in json.string(element) }
    json.endObject()
  }
}
