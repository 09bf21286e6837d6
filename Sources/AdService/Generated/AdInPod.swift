// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// An ad in a break as its events tell of it.
public struct AdInPod: Hashable, Sendable {
  /// The name that pod.fill gave it.
  public var id: String

  /// Its number in the break, from 1.
  public var adPosition: Int

  /// How many ads the break holds.
  public var totalAds: Int

  /// Whether it only frames the others.
  public var isBumper: Bool

  /// What it is called.
  public var adTitle: String?

  /// What it is about.
  public var adDescription: String?

  /// The type of its media.
  public var contentType: String?

  public init(
    id: String,
    adPosition: Int,
    totalAds: Int,
    isBumper: Bool,
    adTitle: String? = nil,
    adDescription: String? = nil,
    contentType: String? = nil,
  ) {
    self.id = id
    self.adPosition = adPosition
    self.totalAds = totalAds
    self.isBumper = isBumper
    self.adTitle = adTitle
    self.adDescription = adDescription
    self.contentType = contentType
  }
}

extension AdInPod: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var adPosition: Int?
    var totalAds: Int?
    var isBumper: Bool?
    var adTitle: String?
    var adDescription: String?
    var contentType: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6469:  // id
        if try json.hasValue(key, 0, &seen) { id = try json.readString() }
      case 10 where key.word0 == 0x6974_6973_6f50_6461 && key.word1 == 0x6e6f:  // adPosition
        if try json.hasValue(key, 1, &seen) { adPosition = try json.readInt(in: 1...1_000) }
      case 8 where key.word0 == 0x7364_416c_6174_6f74:  // totalAds
        if try json.hasValue(key, 2, &seen) { totalAds = try json.readInt(in: 1...1_000) }
      case 8 where key.word0 == 0x7265_706d_7542_7369:  // isBumper
        if try json.hasValue(key, 3, &seen) { isBumper = try json.readBool() }
      case 7 where key.word0 == 0x65_6c74_6954_6461:  // adTitle
        if try json.hasValue(key, 4, &seen) { adTitle = try json.readString() }
      case 13
      where key.word0 == 0x6972_6373_6544_6461
        && key.word1 == 0x6e_6f69_7470:  // adDescription
        if try json.hasValue(key, 5, &seen) { adDescription = try json.readString() }
      case 11 where key.word0 == 0x5474_6e65_746e_6f63 && key.word1 == 0x65_7079:  // contentType
        if try json.hasValue(key, 6, &seen) { contentType = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let id else { throw json.failure(.missingMember("id")) }
    guard let adPosition else { throw json.failure(.missingMember("adPosition")) }
    guard let totalAds else { throw json.failure(.missingMember("totalAds")) }
    guard let isBumper else { throw json.failure(.missingMember("isBumper")) }
    self.init(
      id: id,
      adPosition: adPosition,
      totalAds: totalAds,
      isBumper: isBumper,
      adTitle: adTitle,
      adDescription: adDescription,
      contentType: contentType,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("id", .string(length: 0...Int.max, format: nil)),
        .required("adPosition", .integer(1...1_000)),
        .required("totalAds", .integer(1...1_000)),
        .required("isBumper", .boolean),
        .optional("adTitle", .string(length: 0...Int.max, format: nil)),
        .optional("adDescription", .string(length: 0...Int.max, format: nil)),
        .optional("contentType", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension AdInPod: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("adPosition", adPosition)
    json.member("totalAds", totalAds)
    json.member("isBumper", isBumper)
    json.member("adTitle", adTitle)
    json.member("adDescription", adDescription)
    json.member("contentType", contentType)
    json.endObject()
  }
}
