// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How the ads of breaks are fetched before the breaks begin, spread over the viewers.
public struct PreparationConfiguration: Hashable, Sendable {
  /// Where the ads are loaded from, as interstitials with a video.
  public var adUnit: String

  /// How many ads a break gets at most.
  public var maxAds: Int

  /// Over how much time the viewers of a break are spread.
  public var windowMs: Int

  /// How long before a break its ads have to be there.
  public var leadMs: Int

  /// What becomes of a break for which no ad has come in time; slate if absent.
  public var otherwise: PreparationOtherwise?

  public init(
    adUnit: String,
    maxAds: Int = 10,
    windowMs: Int = 30_000,
    leadMs: Int = 1_000,
    otherwise: PreparationOtherwise? = nil,
  ) {
    self.adUnit = adUnit
    self.maxAds = maxAds
    self.windowMs = windowMs
    self.leadMs = leadMs
    self.otherwise = otherwise
  }
}

extension PreparationConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adUnit: String?
    var maxAds: Int?
    var windowMs: Int?
    var leadMs: Int?
    var otherwise: PreparationOtherwise?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x7469_6e55_6461:  // adUnit
        if try json.hasValue(key, 0, &seen) { adUnit = try json.readString(length: 1...256) }
      case 6 where key.word0 == 0x7364_4178_616d:  // maxAds
        if try json.hasValue(key, 1, &seen) { maxAds = try json.readInt(in: 1...100) }
      case 8 where key.word0 == 0x734d_776f_646e_6977:  // windowMs
        if try json.hasValue(key, 2, &seen) { windowMs = try json.readInt(in: 0...21_600_000) }
      case 6 where key.word0 == 0x734d_6461_656c:  // leadMs
        if try json.hasValue(key, 3, &seen) { leadMs = try json.readInt(in: 0...600_000) }
      case 9 where key.word0 == 0x7369_7772_6568_746f && key.word1 == 0x65:  // otherwise
        if try json.hasValue(key, 4, &seen) { otherwise = try PreparationOtherwise(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let adUnit else { throw json.failure(.missingMember("adUnit")) }
    self.init(
      adUnit: adUnit,
      maxAds: maxAds ?? 10,
      windowMs: windowMs ?? 30_000,
      leadMs: leadMs ?? 1_000,
      otherwise: otherwise,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adUnit", .string(length: 1...256, format: nil)),
        .optional("maxAds", .integer(1...100)),
        .optional("windowMs", .integer(0...21_600_000)),
        .optional("leadMs", .integer(0...600_000)),
        .optional("otherwise", PreparationOtherwise.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension PreparationConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adUnit", adUnit)
    json.member("maxAds", maxAds)
    json.member("windowMs", windowMs)
    json.member("leadMs", leadMs)
    json.member("otherwise", otherwise)
    json.endObject()
  }
}
