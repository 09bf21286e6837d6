// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `ad.load` is called with.
public struct LoadAdParams: Hashable, Sendable {
  /// The ad unit to fill, as config.yaml names it.
  public var adUnit: String

  /// The one format that is wanted.
  public var format: AdFormat?

  /// The formats that are wanted; the ad says which one came.
  public var formats: [AdFormat]?

  /// The custom formats that are wanted; all of the ad unit's if absent.
  public var formatIds: [String]?

  /// What the ad should be like.
  public var options: LoadOptions?

  /// What is known for this load; it is merged over what context.set said for the session.
  public var context: Context? {
    get { contextApart?.value }
    set { contextApart = newValue.map(Boxed.init) }
  }

  private var contextApart: Boxed<Context>?

  /// How many ads are wanted: each is loaded for itself, within the ad unit's time for all.
  public var count: Int

  public init(
    adUnit: String,
    format: AdFormat? = nil,
    formats: [AdFormat]? = nil,
    formatIds: [String]? = nil,
    options: LoadOptions? = nil,
    context: Context? = nil,
    count: Int = 1,
  ) {
    self.adUnit = adUnit
    self.format = format
    self.formats = formats
    self.formatIds = formatIds
    self.options = options
    contextApart = context.map(Boxed.init)
    self.count = count
  }
}

extension LoadAdParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adUnit: String?
    var format: AdFormat?
    var formats: [AdFormat]?
    var formatIds: [String]?
    var options: LoadOptions?
    var context: Context?
    var count: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x7469_6e55_6461:  // adUnit
        if try json.hasValue(key, 0, &seen) { adUnit = try json.readString(length: 1...256) }
      case 6 where key.word0 == 0x7461_6d72_6f66:  // format
        if try json.hasValue(key, 1, &seen) { format = try AdFormat(from: &json) }
      case 7 where key.word0 == 0x73_7461_6d72_6f66:  // formats
        if try json.hasValue(key, 2, &seen) {
          formats = try json.readArray(of: AdFormat.self, count: 1...7)
        }
      case 9 where key.word0 == 0x6449_7461_6d72_6f66 && key.word1 == 0x73:  // formatIds
        if try json.hasValue(key, 3, &seen) {
          formatIds = try json.readArray(count: 1...64) { json throws(JSONError) in
            try json.readString(length: 1...64)
          }
        }
      case 7 where key.word0 == 0x73_6e6f_6974_706f:  // options
        if try json.hasValue(key, 4, &seen) { options = try LoadOptions(from: &json) }
      case 7 where key.word0 == 0x74_7865_746e_6f63:  // context
        if try json.hasValue(key, 5, &seen) { context = try Context(from: &json) }
      case 5 where key.word0 == 0x74_6e75_6f63:  // count
        if try json.hasValue(key, 6, &seen) { count = try json.readInt(in: 1...5) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let adUnit else { throw json.failure(.missingMember("adUnit")) }
    self.init(
      adUnit: adUnit,
      format: format,
      formats: formats,
      formatIds: formatIds,
      options: options,
      context: context,
      count: count ?? 1,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adUnit", .string(length: 1...256, format: nil)),
        .optional("format", AdFormat.shape),
        .optional("formats", .array(AdFormat.shape, count: 1...7)),
        .optional("formatIds", .array(.string(length: 1...64, format: nil), count: 1...64)),
        .optional("options", LoadOptions.shape),
        .optional("context", Context.shape),
        .optional("count", .integer(1...5)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension LoadAdParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adUnit", adUnit)
    json.member("format", format)
    json.member("formats", formats)
    json.member("formatIds", formatIds) { json, element in json.string(element) }
    json.member("options", options)
    json.member("context", contextApart)
    json.member("count", count)
    json.endObject()
  }
}

/// The ad that won and what became of every source.
public struct LoadAdResult: Hashable, Sendable {
  /// The ad that won; it is ready to be presented.
  public var ad: Ad {
    get { adApart.value }
    set { adApart = Boxed(newValue) }
  }

  private var adApart: Boxed<Ad>

  /// The other ads, as many as there were, if several were wanted.
  public var more: [Ad]?

  /// Why this ad won; ad.explain says it of the others.
  public var explain: Explain

  public init(ad: Ad, more: [Ad]? = nil, explain: Explain) {
    adApart = Boxed(ad)
    self.more = more
    self.explain = explain
  }
}

extension LoadAdResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var ad: Ad?
    var more: [Ad]?
    var explain: Explain?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6461:  // ad
        if try json.hasValue(key, 0, &seen) { ad = try Ad(from: &json) }
      case 4 where key.word0 == 0x6572_6f6d:  // more
        if try json.hasValue(key, 1, &seen) { more = try json.readArray(of: Ad.self, count: 0...4) }
      case 7 where key.word0 == 0x6e_6961_6c70_7865:  // explain
        if try json.hasValue(key, 2, &seen) { explain = try Explain(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let ad else { throw json.failure(.missingMember("ad")) }
    guard let explain else { throw json.failure(.missingMember("explain")) }
    self.init(ad: ad, more: more, explain: explain)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("ad", Ad.shape),
        .optional("more", .array(Ad.shape, count: 0...4)),
        .required("explain", Explain.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension LoadAdResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ad", adApart)
    json.member("more", more)
    json.member("explain", explain)
    json.endObject()
  }
}
