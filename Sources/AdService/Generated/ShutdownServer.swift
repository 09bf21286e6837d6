// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `server.shutdown` is called with.
public struct ShutdownServerParams: Hashable, Sendable {
  public init() {}
}

extension ShutdownServerParams: JSONReadable {
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

extension ShutdownServerParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

/// What is waited for.
public struct ShutdownServerResult: Hashable, Sendable {
  /// How long they are waited for at most.
  public var drainMs: Int

  public init(drainMs: Int) {
    self.drainMs = drainMs
  }
}

extension ShutdownServerResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var drainMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x73_4d6e_6961_7264:  // drainMs
        if try json.hasValue(key, 0, &seen) { drainMs = try json.readInt(in: 0...3_600_000) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let drainMs else { throw json.failure(.missingMember("drainMs")) }
    self.init(drainMs: drainMs)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("drainMs", .integer(0...3_600_000))
      ],
      exactlyOne: false,
    )
  }
}

extension ShutdownServerResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("drainMs", drainMs)
    json.endObject()
  }
}
