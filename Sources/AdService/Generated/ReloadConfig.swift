// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `config.reload` is called with.
public struct ReloadConfigParams: Hashable, Sendable {
  public init() {}
}

extension ReloadConfigParams: JSONReadable {
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

extension ReloadConfigParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

/// What changed.
public struct ReloadConfigResult: Hashable, Sendable {
  /// True if anything is now different.
  public var changed: Bool

  /// The keys at the top whose values are now different, such as networks.
  public var changes: [String]

  public init(changed: Bool, changes: [String]) {
    self.changed = changed
    self.changes = changes
  }
}

extension ReloadConfigResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var changed: Bool?
    var changes: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x64_6567_6e61_6863:  // changed
        if try json.hasValue(key, 0, &seen) { changed = try json.readBool() }
      case 7 where key.word0 == 0x73_6567_6e61_6863:  // changes
        if try json.hasValue(key, 1, &seen) {
          changes = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
            try json.readString()
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let changed else { throw json.failure(.missingMember("changed")) }
    guard let changes else { throw json.failure(.missingMember("changes")) }
    self.init(changed: changed, changes: changes)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("changed", .boolean),
        .required("changes", .array(.string(length: 0...Int.max, format: nil), count: 0...Int.max)),
      ],
      exactlyOne: false,
    )
  }
}

extension ReloadConfigResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("changed", changed)
    json.member("changes", changes) { json, element in json.string(element) }
    json.endObject()
  }
}
