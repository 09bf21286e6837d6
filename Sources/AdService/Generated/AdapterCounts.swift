// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What an adapter counts by itself, so that nobody else may.
public struct AdapterCounts: Hashable, Sendable {
  /// Whether the adapter reports impressions by itself; not if absent.
  public var impressions: Bool?

  /// Whether the adapter reports clicks by itself; not if absent.
  public var clicks: Bool?

  public init(impressions: Bool? = nil, clicks: Bool? = nil) {
    self.impressions = impressions
    self.clicks = clicks
  }
}

extension AdapterCounts: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var impressions: Bool?
    var clicks: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 11 where key.word0 == 0x6973_7365_7270_6d69 && key.word1 == 0x73_6e6f:  // impressions
        if try json.hasValue(key, 0, &seen) { impressions = try json.readBool() }
      case 6 where key.word0 == 0x736b_6369_6c63:  // clicks
        if try json.hasValue(key, 1, &seen) { clicks = try json.readBool() }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(impressions: impressions, clicks: clicks)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("impressions", .boolean),
        .optional("clicks", .boolean),
      ],
      exactlyOne: false,
    )
  }
}

extension AdapterCounts: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("impressions", impressions)
    json.member("clicks", clicks)
    json.endObject()
  }
}
