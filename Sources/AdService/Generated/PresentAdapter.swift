// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `adapter.present` is called with.
public struct PresentAdapterParams: Hashable, Sendable {
  /// The ad.
  public var adId: String

  /// What the server of the network passes on when it confirms the reward.
  public var ssv: ServerSideVerification?

  /// What the client has drawn of it.
  public var rendered: RenderedAssets?

  /// Whether the sound is off.
  public var muted: Bool?

  public init(
    adId: String,
    ssv: ServerSideVerification? = nil,
    rendered: RenderedAssets? = nil,
    muted: Bool? = nil,
  ) {
    self.adId = adId
    self.ssv = ssv
    self.rendered = rendered
    self.muted = muted
  }
}

extension PresentAdapterParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adId: String?
    var ssv: ServerSideVerification?
    var rendered: RenderedAssets?
    var muted: Bool?
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
      case 5 where key.word0 == 0x64_6574_756d:  // muted
        if try json.hasValue(key, 3, &seen) { muted = try json.readBool() }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let adId else { throw json.failure(.missingMember("adId")) }
    self.init(adId: adId, ssv: ssv, rendered: rendered, muted: muted)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adId", .string(length: 1...64, format: nil)),
        .optional("ssv", ServerSideVerification.shape),
        .optional("rendered", RenderedAssets.shape),
        .optional("muted", .boolean),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension PresentAdapterParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adId", adId)
    json.member("ssv", ssv)
    json.member("rendered", rendered)
    json.member("muted", muted)
    json.endObject()
  }
}

/// Nothing but that it may be shown.
public struct PresentAdapterResult: Hashable, Sendable {
  public init() {}
}

extension PresentAdapterResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      try json.unknownMember(key)
    }
    self.init()
  }

  public static var shape: JSONShape {
    .object([], exactlyOne: false)
  }
}

extension PresentAdapterResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
