// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// An ad that a network offers.
///
/// It has exactly one of `native`, `custom`, `video` and `html`.
public struct OfferedAd: Hashable, Sendable {
  /// Which of the wanted formats it has.
  public var format: AdFormat

  /// The assets of a native ad.
  public var native: NativeAd? {
    get { nativeApart?.value }
    set { nativeApart = newValue.map(Boxed.init) }
  }

  private var nativeApart: Boxed<NativeAd>?

  /// The assets of a custom native ad.
  public var custom: OfferedCustomAd? {
    get { customApart?.value }
    set { customApart = newValue.map(Boxed.init) }
  }

  private var customApart: Boxed<OfferedCustomAd>?

  /// The video of an ad that fills the screen.
  public var video: OfferedVideo?

  /// The page of a banner or of an ad that fills the screen.
  public var html: AdMarkup?

  /// What watching it earns, unless the ad unit says it itself.
  public var reward: Reward?

  /// What a click on it opens.
  public var clicks: ClickTarget?

  /// What a click on an asset opens, by the name of the asset; as clicks says if absent.
  public var assetClicks: JSONMap<ClickTarget>?

  /// What the network pays for this very ad; as the configuration says if absent.
  public var price: OfferedPrice?

  /// How long it can be presented; as the configuration says if absent.
  public var expiresInMs: Int?

  /// Whether it was sold directly, so that it must carry AdChoices where the law demands it.
  public var reserved: Bool?

  /// What the adapter counts by itself for this ad; as it described itself if absent.
  public var counts: AdapterCounts?

  /// The reasons a viewer may give for muting it; it cannot be muted if absent.
  public var muteReasons: [String]?

  public init(
    format: AdFormat,
    native: NativeAd? = nil,
    custom: OfferedCustomAd? = nil,
    video: OfferedVideo? = nil,
    html: AdMarkup? = nil,
    reward: Reward? = nil,
    clicks: ClickTarget? = nil,
    assetClicks: JSONMap<ClickTarget>? = nil,
    price: OfferedPrice? = nil,
    expiresInMs: Int? = nil,
    reserved: Bool? = nil,
    counts: AdapterCounts? = nil,
    muteReasons: [String]? = nil,
  ) {
    self.format = format
    nativeApart = native.map(Boxed.init)
    customApart = custom.map(Boxed.init)
    self.video = video
    self.html = html
    self.reward = reward
    self.clicks = clicks
    self.assetClicks = assetClicks
    self.price = price
    self.expiresInMs = expiresInMs
    self.reserved = reserved
    self.counts = counts
    self.muteReasons = muteReasons
  }
}

extension OfferedAd: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var format: AdFormat?
    var native: NativeAd?
    var custom: OfferedCustomAd?
    var video: OfferedVideo?
    var html: AdMarkup?
    var reward: Reward?
    var clicks: ClickTarget?
    var assetClicks: JSONMap<ClickTarget>?
    var price: OfferedPrice?
    var expiresInMs: Int?
    var reserved: Bool?
    var counts: AdapterCounts?
    var muteReasons: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x7461_6d72_6f66:  // format
        if try json.hasValue(key, 0, &seen) { format = try AdFormat(from: &json) }
      case 6 where key.word0 == 0x6576_6974_616e:  // native
        if try json.hasValue(key, 1, &seen) { native = try NativeAd(from: &json) }
      case 6 where key.word0 == 0x6d6f_7473_7563:  // custom
        if try json.hasValue(key, 2, &seen) { custom = try OfferedCustomAd(from: &json) }
      case 5 where key.word0 == 0x6f_6564_6976:  // video
        if try json.hasValue(key, 3, &seen) { video = try OfferedVideo(from: &json) }
      case 4 where key.word0 == 0x6c6d_7468:  // html
        if try json.hasValue(key, 4, &seen) { html = try AdMarkup(from: &json) }
      case 6 where key.word0 == 0x6472_6177_6572:  // reward
        if try json.hasValue(key, 5, &seen) { reward = try Reward(from: &json) }
      case 6 where key.word0 == 0x736b_6369_6c63:  // clicks
        if try json.hasValue(key, 6, &seen) { clicks = try ClickTarget(from: &json) }
      case 11 where key.word0 == 0x696c_4374_6573_7361 && key.word1 == 0x73_6b63:  // assetClicks
        if try json.hasValue(key, 7, &seen) {
          assetClicks = try json.readMap(of: ClickTarget.self, count: 0...64)
        }
      case 5 where key.word0 == 0x65_6369_7270:  // price
        if try json.hasValue(key, 8, &seen) { price = try OfferedPrice(from: &json) }
      case 11 where key.word0 == 0x4973_6572_6970_7865 && key.word1 == 0x73_4d6e:  // expiresInMs
        if try json.hasValue(key, 9, &seen) {
          expiresInMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 8 where key.word0 == 0x6465_7672_6573_6572:  // reserved
        if try json.hasValue(key, 10, &seen) { reserved = try json.readBool() }
      case 6 where key.word0 == 0x7374_6e75_6f63:  // counts
        if try json.hasValue(key, 11, &seen) { counts = try AdapterCounts(from: &json) }
      case 11 where key.word0 == 0x7361_6552_6574_756d && key.word1 == 0x73_6e6f:  // muteReasons
        if try json.hasValue(key, 12, &seen) {
          muteReasons = try json.readArray(count: 0...32) { json throws(JSONError) in
            try json.readString(length: 1...256)
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let format else { throw json.failure(.missingMember("format")) }
    self.init(
      format: format,
      native: native,
      custom: custom,
      video: video,
      html: html,
      reward: reward,
      clicks: clicks,
      assetClicks: assetClicks,
      price: price,
      expiresInMs: expiresInMs,
      reserved: reserved,
      counts: counts,
      muteReasons: muteReasons,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("format", AdFormat.shape),
        .optional("native", NativeAd.shape),
        .optional("custom", OfferedCustomAd.shape),
        .optional("video", OfferedVideo.shape),
        .optional("html", AdMarkup.shape),
        .optional("reward", Reward.shape),
        .optional("clicks", ClickTarget.shape),
        .optional("assetClicks", .map(ClickTarget.shape, count: 0...64)),
        .optional("price", OfferedPrice.shape),
        .optional("expiresInMs", .integer(0...9_007_199_254_740_991)),
        .optional("reserved", .boolean),
        .optional("counts", AdapterCounts.shape),
        .optional("muteReasons", .array(.string(length: 1...256, format: nil), count: 0...32)),
      ],
      exactlyOne: false,
    )
  }
}

extension OfferedAd: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("format", format)
    json.member("native", nativeApart)
    json.member("custom", customApart)
    json.member("video", video)
    json.member("html", html)
    json.member("reward", reward)
    json.member("clicks", clicks)
    json.member("assetClicks", assetClicks)
    json.member("price", price)
    json.member("expiresInMs", expiresInMs)
    json.member("reserved", reserved)
    json.member("counts", counts)
    json.member("muteReasons", muteReasons) { json, element in json.string(element) }
    json.endObject()
  }
}
