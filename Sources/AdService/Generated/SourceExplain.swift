// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What became of one source in a load.
public struct SourceExplain: Hashable, Sendable {
  /// The network, as config.yaml names it.
  public var network: String

  /// How it ended.
  public var state: SourceState

  /// Why; absent for the one that won.
  public var reason: SourceReason?

  /// True if it named its own price; absent if it is of the waterfall.
  public var bidding: Bool?

  /// The price of a thousand impressions in millionths of the currency, configured or bid.
  public var cpmMicros: Int64?

  /// How long it was waited for; absent if it was not asked.
  public var latencyMs: Int?

  /// The number that the Google Mobile Ads SDK has for it.
  public var gma: GMACode?

  /// What the network itself said, word for word.
  public var adapter: AdapterFailure?

  /// How often it broke which rule with this load and its ad; absent if it did not.
  public var violations: JSONMap<Int>?

  /// What was noticed and is no mistake, such as extras that nobody takes.
  public var notes: [String]?

  /// What to do about it.
  public var remedy: String?

  public init(
    network: String,
    state: SourceState,
    reason: SourceReason? = nil,
    bidding: Bool? = nil,
    cpmMicros: Int64? = nil,
    latencyMs: Int? = nil,
    gma: GMACode? = nil,
    adapter: AdapterFailure? = nil,
    violations: JSONMap<Int>? = nil,
    notes: [String]? = nil,
    remedy: String? = nil,
  ) {
    self.network = network
    self.state = state
    self.reason = reason
    self.bidding = bidding
    self.cpmMicros = cpmMicros
    self.latencyMs = latencyMs
    self.gma = gma
    self.adapter = adapter
    self.violations = violations
    self.notes = notes
    self.remedy = remedy
  }
}

extension SourceExplain: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var network: String?
    var state: SourceState?
    var reason: SourceReason?
    var bidding: Bool?
    var cpmMicros: Int64?
    var latencyMs: Int?
    var gma: GMACode?
    var adapter: AdapterFailure?
    var violations: JSONMap<Int>?
    var notes: [String]?
    var remedy: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6b_726f_7774_656e:  // network
        if try json.hasValue(key, 0, &seen) { network = try json.readString() }
      case 5 where key.word0 == 0x65_7461_7473:  // state
        if try json.hasValue(key, 1, &seen) { state = try SourceState(from: &json) }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 2, &seen) { reason = try SourceReason(from: &json) }
      case 7 where key.word0 == 0x67_6e69_6464_6962:  // bidding
        if try json.hasValue(key, 3, &seen) { bidding = try json.readBool() }
      case 9 where key.word0 == 0x6f72_6369_4d6d_7063 && key.word1 == 0x73:  // cpmMicros
        if try json.hasValue(key, 4, &seen) { cpmMicros = try json.readDecimalString() }
      case 9 where key.word0 == 0x4d79_636e_6574_616c && key.word1 == 0x73:  // latencyMs
        if try json.hasValue(key, 5, &seen) {
          latencyMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 3 where key.word0 == 0x61_6d67:  // gma
        if try json.hasValue(key, 6, &seen) { gma = try GMACode(from: &json) }
      case 7 where key.word0 == 0x72_6574_7061_6461:  // adapter
        if try json.hasValue(key, 7, &seen) { adapter = try AdapterFailure(from: &json) }
      case 10 where key.word0 == 0x6f69_7461_6c6f_6976 && key.word1 == 0x736e:  // violations
        if try json.hasValue(key, 8, &seen) {
          violations = try json.readMap(count: 0...64) { json throws(JSONError) in
            try json.readInt(in: 0...9_007_199_254_740_991)
          }
        }
      case 5 where key.word0 == 0x73_6574_6f6e:  // notes
        if try json.hasValue(key, 9, &seen) {
          notes = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
            try json.readString()
          }
        }
      case 6 where key.word0 == 0x7964_656d_6572:  // remedy
        if try json.hasValue(key, 10, &seen) { remedy = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let network else { throw json.failure(.missingMember("network")) }
    guard let state else { throw json.failure(.missingMember("state")) }
    self.init(
      network: network,
      state: state,
      reason: reason,
      bidding: bidding,
      cpmMicros: cpmMicros,
      latencyMs: latencyMs,
      gma: gma,
      adapter: adapter,
      violations: violations,
      notes: notes,
      remedy: remedy,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("network", .string(length: 0...Int.max, format: nil)),
        .required("state", SourceState.shape),
        .optional("reason", SourceReason.shape),
        .optional("bidding", .boolean),
        .optional("cpmMicros", .string(length: 0...Int.max, format: .int64)),
        .optional("latencyMs", .integer(0...9_007_199_254_740_991)),
        .optional("gma", GMACode.shape),
        .optional("adapter", AdapterFailure.shape),
        .optional("violations", .map(.integer(0...9_007_199_254_740_991), count: 0...64)),
        .optional("notes", .array(.string(length: 0...Int.max, format: nil), count: 0...Int.max)),
        .optional("remedy", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension SourceExplain: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("network", network)
    json.member("state", state)
    json.member("reason", reason)
    json.member("bidding", bidding)
    json.member("cpmMicros", decimal: cpmMicros)
    json.member("latencyMs", latencyMs)
    json.member("gma", gma)
    json.member("adapter", adapter)
    json.member("violations", violations) { json, element in json.integer(Int64(element)) }
    json.member("notes", notes) { json, element in json.string(element) }
    json.member("remedy", remedy)
    json.endObject()
  }
}
