// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `adapter.describe` is called with.
public struct DescribeAdapterParams: Hashable, Sendable {
  /// The version of the engine that calls.
  public var engineVersion: String

  /// The version of this contract that the engine speaks.
  public var contractVersion: String

  public init(engineVersion: String, contractVersion: String) {
    self.engineVersion = engineVersion
    self.contractVersion = contractVersion
  }
}

extension DescribeAdapterParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var engineVersion: String?
    var contractVersion: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 13
      where key.word0 == 0x6556_656e_6967_6e65
        && key.word1 == 0x6e_6f69_7372:  // engineVersion
        if try json.hasValue(key, 0, &seen) { engineVersion = try json.readString(length: 0...64) }
      case 15
      where key.word0 == 0x7463_6172_746e_6f63
        && key.word1 == 0x6e_6f69_7372_6556:  // contractVersion
        if try json.hasValue(key, 1, &seen) {
          contractVersion = try json.readString(length: 0...64)
        }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let engineVersion else { throw json.failure(.missingMember("engineVersion")) }
    guard let contractVersion else { throw json.failure(.missingMember("contractVersion")) }
    self.init(engineVersion: engineVersion, contractVersion: contractVersion)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("engineVersion", .string(length: 0...64, format: nil)),
        .required("contractVersion", .string(length: 0...64, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension DescribeAdapterParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("engineVersion", engineVersion)
    json.member("contractVersion", contractVersion)
    json.endObject()
  }
}

/// What the adapter is and what it can do.
public struct DescribeAdapterResult: Hashable, Sendable {
  /// The version of the adapter.
  public var adapterVersion: String

  /// The version of what it speaks to its network by.
  public var sdkVersion: String

  /// The formats that it can load.
  public var formats: [AdFormat]

  /// What it counts by itself; nothing if absent.
  public var counts: AdapterCounts?

  /// Whether it names prices of its own, so that it can be asked as a bidder; not if absent.
  public var bids: Bool?

  /// A JSON Schema of the extras that it takes; it takes none if absent, and then gets none.
  public var extras: JSONValue?

  public init(
    adapterVersion: String,
    sdkVersion: String,
    formats: [AdFormat],
    counts: AdapterCounts? = nil,
    bids: Bool? = nil,
    extras: JSONValue? = nil,
  ) {
    self.adapterVersion = adapterVersion
    self.sdkVersion = sdkVersion
    self.formats = formats
    self.counts = counts
    self.bids = bids
    self.extras = extras
  }
}

extension DescribeAdapterResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adapterVersion: String?
    var sdkVersion: String?
    var formats: [AdFormat]?
    var counts: AdapterCounts?
    var bids: Bool?
    var extras: JSONValue?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 14
      where key.word0 == 0x5672_6574_7061_6461
        && key.word1 == 0x6e6f_6973_7265:  // adapterVersion
        if try json.hasValue(key, 0, &seen) { adapterVersion = try json.readString(length: 0...64) }
      case 7 where key.word0 == 0x6e_6f69_7372_6576:  // version
        if try json.hasValue(key, 0, &seen) { adapterVersion = try json.readString(length: 0...64) }
      case 10 where key.word0 == 0x6973_7265_566b_6473 && key.word1 == 0x6e6f:  // sdkVersion
        if try json.hasValue(key, 1, &seen) { sdkVersion = try json.readString(length: 0...64) }
      case 12 where key.word0 == 0x7265_564b_4453_6461 && key.word1 == 0x6e6f_6973:  // adSDKVersion
        if try json.hasValue(key, 1, &seen) { sdkVersion = try json.readString(length: 0...64) }
      case 7 where key.word0 == 0x73_7461_6d72_6f66:  // formats
        if try json.hasValue(key, 2, &seen) {
          formats = try json.readArray(of: AdFormat.self, count: 0...7)
        }
      case 6 where key.word0 == 0x7374_6e75_6f63:  // counts
        if try json.hasValue(key, 3, &seen) { counts = try AdapterCounts(from: &json) }
      case 4 where key.word0 == 0x7364_6962:  // bids
        if try json.hasValue(key, 4, &seen) { bids = try json.readBool() }
      case 6 where key.word0 == 0x7361_7274_7865:  // extras
        if try json.hasValue(key, 5, &seen) { extras = try json.readValue() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let adapterVersion else { throw json.failure(.missingMember("adapterVersion")) }
    guard let sdkVersion else { throw json.failure(.missingMember("sdkVersion")) }
    guard let formats else { throw json.failure(.missingMember("formats")) }
    self.init(
      adapterVersion: adapterVersion,
      sdkVersion: sdkVersion,
      formats: formats,
      counts: counts,
      bids: bids,
      extras: extras,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adapterVersion", aliases: ["version"], .string(length: 0...64, format: nil)),
        .required("sdkVersion", aliases: ["adSDKVersion"], .string(length: 0...64, format: nil)),
        .required("formats", .array(AdFormat.shape, count: 0...7)),
        .optional("counts", AdapterCounts.shape),
        .optional("bids", .boolean),
        .optional("extras", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension DescribeAdapterResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adapterVersion", adapterVersion)
    json.member("sdkVersion", sdkVersion)
    json.member("formats", formats)
    json.member("counts", counts)
    json.member("bids", bids)
    json.member("extras", extras)
    json.endObject()
  }
}
