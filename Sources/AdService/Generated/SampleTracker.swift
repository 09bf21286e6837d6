// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// An address that wants to hear of ads of the sample network.
public struct SampleTracker: Hashable, Sendable {
  /// What it wants to hear of.
  public var moment: SampleMoment

  /// The asset whose clicks it wants to hear of; all if absent.
  public var asset: String?

  /// The place in the video whose progress it wants to hear of; of each report if absent.
  public var atMs: Int?

  /// The address; {PLAYHEAD}, {ERROR}, {LOSS} and {PRICE} in it are replaced when it is told.
  public var url: String

  public init(moment: SampleMoment, asset: String? = nil, atMs: Int? = nil, url: String) {
    self.moment = moment
    self.asset = asset
    self.atMs = atMs
    self.url = url
  }
}

extension SampleTracker: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var moment: SampleMoment?
    var asset: String?
    var atMs: Int?
    var url: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x746e_656d_6f6d:  // moment
        if try json.hasValue(key, 0, &seen) { moment = try SampleMoment(from: &json) }
      case 5 where key.word0 == 0x74_6573_7361:  // asset
        if try json.hasValue(key, 1, &seen) { asset = try json.readString(length: 1...128) }
      case 4 where key.word0 == 0x734d_7461:  // atMs
        if try json.hasValue(key, 2, &seen) { atMs = try json.readInt(in: 0...2_147_483_647) }
      case 3 where key.word0 == 0x6c_7275:  // url
        if try json.hasValue(key, 3, &seen) { url = try json.readString(length: 1...8_192) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let moment else { throw json.failure(.missingMember("moment")) }
    guard let url else { throw json.failure(.missingMember("url")) }
    self.init(moment: moment, asset: asset, atMs: atMs, url: url)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("moment", SampleMoment.shape),
        .optional("asset", .string(length: 1...128, format: nil)),
        .optional("atMs", .integer(0...2_147_483_647)),
        .required("url", .string(length: 1...8_192, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension SampleTracker: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("moment", moment)
    json.member("asset", asset)
    json.member("atMs", atMs)
    json.member("url", url)
    json.endObject()
  }
}
