// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `ad.list` is called with.
public struct ListAdParams: Hashable, Sendable {
  /// Only ads of this ad unit.
  public var adUnit: String?

  /// Only ads in this state.
  public var state: AdState?

  /// Only ads after this one, which may have been released since.
  public var after: String?

  /// How many at most.
  public var limit: Int

  public init(
    adUnit: String? = nil,
    state: AdState? = nil,
    after: String? = nil,
    limit: Int = 100,
  ) {
    self.adUnit = adUnit
    self.state = state
    self.after = after
    self.limit = limit
  }
}

extension ListAdParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adUnit: String?
    var state: AdState?
    var after: String?
    var limit: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x7469_6e55_6461:  // adUnit
        if try json.hasValue(key, 0, &seen) { adUnit = try json.readString(length: 1...256) }
      case 5 where key.word0 == 0x65_7461_7473:  // state
        if try json.hasValue(key, 1, &seen) { state = try AdState(from: &json) }
      case 5 where key.word0 == 0x72_6574_6661:  // after
        if try json.hasValue(key, 2, &seen) { after = try json.readString(length: 1...64) }
      case 5 where key.word0 == 0x74_696d_696c:  // limit
        if try json.hasValue(key, 3, &seen) { limit = try json.readInt(in: 1...1_000) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    self.init(adUnit: adUnit, state: state, after: after, limit: limit ?? 100)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("adUnit", .string(length: 1...256, format: nil)),
        .optional("state", AdState.shape),
        .optional("after", .string(length: 1...64, format: nil)),
        .optional("limit", .integer(1...1_000)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension ListAdParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adUnit", adUnit)
    json.member("state", state)
    json.member("after", after)
    json.member("limit", limit)
    json.endObject()
  }
}

/// The ads and whether there are more.
public struct ListAdResult: Hashable, Sendable {
  /// The ads, oldest first.
  public var ads: [Ad]

  /// What to give as `after` for the rest; absent if this is all.
  public var next: String?

  public init(ads: [Ad], next: String? = nil) {
    self.ads = ads
    self.next = next
  }
}

extension ListAdResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var ads: [Ad]?
    var next: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 3 where key.word0 == 0x73_6461:  // ads
        if try json.hasValue(key, 0, &seen) {
          ads = try json.readArray(of: Ad.self, count: 0...Int.max)
        }
      case 4 where key.word0 == 0x7478_656e:  // next
        if try json.hasValue(key, 1, &seen) { next = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let ads else { throw json.failure(.missingMember("ads")) }
    self.init(ads: ads, next: next)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("ads", .array(Ad.shape, count: 0...Int.max)),
        .optional("next", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension ListAdResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ads", ads)
    json.member("next", next)
    json.endObject()
  }
}
