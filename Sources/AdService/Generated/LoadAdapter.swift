// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `adapter.load` is called with.
public struct LoadAdapterParams: Hashable, Sendable {
  /// What the ad is called from now on, if there is one.
  public var adId: String

  /// What the configuration calls the network.
  public var network: String

  /// The ad unit that is to be filled.
  public var adUnit: String

  /// The formats that are wanted; the ad has one of them.
  public var formats: [AdFormat]

  /// The custom formats that are wanted.
  public var customFormats: [WantedFormat]?

  /// What the network knows the place by, the publisher's credentials among them.
  public var credentials: JSONMap<String>

  /// The class that speaks for the network in a mobile SDK.
  public var className: String?

  /// What the ad should be like beyond its format.
  public var options: LoadOptions?

  /// What is known of the surroundings of the ad.
  public var context: Context? {
    get { contextApart?.value }
    set { contextApart = newValue.map(Boxed.init) }
  }

  private var contextApart: Boxed<Context>?

  /// What this network takes beyond the context, as an object; only if it described its extras.
  public var extras: JSONValue?

  /// Whether only a test ad is wanted, which nobody pays for.
  public var isTest: Bool

  /// The least price of a thousand that is of use, in millionths of the currency.
  public var floorMicros: Int64?

  /// The currency that the floor is in, by ISO 4217.
  public var currency: String

  /// Whether it bids beside others, and not in its turn.
  public var isBidding: Bool

  /// How long the engine waits for the answer.
  public var timeoutMs: Int

  public init(
    adId: String,
    network: String,
    adUnit: String,
    formats: [AdFormat],
    customFormats: [WantedFormat]? = nil,
    credentials: JSONMap<String>,
    className: String? = nil,
    options: LoadOptions? = nil,
    context: Context? = nil,
    extras: JSONValue? = nil,
    isTest: Bool,
    floorMicros: Int64? = nil,
    currency: String,
    isBidding: Bool,
    timeoutMs: Int,
  ) {
    self.adId = adId
    self.network = network
    self.adUnit = adUnit
    self.formats = formats
    self.customFormats = customFormats
    self.credentials = credentials
    self.className = className
    self.options = options
    contextApart = context.map(Boxed.init)
    self.extras = extras
    self.isTest = isTest
    self.floorMicros = floorMicros
    self.currency = currency
    self.isBidding = isBidding
    self.timeoutMs = timeoutMs
  }
}

extension LoadAdapterParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adId: String?
    var network: String?
    var adUnit: String?
    var formats: [AdFormat]?
    var customFormats: [WantedFormat]?
    var credentials: JSONMap<String>?
    var className: String?
    var options: LoadOptions?
    var context: Context?
    var extras: JSONValue?
    var isTest: Bool?
    var floorMicros: Int64?
    var currency: String?
    var isBidding: Bool?
    var timeoutMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 0, &seen) { adId = try json.readString(length: 1...64) }
      case 7 where key.word0 == 0x6b_726f_7774_656e:  // network
        if try json.hasValue(key, 1, &seen) { network = try json.readString(length: 1...128) }
      case 6 where key.word0 == 0x7469_6e55_6461:  // adUnit
        if try json.hasValue(key, 2, &seen) { adUnit = try json.readString(length: 1...256) }
      case 7 where key.word0 == 0x73_7461_6d72_6f66:  // formats
        if try json.hasValue(key, 3, &seen) {
          formats = try json.readArray(of: AdFormat.self, count: 1...7)
        }
      case 13
      where key.word0 == 0x6f46_6d6f_7473_7563
        && key.word1 == 0x73_7461_6d72:  // customFormats
        if try json.hasValue(key, 4, &seen) {
          customFormats = try json.readArray(of: WantedFormat.self, count: 0...64)
        }
      case 11 where key.word0 == 0x6974_6e65_6465_7263 && key.word1 == 0x73_6c61:  // credentials
        if try json.hasValue(key, 5, &seen) {
          credentials = try json.readMap(count: 0...128) { json throws(JSONError) in
            try json.readString(length: 0...4_096)
          }
        }
      case 9 where key.word0 == 0x6d61_4e73_7361_6c63 && key.word1 == 0x65:  // className
        if try json.hasValue(key, 6, &seen) { className = try json.readString(length: 1...256) }
      case 7 where key.word0 == 0x73_6e6f_6974_706f:  // options
        if try json.hasValue(key, 7, &seen) { options = try LoadOptions(from: &json) }
      case 7 where key.word0 == 0x74_7865_746e_6f63:  // context
        if try json.hasValue(key, 8, &seen) { context = try Context(from: &json) }
      case 6 where key.word0 == 0x7361_7274_7865:  // extras
        if try json.hasValue(key, 9, &seen) { extras = try json.readValue() }
      case 6 where key.word0 == 0x7473_6554_7369:  // isTest
        if try json.hasValue(key, 10, &seen) { isTest = try json.readBool() }
      case 11 where key.word0 == 0x6369_4d72_6f6f_6c66 && key.word1 == 0x73_6f72:  // floorMicros
        if try json.hasValue(key, 11, &seen) { floorMicros = try json.readDecimalString() }
      case 8 where key.word0 == 0x7963_6e65_7272_7563:  // currency
        if try json.hasValue(key, 12, &seen) { currency = try json.readString(length: 3...3) }
      case 9 where key.word0 == 0x6e69_6464_6942_7369 && key.word1 == 0x67:  // isBidding
        if try json.hasValue(key, 13, &seen) { isBidding = try json.readBool() }
      case 9 where key.word0 == 0x4d74_756f_656d_6974 && key.word1 == 0x73:  // timeoutMs
        if try json.hasValue(key, 14, &seen) { timeoutMs = try json.readInt(in: 0...3_600_000) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let adId else { throw json.failure(.missingMember("adId")) }
    guard let network else { throw json.failure(.missingMember("network")) }
    guard let adUnit else { throw json.failure(.missingMember("adUnit")) }
    guard let formats else { throw json.failure(.missingMember("formats")) }
    guard let credentials else { throw json.failure(.missingMember("credentials")) }
    guard let isTest else { throw json.failure(.missingMember("isTest")) }
    guard let currency else { throw json.failure(.missingMember("currency")) }
    guard let isBidding else { throw json.failure(.missingMember("isBidding")) }
    guard let timeoutMs else { throw json.failure(.missingMember("timeoutMs")) }
    self.init(
      adId: adId,
      network: network,
      adUnit: adUnit,
      formats: formats,
      customFormats: customFormats,
      credentials: credentials,
      className: className,
      options: options,
      context: context,
      extras: extras,
      isTest: isTest,
      floorMicros: floorMicros,
      currency: currency,
      isBidding: isBidding,
      timeoutMs: timeoutMs,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adId", .string(length: 1...64, format: nil)),
        .required("network", .string(length: 1...128, format: nil)),
        .required("adUnit", .string(length: 1...256, format: nil)),
        .required("formats", .array(AdFormat.shape, count: 1...7)),
        .optional("customFormats", .array(WantedFormat.shape, count: 0...64)),
        .required("credentials", .map(.string(length: 0...4_096, format: nil), count: 0...128)),
        .optional("className", .string(length: 1...256, format: nil)),
        .optional("options", LoadOptions.shape),
        .optional("context", Context.shape),
        .optional("extras", .any),
        .required("isTest", .boolean),
        .optional("floorMicros", .string(length: 0...Int.max, format: .int64)),
        .required("currency", .string(length: 3...3, format: nil)),
        .required("isBidding", .boolean),
        .required("timeoutMs", .integer(0...3_600_000)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension LoadAdapterParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adId", adId)
    json.member("network", network)
    json.member("adUnit", adUnit)
    json.member("formats", formats)
    json.member("customFormats", customFormats)
    json.member("credentials", credentials) { json, element in json.string(element) }
    json.member("className", className)
    json.member("options", options)
    json.member("context", contextApart)
    json.member("extras", extras)
    json.member("isTest", isTest)
    json.member("floorMicros", decimal: floorMicros)
    json.member("currency", currency)
    json.member("isBidding", isBidding)
    json.member("timeoutMs", timeoutMs)
    json.endObject()
  }
}

/// The ad, if there is one.
public struct LoadAdapterResult: Hashable, Sendable {
  /// The ad; there is none to sell if absent.
  public var ad: OfferedAd? {
    get { adApart?.value }
    set { adApart = newValue.map(Boxed.init) }
  }

  private var adApart: Boxed<OfferedAd>?

  public init(ad: OfferedAd? = nil) {
    adApart = ad.map(Boxed.init)
  }
}

extension LoadAdapterResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var ad: OfferedAd?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6461:  // ad
        if try json.hasValue(key, 0, &seen) { ad = try OfferedAd(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(ad: ad)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("ad", OfferedAd.shape)
      ],
      exactlyOne: false,
    )
  }
}

extension LoadAdapterResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ad", adApart)
    json.endObject()
  }
}
