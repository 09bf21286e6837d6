// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The site that an ad is shown on.
public struct SiteContext: Hashable, Sendable {
  /// Its domain.
  public var domain: String?

  /// The address of the page.
  public var page: String?

  /// The address that led to the page.
  public var referrer: String?

  /// What people call the site.
  public var name: String?

  /// Who publishes it.
  public var publisherId: String?

  /// What people call the publisher.
  public var publisherName: String?

  /// What it is about, in categories of the IAB.
  public var categories: [String]?

  public init(
    domain: String? = nil,
    page: String? = nil,
    referrer: String? = nil,
    name: String? = nil,
    publisherId: String? = nil,
    publisherName: String? = nil,
    categories: [String]? = nil,
  ) {
    self.domain = domain
    self.page = page
    self.referrer = referrer
    self.name = name
    self.publisherId = publisherId
    self.publisherName = publisherName
    self.categories = categories
  }
}

extension SiteContext: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var domain: String?
    var page: String?
    var referrer: String?
    var name: String?
    var publisherId: String?
    var publisherName: String?
    var categories: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6e69_616d_6f64:  // domain
        if try json.hasValue(key, 0, &seen) { domain = try json.readString(length: 0...256) }
      case 4 where key.word0 == 0x6567_6170:  // page
        if try json.hasValue(key, 1, &seen) { page = try json.readString(length: 0...4_096) }
      case 8 where key.word0 == 0x7265_7272_6566_6572:  // referrer
        if try json.hasValue(key, 2, &seen) { referrer = try json.readString(length: 0...4_096) }
      case 4 where key.word0 == 0x656d_616e:  // name
        if try json.hasValue(key, 3, &seen) { name = try json.readString(length: 0...256) }
      case 11 where key.word0 == 0x6568_7369_6c62_7570 && key.word1 == 0x64_4972:  // publisherId
        if try json.hasValue(key, 4, &seen) { publisherId = try json.readString(length: 0...256) }
      case 13
      where key.word0 == 0x6568_7369_6c62_7570
        && key.word1 == 0x65_6d61_4e72:  // publisherName
        if try json.hasValue(key, 5, &seen) { publisherName = try json.readString(length: 0...256) }
      case 10 where key.word0 == 0x6972_6f67_6574_6163 && key.word1 == 0x7365:  // categories
        if try json.hasValue(key, 6, &seen) {
          categories = try json.readArray(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 0...64)
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      domain: domain,
      page: page,
      referrer: referrer,
      name: name,
      publisherId: publisherId,
      publisherName: publisherName,
      categories: categories,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("domain", .string(length: 0...256, format: nil)),
        .optional("page", .string(length: 0...4_096, format: nil)),
        .optional("referrer", .string(length: 0...4_096, format: nil)),
        .optional("name", .string(length: 0...256, format: nil)),
        .optional("publisherId", .string(length: 0...256, format: nil)),
        .optional("publisherName", .string(length: 0...256, format: nil)),
        .optional("categories", .array(.string(length: 0...64, format: nil), count: 0...64)),
      ],
      exactlyOne: false,
    )
  }
}

extension SiteContext: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("domain", domain)
    json.member("page", page)
    json.member("referrer", referrer)
    json.member("name", name)
    json.member("publisherId", publisherId)
    json.member("publisherName", publisherName)
    json.member("categories", categories) { json, element in json.string(element) }
    json.endObject()
  }
}

extension SiteContext: Mergeable {
  /// This value, with what it lacks taken from the other.
  public func merged(over other: SiteContext) -> SiteContext {
    var merged = self
    merged.domain = domain ?? other.domain
    merged.page = page ?? other.page
    merged.referrer = referrer ?? other.referrer
    merged.name = name ?? other.name
    merged.publisherId = publisherId ?? other.publisherId
    merged.publisherName = publisherName ?? other.publisherName
    merged.categories = categories ?? other.categories
    return merged
  }
}
