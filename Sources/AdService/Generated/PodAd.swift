// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// An ad in a break.
public struct PodAd: Hashable, Sendable {
  /// The name to tell it by.
  public var id: String

  /// How long it lasts.
  public var durationMs: Int

  /// True for a short piece that only frames the others; false if absent.
  public var isBumper: Bool?

  /// What it is called.
  public var adTitle: String?

  /// What it is about.
  public var adDescription: String?

  /// The type of its media, such as video/mp4.
  public var contentType: String?

  /// What is to be asked as it plays.
  public var trackers: [PodTracker]?

  public init(
    id: String,
    durationMs: Int,
    isBumper: Bool? = nil,
    adTitle: String? = nil,
    adDescription: String? = nil,
    contentType: String? = nil,
    trackers: [PodTracker]? = nil,
  ) {
    self.id = id
    self.durationMs = durationMs
    self.isBumper = isBumper
    self.adTitle = adTitle
    self.adDescription = adDescription
    self.contentType = contentType
    self.trackers = trackers
  }
}

extension PodAd: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var durationMs: Int?
    var isBumper: Bool?
    var adTitle: String?
    var adDescription: String?
    var contentType: String?
    var trackers: [PodTracker]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6469:  // id
        if try json.hasValue(key, 0, &seen) { id = try json.readString(length: 1...128) }
      case 10 where key.word0 == 0x6e6f_6974_6172_7564 && key.word1 == 0x734d:  // durationMs
        if try json.hasValue(key, 1, &seen) { durationMs = try json.readInt(in: 1...86_400_000) }
      case 8 where key.word0 == 0x7265_706d_7542_7369:  // isBumper
        if try json.hasValue(key, 2, &seen) { isBumper = try json.readBool() }
      case 7 where key.word0 == 0x65_6c74_6954_6461:  // adTitle
        if try json.hasValue(key, 3, &seen) { adTitle = try json.readString(length: 0...1_024) }
      case 13
      where key.word0 == 0x6972_6373_6544_6461
        && key.word1 == 0x6e_6f69_7470:  // adDescription
        if try json.hasValue(key, 4, &seen) {
          adDescription = try json.readString(length: 0...4_096)
        }
      case 11 where key.word0 == 0x5474_6e65_746e_6f63 && key.word1 == 0x65_7079:  // contentType
        if try json.hasValue(key, 5, &seen) { contentType = try json.readString(length: 0...128) }
      case 8 where key.word0 == 0x7372_656b_6361_7274:  // trackers
        if try json.hasValue(key, 6, &seen) {
          trackers = try json.readArray(of: PodTracker.self, count: 0...64)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let id else { throw json.failure(.missingMember("id")) }
    guard let durationMs else { throw json.failure(.missingMember("durationMs")) }
    self.init(
      id: id,
      durationMs: durationMs,
      isBumper: isBumper,
      adTitle: adTitle,
      adDescription: adDescription,
      contentType: contentType,
      trackers: trackers,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("id", .string(length: 1...128, format: nil)),
        .required("durationMs", .integer(1...86_400_000)),
        .optional("isBumper", .boolean),
        .optional("adTitle", .string(length: 0...1_024, format: nil)),
        .optional("adDescription", .string(length: 0...4_096, format: nil)),
        .optional("contentType", .string(length: 0...128, format: nil)),
        .optional("trackers", .array(PodTracker.shape, count: 0...64)),
      ],
      exactlyOne: false,
    )
  }
}

extension PodAd: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("durationMs", durationMs)
    json.member("isBumper", isBumper)
    json.member("adTitle", adTitle)
    json.member("adDescription", adDescription)
    json.member("contentType", contentType)
    json.member("trackers", trackers)
    json.endObject()
  }
}
