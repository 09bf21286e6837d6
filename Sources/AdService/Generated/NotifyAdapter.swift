// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `adapter.notify` tells.
public struct NotifyAdapterParams: Hashable, Sendable {
  /// The ad.
  public var adId: String

  /// What has become of it.
  public var type: NoticeType

  /// The asset that was clicked.
  public var asset: String?

  /// What the client has drawn of it.
  public var rendered: RenderedAssets?

  /// Why it is lost, as a word of the explanation, or why it was muted.
  public var reason: String?

  /// The price of a thousand that the winner pays, in millionths of the currency of the load.
  public var winningCpmMicros: Int64?

  public init(
    adId: String,
    type: NoticeType,
    asset: String? = nil,
    rendered: RenderedAssets? = nil,
    reason: String? = nil,
    winningCpmMicros: Int64? = nil,
  ) {
    self.adId = adId
    self.type = type
    self.asset = asset
    self.rendered = rendered
    self.reason = reason
    self.winningCpmMicros = winningCpmMicros
  }
}

extension NotifyAdapterParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adId: String?
    var type: NoticeType?
    var asset: String?
    var rendered: RenderedAssets?
    var reason: String?
    var winningCpmMicros: Int64?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 0, &seen) { adId = try json.readString(length: 1...64) }
      case 4 where key.word0 == 0x6570_7974:  // type
        if try json.hasValue(key, 1, &seen) { type = try NoticeType(from: &json) }
      case 5 where key.word0 == 0x74_6573_7361:  // asset
        if try json.hasValue(key, 2, &seen) { asset = try json.readString(length: 1...128) }
      case 8 where key.word0 == 0x6465_7265_646e_6572:  // rendered
        if try json.hasValue(key, 3, &seen) { rendered = try RenderedAssets(from: &json) }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 4, &seen) { reason = try json.readString(length: 0...256) }
      case 16
      where key.word0 == 0x4367_6e69_6e6e_6977
        && key.word1 == 0x736f_7263_694d_6d70:  // winningCpmMicros
        if try json.hasValue(key, 5, &seen) { winningCpmMicros = try json.readDecimalString() }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let adId else { throw json.failure(.missingMember("adId")) }
    guard let type else { throw json.failure(.missingMember("type")) }
    self.init(
      adId: adId,
      type: type,
      asset: asset,
      rendered: rendered,
      reason: reason,
      winningCpmMicros: winningCpmMicros,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adId", .string(length: 1...64, format: nil)),
        .required("type", NoticeType.shape),
        .optional("asset", .string(length: 1...128, format: nil)),
        .optional("rendered", RenderedAssets.shape),
        .optional("reason", .string(length: 0...256, format: nil)),
        .optional("winningCpmMicros", .string(length: 0...Int.max, format: .int64)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension NotifyAdapterParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adId", adId)
    json.member("type", type)
    json.member("asset", asset)
    json.member("rendered", rendered)
    json.member("reason", reason)
    json.member("winningCpmMicros", decimal: winningCpmMicros)
    json.endObject()
  }
}
