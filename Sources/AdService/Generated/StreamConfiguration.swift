// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A stream that breaks are planned in.
public struct StreamConfiguration: Hashable, Sendable {
  /// The publisher's network at the ad server.
  public var networkCode: String

  /// The stream at the ad server.
  public var customAssetKey: String

  /// How long a break lasts that does not say it.
  public var breakDurationMs: Int

  /// How long a break may go on whose end is never signalled and whose length nobody says.
  public var longestBreakMs: Int

  /// True for a live stream, false for one on demand.
  public var live: Bool

  public init(
    networkCode: String,
    customAssetKey: String,
    breakDurationMs: Int = 30_000,
    longestBreakMs: Int = 900_000,
    live: Bool = true,
  ) {
    self.networkCode = networkCode
    self.customAssetKey = customAssetKey
    self.breakDurationMs = breakDurationMs
    self.longestBreakMs = longestBreakMs
    self.live = live
  }
}

extension StreamConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var networkCode: String?
    var customAssetKey: String?
    var breakDurationMs: Int?
    var longestBreakMs: Int?
    var live: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 11 where key.word0 == 0x436b_726f_7774_656e && key.word1 == 0x65_646f:  // networkCode
        if try json.hasValue(key, 0, &seen) { networkCode = try json.readString(length: 1...32) }
      case 14
      where key.word0 == 0x7341_6d6f_7473_7563
        && key.word1 == 0x7965_4b74_6573:  // customAssetKey
        if try json.hasValue(key, 1, &seen) {
          customAssetKey = try json.readString(length: 1...256)
        }
      case 15
      where key.word0 == 0x7275_446b_6165_7262
        && key.word1 == 0x73_4d6e_6f69_7461:  // breakDurationMs
        if try json.hasValue(key, 2, &seen) {
          breakDurationMs = try json.readInt(in: 1...86_400_000)
        }
      case 14
      where key.word0 == 0x4274_7365_676e_6f6c
        && key.word1 == 0x734d_6b61_6572:  // longestBreakMs
        if try json.hasValue(key, 3, &seen) {
          longestBreakMs = try json.readInt(in: 1_000...86_400_000)
        }
      case 4 where key.word0 == 0x6576_696c:  // live
        if try json.hasValue(key, 4, &seen) { live = try json.readBool() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let networkCode else { throw json.failure(.missingMember("networkCode")) }
    guard let customAssetKey else { throw json.failure(.missingMember("customAssetKey")) }
    self.init(
      networkCode: networkCode,
      customAssetKey: customAssetKey,
      breakDurationMs: breakDurationMs ?? 30_000,
      longestBreakMs: longestBreakMs ?? 900_000,
      live: live ?? true,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("networkCode", .string(length: 1...32, format: nil)),
        .required("customAssetKey", .string(length: 1...256, format: nil)),
        .optional("breakDurationMs", .integer(1...86_400_000)),
        .optional("longestBreakMs", .integer(1_000...86_400_000)),
        .optional("live", .boolean),
      ],
      exactlyOne: false,
    )
  }
}

extension StreamConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("networkCode", networkCode)
    json.member("customAssetKey", customAssetKey)
    json.member("breakDurationMs", breakDurationMs)
    json.member("longestBreakMs", longestBreakMs)
    json.member("live", live)
    json.endObject()
  }
}
