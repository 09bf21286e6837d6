// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What is known of the surroundings that an ad is shown in.
///
/// An ad is shown in an app or on a site, so one of `app` and `site` is given.
public struct Context: Hashable, Sendable {
  /// The app that the ad is shown in.
  public var app: AppContext? {
    get { appApart?.value }
    set { appApart = newValue.map(Boxed.init) }
  }

  private var appApart: Boxed<AppContext>?

  /// The site that the ad is shown on.
  public var site: SiteContext? {
    get { siteApart?.value }
    set { siteApart = newValue.map(Boxed.init) }
  }

  private var siteApart: Boxed<SiteContext>?

  /// The device that the ad is shown on.
  public var device: DeviceContext? {
    get { deviceApart?.value }
    set { deviceApart = newValue.map(Boxed.init) }
  }

  private var deviceApart: Boxed<DeviceContext>?

  /// The viewer.
  public var user: UserContext?

  /// Where the viewer is, by two letters of ISO 3166, such as AT.
  public var country: String?

  /// What the content around the ad is about.
  public var keywords: [String]?

  /// Where the content around the ad can be read.
  public var contentUrl: String?

  /// What the publisher targets ads by; several values of one name have commas between them.
  public var targeting: JSONMap<String>?

  /// What the viewer has agreed to.
  public var consent: Consent?

  /// Whether the content is to be treated as directed to children; nobody says if absent.
  public var childDirected: Bool?

  /// Whether the viewer is to be treated as too young to consent; nobody says if absent.
  public var underAge: Bool?

  /// What the age of the viewer forbids.
  public var ageRestricted: AgeRestriction?

  /// The least suitable content that an ad may have.
  public var maxContentRating: ContentRating?

  /// Whether the sound of the app or site is off.
  public var muted: Bool?

  /// How loud the app or site plays; 1 is as loud as the device.
  public var volume: Double?

  /// Whether only test ads are wanted, which nobody pays for.
  public var test: Bool?

  /// What a network takes beyond all this, an object for each network by its name.
  public var extras: JSONMap<JSONValue>?

  public init(
    app: AppContext? = nil,
    site: SiteContext? = nil,
    device: DeviceContext? = nil,
    user: UserContext? = nil,
    country: String? = nil,
    keywords: [String]? = nil,
    contentUrl: String? = nil,
    targeting: JSONMap<String>? = nil,
    consent: Consent? = nil,
    childDirected: Bool? = nil,
    underAge: Bool? = nil,
    ageRestricted: AgeRestriction? = nil,
    maxContentRating: ContentRating? = nil,
    muted: Bool? = nil,
    volume: Double? = nil,
    test: Bool? = nil,
    extras: JSONMap<JSONValue>? = nil,
  ) {
    appApart = app.map(Boxed.init)
    siteApart = site.map(Boxed.init)
    deviceApart = device.map(Boxed.init)
    self.user = user
    self.country = country
    self.keywords = keywords
    self.contentUrl = contentUrl
    self.targeting = targeting
    self.consent = consent
    self.childDirected = childDirected
    self.underAge = underAge
    self.ageRestricted = ageRestricted
    self.maxContentRating = maxContentRating
    self.muted = muted
    self.volume = volume
    self.test = test
    self.extras = extras
  }
}

extension Context: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var app: AppContext?
    var site: SiteContext?
    var device: DeviceContext?
    var user: UserContext?
    var country: String?
    var keywords: [String]?
    var contentUrl: String?
    var targeting: JSONMap<String>?
    var consent: Consent?
    var childDirected: Bool?
    var underAge: Bool?
    var ageRestricted: AgeRestriction?
    var maxContentRating: ContentRating?
    var muted: Bool?
    var volume: Double?
    var test: Bool?
    var extras: JSONMap<JSONValue>?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 3 where key.word0 == 0x70_7061:  // app
        if try json.hasValue(key, 0, &seen) { app = try AppContext(from: &json) }
      case 4 where key.word0 == 0x6574_6973:  // site
        if try json.hasValue(key, 1, &seen) { site = try SiteContext(from: &json) }
      case 6 where key.word0 == 0x6563_6976_6564:  // device
        if try json.hasValue(key, 2, &seen) { device = try DeviceContext(from: &json) }
      case 4 where key.word0 == 0x7265_7375:  // user
        if try json.hasValue(key, 3, &seen) { user = try UserContext(from: &json) }
      case 7 where key.word0 == 0x79_7274_6e75_6f63:  // country
        if try json.hasValue(key, 4, &seen) { country = try json.readString(length: 2...2) }
      case 8 where key.word0 == 0x7364_726f_7779_656b:  // keywords
        if try json.hasValue(key, 5, &seen) {
          keywords = try json.readArray(count: 0...256) { json throws(JSONError) in
            try json.readString(length: 0...256)
          }
        }
      case 10 where key.word0 == 0x5574_6e65_746e_6f63 && key.word1 == 0x6c72:  // contentUrl
        if try json.hasValue(key, 6, &seen) { contentUrl = try json.readString(length: 0...4_096) }
      case 10 where key.word0 == 0x5574_6e65_746e_6f63 && key.word1 == 0x4c52:  // contentURL
        if try json.hasValue(key, 6, &seen) { contentUrl = try json.readString(length: 0...4_096) }
      case 9 where key.word0 == 0x6e69_7465_6772_6174 && key.word1 == 0x67:  // targeting
        if try json.hasValue(key, 7, &seen) {
          targeting = try json.readMap(count: 0...256) { json throws(JSONError) in
            try json.readString(length: 0...4_096)
          }
        }
      case 15
      where key.word0 == 0x6154_6d6f_7473_7563
        && key.word1 == 0x67_6e69_7465_6772:  // customTargeting
        if try json.hasValue(key, 7, &seen) {
          targeting = try json.readMap(count: 0...256) { json throws(JSONError) in
            try json.readString(length: 0...4_096)
          }
        }
      case 7 where key.word0 == 0x74_6e65_736e_6f63:  // consent
        if try json.hasValue(key, 8, &seen) { consent = try Consent(from: &json) }
      case 13
      where key.word0 == 0x7269_4464_6c69_6863
        && key.word1 == 0x64_6574_6365:  // childDirected
        if try json.hasValue(key, 9, &seen) { childDirected = try json.readBool() }
      case 22
      where key.word0 == 0x7269_4464_6c69_6863
        && key.word1 == 0x6572_5464_6574_6365
        && key.word2 == 0x746e_656d_7461:  // childDirectedTreatment
        if try json.hasValue(key, 9, &seen) { childDirected = try json.readBool() }
      case 28
      where key.word0 == 0x6843_726f_4667_6174
        && key.word1 == 0x6365_7269_4464_6c69
        && key.word2 == 0x7461_6572_5464_6574
        && key.word3 == 0x746e_656d:  // tagForChildDirectedTreatment
        if try json.hasValue(key, 9, &seen) { childDirected = try json.readBool() }
      case 8 where key.word0 == 0x6567_4172_6564_6e75:  // underAge
        if try json.hasValue(key, 10, &seen) { underAge = try json.readBool() }
      case 23
      where key.word0 == 0x6e55_726f_4667_6174
        && key.word1 == 0x664f_6567_4172_6564
        && key.word2 == 0x74_6e65_736e_6f43:  // tagForUnderAgeOfConsent
        if try json.hasValue(key, 10, &seen) { underAge = try json.readBool() }
      case 13
      where key.word0 == 0x7274_7365_5265_6761
        && key.word1 == 0x64_6574_6369:  // ageRestricted
        if try json.hasValue(key, 11, &seen) { ageRestricted = try AgeRestriction(from: &json) }
      case 22
      where key.word0 == 0x7274_7365_5265_6761
        && key.word1 == 0x6572_5464_6574_6369
        && key.word2 == 0x746e_656d_7461:  // ageRestrictedTreatment
        if try json.hasValue(key, 11, &seen) { ageRestricted = try AgeRestriction(from: &json) }
      case 16
      where key.word0 == 0x6574_6e6f_4378_616d
        && key.word1 == 0x676e_6974_6152_746e:  // maxContentRating
        if try json.hasValue(key, 12, &seen) { maxContentRating = try ContentRating(from: &json) }
      case 18
      where key.word0 == 0x6e6f_4364_4178_616d
        && key.word1 == 0x6974_6152_746e_6574
        && key.word2 == 0x676e:  // maxAdContentRating
        if try json.hasValue(key, 12, &seen) { maxContentRating = try ContentRating(from: &json) }
      case 5 where key.word0 == 0x64_6574_756d:  // muted
        if try json.hasValue(key, 13, &seen) { muted = try json.readBool() }
      case 6 where key.word0 == 0x656d_756c_6f76:  // volume
        if try json.hasValue(key, 14, &seen) { volume = try json.readDouble(from: 0, through: 1) }
      case 4 where key.word0 == 0x7473_6574:  // test
        if try json.hasValue(key, 15, &seen) { test = try json.readBool() }
      case 6 where key.word0 == 0x7361_7274_7865:  // extras
        if try json.hasValue(key, 16, &seen) {
          extras = try json.readMap(of: JSONValue.self, count: 0...256)
        }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      app: app,
      site: site,
      device: device,
      user: user,
      country: country,
      keywords: keywords,
      contentUrl: contentUrl,
      targeting: targeting,
      consent: consent,
      childDirected: childDirected,
      underAge: underAge,
      ageRestricted: ageRestricted,
      maxContentRating: maxContentRating,
      muted: muted,
      volume: volume,
      test: test,
      extras: extras,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("app", AppContext.shape),
        .optional("site", SiteContext.shape),
        .optional("device", DeviceContext.shape),
        .optional("user", UserContext.shape),
        .optional("country", .string(length: 2...2, format: nil)),
        .optional("keywords", .array(.string(length: 0...256, format: nil), count: 0...256)),
        .optional("contentUrl", aliases: ["contentURL"], .string(length: 0...4_096, format: nil)),
        .optional(
          "targeting",
          aliases: ["customTargeting"],
          .map(.string(length: 0...4_096, format: nil), count: 0...256),
        ),
        .optional("consent", Consent.shape),
        .optional(
          "childDirected",
          aliases: ["childDirectedTreatment", "tagForChildDirectedTreatment"],
          .boolean,
        ),
        .optional("underAge", aliases: ["tagForUnderAgeOfConsent"], .boolean),
        .optional("ageRestricted", aliases: ["ageRestrictedTreatment"], AgeRestriction.shape),
        .optional("maxContentRating", aliases: ["maxAdContentRating"], ContentRating.shape),
        .optional("muted", .boolean),
        .optional("volume", .number(minimum: 0, maximum: 1)),
        .optional("test", .boolean),
        .optional("extras", .map(.any, count: 0...256)),
      ],
      exactlyOne: false,
    )
  }
}

extension Context: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("app", appApart)
    json.member("site", siteApart)
    json.member("device", deviceApart)
    json.member("user", user)
    json.member("country", country)
    json.member("keywords", keywords) { json, element in json.string(element) }
    json.member("contentUrl", contentUrl)
    json.member("targeting", targeting) { json, element in json.string(element) }
    json.member("consent", consent)
    json.member("childDirected", childDirected)
    json.member("underAge", underAge)
    json.member("ageRestricted", ageRestricted)
    json.member("maxContentRating", maxContentRating)
    json.member("muted", muted)
    json.member("volume", volume)
    json.member("test", test)
    json.member("extras", extras)
    json.endObject()
  }
}

extension Context: Mergeable {
  /// This value, with what it lacks taken from the other.
  public func merged(over other: Context) -> Context {
    var merged = self
    if site == nil { merged.app = app.merged(over: other.app) }
    if app == nil { merged.site = site.merged(over: other.site) }
    merged.device = device.merged(over: other.device)
    merged.user = user.merged(over: other.user)
    merged.country = country ?? other.country
    merged.keywords = keywords ?? other.keywords
    merged.contentUrl = contentUrl ?? other.contentUrl
    merged.targeting = targeting.merged(over: other.targeting)
    merged.consent = consent.merged(over: other.consent)
    merged.childDirected = childDirected ?? other.childDirected
    merged.underAge = underAge ?? other.underAge
    merged.ageRestricted = ageRestricted ?? other.ageRestricted
    merged.maxContentRating = maxContentRating ?? other.maxContentRating
    merged.muted = muted ?? other.muted
    merged.volume = volume ?? other.volume
    merged.test = test ?? other.test
    merged.extras = extras.merged(over: other.extras)
    return merged
  }
}
