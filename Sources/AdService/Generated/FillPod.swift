// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.fill` is called with.
public struct FillPodParams: Hashable, Sendable {
  /// The break to fill.
  public var breakId: String

  /// Where the ads are loaded from; either this or `ads`.
  public var adUnit: String?

  /// How many ads are loaded at most.
  public var maxAds: Int

  /// What is known of app, device and viewer for these loads, as in ad.load.
  public var context: Context? {
    get { contextApart?.value }
    set { contextApart = newValue.map(Boxed.init) }
  }

  private var contextApart: Boxed<Context>?

  /// The ads, in the order in which they play.
  public var ads: [PodAd]?

  public init(
    breakId: String,
    adUnit: String? = nil,
    maxAds: Int = 10,
    context: Context? = nil,
    ads: [PodAd]? = nil,
  ) {
    self.breakId = breakId
    self.adUnit = adUnit
    self.maxAds = maxAds
    contextApart = context.map(Boxed.init)
    self.ads = ads
  }
}

extension FillPodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var breakId: String?
    var adUnit: String?
    var maxAds: Int?
    var context: Context?
    var ads: [PodAd]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 0, &seen) { breakId = try json.readString(length: 1...64) }
      case 6 where key.word0 == 0x7469_6e55_6461:  // adUnit
        if try json.hasValue(key, 1, &seen) { adUnit = try json.readString(length: 1...256) }
      case 6 where key.word0 == 0x7364_4178_616d:  // maxAds
        if try json.hasValue(key, 2, &seen) { maxAds = try json.readInt(in: 1...100) }
      case 7 where key.word0 == 0x74_7865_746e_6f63:  // context
        if try json.hasValue(key, 3, &seen) { context = try Context(from: &json) }
      case 3 where key.word0 == 0x73_6461:  // ads
        if try json.hasValue(key, 4, &seen) {
          ads = try json.readArray(of: PodAd.self, count: 1...100)
        }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let breakId else { throw json.failure(.missingMember("breakId")) }
    self.init(breakId: breakId, adUnit: adUnit, maxAds: maxAds ?? 10, context: context, ads: ads)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("breakId", .string(length: 1...64, format: nil)),
        .optional("adUnit", .string(length: 1...256, format: nil)),
        .optional("maxAds", .integer(1...100)),
        .optional("context", Context.shape),
        .optional("ads", .array(PodAd.shape, count: 1...100)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension FillPodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("breakId", breakId)
    json.member("adUnit", adUnit)
    json.member("maxAds", maxAds)
    json.member("context", contextApart)
    json.member("ads", ads)
    json.endObject()
  }
}

/// How much of the break is filled.
public struct FillPodResult: Hashable, Sendable {
  /// The break.
  public var breakId: String

  /// How long its ads last.
  public var adsMs: Int

  /// How much of it is left for slate.
  public var slateMs: Int

  /// The ads that were loaded for it, in the order in which they play.
  public var adIds: [String]?

  /// What became of each ad that was offered, in the order of the answers; absent if no ad unit was
  /// asked.
  public var offered: [OfferedPodAd]?

  /// Why it is not fuller; absent if nothing is left, or no ad unit was asked.
  public var shortfall: FillShortfall?

  /// The loads that were made for it; ad.explain says of each whom it asked.
  public var loadIds: [String]?

  public init(
    breakId: String,
    adsMs: Int,
    slateMs: Int,
    adIds: [String]? = nil,
    offered: [OfferedPodAd]? = nil,
    shortfall: FillShortfall? = nil,
    loadIds: [String]? = nil,
  ) {
    self.breakId = breakId
    self.adsMs = adsMs
    self.slateMs = slateMs
    self.adIds = adIds
    self.offered = offered
    self.shortfall = shortfall
    self.loadIds = loadIds
  }
}

extension FillPodResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var breakId: String?
    var adsMs: Int?
    var slateMs: Int?
    var adIds: [String]?
    var offered: [OfferedPodAd]?
    var shortfall: FillShortfall?
    var loadIds: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 0, &seen) { breakId = try json.readString() }
      case 5 where key.word0 == 0x73_4d73_6461:  // adsMs
        if try json.hasValue(key, 1, &seen) { adsMs = try json.readInt(in: 0...86_400_000) }
      case 7 where key.word0 == 0x73_4d65_7461_6c73:  // slateMs
        if try json.hasValue(key, 2, &seen) { slateMs = try json.readInt(in: 0...86_400_000) }
      case 5 where key.word0 == 0x73_6449_6461:  // adIds
        if try json.hasValue(key, 3, &seen) {
          adIds = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
            try json.readString()
          }
        }
      case 7 where key.word0 == 0x64_6572_6566_666f:  // offered
        if try json.hasValue(key, 4, &seen) {
          offered = try json.readArray(of: OfferedPodAd.self, count: 0...Int.max)
        }
      case 9 where key.word0 == 0x6c61_6674_726f_6873 && key.word1 == 0x6c:  // shortfall
        if try json.hasValue(key, 5, &seen) { shortfall = try FillShortfall(from: &json) }
      case 7 where key.word0 == 0x73_6449_6461_6f6c:  // loadIds
        if try json.hasValue(key, 6, &seen) {
          loadIds = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
            try json.readString()
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let breakId else { throw json.failure(.missingMember("breakId")) }
    guard let adsMs else { throw json.failure(.missingMember("adsMs")) }
    guard let slateMs else { throw json.failure(.missingMember("slateMs")) }
    self.init(
      breakId: breakId,
      adsMs: adsMs,
      slateMs: slateMs,
      adIds: adIds,
      offered: offered,
      shortfall: shortfall,
      loadIds: loadIds,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("breakId", .string(length: 0...Int.max, format: nil)),
        .required("adsMs", .integer(0...86_400_000)),
        .required("slateMs", .integer(0...86_400_000)),
        .optional("adIds", .array(.string(length: 0...Int.max, format: nil), count: 0...Int.max)),
        .optional("offered", .array(OfferedPodAd.shape, count: 0...Int.max)),
        .optional("shortfall", FillShortfall.shape),
        .optional("loadIds", .array(.string(length: 0...Int.max, format: nil), count: 0...Int.max)),
      ],
      exactlyOne: false,
    )
  }
}

extension FillPodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("breakId", breakId)
    json.member("adsMs", adsMs)
    json.member("slateMs", slateMs)
    json.member("adIds", adIds) { json, element in json.string(element) }
    json.member("offered", offered)
    json.member("shortfall", shortfall)
    json.member("loadIds", loadIds) { json, element in json.string(element) }
    json.endObject()
  }
}
