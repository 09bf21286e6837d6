// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Everything that an operator decides.
public struct Configuration: Hashable, Sendable {
  /// The sources of ads, under names of your choice.
  public var networks: JSONMap<NetworkConfiguration>?

  /// The places that ads are loaded for, under the names that the app calls them by.
  public var adUnits: JSONMap<AdUnitConfiguration>?

  /// The custom native formats by their ids.
  public var customFormats: JSONMap<CustomFormatConfiguration>?

  /// The streams that breaks are planned in, under names of your choice.
  public var streams: JSONMap<StreamConfiguration>?

  /// The currency of every price, by ISO 4217.
  public var currency: String

  /// What one unit of other currencies is worth in the currency, by their ISO 4217 names.
  public var currencies: JSONMap<JSONNumber>?

  /// When networks are set up; start if absent.
  public var setUp: SetUpTime?

  /// How long a network may take to bring its ad to the screen.
  public var presentTimeoutMs: Int

  /// How long after the dismissal of an ad its reward may come before it is said to be missing.
  public var rewardGraceMs: Int

  /// When a network that fails often is passed over.
  public var health: HealthConfiguration?

  /// How those are told of ads who want to hear of them.
  public var tracking: TrackingConfiguration? {
    get { trackingApart?.value }
    set { trackingApart = newValue.map(Boxed.init) }
  }

  private var trackingApart: Boxed<TrackingConfiguration>?

  /// What is known of the app, the device and the viewer before context.set says more.
  public var context: Context? {
    get { contextApart?.value }
    set { contextApart = newValue.map(Boxed.init) }
  }

  private var contextApart: Boxed<Context>?

  /// What holds for every network about what is private.
  public var privacy: PrivacyConfiguration?

  /// How long ads of single formats may wait, in milliseconds; appOpen has four hours if absent.
  public var expiresAfter: JSONMap<Int>?

  /// How long an ad may wait to be presented.
  public var expiresAfterMs: Int

  /// How the images of ads are fetched.
  public var images: ImagesConfiguration? {
    get { imagesApart?.value }
    set { imagesApart = newValue.map(Boxed.init) }
  }

  private var imagesApart: Boxed<ImagesConfiguration>?

  /// How long waiting calls are given when the engine ends.
  public var drainMs: Int

  /// What is worth a line in the log; notice if absent.
  public var logLevel: LogLevel?

  /// How servers are asked.
  public var http: HTTPConfiguration? {
    get { httpApart?.value }
    set { httpApart = newValue.map(Boxed.init) }
  }

  private var httpApart: Boxed<HTTPConfiguration>?

  /// What addresses may do that come from outside, such as out of ads.
  public var outside: OutsideConfiguration?

  /// How much is taken on before calls are refused.
  public var limits: LimitsConfiguration? {
    get { limitsApart?.value }
    set { limitsApart = newValue.map(Boxed.init) }
  }

  private var limitsApart: Boxed<LimitsConfiguration>?

  public init(
    networks: JSONMap<NetworkConfiguration>? = nil,
    adUnits: JSONMap<AdUnitConfiguration>? = nil,
    customFormats: JSONMap<CustomFormatConfiguration>? = nil,
    streams: JSONMap<StreamConfiguration>? = nil,
    currency: String = "USD",
    currencies: JSONMap<JSONNumber>? = nil,
    setUp: SetUpTime? = nil,
    presentTimeoutMs: Int = 5_000,
    rewardGraceMs: Int = 3_000,
    health: HealthConfiguration? = nil,
    tracking: TrackingConfiguration? = nil,
    context: Context? = nil,
    privacy: PrivacyConfiguration? = nil,
    expiresAfter: JSONMap<Int>? = nil,
    expiresAfterMs: Int = 3_600_000,
    images: ImagesConfiguration? = nil,
    drainMs: Int = 5_000,
    logLevel: LogLevel? = nil,
    http: HTTPConfiguration? = nil,
    outside: OutsideConfiguration? = nil,
    limits: LimitsConfiguration? = nil,
  ) {
    self.networks = networks
    self.adUnits = adUnits
    self.customFormats = customFormats
    self.streams = streams
    self.currency = currency
    self.currencies = currencies
    self.setUp = setUp
    self.presentTimeoutMs = presentTimeoutMs
    self.rewardGraceMs = rewardGraceMs
    self.health = health
    trackingApart = tracking.map(Boxed.init)
    contextApart = context.map(Boxed.init)
    self.privacy = privacy
    self.expiresAfter = expiresAfter
    self.expiresAfterMs = expiresAfterMs
    imagesApart = images.map(Boxed.init)
    self.drainMs = drainMs
    self.logLevel = logLevel
    httpApart = http.map(Boxed.init)
    self.outside = outside
    limitsApart = limits.map(Boxed.init)
  }
}

extension Configuration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var networks: JSONMap<NetworkConfiguration>?
    var adUnits: JSONMap<AdUnitConfiguration>?
    var customFormats: JSONMap<CustomFormatConfiguration>?
    var streams: JSONMap<StreamConfiguration>?
    var currency: String?
    var currencies: JSONMap<JSONNumber>?
    var setUp: SetUpTime?
    var presentTimeoutMs: Int?
    var rewardGraceMs: Int?
    var health: HealthConfiguration?
    var tracking: TrackingConfiguration?
    var context: Context?
    var privacy: PrivacyConfiguration?
    var expiresAfter: JSONMap<Int>?
    var expiresAfterMs: Int?
    var images: ImagesConfiguration?
    var drainMs: Int?
    var logLevel: LogLevel?
    var http: HTTPConfiguration?
    var outside: OutsideConfiguration?
    var limits: LimitsConfiguration?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x736b_726f_7774_656e:  // networks
        if try json.hasValue(key, 0, &seen) {
          networks = try json.readMap(of: NetworkConfiguration.self, count: 0...1_000)
        }
      case 7 where key.word0 == 0x73_7469_6e55_6461:  // adUnits
        if try json.hasValue(key, 1, &seen) {
          adUnits = try json.readMap(of: AdUnitConfiguration.self, count: 0...100_000)
        }
      case 13
      where key.word0 == 0x6f46_6d6f_7473_7563
        && key.word1 == 0x73_7461_6d72:  // customFormats
        if try json.hasValue(key, 2, &seen) {
          customFormats = try json.readMap(of: CustomFormatConfiguration.self, count: 0...10_000)
        }
      case 7 where key.word0 == 0x73_6d61_6572_7473:  // streams
        if try json.hasValue(key, 3, &seen) {
          streams = try json.readMap(of: StreamConfiguration.self, count: 0...10_000)
        }
      case 8 where key.word0 == 0x7963_6e65_7272_7563:  // currency
        if try json.hasValue(key, 4, &seen) { currency = try json.readString(length: 3...3) }
      case 10 where key.word0 == 0x6963_6e65_7272_7563 && key.word1 == 0x7365:  // currencies
        if try json.hasValue(key, 5, &seen) {
          currencies = try json.readMap(count: 0...400) { json throws(JSONError) in
            try json.readNumber(from: 0, through: 1_000_000)
          }
        }
      case 5 where key.word0 == 0x70_5574_6573:  // setUp
        if try json.hasValue(key, 6, &seen) { setUp = try SetUpTime(from: &json) }
      case 16
      where key.word0 == 0x5474_6e65_7365_7270
        && key.word1 == 0x734d_7475_6f65_6d69:  // presentTimeoutMs
        if try json.hasValue(key, 7, &seen) { presentTimeoutMs = try json.readInt(in: 1...600_000) }
      case 13
      where key.word0 == 0x7247_6472_6177_6572
        && key.word1 == 0x73_4d65_6361:  // rewardGraceMs
        if try json.hasValue(key, 8, &seen) { rewardGraceMs = try json.readInt(in: 0...600_000) }
      case 6 where key.word0 == 0x6874_6c61_6568:  // health
        if try json.hasValue(key, 9, &seen) { health = try HealthConfiguration(from: &json) }
      case 8 where key.word0 == 0x676e_696b_6361_7274:  // tracking
        if try json.hasValue(key, 10, &seen) { tracking = try TrackingConfiguration(from: &json) }
      case 7 where key.word0 == 0x74_7865_746e_6f63:  // context
        if try json.hasValue(key, 11, &seen) { context = try Context(from: &json) }
      case 7 where key.word0 == 0x79_6361_7669_7270:  // privacy
        if try json.hasValue(key, 12, &seen) { privacy = try PrivacyConfiguration(from: &json) }
      case 12 where key.word0 == 0x4173_6572_6970_7865 && key.word1 == 0x7265_7466:  // expiresAfter
        if try json.hasValue(key, 13, &seen) {
          expiresAfter = try json.readMap(count: 0...7) { json throws(JSONError) in
            try json.readInt(in: 1...604_800_000)
          }
        }
      case 14
      where key.word0 == 0x4173_6572_6970_7865
        && key.word1 == 0x734d_7265_7466:  // expiresAfterMs
        if try json.hasValue(key, 14, &seen) {
          expiresAfterMs = try json.readInt(in: 1...604_800_000)
        }
      case 6 where key.word0 == 0x7365_6761_6d69:  // images
        if try json.hasValue(key, 15, &seen) { images = try ImagesConfiguration(from: &json) }
      case 7 where key.word0 == 0x73_4d6e_6961_7264:  // drainMs
        if try json.hasValue(key, 16, &seen) { drainMs = try json.readInt(in: 0...3_600_000) }
      case 8 where key.word0 == 0x6c65_7665_4c67_6f6c:  // logLevel
        if try json.hasValue(key, 17, &seen) { logLevel = try LogLevel(from: &json) }
      case 4 where key.word0 == 0x7074_7468:  // http
        if try json.hasValue(key, 18, &seen) { http = try HTTPConfiguration(from: &json) }
      case 7 where key.word0 == 0x65_6469_7374_756f:  // outside
        if try json.hasValue(key, 19, &seen) { outside = try OutsideConfiguration(from: &json) }
      case 6 where key.word0 == 0x7374_696d_696c:  // limits
        if try json.hasValue(key, 20, &seen) { limits = try LimitsConfiguration(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      networks: networks,
      adUnits: adUnits,
      customFormats: customFormats,
      streams: streams,
      currency: currency ?? "USD",
      currencies: currencies,
      setUp: setUp,
      presentTimeoutMs: presentTimeoutMs ?? 5_000,
      rewardGraceMs: rewardGraceMs ?? 3_000,
      health: health,
      tracking: tracking,
      context: context,
      privacy: privacy,
      expiresAfter: expiresAfter,
      expiresAfterMs: expiresAfterMs ?? 3_600_000,
      images: images,
      drainMs: drainMs ?? 5_000,
      logLevel: logLevel,
      http: http,
      outside: outside,
      limits: limits,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("networks", .map(NetworkConfiguration.shape, count: 0...1_000)),
        .optional("adUnits", .map(AdUnitConfiguration.shape, count: 0...100_000)),
        .optional("customFormats", .map(CustomFormatConfiguration.shape, count: 0...10_000)),
        .optional("streams", .map(StreamConfiguration.shape, count: 0...10_000)),
        .optional("currency", .string(length: 3...3, format: nil)),
        .optional("currencies", .map(.number(minimum: 0, maximum: 1_000_000), count: 0...400)),
        .optional("setUp", SetUpTime.shape),
        .optional("presentTimeoutMs", .integer(1...600_000)),
        .optional("rewardGraceMs", .integer(0...600_000)),
        .optional("health", HealthConfiguration.shape),
        .optional("tracking", TrackingConfiguration.shape),
        .optional("context", Context.shape),
        .optional("privacy", PrivacyConfiguration.shape),
        .optional("expiresAfter", .map(.integer(1...604_800_000), count: 0...7)),
        .optional("expiresAfterMs", .integer(1...604_800_000)),
        .optional("images", ImagesConfiguration.shape),
        .optional("drainMs", .integer(0...3_600_000)),
        .optional("logLevel", LogLevel.shape),
        .optional("http", HTTPConfiguration.shape),
        .optional("outside", OutsideConfiguration.shape),
        .optional("limits", LimitsConfiguration.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension Configuration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("networks", networks)
    json.member("adUnits", adUnits)
    json.member("customFormats", customFormats)
    json.member("streams", streams)
    json.member("currency", currency)
    json.member("currencies", currencies) { json, element in json.number(element) }
    json.member("setUp", setUp)
    json.member("presentTimeoutMs", presentTimeoutMs)
    json.member("rewardGraceMs", rewardGraceMs)
    json.member("health", health)
    json.member("tracking", trackingApart)
    json.member("context", contextApart)
    json.member("privacy", privacy)
    json.member("expiresAfter", expiresAfter) { json, element in json.integer(Int64(element)) }
    json.member("expiresAfterMs", expiresAfterMs)
    json.member("images", imagesApart)
    json.member("drainMs", drainMs)
    json.member("logLevel", logLevel)
    json.member("http", httpApart)
    json.member("outside", outside)
    json.member("limits", limitsApart)
    json.endObject()
  }
}
