// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// An ad that was offered for a break, and what became of it.
public struct OfferedPodAd: Hashable, Sendable {
  /// The ad as it is held; absent if it was left out.
  public var adId: String?

  /// The network whose ad it is, as config.yaml names it.
  public var network: String

  /// How long it is; absent if it did not come to that.
  public var durationMs: Int?

  /// Its place in the pod that it came with; absent if it stood alone.
  public var place: Int?

  /// The place in the pod of the ad that it is shown in place of.
  public var replaces: Int?

  /// Why it was left out; absent if it was not.
  public var reason: SourceReason?

  /// What went wrong, as a number of VAST, as its error trackers were told.
  public var errorCode: Int?

  /// What went wrong, as a sentence.
  public var detail: String?

  public init(
    adId: String? = nil,
    network: String,
    durationMs: Int? = nil,
    place: Int? = nil,
    replaces: Int? = nil,
    reason: SourceReason? = nil,
    errorCode: Int? = nil,
    detail: String? = nil,
  ) {
    self.adId = adId
    self.network = network
    self.durationMs = durationMs
    self.place = place
    self.replaces = replaces
    self.reason = reason
    self.errorCode = errorCode
    self.detail = detail
  }
}

extension OfferedPodAd: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adId: String?
    var network: String?
    var durationMs: Int?
    var place: Int?
    var replaces: Int?
    var reason: SourceReason?
    var errorCode: Int?
    var detail: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 0, &seen) { adId = try json.readString() }
      case 7 where key.word0 == 0x6b_726f_7774_656e:  // network
        if try json.hasValue(key, 1, &seen) { network = try json.readString() }
      case 10 where key.word0 == 0x6e6f_6974_6172_7564 && key.word1 == 0x734d:  // durationMs
        if try json.hasValue(key, 2, &seen) {
          durationMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 5 where key.word0 == 0x65_6361_6c70:  // place
        if try json.hasValue(key, 3, &seen) {
          place = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 8 where key.word0 == 0x7365_6361_6c70_6572:  // replaces
        if try json.hasValue(key, 4, &seen) {
          replaces = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 5, &seen) { reason = try SourceReason(from: &json) }
      case 9 where key.word0 == 0x646f_4372_6f72_7265 && key.word1 == 0x65:  // errorCode
        if try json.hasValue(key, 6, &seen) { errorCode = try json.readInt(in: 100...999) }
      case 6 where key.word0 == 0x6c69_6174_6564:  // detail
        if try json.hasValue(key, 7, &seen) { detail = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let network else { throw json.failure(.missingMember("network")) }
    self.init(
      adId: adId,
      network: network,
      durationMs: durationMs,
      place: place,
      replaces: replaces,
      reason: reason,
      errorCode: errorCode,
      detail: detail,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("adId", .string(length: 0...Int.max, format: nil)),
        .required("network", .string(length: 0...Int.max, format: nil)),
        .optional("durationMs", .integer(0...9_007_199_254_740_991)),
        .optional("place", .integer(0...9_007_199_254_740_991)),
        .optional("replaces", .integer(0...9_007_199_254_740_991)),
        .optional("reason", SourceReason.shape),
        .optional("errorCode", .integer(100...999)),
        .optional("detail", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension OfferedPodAd: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adId", adId)
    json.member("network", network)
    json.member("durationMs", durationMs)
    json.member("place", place)
    json.member("replaces", replaces)
    json.member("reason", reason)
    json.member("errorCode", errorCode)
    json.member("detail", detail)
    json.endObject()
  }
}
