// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A network of the configuration and whether it can be asked.
public struct NetworkStatus: Hashable, Sendable {
  /// The network, as config.yaml names it.
  public var name: String

  /// What speaks for it.
  public var adapter: AdapterName

  /// Whether it can be asked for ads.
  public var state: NetworkState

  /// The formats that it can serve.
  public var formats: [AdFormat]

  /// The version of what speaks for it.
  public var adapterVersion: String?

  /// The version of the network's own software.
  public var sdkVersion: String?

  /// Why it is not ready, word for word.
  public var failure: AdapterFailure?

  /// The share of its latest loads that failed, as a moving average; absent if none did.
  public var failureShare: Double?

  /// How long it still wants to be left alone.
  public var backOffMs: Int?

  /// How often it broke which rule; absent if it never did.
  public var violations: JSONMap<Int>?

  /// The class that speaks for it in a mobile SDK.
  public var className: String?

  public init(
    name: String,
    adapter: AdapterName,
    state: NetworkState,
    formats: [AdFormat],
    adapterVersion: String? = nil,
    sdkVersion: String? = nil,
    failure: AdapterFailure? = nil,
    failureShare: Double? = nil,
    backOffMs: Int? = nil,
    violations: JSONMap<Int>? = nil,
    className: String? = nil,
  ) {
    self.name = name
    self.adapter = adapter
    self.state = state
    self.formats = formats
    self.adapterVersion = adapterVersion
    self.sdkVersion = sdkVersion
    self.failure = failure
    self.failureShare = failureShare
    self.backOffMs = backOffMs
    self.violations = violations
    self.className = className
  }
}

extension NetworkStatus: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var adapter: AdapterName?
    var state: NetworkState?
    var formats: [AdFormat]?
    var adapterVersion: String?
    var sdkVersion: String?
    var failure: AdapterFailure?
    var failureShare: Double?
    var backOffMs: Int?
    var violations: JSONMap<Int>?
    var className: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x656d_616e:  // name
        if try json.hasValue(key, 0, &seen) { name = try json.readString() }
      case 7 where key.word0 == 0x72_6574_7061_6461:  // adapter
        if try json.hasValue(key, 1, &seen) { adapter = try AdapterName(from: &json) }
      case 5 where key.word0 == 0x65_7461_7473:  // state
        if try json.hasValue(key, 2, &seen) { state = try NetworkState(from: &json) }
      case 7 where key.word0 == 0x73_7461_6d72_6f66:  // formats
        if try json.hasValue(key, 3, &seen) {
          formats = try json.readArray(of: AdFormat.self, count: 0...Int.max)
        }
      case 14
      where key.word0 == 0x5672_6574_7061_6461
        && key.word1 == 0x6e6f_6973_7265:  // adapterVersion
        if try json.hasValue(key, 4, &seen) { adapterVersion = try json.readString() }
      case 10 where key.word0 == 0x6973_7265_566b_6473 && key.word1 == 0x6e6f:  // sdkVersion
        if try json.hasValue(key, 5, &seen) { sdkVersion = try json.readString() }
      case 7 where key.word0 == 0x65_7275_6c69_6166:  // failure
        if try json.hasValue(key, 6, &seen) { failure = try AdapterFailure(from: &json) }
      case 12 where key.word0 == 0x5365_7275_6c69_6166 && key.word1 == 0x6572_6168:  // failureShare
        if try json.hasValue(key, 7, &seen) {
          failureShare = try json.readDouble(from: 0, through: 1)
        }
      case 9 where key.word0 == 0x4d66_664f_6b63_6162 && key.word1 == 0x73:  // backOffMs
        if try json.hasValue(key, 8, &seen) {
          backOffMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 10 where key.word0 == 0x6f69_7461_6c6f_6976 && key.word1 == 0x736e:  // violations
        if try json.hasValue(key, 9, &seen) {
          violations = try json.readMap(count: 0...64) { json throws(JSONError) in
            try json.readInt(in: 0...9_007_199_254_740_991)
          }
        }
      case 9 where key.word0 == 0x6d61_4e73_7361_6c63 && key.word1 == 0x65:  // className
        if try json.hasValue(key, 10, &seen) { className = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let name else { throw json.failure(.missingMember("name")) }
    guard let adapter else { throw json.failure(.missingMember("adapter")) }
    guard let state else { throw json.failure(.missingMember("state")) }
    guard let formats else { throw json.failure(.missingMember("formats")) }
    self.init(
      name: name,
      adapter: adapter,
      state: state,
      formats: formats,
      adapterVersion: adapterVersion,
      sdkVersion: sdkVersion,
      failure: failure,
      failureShare: failureShare,
      backOffMs: backOffMs,
      violations: violations,
      className: className,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("name", .string(length: 0...Int.max, format: nil)),
        .required("adapter", AdapterName.shape),
        .required("state", NetworkState.shape),
        .required("formats", .array(AdFormat.shape, count: 0...Int.max)),
        .optional("adapterVersion", .string(length: 0...Int.max, format: nil)),
        .optional("sdkVersion", .string(length: 0...Int.max, format: nil)),
        .optional("failure", AdapterFailure.shape),
        .optional("failureShare", .number(minimum: 0, maximum: 1)),
        .optional("backOffMs", .integer(0...9_007_199_254_740_991)),
        .optional("violations", .map(.integer(0...9_007_199_254_740_991), count: 0...64)),
        .optional("className", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension NetworkStatus: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.member("adapter", adapter)
    json.member("state", state)
    json.member("formats", formats)
    json.member("adapterVersion", adapterVersion)
    json.member("sdkVersion", sdkVersion)
    json.member("failure", failure)
    json.member("failureShare", failureShare)
    json.member("backOffMs", backOffMs)
    json.member("violations", violations) { json, element in json.integer(Int64(element)) }
    json.member("className", className)
    json.endObject()
  }
}
