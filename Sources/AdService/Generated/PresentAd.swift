// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `ad.present` is called with.
public struct PresentAdParams: Hashable, Sendable {
  /// The ad to present.
  public var adId: String

  /// What the network's server is to tell the publisher's with the reward.
  public var ssv: ServerSideVerification?

  /// What the client draws, for networks that count by themselves.
  public var rendered: RenderedAssets?

  public init(adId: String, ssv: ServerSideVerification? = nil, rendered: RenderedAssets? = nil) {
    self.adId = adId
    self.ssv = ssv
    self.rendered = rendered
  }
}

extension PresentAdParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adId: String?
    var ssv: ServerSideVerification?
    var rendered: RenderedAssets?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 0, &seen) { adId = try json.readString(length: 1...64) }
      case 3 where key.word0 == 0x76_7373:  // ssv
        if try json.hasValue(key, 1, &seen) { ssv = try ServerSideVerification(from: &json) }
      case 8 where key.word0 == 0x6465_7265_646e_6572:  // rendered
        if try json.hasValue(key, 2, &seen) { rendered = try RenderedAssets(from: &json) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let adId else { throw json.failure(.missingMember("adId")) }
    self.init(adId: adId, ssv: ssv, rendered: rendered)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adId", .string(length: 1...64, format: nil)),
        .optional("ssv", ServerSideVerification.shape),
        .optional("rendered", RenderedAssets.shape),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension PresentAdParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adId", adId)
    json.member("ssv", ssv)
    json.member("rendered", rendered)
    json.endObject()
  }
}

/// The ad and what to draw of it.
public struct PresentAdResult: Hashable, Sendable {
  /// The ad as it is now.
  public var ad: Ad {
    get { adApart.value }
    set { adApart = Boxed(newValue) }
  }

  private var adApart: Boxed<Ad>

  /// What to draw.
  public var creative: Creative {
    get { creativeApart.value }
    set { creativeApart = Boxed(newValue) }
  }

  private var creativeApart: Boxed<Creative>

  public init(ad: Ad, creative: Creative) {
    adApart = Boxed(ad)
    creativeApart = Boxed(creative)
  }
}

extension PresentAdResult: JSONReadable {
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
    guard let creative else { throw json.failure(.missingMember("creative")) }
    self.init(ad: ad, creative: creative)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("ad", Ad.shape),
        .required("creative", Creative.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension PresentAdResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ad", adApart)
    json.member("creative", creativeApart)
    json.endObject()
  }
}
