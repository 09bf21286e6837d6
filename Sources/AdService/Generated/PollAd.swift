// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `ad.poll` is called with.
public struct PollAdParams: Hashable, Sendable {
  /// The ad unit, as config.yaml names it.
  public var adUnit: String

  public init(adUnit: String) {
    self.adUnit = adUnit
  }
}

extension PollAdParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adUnit: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x7469_6e55_6461:  // adUnit
        if try json.hasValue(key, 0, &seen) { adUnit = try json.readString(length: 1...256) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let adUnit else { throw json.failure(.missingMember("adUnit")) }
    self.init(adUnit: adUnit)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adUnit", .string(length: 1...256, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension PollAdParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adUnit", adUnit)
    json.endObject()
  }
}

/// The ad and how many are left.
public struct PollAdResult: Hashable, Sendable {
  /// The ad; it is ready to be presented.
  public var ad: Ad {
    get { adApart.value }
    set { adApart = Boxed(newValue) }
  }

  private var adApart: Boxed<Ad>

  /// How many are left.
  public var available: Int

  public init(ad: Ad, available: Int) {
    adApart = Boxed(ad)
    self.available = available
  }
}

extension PollAdResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var ad: Ad?
    var available: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6461:  // ad
        if try json.hasValue(key, 0, &seen) { ad = try Ad(from: &json) }
      case 9 where key.word0 == 0x6c62_616c_6961_7661 && key.word1 == 0x65:  // available
        if try json.hasValue(key, 1, &seen) { available = try json.readInt(in: 0...100) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let ad else { throw json.failure(.missingMember("ad")) }
    guard let available else { throw json.failure(.missingMember("available")) }
    self.init(ad: ad, available: available)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("ad", Ad.shape),
        .required("available", .integer(0...100)),
      ],
      exactlyOne: false,
    )
  }
}

extension PollAdResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ad", adApart)
    json.member("available", available)
    json.endObject()
  }
}
