// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `ad.release` is called with.
public struct ReleaseAdParams: Hashable, Sendable {
  /// The ad to give back.
  public var adId: String

  public init(adId: String) {
    self.adId = adId
  }
}

extension ReleaseAdParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adId: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 0, &seen) { adId = try json.readString(length: 1...64) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let adId else { throw json.failure(.missingMember("adId")) }
    self.init(adId: adId)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adId", .string(length: 1...64, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension ReleaseAdParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adId", adId)
    json.endObject()
  }
}

/// The ad as it was last.
public struct ReleaseAdResult: Hashable, Sendable {
  /// The ad, released.
  public var ad: Ad {
    get { adApart.value }
    set { adApart = Boxed(newValue) }
  }

  private var adApart: Boxed<Ad>

  public init(ad: Ad) {
    adApart = Boxed(ad)
  }
}

extension ReleaseAdResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var ad: Ad?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6461:  // ad
        if try json.hasValue(key, 0, &seen) { ad = try Ad(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let ad else { throw json.failure(.missingMember("ad")) }
    self.init(ad: ad)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("ad", Ad.shape)
      ],
      exactlyOne: false,
    )
  }
}

extension ReleaseAdResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ad", adApart)
    json.endObject()
  }
}
