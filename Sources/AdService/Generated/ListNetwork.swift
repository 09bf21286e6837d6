// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `network.list` is called with.
public struct ListNetworkParams: Hashable, Sendable {
  public init() {}
}

extension ListNetworkParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    self.init()
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("_meta", .any)
      ],
      exactlyOne: false,
    )
  }
}

extension ListNetworkParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

/// The networks, in the order of the configuration.
public struct ListNetworkResult: Hashable, Sendable {
  /// The networks.
  public var networks: [NetworkStatus]

  public init(networks: [NetworkStatus]) {
    self.networks = networks
  }
}

extension ListNetworkResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var networks: [NetworkStatus]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x736b_726f_7774_656e:  // networks
        if try json.hasValue(key, 0, &seen) {
          networks = try json.readArray(of: NetworkStatus.self, count: 0...Int.max)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let networks else { throw json.failure(.missingMember("networks")) }
    self.init(networks: networks)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("networks", .array(NetworkStatus.shape, count: 0...Int.max))
      ],
      exactlyOne: false,
    )
  }
}

extension ListNetworkResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("networks", networks)
    json.endObject()
  }
}
