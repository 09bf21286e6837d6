// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What is known of an ad beside what it shows, in the words of those who sold it.
public struct AdDetails: Hashable, Sendable {
  /// The creative.
  public var creativeId: String?

  /// The campaign.
  public var campaignId: String?

  /// The agreement under which it was sold.
  public var dealId: String?

  /// Who bought it.
  public var seat: String?

  /// The domains of the advertiser.
  public var advertiserDomains: [String]?

  /// What it is about, in categories of the IAB.
  public var categories: [String]?

  /// What is to be known of it, by the numbers that OpenRTB gives to creative attributes.
  public var attributes: [Int]?

  public init(
    creativeId: String? = nil,
    campaignId: String? = nil,
    dealId: String? = nil,
    seat: String? = nil,
    advertiserDomains: [String]? = nil,
    categories: [String]? = nil,
    attributes: [Int]? = nil,
  ) {
    self.creativeId = creativeId
    self.campaignId = campaignId
    self.dealId = dealId
    self.seat = seat
    self.advertiserDomains = advertiserDomains
    self.categories = categories
    self.attributes = attributes
  }
}

extension AdDetails: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var creativeId: String?
    var campaignId: String?
    var dealId: String?
    var seat: String?
    var advertiserDomains: [String]?
    var categories: [String]?
    var attributes: [Int]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 10 where key.word0 == 0x6576_6974_6165_7263 && key.word1 == 0x6449:  // creativeId
        if try json.hasValue(key, 0, &seen) { creativeId = try json.readString() }
      case 10 where key.word0 == 0x6e67_6961_706d_6163 && key.word1 == 0x6449:  // campaignId
        if try json.hasValue(key, 1, &seen) { campaignId = try json.readString() }
      case 6 where key.word0 == 0x6449_6c61_6564:  // dealId
        if try json.hasValue(key, 2, &seen) { dealId = try json.readString() }
      case 4 where key.word0 == 0x7461_6573:  // seat
        if try json.hasValue(key, 3, &seen) { seat = try json.readString() }
      case 17
      where key.word0 == 0x7369_7472_6576_6461
        && key.word1 == 0x6e69_616d_6f44_7265
        && key.word2 == 0x73:  // advertiserDomains
        if try json.hasValue(key, 4, &seen) {
          advertiserDomains = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
            try json.readString()
          }
        }
      case 10 where key.word0 == 0x6972_6f67_6574_6163 && key.word1 == 0x7365:  // categories
        if try json.hasValue(key, 5, &seen) {
          categories = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
            try json.readString()
          }
        }
      case 10 where key.word0 == 0x7475_6269_7274_7461 && key.word1 == 0x7365:  // attributes
        if try json.hasValue(key, 6, &seen) {
          attributes = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
            try json.readInt(in: -2_147_483_648...2_147_483_647)
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      creativeId: creativeId,
      campaignId: campaignId,
      dealId: dealId,
      seat: seat,
      advertiserDomains: advertiserDomains,
      categories: categories,
      attributes: attributes,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("creativeId", .string(length: 0...Int.max, format: nil)),
        .optional("campaignId", .string(length: 0...Int.max, format: nil)),
        .optional("dealId", .string(length: 0...Int.max, format: nil)),
        .optional("seat", .string(length: 0...Int.max, format: nil)),
        .optional(
          "advertiserDomains",
          .array(.string(length: 0...Int.max, format: nil), count: 0...Int.max),
        ),
        .optional(
          "categories",
          .array(.string(length: 0...Int.max, format: nil), count: 0...Int.max),
        ),
        .optional(
          "attributes",
          .array(.integer(-2_147_483_648...2_147_483_647), count: 0...Int.max),
        ),
      ],
      exactlyOne: false,
    )
  }
}

extension AdDetails: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("creativeId", creativeId)
    json.member("campaignId", campaignId)
    json.member("dealId", dealId)
    json.member("seat", seat)
    json.member("advertiserDomains", advertiserDomains) { json, element in json.string(element) }
    json.member("categories", categories) { json, element in json.string(element) }
    json.member("attributes", attributes) { json, element in json.integer(Int64(element)) }
    json.endObject()
  }
}
