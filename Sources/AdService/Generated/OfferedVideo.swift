// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A video with what is needed to play it.
public struct OfferedVideo: Hashable, Sendable {
  /// The same video in every encoding that there is.
  public var media: [MediaFile]

  /// The encoding to play; the engine chooses one if absent.
  public var chosen: MediaFile? {
    get { chosenApart?.value }
    set { chosenApart = newValue.map(Boxed.init) }
  }

  private var chosenApart: Boxed<MediaFile>?

  /// How long it runs.
  public var durationMs: Int

  /// When it may be skipped; it may not if absent.
  public var skipOffsetMs: Int?

  /// What to open when it is clicked.
  public var clickUrl: String?

  public init(
    media: [MediaFile],
    chosen: MediaFile? = nil,
    durationMs: Int,
    skipOffsetMs: Int? = nil,
    clickUrl: String? = nil,
  ) {
    self.media = media
    chosenApart = chosen.map(Boxed.init)
    self.durationMs = durationMs
    self.skipOffsetMs = skipOffsetMs
    self.clickUrl = clickUrl
  }
}

extension OfferedVideo: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var media: [MediaFile]?
    var chosen: MediaFile?
    var durationMs: Int?
    var skipOffsetMs: Int?
    var clickUrl: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x61_6964_656d:  // media
        if try json.hasValue(key, 0, &seen) {
          media = try json.readArray(of: MediaFile.self, count: 1...64)
        }
      case 6 where key.word0 == 0x6e65_736f_6863:  // chosen
        if try json.hasValue(key, 1, &seen) { chosen = try MediaFile(from: &json) }
      case 10 where key.word0 == 0x6e6f_6974_6172_7564 && key.word1 == 0x734d:  // durationMs
        if try json.hasValue(key, 2, &seen) { durationMs = try json.readInt(in: 0...86_400_000) }
      case 12 where key.word0 == 0x7366_664f_7069_6b73 && key.word1 == 0x734d_7465:  // skipOffsetMs
        if try json.hasValue(key, 3, &seen) { skipOffsetMs = try json.readInt(in: 0...86_400_000) }
      case 8 where key.word0 == 0x6c72_556b_6369_6c63:  // clickUrl
        if try json.hasValue(key, 4, &seen) { clickUrl = try json.readString(length: 0...4_096) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let media else { throw json.failure(.missingMember("media")) }
    guard let durationMs else { throw json.failure(.missingMember("durationMs")) }
    self.init(
      media: media,
      chosen: chosen,
      durationMs: durationMs,
      skipOffsetMs: skipOffsetMs,
      clickUrl: clickUrl,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("media", .array(MediaFile.shape, count: 1...64)),
        .optional("chosen", MediaFile.shape),
        .required("durationMs", .integer(0...86_400_000)),
        .optional("skipOffsetMs", .integer(0...86_400_000)),
        .optional("clickUrl", .string(length: 0...4_096, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension OfferedVideo: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("media", media)
    json.member("chosen", chosenApart)
    json.member("durationMs", durationMs)
    json.member("skipOffsetMs", skipOffsetMs)
    json.member("clickUrl", clickUrl)
    json.endObject()
  }
}
