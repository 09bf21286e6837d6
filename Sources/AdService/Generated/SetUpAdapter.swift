// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `adapter.setUp` is called with.
public struct SetUpAdapterParams: Hashable, Sendable {
  /// What the configuration calls the network; one program may speak for one network only.
  public var network: String

  /// What the network knows the publisher by.
  public var credentials: JSONMap<String>

  /// Every place that the network has, duplicates and malformed ones among them.
  public var placements: [AdapterPlacement]

  /// What is known of the surroundings of all ads.
  public var context: Context {
    get { contextApart.value }
    set { contextApart = Boxed(newValue) }
  }

  private var contextApart: Boxed<Context>

  public init(
    network: String,
    credentials: JSONMap<String>,
    placements: [AdapterPlacement],
    context: Context,
  ) {
    self.network = network
    self.credentials = credentials
    self.placements = placements
    contextApart = Boxed(context)
  }
}

extension SetUpAdapterParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var network: String?
    var credentials: JSONMap<String>?
    var placements: [AdapterPlacement]?
    var context: Context?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6b_726f_7774_656e:  // network
        if try json.hasValue(key, 0, &seen) { network = try json.readString(length: 1...128) }
      case 11 where key.word0 == 0x6974_6e65_6465_7263 && key.word1 == 0x73_6c61:  // credentials
        if try json.hasValue(key, 1, &seen) {
          credentials = try json.readMap(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 0...4_096)
          }
        }
      case 10 where key.word0 == 0x6e65_6d65_6361_6c70 && key.word1 == 0x7374:  // placements
        if try json.hasValue(key, 2, &seen) {
          placements = try json.readArray(of: AdapterPlacement.self, count: 0...100_000)
        }
      case 7 where key.word0 == 0x74_7865_746e_6f63:  // context
        if try json.hasValue(key, 3, &seen) { context = try Context(from: &json) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let network else { throw json.failure(.missingMember("network")) }
    guard let credentials else { throw json.failure(.missingMember("credentials")) }
    guard let placements else { throw json.failure(.missingMember("placements")) }
    guard let context else { throw json.failure(.missingMember("context")) }
    self.init(network: network, credentials: credentials, placements: placements, context: context)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("network", .string(length: 1...128, format: nil)),
        .required("credentials", .map(.string(length: 0...4_096, format: nil), count: 0...64)),
        .required("placements", .array(AdapterPlacement.shape, count: 0...100_000)),
        .required("context", Context.shape),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension SetUpAdapterParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("network", network)
    json.member("credentials", credentials) { json, element in json.string(element) }
    json.member("placements", placements)
    json.member("context", contextApart)
    json.endObject()
  }
}

/// Nothing but that it is ready.
public struct SetUpAdapterResult: Hashable, Sendable {
  public init() {}
}

extension SetUpAdapterResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      try json.unknownMember(key)
    }
    self.init()
  }

  public static var shape: JSONShape {
    .object([], exactlyOne: false)
  }
}

extension SetUpAdapterResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
