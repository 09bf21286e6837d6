// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What became of a break in one session.
public struct BreakFate: Hashable, Sendable {
  /// The session.
  public var session: String

  /// The break.
  public var breakId: String

  /// The name that all viewers share.
  public var identifier: String

  /// Why it was seen, or was not.
  public var reason: PlaybackReason

  /// The same as a sentence.
  public var detail: String

  /// How often the viewer came into it after the first time.
  public var replays: Int

  /// When its ads were fetched, how long it took and why some are missing; absent if they were not
  /// fetched before it began.
  public var preparation: BreakPreparation? {
    get { preparationApart?.value }
    set { preparationApart = newValue.map(Boxed.init) }
  }

  private var preparationApart: Boxed<BreakPreparation>?

  /// What became of each ad that was offered for it; absent if no ad unit was asked.
  public var offered: [OfferedPodAd]?

  /// Why it holds no more ads; absent if nothing is left, or no ad unit was asked.
  public var shortfall: FillShortfall?

  /// The loads that were made for it; ad.explain says of each whom it asked.
  public var loadIds: [String]?

  /// Its ads, in order.
  public var ads: [AdFate]

  public init(
    session: String,
    breakId: String,
    identifier: String,
    reason: PlaybackReason,
    detail: String,
    replays: Int,
    preparation: BreakPreparation? = nil,
    offered: [OfferedPodAd]? = nil,
    shortfall: FillShortfall? = nil,
    loadIds: [String]? = nil,
    ads: [AdFate],
  ) {
    self.session = session
    self.breakId = breakId
    self.identifier = identifier
    self.reason = reason
    self.detail = detail
    self.replays = replays
    preparationApart = preparation.map(Boxed.init)
    self.offered = offered
    self.shortfall = shortfall
    self.loadIds = loadIds
    self.ads = ads
  }
}

extension BreakFate: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var session: String?
    var breakId: String?
    var identifier: String?
    var reason: PlaybackReason?
    var detail: String?
    var replays: Int?
    var preparation: BreakPreparation?
    var offered: [OfferedPodAd]?
    var shortfall: FillShortfall?
    var loadIds: [String]?
    var ads: [AdFate]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6e_6f69_7373_6573:  // session
        if try json.hasValue(key, 0, &seen) { session = try json.readString() }
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 1, &seen) { breakId = try json.readString() }
      case 10 where key.word0 == 0x6966_6974_6e65_6469 && key.word1 == 0x7265:  // identifier
        if try json.hasValue(key, 2, &seen) { identifier = try json.readString() }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 3, &seen) { reason = try PlaybackReason(from: &json) }
      case 6 where key.word0 == 0x6c69_6174_6564:  // detail
        if try json.hasValue(key, 4, &seen) { detail = try json.readString() }
      case 7 where key.word0 == 0x73_7961_6c70_6572:  // replays
        if try json.hasValue(key, 5, &seen) {
          replays = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 11 where key.word0 == 0x7461_7261_7065_7270 && key.word1 == 0x6e_6f69:  // preparation
        if try json.hasValue(key, 6, &seen) { preparation = try BreakPreparation(from: &json) }
      case 7 where key.word0 == 0x64_6572_6566_666f:  // offered
        if try json.hasValue(key, 7, &seen) {
          offered = try json.readArray(of: OfferedPodAd.self, count: 0...Int.max)
        }
      case 9 where key.word0 == 0x6c61_6674_726f_6873 && key.word1 == 0x6c:  // shortfall
        if try json.hasValue(key, 8, &seen) { shortfall = try FillShortfall(from: &json) }
      case 7 where key.word0 == 0x73_6449_6461_6f6c:  // loadIds
        if try json.hasValue(key, 9, &seen) {
          loadIds = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
            try json.readString()
          }
        }
      case 3 where key.word0 == 0x73_6461:  // ads
        if try json.hasValue(key, 10, &seen) {
          ads = try json.readArray(of: AdFate.self, count: 0...Int.max)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let session else { throw json.failure(.missingMember("session")) }
    guard let breakId else { throw json.failure(.missingMember("breakId")) }
    guard let identifier else { throw json.failure(.missingMember("identifier")) }
    guard let reason else { throw json.failure(.missingMember("reason")) }
    guard let detail else { throw json.failure(.missingMember("detail")) }
    guard let replays else { throw json.failure(.missingMember("replays")) }
    guard let ads else { throw json.failure(.missingMember("ads")) }
    self.init(
      session: session,
      breakId: breakId,
      identifier: identifier,
      reason: reason,
      detail: detail,
      replays: replays,
      preparation: preparation,
      offered: offered,
      shortfall: shortfall,
      loadIds: loadIds,
      ads: ads,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("session", .string(length: 0...Int.max, format: nil)),
        .required("breakId", .string(length: 0...Int.max, format: nil)),
        .required("identifier", .string(length: 0...Int.max, format: nil)),
        .required("reason", PlaybackReason.shape),
        .required("detail", .string(length: 0...Int.max, format: nil)),
        .required("replays", .integer(0...9_007_199_254_740_991)),
        .optional("preparation", BreakPreparation.shape),
        .optional("offered", .array(OfferedPodAd.shape, count: 0...Int.max)),
        .optional("shortfall", FillShortfall.shape),
        .optional("loadIds", .array(.string(length: 0...Int.max, format: nil), count: 0...Int.max)),
        .required("ads", .array(AdFate.shape, count: 0...Int.max)),
      ],
      exactlyOne: false,
    )
  }
}

extension BreakFate: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("session", session)
    json.member("breakId", breakId)
    json.member("identifier", identifier)
    json.member("reason", reason)
    json.member("detail", detail)
    json.member("replays", replays)
    json.member("preparation", preparationApart)
    json.member("offered", offered)
    json.member("shortfall", shortfall)
    json.member("loadIds", loadIds) { json, element in json.string(element) }
    json.member("ads", ads)
    json.endObject()
  }
}
