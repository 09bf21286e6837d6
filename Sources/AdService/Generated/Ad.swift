// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// An ad that the engine holds.
///
/// What it shows is in exactly one of `native`, `custom`, `video` and `html`.
public struct Ad: Hashable, Sendable {
  /// The name to call this ad by.
  public var id: String

  /// The ad unit that it was loaded for, as config.yaml names it.
  public var adUnit: String

  /// Which of the wanted formats came.
  public var format: AdFormat

  /// Where it stands in its life.
  public var state: AdState

  /// The network that sold it, as config.yaml names it.
  public var network: String

  /// The assets of a native ad.
  public var native: NativeAd? {
    get { nativeApart?.value }
    set { nativeApart = newValue.map(Boxed.init) }
  }

  private var nativeApart: Boxed<NativeAd>?

  /// The assets of a custom native ad.
  public var custom: CustomAd? {
    get { customApart?.value }
    set { customApart = newValue.map(Boxed.init) }
  }

  private var customApart: Boxed<CustomAd>?

  /// The video of a full-screen ad.
  public var video: AdVideo? {
    get { videoApart?.value }
    set { videoApart = newValue.map(Boxed.init) }
  }

  private var videoApart: Boxed<AdVideo>?

  /// The page of a banner or a full-screen ad.
  public var html: AdMarkup?

  /// What watching earns; rewarded ads have it.
  public var reward: Reward?

  /// How a viewer can be asked why the ad is not wanted; absent if it cannot be muted.
  public var mute: MuteReasons?

  /// What the network pays; absent if no price is known.
  public var price: Price?

  /// When it can no longer be presented.
  public var expiresAt: String?

  /// What is known of it beside what it shows; absent if nothing is.
  public var details: AdDetails? {
    get { detailsApart?.value }
    set { detailsApart = newValue.map(Boxed.init) }
  }

  private var detailsApart: Boxed<AdDetails>?

  public init(
    id: String,
    adUnit: String,
    format: AdFormat,
    state: AdState,
    network: String,
    native: NativeAd? = nil,
    custom: CustomAd? = nil,
    video: AdVideo? = nil,
    html: AdMarkup? = nil,
    reward: Reward? = nil,
    mute: MuteReasons? = nil,
    price: Price? = nil,
    expiresAt: String? = nil,
    details: AdDetails? = nil,
  ) {
    self.id = id
    self.adUnit = adUnit
    self.format = format
    self.state = state
    self.network = network
    nativeApart = native.map(Boxed.init)
    customApart = custom.map(Boxed.init)
    videoApart = video.map(Boxed.init)
    self.html = html
    self.reward = reward
    self.mute = mute
    self.price = price
    self.expiresAt = expiresAt
    detailsApart = details.map(Boxed.init)
  }
}

extension Ad: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var adUnit: String?
    var format: AdFormat?
    var state: AdState?
    var network: String?
    var native: NativeAd?
    var custom: CustomAd?
    var video: AdVideo?
    var html: AdMarkup?
    var reward: Reward?
    var mute: MuteReasons?
    var price: Price?
    var expiresAt: String?
    var details: AdDetails?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6469:  // id
        if try json.hasValue(key, 0, &seen) { id = try json.readString(length: 1...64) }
      case 6 where key.word0 == 0x7469_6e55_6461:  // adUnit
        if try json.hasValue(key, 1, &seen) { adUnit = try json.readString() }
      case 6 where key.word0 == 0x7461_6d72_6f66:  // format
        if try json.hasValue(key, 2, &seen) { format = try AdFormat(from: &json) }
      case 5 where key.word0 == 0x65_7461_7473:  // state
        if try json.hasValue(key, 3, &seen) { state = try AdState(from: &json) }
      case 7 where key.word0 == 0x6b_726f_7774_656e:  // network
        if try json.hasValue(key, 4, &seen) { network = try json.readString() }
      case 6 where key.word0 == 0x6576_6974_616e:  // native
        if try json.hasValue(key, 5, &seen) { native = try NativeAd(from: &json) }
      case 6 where key.word0 == 0x6d6f_7473_7563:  // custom
        if try json.hasValue(key, 6, &seen) { custom = try CustomAd(from: &json) }
      case 5 where key.word0 == 0x6f_6564_6976:  // video
        if try json.hasValue(key, 7, &seen) { video = try AdVideo(from: &json) }
      case 4 where key.word0 == 0x6c6d_7468:  // html
        if try json.hasValue(key, 8, &seen) { html = try AdMarkup(from: &json) }
      case 6 where key.word0 == 0x6472_6177_6572:  // reward
        if try json.hasValue(key, 9, &seen) { reward = try Reward(from: &json) }
      case 4 where key.word0 == 0x6574_756d:  // mute
        if try json.hasValue(key, 10, &seen) { mute = try MuteReasons(from: &json) }
      case 5 where key.word0 == 0x65_6369_7270:  // price
        if try json.hasValue(key, 11, &seen) { price = try Price(from: &json) }
      case 9 where key.word0 == 0x4173_6572_6970_7865 && key.word1 == 0x74:  // expiresAt
        if try json.hasValue(key, 12, &seen) { expiresAt = try json.readString(format: .dateTime) }
      case 7 where key.word0 == 0x73_6c69_6174_6564:  // details
        if try json.hasValue(key, 13, &seen) { details = try AdDetails(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let id else { throw json.failure(.missingMember("id")) }
    guard let adUnit else { throw json.failure(.missingMember("adUnit")) }
    guard let format else { throw json.failure(.missingMember("format")) }
    guard let state else { throw json.failure(.missingMember("state")) }
    guard let network else { throw json.failure(.missingMember("network")) }
    self.init(
      id: id,
      adUnit: adUnit,
      format: format,
      state: state,
      network: network,
      native: native,
      custom: custom,
      video: video,
      html: html,
      reward: reward,
      mute: mute,
      price: price,
      expiresAt: expiresAt,
      details: details,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("id", .string(length: 1...64, format: nil)),
        .required("adUnit", .string(length: 0...Int.max, format: nil)),
        .required("format", AdFormat.shape),
        .required("state", AdState.shape),
        .required("network", .string(length: 0...Int.max, format: nil)),
        .optional("native", NativeAd.shape),
        .optional("custom", CustomAd.shape),
        .optional("video", AdVideo.shape),
        .optional("html", AdMarkup.shape),
        .optional("reward", Reward.shape),
        .optional("mute", MuteReasons.shape),
        .optional("price", Price.shape),
        .optional("expiresAt", .string(length: 0...Int.max, format: .dateTime)),
        .optional("details", AdDetails.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension Ad: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("adUnit", adUnit)
    json.member("format", format)
    json.member("state", state)
    json.member("network", network)
    json.member("native", nativeApart)
    json.member("custom", customApart)
    json.member("video", videoApart)
    json.member("html", html)
    json.member("reward", reward)
    json.member("mute", mute)
    json.member("price", price)
    json.member("expiresAt", expiresAt)
    json.member("details", detailsApart)
    json.endObject()
  }
}
