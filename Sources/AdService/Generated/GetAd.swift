// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `ad.get` is called with.
public struct GetAdParams: Hashable, Sendable {
  /// The ad to look at.
  public var adId: String

  public init(adId: String) {
    self.adId = adId
  }
}

extension GetAdParams: JSONReadable {
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

extension GetAdParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adId", adId)
    json.endObject()
  }
}

/// The ad and what to draw of it.
public struct GetAdResult: Hashable, Sendable {
  /// The ad as it is now.
  public var ad: Ad {
    get { adApart.value }
    set { adApart = Boxed(newValue) }
  }

  private var adApart: Boxed<Ad>

  /// What to draw; absent if the ad has not been presented.
  public var creative: Creative? {
    get { creativeApart?.value }
    set { creativeApart = newValue.map(Boxed.init) }
  }

  private var creativeApart: Boxed<Creative>?

  public init(ad: Ad, creative: Creative? = nil) {
    adApart = Boxed(ad)
    creativeApart = creative.map(Boxed.init)
  }
}

extension GetAdResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var ad: Ad?
    var creative: Creative?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6461:  // ad
        if try json.hasValue(key, 0, &seen) { ad = try Ad(from: &json) }
      case 8 where key.word0 == 0x6576_6974_6165_7263:  // creative
        if try json.hasValue(key, 1, &seen) { creative = try Creative(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let ad else { throw json.failure(.missingMember("ad")) }
    self.init(ad: ad, creative: creative)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("ad", Ad.shape),
        .optional("creative", Creative.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension GetAdResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ad", adApart)
    json.member("creative", creativeApart)
    json.endObject()
  }
}
