// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// One source of ads.
public struct NetworkConfiguration: Hashable, Sendable {
  /// What speaks for the network.
  public var adapter: AdapterName

  /// The class that speaks for it in a mobile SDK; shown by network.list.
  public var className: String?

  /// What the network knows you by; each source may add its own.
  public var credentials: JSONMap<String>?

  /// What it may be told of the viewer.
  ///
  /// If absent, a network of the adapter sample is told everything, and each other one what a
  /// network without a gvlId is.
  public var privacy: NetworkPrivacy?

  /// How long each source of this network is waited for; as long as the ad unit allows if absent.
  public var timeoutMs: Int?

  /// The most that it ever bids; without it a bidder is waited for until its own time is over.
  public var maxPrice: JSONNumber?

  /// The currency of its prices in this file; the currency of the file if absent.
  public var currency: String?

  /// How long its ads may wait to be presented; as for all networks if absent.
  public var expiresAfterMs: Int?

  /// The same for single formats, in milliseconds.
  public var expiresAfter: JSONMap<Int>?

  /// The program of an adapter that is a process, and its arguments.
  public var command: [String]?

  /// The variables of that program beyond PATH, HOME, LANG and TMPDIR; it gets no others.
  public var environment: JSONMap<String>?

  /// Where that program runs; where the engine does if absent.
  public var folder: String?

  /// How long that program may take from its start until it is set up; 10000 if absent.
  public var setUpTimeoutMs: Int?

  /// How messages to and from that program are told apart; line if absent.
  public var framing: Framing?

  /// How much that program may use.
  public var processLimits: ProcessLimits?

  /// Whether the engine fetches the images of its ads before a load ends.
  ///
  /// If absent it does for openrtb and vast; an adapter that is a program may hand over images
  /// itself, and those of the sample network lie nowhere.
  public var fetchImages: Bool?

  /// Where the server of a network is that is asked over HTTP.
  ///
  /// For vast it may have macros such as [CACHEBUSTING], and names of credentials in braces, such
  /// as {parameter}.
  public var endpoint: String?

  /// How documents of VAST are followed and used.
  public var vast: VASTConfiguration? {
    get { vastApart?.value }
    set { vastApart = newValue.map(Boxed.init) }
  }

  private var vastApart: Boxed<VASTConfiguration>?

  /// How the network is spoken to in OpenRTB.
  public var openrtb: OpenRTBConfiguration? {
    get { openrtbApart?.value }
    set { openrtbApart = newValue.map(Boxed.init) }
  }

  private var openrtbApart: Boxed<OpenRTBConfiguration>?

  /// The formats that it is asked for; all that it sells if absent.
  public var formats: [AdFormat]?

  /// How long the sample network takes to answer.
  public var latencyMs: Int

  /// How long all but a twentieth of the answers take at most, when they are to differ: then half
  /// of them take latencyMs at most and half of that at least, and the slowest twice this;
  /// latencyMs for all if absent.
  public var latencyP95Ms: Int?

  /// How often the sample network has an ad: always, never, a rate of all loads from 0 to 1, or
  /// mixed, which is 0.85 with a twentieth each of networkError, internalError and no ad; always if
  /// absent.
  public var fill: JSONValue?

  /// Which sequence of chances the rates draw from, the same at every start.
  public var seed: Int

  /// The error that the sample network answers every load with; none if absent.
  public var fails: SampleFailure? {
    get { failsApart?.value }
    set { failsApart = newValue.map(Boxed.init) }
  }

  private var failsApart: Boxed<SampleFailure>?

  /// The errors that the sample network answers some loads with by chance; none if absent.
  public var errors: [SampleErrorRate]?

  /// The course of events that the sample network plays; what its other keys say if absent.
  public var script: SampleScript?

  /// What the sample network pays for a thousand impressions, as it says with each ad; nothing said
  /// if absent.
  public var bid: JSONNumber?

  /// The currency of the bid, by ISO 4217; that of its prices if absent.
  public var bidCurrency: String?

  /// By which share of it the bid goes up or down by chance.
  public var bidSpread: Double

  /// How long it takes to set the sample network up.
  public var setUpMs: Int

  /// The error that setting the sample network up ends with; none if absent.
  public var setUpFails: SampleFailure? {
    get { setUpFailsApart?.value }
    set { setUpFailsApart = newValue.map(Boxed.init) }
  }

  private var setUpFailsApart: Boxed<SampleFailure>?

  /// The version of its adapter that the sample network claims; none if absent.
  public var adapterVersion: String?

  /// The version of its SDK that the sample network claims; none if absent.
  public var sdkVersion: String?

  /// Whether ads of the sample network that may have a video have one.
  public var video: Bool

  /// What native ads of the sample network advertise; everything if absent.
  public var nativeKind: SampleNativeKind?

  /// The assets that ads of the sample network leave out.
  public var omits: [String]?

  /// The reward of rewarded ads of the sample network; ten coins if absent.
  public var reward: Reward?

  /// Who wants to hear of ads of the sample network; nobody if absent.
  public var trackers: [SampleTracker]?

  /// When a viewer of the sample network's rewarded ads has earned the reward; network if absent.
  public var rewardsAt: RewardMoment?

  public init(
    adapter: AdapterName,
    className: String? = nil,
    credentials: JSONMap<String>? = nil,
    privacy: NetworkPrivacy? = nil,
    timeoutMs: Int? = nil,
    maxPrice: JSONNumber? = nil,
    currency: String? = nil,
    expiresAfterMs: Int? = nil,
    expiresAfter: JSONMap<Int>? = nil,
    command: [String]? = nil,
    environment: JSONMap<String>? = nil,
    folder: String? = nil,
    setUpTimeoutMs: Int? = nil,
    framing: Framing? = nil,
    processLimits: ProcessLimits? = nil,
    fetchImages: Bool? = nil,
    endpoint: String? = nil,
    vast: VASTConfiguration? = nil,
    openrtb: OpenRTBConfiguration? = nil,
    formats: [AdFormat]? = nil,
    latencyMs: Int = 0,
    latencyP95Ms: Int? = nil,
    fill: JSONValue? = nil,
    seed: Int = 0,
    fails: SampleFailure? = nil,
    errors: [SampleErrorRate]? = nil,
    script: SampleScript? = nil,
    bid: JSONNumber? = nil,
    bidCurrency: String? = nil,
    bidSpread: Double = 0,
    setUpMs: Int = 0,
    setUpFails: SampleFailure? = nil,
    adapterVersion: String? = nil,
    sdkVersion: String? = nil,
    video: Bool = false,
    nativeKind: SampleNativeKind? = nil,
    omits: [String]? = nil,
    reward: Reward? = nil,
    trackers: [SampleTracker]? = nil,
    rewardsAt: RewardMoment? = nil,
  ) {
    self.adapter = adapter
    self.className = className
    self.credentials = credentials
    self.privacy = privacy
    self.timeoutMs = timeoutMs
    self.maxPrice = maxPrice
    self.currency = currency
    self.expiresAfterMs = expiresAfterMs
    self.expiresAfter = expiresAfter
    self.command = command
    self.environment = environment
    self.folder = folder
    self.setUpTimeoutMs = setUpTimeoutMs
    self.framing = framing
    self.processLimits = processLimits
    self.fetchImages = fetchImages
    self.endpoint = endpoint
    vastApart = vast.map(Boxed.init)
    openrtbApart = openrtb.map(Boxed.init)
    self.formats = formats
    self.latencyMs = latencyMs
    self.latencyP95Ms = latencyP95Ms
    self.fill = fill
    self.seed = seed
    failsApart = fails.map(Boxed.init)
    self.errors = errors
    self.script = script
    self.bid = bid
    self.bidCurrency = bidCurrency
    self.bidSpread = bidSpread
    self.setUpMs = setUpMs
    setUpFailsApart = setUpFails.map(Boxed.init)
    self.adapterVersion = adapterVersion
    self.sdkVersion = sdkVersion
    self.video = video
    self.nativeKind = nativeKind
    self.omits = omits
    self.reward = reward
    self.trackers = trackers
    self.rewardsAt = rewardsAt
  }
}

extension NetworkConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adapter: AdapterName?
    var className: String?
    var credentials: JSONMap<String>?
    var privacy: NetworkPrivacy?
    var timeoutMs: Int?
    var maxPrice: JSONNumber?
    var currency: String?
    var expiresAfterMs: Int?
    var expiresAfter: JSONMap<Int>?
    var command: [String]?
    var environment: JSONMap<String>?
    var folder: String?
    var setUpTimeoutMs: Int?
    var framing: Framing?
    var processLimits: ProcessLimits?
    var fetchImages: Bool?
    var endpoint: String?
    var vast: VASTConfiguration?
    var openrtb: OpenRTBConfiguration?
    var formats: [AdFormat]?
    var latencyMs: Int?
    var latencyP95Ms: Int?
    var fill: JSONValue?
    var seed: Int?
    var fails: SampleFailure?
    var errors: [SampleErrorRate]?
    var script: SampleScript?
    var bid: JSONNumber?
    var bidCurrency: String?
    var bidSpread: Double?
    var setUpMs: Int?
    var setUpFails: SampleFailure?
    var adapterVersion: String?
    var sdkVersion: String?
    var video: Bool?
    var nativeKind: SampleNativeKind?
    var omits: [String]?
    var reward: Reward?
    var trackers: [SampleTracker]?
    var rewardsAt: RewardMoment?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x72_6574_7061_6461:  // adapter
        if try json.hasValue(key, 0, &seen) { adapter = try AdapterName(from: &json) }
      case 9 where key.word0 == 0x6d61_4e73_7361_6c63 && key.word1 == 0x65:  // className
        if try json.hasValue(key, 1, &seen) { className = try json.readString(length: 1...256) }
      case 11 where key.word0 == 0x6974_6e65_6465_7263 && key.word1 == 0x73_6c61:  // credentials
        if try json.hasValue(key, 2, &seen) {
          credentials = try json.readMap(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 0...4_096)
          }
        }
      case 7 where key.word0 == 0x79_6361_7669_7270:  // privacy
        if try json.hasValue(key, 3, &seen) { privacy = try NetworkPrivacy(from: &json) }
      case 9 where key.word0 == 0x4d74_756f_656d_6974 && key.word1 == 0x73:  // timeoutMs
        if try json.hasValue(key, 4, &seen) { timeoutMs = try json.readInt(in: 1...3_600_000) }
      case 8 where key.word0 == 0x6563_6972_5078_616d:  // maxPrice
        if try json.hasValue(key, 5, &seen) {
          maxPrice = try json.readNumber(from: 0, through: 1_000_000_000)
        }
      case 8 where key.word0 == 0x7963_6e65_7272_7563:  // currency
        if try json.hasValue(key, 6, &seen) { currency = try json.readString(length: 3...3) }
      case 14
      where key.word0 == 0x4173_6572_6970_7865
        && key.word1 == 0x734d_7265_7466:  // expiresAfterMs
        if try json.hasValue(key, 7, &seen) {
          expiresAfterMs = try json.readInt(in: 1...604_800_000)
        }
      case 12 where key.word0 == 0x4173_6572_6970_7865 && key.word1 == 0x7265_7466:  // expiresAfter
        if try json.hasValue(key, 8, &seen) {
          expiresAfter = try json.readMap(count: 0...7) { json throws(JSONError) in
            try json.readInt(in: 1...604_800_000)
          }
        }
      case 7 where key.word0 == 0x64_6e61_6d6d_6f63:  // command
        if try json.hasValue(key, 9, &seen) {
          command = try json.readArray(count: 1...256) { json throws(JSONError) in
            try json.readString(length: 1...4_096)
          }
        }
      case 11 where key.word0 == 0x6d6e_6f72_6976_6e65 && key.word1 == 0x74_6e65:  // environment
        if try json.hasValue(key, 10, &seen) {
          environment = try json.readMap(count: 0...256) { json throws(JSONError) in
            try json.readString(length: 0...32_768)
          }
        }
      case 6 where key.word0 == 0x7265_646c_6f66:  // folder
        if try json.hasValue(key, 11, &seen) { folder = try json.readString(length: 1...4_096) }
      case 14
      where key.word0 == 0x6d69_5470_5574_6573
        && key.word1 == 0x734d_7475_6f65:  // setUpTimeoutMs
        if try json.hasValue(key, 12, &seen) { setUpTimeoutMs = try json.readInt(in: 1...600_000) }
      case 7 where key.word0 == 0x67_6e69_6d61_7266:  // framing
        if try json.hasValue(key, 13, &seen) { framing = try Framing(from: &json) }
      case 13
      where key.word0 == 0x4c73_7365_636f_7270
        && key.word1 == 0x73_7469_6d69:  // processLimits
        if try json.hasValue(key, 14, &seen) { processLimits = try ProcessLimits(from: &json) }
      case 11 where key.word0 == 0x616d_4968_6374_6566 && key.word1 == 0x73_6567:  // fetchImages
        if try json.hasValue(key, 15, &seen) { fetchImages = try json.readBool() }
      case 8 where key.word0 == 0x746e_696f_7064_6e65:  // endpoint
        if try json.hasValue(key, 16, &seen) { endpoint = try json.readString(length: 8...16_384) }
      case 4 where key.word0 == 0x7473_6176:  // vast
        if try json.hasValue(key, 17, &seen) { vast = try VASTConfiguration(from: &json) }
      case 7 where key.word0 == 0x62_7472_6e65_706f:  // openrtb
        if try json.hasValue(key, 18, &seen) { openrtb = try OpenRTBConfiguration(from: &json) }
      case 7 where key.word0 == 0x73_7461_6d72_6f66:  // formats
        if try json.hasValue(key, 19, &seen) {
          formats = try json.readArray(of: AdFormat.self, count: 1...7)
        }
      case 9 where key.word0 == 0x4d79_636e_6574_616c && key.word1 == 0x73:  // latencyMs
        if try json.hasValue(key, 20, &seen) { latencyMs = try json.readInt(in: 0...3_600_000) }
      case 12 where key.word0 == 0x5079_636e_6574_616c && key.word1 == 0x734d_3539:  // latencyP95Ms
        if try json.hasValue(key, 21, &seen) { latencyP95Ms = try json.readInt(in: 0...3_600_000) }
      case 4 where key.word0 == 0x6c6c_6966:  // fill
        if try json.hasValue(key, 22, &seen) { fill = try json.readValue() }
      case 4 where key.word0 == 0x6465_6573:  // seed
        if try json.hasValue(key, 23, &seen) {
          seed = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 5 where key.word0 == 0x73_6c69_6166:  // fails
        if try json.hasValue(key, 24, &seen) { fails = try SampleFailure(from: &json) }
      case 6 where key.word0 == 0x7372_6f72_7265:  // errors
        if try json.hasValue(key, 25, &seen) {
          errors = try json.readArray(of: SampleErrorRate.self, count: 0...8)
        }
      case 6 where key.word0 == 0x7470_6972_6373:  // script
        if try json.hasValue(key, 26, &seen) { script = try SampleScript(from: &json) }
      case 3 where key.word0 == 0x64_6962:  // bid
        if try json.hasValue(key, 27, &seen) {
          bid = try json.readNumber(from: 0, through: 1_000_000_000)
        }
      case 11 where key.word0 == 0x6572_7275_4364_6962 && key.word1 == 0x79_636e:  // bidCurrency
        if try json.hasValue(key, 28, &seen) { bidCurrency = try json.readString(length: 3...3) }
      case 9 where key.word0 == 0x6165_7270_5364_6962 && key.word1 == 0x64:  // bidSpread
        if try json.hasValue(key, 29, &seen) {
          bidSpread = try json.readDouble(from: 0, through: 1)
        }
      case 7 where key.word0 == 0x73_4d70_5574_6573:  // setUpMs
        if try json.hasValue(key, 30, &seen) { setUpMs = try json.readInt(in: 0...3_600_000) }
      case 10 where key.word0 == 0x6961_4670_5574_6573 && key.word1 == 0x736c:  // setUpFails
        if try json.hasValue(key, 31, &seen) { setUpFails = try SampleFailure(from: &json) }
      case 14
      where key.word0 == 0x5672_6574_7061_6461
        && key.word1 == 0x6e6f_6973_7265:  // adapterVersion
        if try json.hasValue(key, 32, &seen) {
          adapterVersion = try json.readString(length: 1...64)
        }
      case 10 where key.word0 == 0x6973_7265_566b_6473 && key.word1 == 0x6e6f:  // sdkVersion
        if try json.hasValue(key, 33, &seen) { sdkVersion = try json.readString(length: 1...64) }
      case 5 where key.word0 == 0x6f_6564_6976:  // video
        if try json.hasValue(key, 34, &seen) { video = try json.readBool() }
      case 10 where key.word0 == 0x694b_6576_6974_616e && key.word1 == 0x646e:  // nativeKind
        if try json.hasValue(key, 35, &seen) { nativeKind = try SampleNativeKind(from: &json) }
      case 5 where key.word0 == 0x73_7469_6d6f:  // omits
        if try json.hasValue(key, 36, &seen) {
          omits = try json.readArray(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 1...128)
          }
        }
      case 6 where key.word0 == 0x6472_6177_6572:  // reward
        if try json.hasValue(key, 37, &seen) { reward = try Reward(from: &json) }
      case 8 where key.word0 == 0x7372_656b_6361_7274:  // trackers
        if try json.hasValue(key, 38, &seen) {
          trackers = try json.readArray(of: SampleTracker.self, count: 0...256)
        }
      case 9 where key.word0 == 0x4173_6472_6177_6572 && key.word1 == 0x74:  // rewardsAt
        if try json.hasValue(key, 39, &seen) { rewardsAt = try RewardMoment(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let adapter else { throw json.failure(.missingMember("adapter")) }
    self.init(
      adapter: adapter,
      className: className,
      credentials: credentials,
      privacy: privacy,
      timeoutMs: timeoutMs,
      maxPrice: maxPrice,
      currency: currency,
      expiresAfterMs: expiresAfterMs,
      expiresAfter: expiresAfter,
      command: command,
      environment: environment,
      folder: folder,
      setUpTimeoutMs: setUpTimeoutMs,
      framing: framing,
      processLimits: processLimits,
      fetchImages: fetchImages,
      endpoint: endpoint,
      vast: vast,
      openrtb: openrtb,
      formats: formats,
      latencyMs: latencyMs ?? 0,
      latencyP95Ms: latencyP95Ms,
      fill: fill,
      seed: seed ?? 0,
      fails: fails,
      errors: errors,
      script: script,
      bid: bid,
      bidCurrency: bidCurrency,
      bidSpread: bidSpread ?? 0,
      setUpMs: setUpMs ?? 0,
      setUpFails: setUpFails,
      adapterVersion: adapterVersion,
      sdkVersion: sdkVersion,
      video: video ?? false,
      nativeKind: nativeKind,
      omits: omits,
      reward: reward,
      trackers: trackers,
      rewardsAt: rewardsAt,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adapter", AdapterName.shape),
        .optional("className", .string(length: 1...256, format: nil)),
        .optional("credentials", .map(.string(length: 0...4_096, format: nil), count: 0...64)),
        .optional("privacy", NetworkPrivacy.shape),
        .optional("timeoutMs", .integer(1...3_600_000)),
        .optional("maxPrice", .number(minimum: 0, maximum: 1_000_000_000)),
        .optional("currency", .string(length: 3...3, format: nil)),
        .optional("expiresAfterMs", .integer(1...604_800_000)),
        .optional("expiresAfter", .map(.integer(1...604_800_000), count: 0...7)),
        .optional("command", .array(.string(length: 1...4_096, format: nil), count: 1...256)),
        .optional("environment", .map(.string(length: 0...32_768, format: nil), count: 0...256)),
        .optional("folder", .string(length: 1...4_096, format: nil)),
        .optional("setUpTimeoutMs", .integer(1...600_000)),
        .optional("framing", Framing.shape),
        .optional("processLimits", ProcessLimits.shape),
        .optional("fetchImages", .boolean),
        .optional("endpoint", .string(length: 8...16_384, format: nil)),
        .optional("vast", VASTConfiguration.shape),
        .optional("openrtb", OpenRTBConfiguration.shape),
        .optional("formats", .array(AdFormat.shape, count: 1...7)),
        .optional("latencyMs", .integer(0...3_600_000)),
        .optional("latencyP95Ms", .integer(0...3_600_000)),
        .optional("fill", .any),
        .optional("seed", .integer(0...9_007_199_254_740_991)),
        .optional("fails", SampleFailure.shape),
        .optional("errors", .array(SampleErrorRate.shape, count: 0...8)),
        .optional("script", SampleScript.shape),
        .optional("bid", .number(minimum: 0, maximum: 1_000_000_000)),
        .optional("bidCurrency", .string(length: 3...3, format: nil)),
        .optional("bidSpread", .number(minimum: 0, maximum: 1)),
        .optional("setUpMs", .integer(0...3_600_000)),
        .optional("setUpFails", SampleFailure.shape),
        .optional("adapterVersion", .string(length: 1...64, format: nil)),
        .optional("sdkVersion", .string(length: 1...64, format: nil)),
        .optional("video", .boolean),
        .optional("nativeKind", SampleNativeKind.shape),
        .optional("omits", .array(.string(length: 1...128, format: nil), count: 0...64)),
        .optional("reward", Reward.shape),
        .optional("trackers", .array(SampleTracker.shape, count: 0...256)),
        .optional("rewardsAt", RewardMoment.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension NetworkConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adapter", adapter)
    json.member("className", className)
    json.member("credentials", credentials) { json, element in json.string(element) }
    json.member("privacy", privacy)
    json.member("timeoutMs", timeoutMs)
    json.member("maxPrice", maxPrice)
    json.member("currency", currency)
    json.member("expiresAfterMs", expiresAfterMs)
    json.member("expiresAfter", expiresAfter) { json, element in json.integer(Int64(element)) }
    json.member("command", command) { json, element in json.string(element) }
    json.member("environment", environment) { json, element in json.string(element) }
    json.member("folder", folder)
    json.member("setUpTimeoutMs", setUpTimeoutMs)
    json.member("framing", framing)
    json.member("processLimits", processLimits)
    json.member("fetchImages", fetchImages)
    json.member("endpoint", endpoint)
    json.member("vast", vastApart)
    json.member("openrtb", openrtbApart)
    json.member("formats", formats)
    json.member("latencyMs", latencyMs)
    json.member("latencyP95Ms", latencyP95Ms)
    json.member("fill", fill)
    json.member("seed", seed)
    json.member("fails", failsApart)
    json.member("errors", errors)
    json.member("script", script)
    json.member("bid", bid)
    json.member("bidCurrency", bidCurrency)
    json.member("bidSpread", bidSpread)
    json.member("setUpMs", setUpMs)
    json.member("setUpFails", setUpFailsApart)
    json.member("adapterVersion", adapterVersion)
    json.member("sdkVersion", sdkVersion)
    json.member("video", video)
    json.member("nativeKind", nativeKind)
    json.member("omits", omits) { json, element in json.string(element) }
    json.member("reward", reward)
    json.member("trackers", trackers)
    json.member("rewardsAt", rewardsAt)
    json.endObject()
  }
}
