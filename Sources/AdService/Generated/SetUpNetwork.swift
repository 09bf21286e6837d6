// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `network.setUp` is called with.
public struct SetUpNetworkParams: Hashable, Sendable {
  /// The networks, as config.yaml names them; all of them if absent.
  public var networks: [String]?

  public init(networks: [String]? = nil) {
    self.networks = networks
  }
}

extension SetUpNetworkParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var networks: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x736b_726f_7774_656e:  // networks
        if try json.hasValue(key, 0, &seen) {
          networks = try json.readArray(count: 1...1_000) { json throws(JSONError) in
            try json.readString(length: 1...128)
          }
        }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    self.init(networks: networks)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("networks", .array(.string(length: 1...128, format: nil), count: 1...1_000)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension SetUpNetworkParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("networks", networks) { json, element in json.string(element) }
    json.endObject()
  }
}

/// How many are ready.
public struct SetUpNetworkResult: Hashable, Sendable {
  /// How many are ready.
  public var ready: Int

  /// How many have failed.
  public var failed: Int

  public init(ready: Int, failed: Int) {
    self.ready = ready
    self.failed = failed
  }
}

extension SetUpNetworkResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var ready: Int?
    var failed: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x79_6461_6572:  // ready
        if try json.hasValue(key, 0, &seen) { ready = try json.readInt(in: 0...100_000) }
      case 6 where key.word0 == 0x6465_6c69_6166:  // failed
        if try json.hasValue(key, 1, &seen) { failed = try json.readInt(in: 0...100_000) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let ready else { throw json.failure(.missingMember("ready")) }
    guard let failed else { throw json.failure(.missingMember("failed")) }
    self.init(ready: ready, failed: failed)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("ready", .integer(0...100_000)),
        .required("failed", .integer(0...100_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension SetUpNetworkResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ready", ready)
    json.member("failed", failed)
    json.endObject()
  }
}
