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

  /// How long each source of this network is waited for; as long as the ad unit allows if absent.
  public var timeoutMs: Int?

  /// How long the sample network takes to answer.
  public var latencyMs: Int

  /// How often the sample network has an ad: always, never or a rate from 0 to 1; always if absent.
  public var fill: JSONValue?

  /// Which sequence of chances the rates draw from, the same at every start.
  public var seed: Int

  /// The error that the sample network answers every load with; none if absent.
  public var fails: SampleFailure?

  /// Whether ads of the sample network that may have a video have one.
  public var video: Bool

  /// The assets that ads of the sample network leave out.
  public var omits: [String]?

  /// The reward of rewarded ads of the sample network; ten coins if absent.
  public var reward: Reward?

  public init(
    adapter: AdapterName,
    className: String? = nil,
    credentials: JSONMap<String>? = nil,
    timeoutMs: Int? = nil,
    latencyMs: Int = 0,
    fill: JSONValue? = nil,
    seed: Int = 0,
    fails: SampleFailure? = nil,
    video: Bool = false,
    omits: [String]? = nil,
    reward: Reward? = nil,
  ) {
    self.adapter = adapter
    self.className = className
    self.credentials = credentials
    self.timeoutMs = timeoutMs
    self.latencyMs = latencyMs
    self.fill = fill
    self.seed = seed
    self.fails = fails
    self.video = video
    self.omits = omits
    self.reward = reward
  }
}

extension NetworkConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adapter: AdapterName?
    var className: String?
    var credentials: JSONMap<String>?
    var timeoutMs: Int?
    var latencyMs: Int?
    var fill: JSONValue?
    var seed: Int?
    var fails: SampleFailure?
    var video: Bool?
    var omits: [String]?
    var reward: Reward?
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
      case 9 where key.word0 == 0x4d74_756f_656d_6974 && key.word1 == 0x73:  // timeoutMs
        if try json.hasValue(key, 3, &seen) { timeoutMs = try json.readInt(in: 1...3_600_000) }
      case 9 where key.word0 == 0x4d79_636e_6574_616c && key.word1 == 0x73:  // latencyMs
        if try json.hasValue(key, 4, &seen) { latencyMs = try json.readInt(in: 0...3_600_000) }
      case 4 where key.word0 == 0x6c6c_6966:  // fill
        if try json.hasValue(key, 5, &seen) { fill = try json.readValue() }
      case 4 where key.word0 == 0x6465_6573:  // seed
        if try json.hasValue(key, 6, &seen) {
          seed = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 5 where key.word0 == 0x73_6c69_6166:  // fails
        if try json.hasValue(key, 7, &seen) { fails = try SampleFailure(from: &json) }
      case 5 where key.word0 == 0x6f_6564_6976:  // video
        if try json.hasValue(key, 8, &seen) { video = try json.readBool() }
      case 5 where key.word0 == 0x73_7469_6d6f:  // omits
        if try json.hasValue(key, 9, &seen) {
          omits = try json.readArray(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 1...128)
          }
        }
      case 6 where key.word0 == 0x6472_6177_6572:  // reward
        if try json.hasValue(key, 10, &seen) { reward = try Reward(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let adapter else { throw json.failure(.missingMember("adapter")) }
    self.init(
      adapter: adapter,
      className: className,
      credentials: credentials,
      timeoutMs: timeoutMs,
      latencyMs: latencyMs ?? 0,
      fill: fill,
      seed: seed ?? 0,
      fails: fails,
      video: video ?? false,
      omits: omits,
      reward: reward,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adapter", AdapterName.shape),
        .optional("className", .string(length: 1...256, format: nil)),
        .optional("credentials", .map(.string(length: 0...4_096, format: nil), count: 0...64)),
        .optional("timeoutMs", .integer(1...3_600_000)),
        .optional("latencyMs", .integer(0...3_600_000)),
        .optional("fill", .any),
        .optional("seed", .integer(0...9_007_199_254_740_991)),
        .optional("fails", SampleFailure.shape),
        .optional("video", .boolean),
        .optional("omits", .array(.string(length: 1...128, format: nil), count: 0...64)),
        .optional("reward", Reward.shape),
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
    json.member("timeoutMs", timeoutMs)
    json.member("latencyMs", latencyMs)
    json.member("fill", fill)
    json.member("seed", seed)
    json.member("fails", fails)
    json.member("video", video)
    json.member("omits", omits) { json, element in json.string(element) }
    json.member("reward", reward)
    json.endObject()
  }
}
