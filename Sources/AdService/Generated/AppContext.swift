// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The app that an ad is shown in.
public struct AppContext: Hashable, Sendable {
  /// Its id in its store or system, such as com.example.tea.
  public var bundle: String?

  /// What people call it.
  public var name: String?

  /// Its version.
  public var version: String?

  /// Its page in a store.
  public var storeUrl: String?

  /// Who publishes it.
  public var publisherId: String?

  /// What people call the publisher.
  public var publisherName: String?

  /// The domain of the app or its publisher.
  public var domain: String?

  /// What it is about, in categories of the IAB.
  public var categories: [String]?

  public init(
    bundle: String? = nil,
    name: String? = nil,
    version: String? = nil,
    storeUrl: String? = nil,
    publisherId: String? = nil,
    publisherName: String? = nil,
    domain: String? = nil,
    categories: [String]? = nil,
  ) {
    self.bundle = bundle
    self.name = name
    self.version = version
    self.storeUrl = storeUrl
    self.publisherId = publisherId
    self.publisherName = publisherName
    self.domain = domain
    self.categories = categories
  }
}

extension AppContext: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var bundle: String?
    var name: String?
    var version: String?
    var storeUrl: String?
    var publisherId: String?
    var publisherName: String?
    var domain: String?
    var categories: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x656c_646e_7562:  // bundle
        if try json.hasValue(key, 0, &seen) { bundle = try json.readString(length: 0...256) }
      case 4 where key.word0 == 0x656d_616e:  // name
        if try json.hasValue(key, 1, &seen) { name = try json.readString(length: 0...256) }
      case 7 where key.word0 == 0x6e_6f69_7372_6576:  // version
        if try json.hasValue(key, 2, &seen) { version = try json.readString(length: 0...64) }
      case 8 where key.word0 == 0x6c72_5565_726f_7473:  // storeUrl
        if try json.hasValue(key, 3, &seen) { storeUrl = try json.readString(length: 0...4_096) }
      case 11 where key.word0 == 0x6568_7369_6c62_7570 && key.word1 == 0x64_4972:  // publisherId
        if try json.hasValue(key, 4, &seen) { publisherId = try json.readString(length: 0...256) }
      case 13
      where key.word0 == 0x6568_7369_6c62_7570
        && key.word1 == 0x65_6d61_4e72:  // publisherName
        if try json.hasValue(key, 5, &seen) { publisherName = try json.readString(length: 0...256) }
      case 6 where key.word0 == 0x6e69_616d_6f64:  // domain
        if try json.hasValue(key, 6, &seen) { domain = try json.readString(length: 0...256) }
      case 10 where key.word0 == 0x6972_6f67_6574_6163 && key.word1 == 0x7365:  // categories
        if try json.hasValue(key, 7, &seen) {
          categories = try json.readArray(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 0...64)
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      bundle: bundle,
      name: name,
      version: version,
      storeUrl: storeUrl,
      publisherId: publisherId,
      publisherName: publisherName,
      domain: domain,
      categories: categories,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("bundle", .string(length: 0...256, format: nil)),
        .optional("name", .string(length: 0...256, format: nil)),
        .optional("version", .string(length: 0...64, format: nil)),
        .optional("storeUrl", .string(length: 0...4_096, format: nil)),
        .optional("publisherId", .string(length: 0...256, format: nil)),
        .optional("publisherName", .string(length: 0...256, format: nil)),
        .optional("domain", .string(length: 0...256, format: nil)),
        .optional("categories", .array(.string(length: 0...64, format: nil), count: 0...64)),
      ],
      exactlyOne: false,
    )
  }
}

extension AppContext: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("bundle", bundle)
    json.member("name", name)
    json.member("version", version)
    json.member("storeUrl", storeUrl)
    json.member("publisherId", publisherId)
    json.member("publisherName", publisherName)
    json.member("domain", domain)
    json.member("categories", categories) { json, element in json.string(element) }
    json.endObject()
  }
}

extension AppContext: Mergeable {
  /// This value, with what it lacks taken from the other.
  public func merged(over other: AppContext) -> AppContext {
    var merged = self
    merged.bundle = bundle ?? other.bundle
    merged.name = name ?? other.name
    merged.version = version ?? other.version
    merged.storeUrl = storeUrl ?? other.storeUrl
    merged.publisherId = publisherId ?? other.publisherId
    merged.publisherName = publisherName ?? other.publisherName
    merged.domain = domain ?? other.domain
    merged.categories = categories ?? other.categories
    return merged
  }
}
