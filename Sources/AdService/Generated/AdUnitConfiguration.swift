// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A place that ads are loaded for.
public struct AdUnitConfiguration: Hashable, Sendable {
  /// The formats that it serves.
  public var formats: [AdFormat]

  /// The custom formats that it serves, by their ids.
  public var customFormats: [String]?

  /// How long a load may take in all.
  public var timeoutMs: Int

  /// The networks that name their own price, all asked at once beside the waterfall; none if
  /// absent.
  public var bidding: [String]?

  /// How many sources of the waterfall are asked at the same time.
  public var batchSize: Int

  /// What is done when one source of a batch fills; bestPrice if absent.
  public var fanOut: FanOut?

  /// The least that a thousand impressions must pay, in the currency; no floor if absent.
  public var floor: JSONNumber?

  /// What rewarded ads earn here; what the network says if absent.
  public var reward: Reward?

  /// The sources, asked from the highest price down.
  public var waterfall: [SourceConfiguration]?

  public init(
    formats: [AdFormat],
    customFormats: [String]? = nil,
    timeoutMs: Int = 3_000,
    bidding: [String]? = nil,
    batchSize: Int = 1,
    fanOut: FanOut? = nil,
    floor: JSONNumber? = nil,
    reward: Reward? = nil,
    waterfall: [SourceConfiguration]? = nil,
  ) {
    self.formats = formats
    self.customFormats = customFormats
    self.timeoutMs = timeoutMs
    self.bidding = bidding
    self.batchSize = batchSize
    self.fanOut = fanOut
    self.floor = floor
    self.reward = reward
    self.waterfall = waterfall
  }
}

extension AdUnitConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var formats: [AdFormat]?
    var customFormats: [String]?
    var timeoutMs: Int?
    var bidding: [String]?
    var batchSize: Int?
    var fanOut: FanOut?
    var floor: JSONNumber?
    var reward: Reward?
    var waterfall: [SourceConfiguration]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x73_7461_6d72_6f66:  // formats
        if try json.hasValue(key, 0, &seen) {
          formats = try json.readArray(of: AdFormat.self, count: 1...7)
        }
      case 13
      where key.word0 == 0x6f46_6d6f_7473_7563
        && key.word1 == 0x73_7461_6d72:  // customFormats
        if try json.hasValue(key, 1, &seen) {
          customFormats = try json.readArray(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 1...64)
          }
        }
      case 9 where key.word0 == 0x4d74_756f_656d_6974 && key.word1 == 0x73:  // timeoutMs
        if try json.hasValue(key, 2, &seen) { timeoutMs = try json.readInt(in: 1...3_600_000) }
      case 7 where key.word0 == 0x67_6e69_6464_6962:  // bidding
        if try json.hasValue(key, 3, &seen) {
          bidding = try json.readArray(count: 0...1_000) { json throws(JSONError) in
            try json.readString(length: 1...128)
          }
        }
      case 9 where key.word0 == 0x7a69_5368_6374_6162 && key.word1 == 0x65:  // batchSize
        if try json.hasValue(key, 4, &seen) { batchSize = try json.readInt(in: 1...1_000) }
      case 6 where key.word0 == 0x7475_4f6e_6166:  // fanOut
        if try json.hasValue(key, 5, &seen) { fanOut = try FanOut(from: &json) }
      case 5 where key.word0 == 0x72_6f6f_6c66:  // floor
        if try json.hasValue(key, 6, &seen) {
          floor = try json.readNumber(from: 0, through: 1_000_000_000)
        }
      case 6 where key.word0 == 0x6472_6177_6572:  // reward
        if try json.hasValue(key, 7, &seen) { reward = try Reward(from: &json) }
      case 9 where key.word0 == 0x6c61_6672_6574_6177 && key.word1 == 0x6c:  // waterfall
        if try json.hasValue(key, 8, &seen) {
          waterfall = try json.readArray(of: SourceConfiguration.self, count: 0...1_000)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let formats else { throw json.failure(.missingMember("formats")) }
    self.init(
      formats: formats,
      customFormats: customFormats,
      timeoutMs: timeoutMs ?? 3_000,
      bidding: bidding,
      batchSize: batchSize ?? 1,
      fanOut: fanOut,
      floor: floor,
      reward: reward,
      waterfall: waterfall,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("formats", .array(AdFormat.shape, count: 1...7)),
        .optional("customFormats", .array(.string(length: 1...64, format: nil), count: 0...64)),
        .optional("timeoutMs", .integer(1...3_600_000)),
        .optional("bidding", .array(.string(length: 1...128, format: nil), count: 0...1_000)),
        .optional("batchSize", .integer(1...1_000)),
        .optional("fanOut", FanOut.shape),
        .optional("floor", .number(minimum: 0, maximum: 1_000_000_000)),
        .optional("reward", Reward.shape),
        .optional("waterfall", .array(SourceConfiguration.shape, count: 0...1_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension AdUnitConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("formats", formats)
    json.member("customFormats", customFormats) { json, element in json.string(element) }
    json.member("timeoutMs", timeoutMs)
    json.member("bidding", bidding) { json, element in json.string(element) }
    json.member("batchSize", batchSize)
    json.member("fanOut", fanOut)
    json.member("floor", floor)
    json.member("reward", reward)
    json.member("waterfall", waterfall)
    json.endObject()
  }
}
