// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How the images of ads are fetched.
public struct ImagesConfiguration: Hashable, Sendable {
  /// Where a folder for them is made, which goes with the engine; $TMPDIR, or else /tmp, if absent.
  public var folder: String?

  /// The most bytes of one image.
  public var maxBytes: Int

  /// The most pixels of one image.
  public var maxPixels: Int

  /// The most bytes of all images that are kept at hand.
  public var keptBytes: Int

  /// How long one image may take.
  public var timeoutMs: Int

  public init(
    folder: String? = nil,
    maxBytes: Int = 5_242_880,
    maxPixels: Int = 40_000_000,
    keptBytes: Int = 268_435_456,
    timeoutMs: Int = 5_000,
  ) {
    self.folder = folder
    self.maxBytes = maxBytes
    self.maxPixels = maxPixels
    self.keptBytes = keptBytes
    self.timeoutMs = timeoutMs
  }
}

extension ImagesConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var folder: String?
    var maxBytes: Int?
    var maxPixels: Int?
    var keptBytes: Int?
    var timeoutMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x7265_646c_6f66:  // folder
        if try json.hasValue(key, 0, &seen) { folder = try json.readString(length: 1...4_096) }
      case 8 where key.word0 == 0x7365_7479_4278_616d:  // maxBytes
        if try json.hasValue(key, 1, &seen) { maxBytes = try json.readInt(in: 1...67_108_864) }
      case 9 where key.word0 == 0x6c65_7869_5078_616d && key.word1 == 0x73:  // maxPixels
        if try json.hasValue(key, 2, &seen) { maxPixels = try json.readInt(in: 1...2_147_483_647) }
      case 9 where key.word0 == 0x6574_7942_7470_656b && key.word1 == 0x73:  // keptBytes
        if try json.hasValue(key, 3, &seen) {
          keptBytes = try json.readInt(in: 1...1_099_511_627_776)
        }
      case 9 where key.word0 == 0x4d74_756f_656d_6974 && key.word1 == 0x73:  // timeoutMs
        if try json.hasValue(key, 4, &seen) { timeoutMs = try json.readInt(in: 1...600_000) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      folder: folder,
      maxBytes: maxBytes ?? 5_242_880,
      maxPixels: maxPixels ?? 40_000_000,
      keptBytes: keptBytes ?? 268_435_456,
      timeoutMs: timeoutMs ?? 5_000,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("folder", .string(length: 1...4_096, format: nil)),
        .optional("maxBytes", .integer(1...67_108_864)),
        .optional("maxPixels", .integer(1...2_147_483_647)),
        .optional("keptBytes", .integer(1...1_099_511_627_776)),
        .optional("timeoutMs", .integer(1...600_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension ImagesConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("folder", folder)
    json.member("maxBytes", maxBytes)
    json.member("maxPixels", maxPixels)
    json.member("keptBytes", keptBytes)
    json.member("timeoutMs", timeoutMs)
    json.endObject()
  }
}
