// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A place that ads are loaded for.
public struct AdUnitConfiguration: Hashable, Sendable {
  /// The formats that it serves.
  public var formats: [AdFormat]

  /// The custom formats that it serves, by their ids.
  public var customFormats: [String]?

  /// How long a load may take in all.
  public var timeoutMs: Int

  /// The sources, asked one after another from the first.
  public var waterfall: [SourceConfiguration]

  public init(
    formats: [AdFormat],
    customFormats: [String]? = nil,
    timeoutMs: Int = 3_000,
    waterfall: [SourceConfiguration],
  ) {
    self.formats = formats
    self.customFormats = customFormats
    self.timeoutMs = timeoutMs
    self.waterfall = waterfall
  }
}

extension AdUnitConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var formats: [AdFormat]?
    var customFormats: [String]?
    var timeoutMs: Int?
    var waterfall: [SourceConfiguration]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x73_7461_6d72_6f66:  // formats
        if try json.hasValue(key, 0, &seen) {
          formats = try json.readArray(of: AdFormat.self, count: 1...7)
        }
      case 13
      where key.word0 == 0x6f46_6d6f_7473_7563
        && key.word1 == 0x73_7461_6d72:  // customFormats
        if try json.hasValue(key, 1, &seen) {
          customFormats = try json.readArray(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 1...64)
          }
        }
      case 9 where key.word0 == 0x4d74_756f_656d_6974 && key.word1 == 0x73:  // timeoutMs
        if try json.hasValue(key, 2, &seen) { timeoutMs = try json.readInt(in: 1...3_600_000) }
      case 9 where key.word0 == 0x6c61_6672_6574_6177 && key.word1 == 0x6c:  // waterfall
        if try json.hasValue(key, 3, &seen) {
          waterfall = try json.readArray(of: SourceConfiguration.self, count: 1...1_000)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let formats else { throw json.failure(.missingMember("formats")) }
    guard let waterfall else { throw json.failure(.missingMember("waterfall")) }
    self.init(
      formats: formats,
      customFormats: customFormats,
      timeoutMs: timeoutMs ?? 3_000,
      waterfall: waterfall,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("formats", .array(AdFormat.shape, count: 1...7)),
        .optional("customFormats", .array(.string(length: 1...64, format: nil), count: 0...64)),
        .optional("timeoutMs", .integer(1...3_600_000)),
        .required("waterfall", .array(SourceConfiguration.shape, count: 1...1_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension AdUnitConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("formats", formats)
    json.member("customFormats", customFormats) { json, element in json.string(element) }
    json.member("timeoutMs", timeoutMs)
    json.member("waterfall", waterfall)
    json.endObject()
  }
}
