// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How documents of VAST are followed, and which of their ads can be shown.
public struct VASTConfiguration: Hashable, Sendable {
  /// How long one document behind a wrapper may take.
  public var wrapperTimeoutMs: Int

  /// How many wrappers may lead to an ad.
  public var maxWrappers: Int

  /// How many documents are fetched for one load.
  public var maxFetches: Int

  /// How long a document may be.
  public var maxDocumentBytes: Int

  /// Which break is taken where a server answers in VMAP; the first one before the content if
  /// absent.
  public var breakId: String?

  /// When a reward is earned; complete if absent.
  public var rewardAt: VASTRewardMoment?

  /// What the button of a native ad says, as VAST does not say it.
  public var callToAction: String

  /// What the player calls itself to ad servers, such as MyPlayer/1.0; unknown if absent.
  public var playerName: String?

  /// The media types that can be played, the preferred one first; MP4, WebM, HLS and DASH if
  /// absent.
  public var mimeTypes: [String]?

  /// How files may come, the preferred way first; progressive and streaming if absent.
  public var deliveries: [VASTDelivery]?

  /// The most kilobits a second that can be played; any if absent.
  public var maxBitrateKbps: Int?

  /// The widest video that can be played, in pixels; any if absent.
  public var maxWidth: Int?

  /// The highest video that can be played, in pixels; any if absent.
  public var maxHeight: Int?

  /// The shortest ad that is taken; any if absent.
  public var minDurationMs: Int?

  /// The longest ad that is taken; any if absent.
  public var maxDurationMs: Int?

  /// Whether companions are shown beside videos; an ad that requires one is refused if not.
  public var companions: Bool

  /// Whether the app runs programs that verify what was seen; their owners are told if not.
  public var verification: Bool

  /// Whether an ad is refused without the file in best quality, from which others can be made.
  public var requiresMezzanine: Bool

  /// Whether an ad is refused that does not say of which category it is.
  public var requiresCategory: Bool

  /// Categories of which no ad may be, such as IAB7-39; none if absent.
  public var blockedCategories: [String]?

  public init(
    wrapperTimeoutMs: Int = 2_000,
    maxWrappers: Int = 5,
    maxFetches: Int = 32,
    maxDocumentBytes: Int = 1_048_576,
    breakId: String? = nil,
    rewardAt: VASTRewardMoment? = nil,
    callToAction: String = "Learn more",
    playerName: String? = nil,
    mimeTypes: [String]? = nil,
    deliveries: [VASTDelivery]? = nil,
    maxBitrateKbps: Int? = nil,
    maxWidth: Int? = nil,
    maxHeight: Int? = nil,
    minDurationMs: Int? = nil,
    maxDurationMs: Int? = nil,
    companions: Bool = true,
    verification: Bool = false,
    requiresMezzanine: Bool = false,
    requiresCategory: Bool = false,
    blockedCategories: [String]? = nil,
  ) {
    self.wrapperTimeoutMs = wrapperTimeoutMs
    self.maxWrappers = maxWrappers
    self.maxFetches = maxFetches
    self.maxDocumentBytes = maxDocumentBytes
    self.breakId = breakId
    self.rewardAt = rewardAt
    self.callToAction = callToAction
    self.playerName = playerName
    self.mimeTypes = mimeTypes
    self.deliveries = deliveries
    self.maxBitrateKbps = maxBitrateKbps
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
    self.minDurationMs = minDurationMs
    self.maxDurationMs = maxDurationMs
    self.companions = companions
    self.verification = verification
    self.requiresMezzanine = requiresMezzanine
    self.requiresCategory = requiresCategory
    self.blockedCategories = blockedCategories
  }
}

extension VASTConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var wrapperTimeoutMs: Int?
    var maxWrappers: Int?
    var maxFetches: Int?
    var maxDocumentBytes: Int?
    var breakId: String?
    var rewardAt: VASTRewardMoment?
    var callToAction: String?
    var playerName: String?
    var mimeTypes: [String]?
    var deliveries: [VASTDelivery]?
    var maxBitrateKbps: Int?
    var maxWidth: Int?
    var maxHeight: Int?
    var minDurationMs: Int?
    var maxDurationMs: Int?
    var companions: Bool?
    var verification: Bool?
    var requiresMezzanine: Bool?
    var requiresCategory: Bool?
    var blockedCategories: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 16
      where key.word0 == 0x5472_6570_7061_7277
        && key.word1 == 0x734d_7475_6f65_6d69:  // wrapperTimeoutMs
        if try json.hasValue(key, 0, &seen) { wrapperTimeoutMs = try json.readInt(in: 1...60_000) }
      case 11 where key.word0 == 0x7070_6172_5778_616d && key.word1 == 0x73_7265:  // maxWrappers
        if try json.hasValue(key, 1, &seen) { maxWrappers = try json.readInt(in: 0...20) }
      case 10 where key.word0 == 0x6863_7465_4678_616d && key.word1 == 0x7365:  // maxFetches
        if try json.hasValue(key, 2, &seen) { maxFetches = try json.readInt(in: 0...1_000) }
      case 16
      where key.word0 == 0x6d75_636f_4478_616d
        && key.word1 == 0x7365_7479_4274_6e65:  // maxDocumentBytes
        if try json.hasValue(key, 3, &seen) {
          maxDocumentBytes = try json.readInt(in: 1_024...67_108_864)
        }
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 4, &seen) { breakId = try json.readString(length: 1...256) }
      case 8 where key.word0 == 0x7441_6472_6177_6572:  // rewardAt
        if try json.hasValue(key, 5, &seen) { rewardAt = try VASTRewardMoment(from: &json) }
      case 12 where key.word0 == 0x6341_6f54_6c6c_6163 && key.word1 == 0x6e6f_6974:  // callToAction
        if try json.hasValue(key, 6, &seen) { callToAction = try json.readString(length: 1...256) }
      case 10 where key.word0 == 0x614e_7265_7961_6c70 && key.word1 == 0x656d:  // playerName
        if try json.hasValue(key, 7, &seen) { playerName = try json.readString(length: 1...128) }
      case 9 where key.word0 == 0x6570_7954_656d_696d && key.word1 == 0x73:  // mimeTypes
        if try json.hasValue(key, 8, &seen) {
          mimeTypes = try json.readArray(count: 1...32) { json throws(JSONError) in
            try json.readString(length: 3...128)
          }
        }
      case 10 where key.word0 == 0x6972_6576_696c_6564 && key.word1 == 0x7365:  // deliveries
        if try json.hasValue(key, 9, &seen) {
          deliveries = try json.readArray(of: VASTDelivery.self, count: 1...2)
        }
      case 14
      where key.word0 == 0x6172_7469_4278_616d
        && key.word1 == 0x7370_624b_6574:  // maxBitrateKbps
        if try json.hasValue(key, 10, &seen) {
          maxBitrateKbps = try json.readInt(in: 1...10_000_000)
        }
      case 8 where key.word0 == 0x6874_6469_5778_616d:  // maxWidth
        if try json.hasValue(key, 11, &seen) { maxWidth = try json.readInt(in: 1...65_535) }
      case 9 where key.word0 == 0x6867_6965_4878_616d && key.word1 == 0x74:  // maxHeight
        if try json.hasValue(key, 12, &seen) { maxHeight = try json.readInt(in: 1...65_535) }
      case 13
      where key.word0 == 0x7461_7275_446e_696d
        && key.word1 == 0x73_4d6e_6f69:  // minDurationMs
        if try json.hasValue(key, 13, &seen) {
          minDurationMs = try json.readInt(in: 1...86_400_000)
        }
      case 13
      where key.word0 == 0x7461_7275_4478_616d
        && key.word1 == 0x73_4d6e_6f69:  // maxDurationMs
        if try json.hasValue(key, 14, &seen) {
          maxDurationMs = try json.readInt(in: 1...86_400_000)
        }
      case 10 where key.word0 == 0x6f69_6e61_706d_6f63 && key.word1 == 0x736e:  // companions
        if try json.hasValue(key, 15, &seen) { companions = try json.readBool() }
      case 12 where key.word0 == 0x6163_6966_6972_6576 && key.word1 == 0x6e6f_6974:  // verification
        if try json.hasValue(key, 16, &seen) { verification = try json.readBool() }
      case 17
      where key.word0 == 0x7365_7269_7571_6572
        && key.word1 == 0x6e69_6e61_7a7a_654d
        && key.word2 == 0x65:  // requiresMezzanine
        if try json.hasValue(key, 17, &seen) { requiresMezzanine = try json.readBool() }
      case 16
      where key.word0 == 0x7365_7269_7571_6572
        && key.word1 == 0x7972_6f67_6574_6143:  // requiresCategory
        if try json.hasValue(key, 18, &seen) { requiresCategory = try json.readBool() }
      case 17
      where key.word0 == 0x4364_656b_636f_6c62
        && key.word1 == 0x6569_726f_6765_7461
        && key.word2 == 0x73:  // blockedCategories
        if try json.hasValue(key, 19, &seen) {
          blockedCategories = try json.readArray(count: 0...256) { json throws(JSONError) in
            try json.readString(length: 1...64)
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      wrapperTimeoutMs: wrapperTimeoutMs ?? 2_000,
      maxWrappers: maxWrappers ?? 5,
      maxFetches: maxFetches ?? 32,
      maxDocumentBytes: maxDocumentBytes ?? 1_048_576,
      breakId: breakId,
      rewardAt: rewardAt,
      callToAction: callToAction ?? "Learn more",
      playerName: playerName,
      mimeTypes: mimeTypes,
      deliveries: deliveries,
      maxBitrateKbps: maxBitrateKbps,
      maxWidth: maxWidth,
      maxHeight: maxHeight,
      minDurationMs: minDurationMs,
      maxDurationMs: maxDurationMs,
      companions: companions ?? true,
      verification: verification ?? false,
      requiresMezzanine: requiresMezzanine ?? false,
      requiresCategory: requiresCategory ?? false,
      blockedCategories: blockedCategories,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("wrapperTimeoutMs", .integer(1...60_000)),
        .optional("maxWrappers", .integer(0...20)),
        .optional("maxFetches", .integer(0...1_000)),
        .optional("maxDocumentBytes", .integer(1_024...67_108_864)),
        .optional("breakId", .string(length: 1...256, format: nil)),
        .optional("rewardAt", VASTRewardMoment.shape),
        .optional("callToAction", .string(length: 1...256, format: nil)),
        .optional("playerName", .string(length: 1...128, format: nil)),
        .optional("mimeTypes", .array(.string(length: 3...128, format: nil), count: 1...32)),
        .optional("deliveries", .array(VASTDelivery.shape, count: 1...2)),
        .optional("maxBitrateKbps", .integer(1...10_000_000)),
        .optional("maxWidth", .integer(1...65_535)),
        .optional("maxHeight", .integer(1...65_535)),
        .optional("minDurationMs", .integer(1...86_400_000)),
        .optional("maxDurationMs", .integer(1...86_400_000)),
        .optional("companions", .boolean),
        .optional("verification", .boolean),
        .optional("requiresMezzanine", .boolean),
        .optional("requiresCategory", .boolean),
        .optional(
          "blockedCategories",
          .array(.string(length: 1...64, format: nil), count: 0...256),
        ),
      ],
      exactlyOne: false,
    )
  }
}

extension VASTConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("wrapperTimeoutMs", wrapperTimeoutMs)
    json.member("maxWrappers", maxWrappers)
    json.member("maxFetches", maxFetches)
    json.member("maxDocumentBytes", maxDocumentBytes)
    json.member("breakId", breakId)
    json.member("rewardAt", rewardAt)
    json.member("callToAction", callToAction)
    json.member("playerName", playerName)
    json.member("mimeTypes", mimeTypes) { json, element in json.string(element) }
    json.member("deliveries", deliveries)
    json.member("maxBitrateKbps", maxBitrateKbps)
    json.member("maxWidth", maxWidth)
    json.member("maxHeight", maxHeight)
    json.member("minDurationMs", minDurationMs)
    json.member("maxDurationMs", maxDurationMs)
    json.member("companions", companions)
    json.member("verification", verification)
    json.member("requiresMezzanine", requiresMezzanine)
    json.member("requiresCategory", requiresCategory)
    json.member("blockedCategories", blockedCategories) { json, element in json.string(element) }
    json.endObject()
  }
}
