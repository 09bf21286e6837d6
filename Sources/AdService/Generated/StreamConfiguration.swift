// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A stream that breaks are planned in.
public struct StreamConfiguration: Hashable, Sendable {
  /// The publisher's network at the ad server.
  public var networkCode: String

  /// The stream at the ad server.
  public var customAssetKey: String

  /// How long a break lasts that does not say it.
  public var breakDurationMs: Int

  /// How long a break may go on whose end is never signalled and whose length nobody says.
  public var longestBreakMs: Int

  /// True for a live stream, false for one on demand.
  public var live: Bool

  /// How its ad server is asked; it is Google's, and is not asked by the engine, if absent.
  public var adServer: AdServerConfiguration?

  /// Where its breaks belong by themselves; nowhere if absent.
  public var schedule: ScheduleConfiguration?

  /// What viewers get who begin to watch; nothing if absent.
  public var preRoll: RollConfiguration?

  /// What viewers get when a stream on demand has come to its end; nothing if absent.
  public var postRoll: RollConfiguration?

  /// How long the content plays at least between two breaks, of which one that is nearer is
  /// refused; breaks may even overlap if absent.
  public var minSpacingMs: Int?

  /// What viewers get who begin to watch inside of a break.
  public var join: JoinConfiguration?

  /// How ads are fetched before their breaks begin; they are not if absent.
  public var preparation: PreparationConfiguration? {
    get { preparationApart?.value }
    set { preparationApart = newValue.map(Boxed.init) }
  }

  private var preparationApart: Boxed<PreparationConfiguration>?

  /// What signs the addresses of ads (auth-token); they are not signed if absent.
  public var podKey: String?

  /// What signs the opening of the stream; another key than podKey.
  ///
  /// It is not signed if absent.
  public var streamKey: String?

  /// How long after the end of its break a signed address is still good.
  public var tokenLifetimeMs: Int

  public init(
    networkCode: String,
    customAssetKey: String,
    breakDurationMs: Int = 30_000,
    longestBreakMs: Int = 900_000,
    live: Bool = true,
    adServer: AdServerConfiguration? = nil,
    schedule: ScheduleConfiguration? = nil,
    preRoll: RollConfiguration? = nil,
    postRoll: RollConfiguration? = nil,
    minSpacingMs: Int? = nil,
    join: JoinConfiguration? = nil,
    preparation: PreparationConfiguration? = nil,
    podKey: String? = nil,
    streamKey: String? = nil,
    tokenLifetimeMs: Int = 3_600_000,
  ) {
    self.networkCode = networkCode
    self.customAssetKey = customAssetKey
    self.breakDurationMs = breakDurationMs
    self.longestBreakMs = longestBreakMs
    self.live = live
    self.adServer = adServer
    self.schedule = schedule
    self.preRoll = preRoll
    self.postRoll = postRoll
    self.minSpacingMs = minSpacingMs
    self.join = join
    preparationApart = preparation.map(Boxed.init)
    self.podKey = podKey
    self.streamKey = streamKey
    self.tokenLifetimeMs = tokenLifetimeMs
  }
}

extension StreamConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var networkCode: String?
    var customAssetKey: String?
    var breakDurationMs: Int?
    var longestBreakMs: Int?
    var live: Bool?
    var adServer: AdServerConfiguration?
    var schedule: ScheduleConfiguration?
    var preRoll: RollConfiguration?
    var postRoll: RollConfiguration?
    var minSpacingMs: Int?
    var join: JoinConfiguration?
    var preparation: PreparationConfiguration?
    var podKey: String?
    var streamKey: String?
    var tokenLifetimeMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 11 where key.word0 == 0x436b_726f_7774_656e && key.word1 == 0x65_646f:  // networkCode
        if try json.hasValue(key, 0, &seen) { networkCode = try json.readString(length: 1...32) }
      case 14
      where key.word0 == 0x7341_6d6f_7473_7563
        && key.word1 == 0x7965_4b74_6573:  // customAssetKey
        if try json.hasValue(key, 1, &seen) {
          customAssetKey = try json.readString(length: 1...256)
        }
      case 15
      where key.word0 == 0x7275_446b_6165_7262
        && key.word1 == 0x73_4d6e_6f69_7461:  // breakDurationMs
        if try json.hasValue(key, 2, &seen) {
          breakDurationMs = try json.readInt(in: 1...86_400_000)
        }
      case 14
      where key.word0 == 0x4274_7365_676e_6f6c
        && key.word1 == 0x734d_6b61_6572:  // longestBreakMs
        if try json.hasValue(key, 3, &seen) {
          longestBreakMs = try json.readInt(in: 1_000...86_400_000)
        }
      case 4 where key.word0 == 0x6576_696c:  // live
        if try json.hasValue(key, 4, &seen) { live = try json.readBool() }
      case 8 where key.word0 == 0x7265_7672_6553_6461:  // adServer
        if try json.hasValue(key, 5, &seen) { adServer = try AdServerConfiguration(from: &json) }
      case 8 where key.word0 == 0x656c_7564_6568_6373:  // schedule
        if try json.hasValue(key, 6, &seen) { schedule = try ScheduleConfiguration(from: &json) }
      case 7 where key.word0 == 0x6c_6c6f_5265_7270:  // preRoll
        if try json.hasValue(key, 7, &seen) { preRoll = try RollConfiguration(from: &json) }
      case 8 where key.word0 == 0x6c6c_6f52_7473_6f70:  // postRoll
        if try json.hasValue(key, 8, &seen) { postRoll = try RollConfiguration(from: &json) }
      case 12 where key.word0 == 0x6963_6170_536e_696d && key.word1 == 0x734d_676e:  // minSpacingMs
        if try json.hasValue(key, 9, &seen) { minSpacingMs = try json.readInt(in: 0...86_400_000) }
      case 4 where key.word0 == 0x6e69_6f6a:  // join
        if try json.hasValue(key, 10, &seen) { join = try JoinConfiguration(from: &json) }
      case 11 where key.word0 == 0x7461_7261_7065_7270 && key.word1 == 0x6e_6f69:  // preparation
        if try json.hasValue(key, 11, &seen) {
          preparation = try PreparationConfiguration(from: &json)
        }
      case 6 where key.word0 == 0x7965_4b64_6f70:  // podKey
        if try json.hasValue(key, 12, &seen) { podKey = try json.readString(length: 1...1_024) }
      case 9 where key.word0 == 0x654b_6d61_6572_7473 && key.word1 == 0x79:  // streamKey
        if try json.hasValue(key, 13, &seen) { streamKey = try json.readString(length: 1...1_024) }
      case 15
      where key.word0 == 0x6669_4c6e_656b_6f74
        && key.word1 == 0x73_4d65_6d69_7465:  // tokenLifetimeMs
        if try json.hasValue(key, 14, &seen) {
          tokenLifetimeMs = try json.readInt(in: 1_000...604_800_000)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let networkCode else { throw json.failure(.missingMember("networkCode")) }
    guard let customAssetKey else { throw json.failure(.missingMember("customAssetKey")) }
    self.init(
      networkCode: networkCode,
      customAssetKey: customAssetKey,
      breakDurationMs: breakDurationMs ?? 30_000,
      longestBreakMs: longestBreakMs ?? 900_000,
      live: live ?? true,
      adServer: adServer,
      schedule: schedule,
      preRoll: preRoll,
      postRoll: postRoll,
      minSpacingMs: minSpacingMs,
      join: join,
      preparation: preparation,
      podKey: podKey,
      streamKey: streamKey,
      tokenLifetimeMs: tokenLifetimeMs ?? 3_600_000,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("networkCode", .string(length: 1...32, format: nil)),
        .required("customAssetKey", .string(length: 1...256, format: nil)),
        .optional("breakDurationMs", .integer(1...86_400_000)),
        .optional("longestBreakMs", .integer(1_000...86_400_000)),
        .optional("live", .boolean),
        .optional("adServer", AdServerConfiguration.shape),
        .optional("schedule", ScheduleConfiguration.shape),
        .optional("preRoll", RollConfiguration.shape),
        .optional("postRoll", RollConfiguration.shape),
        .optional("minSpacingMs", .integer(0...86_400_000)),
        .optional("join", JoinConfiguration.shape),
        .optional("preparation", PreparationConfiguration.shape),
        .optional("podKey", .string(length: 1...1_024, format: nil)),
        .optional("streamKey", .string(length: 1...1_024, format: nil)),
        .optional("tokenLifetimeMs", .integer(1_000...604_800_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension StreamConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("networkCode", networkCode)
    json.member("customAssetKey", customAssetKey)
    json.member("breakDurationMs", breakDurationMs)
    json.member("longestBreakMs", longestBreakMs)
    json.member("live", live)
    json.member("adServer", adServer)
    json.member("schedule", schedule)
    json.member("preRoll", preRoll)
    json.member("postRoll", postRoll)
    json.member("minSpacingMs", minSpacingMs)
    json.member("join", join)
    json.member("preparation", preparationApart)
    json.member("podKey", podKey)
    json.member("streamKey", streamKey)
    json.member("tokenLifetimeMs", tokenLifetimeMs)
    json.endObject()
  }
}
