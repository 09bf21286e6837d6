// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `ad.preload` is called with.
public struct PreloadAdParams: Hashable, Sendable {
  /// The ad unit, as config.yaml names it.
  public var adUnit: String

  /// The one format that is wanted.
  public var format: AdFormat?

  /// The formats that are wanted; each ad says which one came.
  public var formats: [AdFormat]?

  /// The custom formats that are wanted; all of the ad unit's if absent.
  public var formatIds: [String]?

  /// What the ads should be like.
  public var options: LoadOptions?

  /// What is known for these loads beyond the context of the session.
  public var context: Context? {
    get { contextApart?.value }
    set { contextApart = newValue.map(Boxed.init) }
  }

  private var contextApart: Boxed<Context>?

  /// How many ads are kept.
  public var bufferSize: Int

  public init(
    adUnit: String,
    format: AdFormat? = nil,
    formats: [AdFormat]? = nil,
    formatIds: [String]? = nil,
    options: LoadOptions? = nil,
    context: Context? = nil,
    bufferSize: Int = 1,
  ) {
    self.adUnit = adUnit
    self.format = format
    self.formats = formats
    self.formatIds = formatIds
    self.options = options
    contextApart = context.map(Boxed.init)
    self.bufferSize = bufferSize
  }
}

extension PreloadAdParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adUnit: String?
    var format: AdFormat?
    var formats: [AdFormat]?
    var formatIds: [String]?
    var options: LoadOptions?
    var context: Context?
    var bufferSize: Int?
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
      case 10 where key.word0 == 0x6953_7265_6666_7562 && key.word1 == 0x657a:  // bufferSize
        if try json.hasValue(key, 6, &seen) { bufferSize = try json.readInt(in: 0...100) }
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
      bufferSize: bufferSize ?? 1,
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
        .optional("bufferSize", .integer(0...100)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension PreloadAdParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adUnit", adUnit)
    json.member("format", format)
    json.member("formats", formats)
    json.member("formatIds", formatIds) { json, element in json.string(element) }
    json.member("options", options)
    json.member("context", contextApart)
    json.member("bufferSize", bufferSize)
    json.endObject()
  }
}

/// How many ads are at hand already.
public struct PreloadAdResult: Hashable, Sendable {
  /// How many can be taken now.
  public var available: Int

  public init(available: Int) {
    self.available = available
  }
}

extension PreloadAdResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var available: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 9 where key.word0 == 0x6c62_616c_6961_7661 && key.word1 == 0x65:  // available
        if try json.hasValue(key, 0, &seen) { available = try json.readInt(in: 0...100) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let available else { throw json.failure(.missingMember("available")) }
    self.init(available: available)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("available", .integer(0...100))
      ],
      exactlyOne: false,
    )
  }
}

extension PreloadAdResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("available", available)
    json.endObject()
  }
}
