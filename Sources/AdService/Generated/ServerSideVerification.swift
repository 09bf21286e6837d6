// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What the server of a network passes on when it confirms a reward.
public struct ServerSideVerification: Hashable, Sendable {
  /// Who gets the reward.
  public var userId: String?

  /// Anything that the publisher wants to get back.
  public var customData: String?

  public init(userId: String? = nil, customData: String? = nil) {
    self.userId = userId
    self.customData = customData
  }
}

extension ServerSideVerification: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var userId: String?
    var customData: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6449_7265_7375:  // userId
        if try json.hasValue(key, 0, &seen) { userId = try json.readString(length: 0...1_024) }
      case 10 where key.word0 == 0x6144_6d6f_7473_7563 && key.word1 == 0x6174:  // customData
        if try json.hasValue(key, 1, &seen) { customData = try json.readString(length: 0...4_096) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(userId: userId, customData: customData)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("userId", .string(length: 0...1_024, format: nil)),
        .optional("customData", .string(length: 0...4_096, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension ServerSideVerification: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("userId", userId)
    json.member("customData", customData)
    json.endObject()
  }
}
