// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A break before or after the content.
public struct RollConfiguration: Hashable, Sendable {
  /// The name that all viewers' players share; ad_break_id/preroll or ad_break_id/postroll if
  /// absent.
  public var identifier: String?

  /// How long it lasts; breakDurationMs if absent.
  public var durationMs: Int?

  public init(identifier: String? = nil, durationMs: Int? = nil) {
    self.identifier = identifier
    self.durationMs = durationMs
  }
}

extension RollConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var identifier: String?
    var durationMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 10 where key.word0 == 0x6966_6974_6e65_6469 && key.word1 == 0x7265:  // identifier
        if try json.hasValue(key, 0, &seen) { identifier = try json.readString(length: 1...128) }
      case 10 where key.word0 == 0x6e6f_6974_6172_7564 && key.word1 == 0x734d:  // durationMs
        if try json.hasValue(key, 1, &seen) { durationMs = try json.readInt(in: 1...86_400_000) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(identifier: identifier, durationMs: durationMs)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("identifier", .string(length: 1...128, format: nil)),
        .optional("durationMs", .integer(1...86_400_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension RollConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("identifier", identifier)
    json.member("durationMs", durationMs)
    json.endObject()
  }
}
