// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `rpc.discover` is called with.
public struct DiscoverRPCParams: Hashable, Sendable {
  public init() {}
}

extension DiscoverRPCParams: JSONReadable {
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

extension DiscoverRPCParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

/// The OpenRPC document.
public struct DiscoverRPCResult: Hashable, Sendable {
  /// The version of OpenRPC that it follows.
  public var openrpc: String

  /// The name and the version of the service and what is to be known of it.
  public var info: JSONValue

  /// The methods with their params, answers, errors and examples.
  public var methods: JSONValue

  /// The types and the errors that the methods refer to.
  public var components: JSONValue

  public init(openrpc: String, info: JSONValue, methods: JSONValue, components: JSONValue) {
    self.openrpc = openrpc
    self.info = info
    self.methods = methods
    self.components = components
  }
}

extension DiscoverRPCResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var openrpc: String?
    var info: JSONValue?
    var methods: JSONValue?
    var components: JSONValue?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x63_7072_6e65_706f:  // openrpc
        if try json.hasValue(key, 0, &seen) { openrpc = try json.readString() }
      case 4 where key.word0 == 0x6f66_6e69:  // info
        if try json.hasValue(key, 1, &seen) { info = try json.readValue() }
      case 7 where key.word0 == 0x73_646f_6874_656d:  // methods
        if try json.hasValue(key, 2, &seen) { methods = try json.readValue() }
      case 10 where key.word0 == 0x6e65_6e6f_706d_6f63 && key.word1 == 0x7374:  // components
        if try json.hasValue(key, 3, &seen) { components = try json.readValue() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let openrpc else { throw json.failure(.missingMember("openrpc")) }
    guard let info else { throw json.failure(.missingMember("info")) }
    guard let methods else { throw json.failure(.missingMember("methods")) }
    guard let components else { throw json.failure(.missingMember("components")) }
    self.init(openrpc: openrpc, info: info, methods: methods, components: components)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("openrpc", .string(length: 0...Int.max, format: nil)),
        .required("info", .any),
        .required("methods", .any),
        .required("components", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension DiscoverRPCResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("openrpc", openrpc)
    json.member("info", info)
    json.member("methods", methods)
    json.member("components", components)
    json.endObject()
  }
}
