// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Where in an ad the player is.
public struct AdProgress: Hashable, Sendable {
  /// The break.
  public var breakId: String

  /// The name that pod.fill gave the ad.
  public var id: String

  /// Its number in the break, from 1.
  public var adPosition: Int

  /// How many ads the break holds.
  public var totalAds: Int

  /// How long the break lasts.
  public var adBreakDurationMs: Int

  /// How long the ad lasts.
  public var durationMs: Int

  /// How far in the ad the player is.
  public var currentTimeMs: Int

  public init(
    breakId: String,
    id: String,
    adPosition: Int,
    totalAds: Int,
    adBreakDurationMs: Int,
    durationMs: Int,
    currentTimeMs: Int,
  ) {
    self.breakId = breakId
    self.id = id
    self.adPosition = adPosition
    self.totalAds = totalAds
    self.adBreakDurationMs = adBreakDurationMs
    self.durationMs = durationMs
    self.currentTimeMs = currentTimeMs
  }
}

extension AdProgress: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var breakId: String?
    var id: String?
    var adPosition: Int?
    var totalAds: Int?
    var adBreakDurationMs: Int?
    var durationMs: Int?
    var currentTimeMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 0, &seen) { breakId = try json.readString() }
      case 2 where key.word0 == 0x6469:  // id
        if try json.hasValue(key, 1, &seen) { id = try json.readString() }
      case 10 where key.word0 == 0x6974_6973_6f50_6461 && key.word1 == 0x6e6f:  // adPosition
        if try json.hasValue(key, 2, &seen) { adPosition = try json.readInt(in: 1...1_000) }
      case 8 where key.word0 == 0x7364_416c_6174_6f74:  // totalAds
        if try json.hasValue(key, 3, &seen) { totalAds = try json.readInt(in: 1...1_000) }
      case 17
      where key.word0 == 0x446b_6165_7242_6461
        && key.word1 == 0x4d6e_6f69_7461_7275
        && key.word2 == 0x73:  // adBreakDurationMs
        if try json.hasValue(key, 4, &seen) {
          adBreakDurationMs = try json.readInt(in: 1...86_400_000)
        }
      case 10 where key.word0 == 0x6e6f_6974_6172_7564 && key.word1 == 0x734d:  // durationMs
        if try json.hasValue(key, 5, &seen) { durationMs = try json.readInt(in: 1...86_400_000) }
      case 13
      where key.word0 == 0x5474_6e65_7272_7563
        && key.word1 == 0x73_4d65_6d69:  // currentTimeMs
        if try json.hasValue(key, 6, &seen) { currentTimeMs = try json.readInt(in: 0...86_400_000) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let breakId else { throw json.failure(.missingMember("breakId")) }
    guard let id else { throw json.failure(.missingMember("id")) }
    guard let adPosition else { throw json.failure(.missingMember("adPosition")) }
    guard let totalAds else { throw json.failure(.missingMember("totalAds")) }
    guard let adBreakDurationMs else { throw json.failure(.missingMember("adBreakDurationMs")) }
    guard let durationMs else { throw json.failure(.missingMember("durationMs")) }
    guard let currentTimeMs else { throw json.failure(.missingMember("currentTimeMs")) }
    self.init(
      breakId: breakId,
      id: id,
      adPosition: adPosition,
      totalAds: totalAds,
      adBreakDurationMs: adBreakDurationMs,
      durationMs: durationMs,
      currentTimeMs: currentTimeMs,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("breakId", .string(length: 0...Int.max, format: nil)),
        .required("id", .string(length: 0...Int.max, format: nil)),
        .required("adPosition", .integer(1...1_000)),
        .required("totalAds", .integer(1...1_000)),
        .required("adBreakDurationMs", .integer(1...86_400_000)),
        .required("durationMs", .integer(1...86_400_000)),
        .required("currentTimeMs", .integer(0...86_400_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension AdProgress: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("breakId", breakId)
    json.member("id", id)
    json.member("adPosition", adPosition)
    json.member("totalAds", totalAds)
    json.member("adBreakDurationMs", adBreakDurationMs)
    json.member("durationMs", durationMs)
    json.member("currentTimeMs", currentTimeMs)
    json.endObject()
  }
}
