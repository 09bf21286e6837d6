// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// One step of a waterfall.
public struct SourceConfiguration: Hashable, Sendable {
  /// The network that is asked, one of those under networks.
  public var network: String

  /// Short for a credential named parameter, as custom events have it.
  public var parameter: String?

  /// What the network knows this place by, beyond its own credentials.
  public var credentials: JSONMap<String>?

  /// What the network pays for a thousand impressions in the currency.
  public var price: JSONNumber?

  /// How long this source is waited for; as the network says if absent.
  public var timeoutMs: Int?

  public init(
    network: String,
    parameter: String? = nil,
    credentials: JSONMap<String>? = nil,
    price: JSONNumber? = nil,
    timeoutMs: Int? = nil,
  ) {
    self.network = network
    self.parameter = parameter
    self.credentials = credentials
    self.price = price
    self.timeoutMs = timeoutMs
  }
}

extension SourceConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var network: String?
    var parameter: String?
    var credentials: JSONMap<String>?
    var price: JSONNumber?
    var timeoutMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6b_726f_7774_656e:  // network
        if try json.hasValue(key, 0, &seen) { network = try json.readString(length: 1...128) }
      case 9 where key.word0 == 0x6574_656d_6172_6170 && key.word1 == 0x72:  // parameter
        if try json.hasValue(key, 1, &seen) { parameter = try json.readString(length: 0...4_096) }
      case 11 where key.word0 == 0x6974_6e65_6465_7263 && key.word1 == 0x73_6c61:  // credentials
        if try json.hasValue(key, 2, &seen) {
          credentials = try json.readMap(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 0...4_096)
          }
        }
      case 5 where key.word0 == 0x65_6369_7270:  // price
        if try json.hasValue(key, 3, &seen) {
          price = try json.readNumber(from: 0, through: 1_000_000_000)
        }
      case 9 where key.word0 == 0x4d74_756f_656d_6974 && key.word1 == 0x73:  // timeoutMs
        if try json.hasValue(key, 4, &seen) { timeoutMs = try json.readInt(in: 1...3_600_000) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let network else { throw json.failure(.missingMember("network")) }
    self.init(
      network: network,
      parameter: parameter,
      credentials: credentials,
      price: price,
      timeoutMs: timeoutMs,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("network", .string(length: 1...128, format: nil)),
        .optional("parameter", .string(length: 0...4_096, format: nil)),
        .optional("credentials", .map(.string(length: 0...4_096, format: nil), count: 0...64)),
        .optional("price", .number(minimum: 0, maximum: 1_000_000_000)),
        .optional("timeoutMs", .integer(1...3_600_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension SourceConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("network", network)
    json.member("parameter", parameter)
    json.member("credentials", credentials) { json, element in json.string(element) }
    json.member("price", price)
    json.member("timeoutMs", timeoutMs)
    json.endObject()
  }
}
