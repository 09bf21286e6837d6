// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.fill` is called with.
public struct FillPodParams: Hashable, Sendable {
  /// The break to fill.
  public var breakId: String

  /// The ads, in the order in which they play.
  public var ads: [PodAd]

  public init(breakId: String, ads: [PodAd]) {
    self.breakId = breakId
    self.ads = ads
  }
}

extension FillPodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var breakId: String?
    var ads: [PodAd]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 0, &seen) { breakId = try json.readString(length: 1...64) }
      case 3 where key.word0 == 0x73_6461:  // ads
        if try json.hasValue(key, 1, &seen) {
          ads = try json.readArray(of: PodAd.self, count: 1...100)
        }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let breakId else { throw json.failure(.missingMember("breakId")) }
    guard let ads else { throw json.failure(.missingMember("ads")) }
    self.init(breakId: breakId, ads: ads)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("breakId", .string(length: 1...64, format: nil)),
        .required("ads", .array(PodAd.shape, count: 1...100)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension FillPodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("breakId", breakId)
    json.member("ads", ads)
    json.endObject()
  }
}

/// How much of the break is filled.
public struct FillPodResult: Hashable, Sendable {
  /// The break.
  public var breakId: String

  /// How long its ads last.
  public var adsMs: Int

  /// How much of it is left for slate.
  public var slateMs: Int

  public init(breakId: String, adsMs: Int, slateMs: Int) {
    self.breakId = breakId
    self.adsMs = adsMs
    self.slateMs = slateMs
  }
}

extension FillPodResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var breakId: String?
    var adsMs: Int?
    var slateMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 0, &seen) { breakId = try json.readString() }
      case 5 where key.word0 == 0x73_4d73_6461:  // adsMs
        if try json.hasValue(key, 1, &seen) { adsMs = try json.readInt(in: 0...86_400_000) }
      case 7 where key.word0 == 0x73_4d65_7461_6c73:  // slateMs
        if try json.hasValue(key, 2, &seen) { slateMs = try json.readInt(in: 0...86_400_000) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let breakId else { throw json.failure(.missingMember("breakId")) }
    guard let adsMs else { throw json.failure(.missingMember("adsMs")) }
    guard let slateMs else { throw json.failure(.missingMember("slateMs")) }
    self.init(breakId: breakId, adsMs: adsMs, slateMs: slateMs)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("breakId", .string(length: 0...Int.max, format: nil)),
        .required("adsMs", .integer(0...86_400_000)),
        .required("slateMs", .integer(0...86_400_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension FillPodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("breakId", breakId)
    json.member("adsMs", adsMs)
    json.member("slateMs", slateMs)
    json.endObject()
  }
}
