// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A video with what is needed to play it.
public struct AdVideo: Hashable, Sendable {
  /// The same video in every encoding that was offered.
  public var media: [MediaFile]

  /// The encoding that the engine would play.
  public var chosen: MediaFile {
    get { chosenApart.value }
    set { chosenApart = Boxed(newValue) }
  }

  private var chosenApart: Boxed<MediaFile>

  /// How long it runs.
  public var durationMs: Int

  /// When it may be skipped; absent if it may not.
  public var skipOffsetMs: Int?

  /// What to open when it is clicked.
  public var clickUrl: String?

  /// The mark that tells people why they see this ad; it must be shown.
  public var adChoices: AdChoices?

  /// What is to be shown beside it.
  public var companions: [VideoCompanion]?

  /// Marks over it, that of AdChoices among them.
  public var icons: [VideoIcon]?

  /// Files with its captions.
  public var captions: [VideoCaption]?

  /// Programs that verify that it was seen.
  public var verifications: [VideoProgram]?

  /// A program that viewers can use while it plays.
  public var interactive: VideoProgram?

  public init(
    media: [MediaFile],
    chosen: MediaFile,
    durationMs: Int,
    skipOffsetMs: Int? = nil,
    clickUrl: String? = nil,
    adChoices: AdChoices? = nil,
    companions: [VideoCompanion]? = nil,
    icons: [VideoIcon]? = nil,
    captions: [VideoCaption]? = nil,
    verifications: [VideoProgram]? = nil,
    interactive: VideoProgram? = nil,
  ) {
    self.media = media
    chosenApart = Boxed(chosen)
    self.durationMs = durationMs
    self.skipOffsetMs = skipOffsetMs
    self.clickUrl = clickUrl
    self.adChoices = adChoices
    self.companions = companions
    self.icons = icons
    self.captions = captions
    self.verifications = verifications
    self.interactive = interactive
  }
}

extension AdVideo: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var media: [MediaFile]?
    var chosen: MediaFile?
    var durationMs: Int?
    var skipOffsetMs: Int?
    var clickUrl: String?
    var adChoices: AdChoices?
    var companions: [VideoCompanion]?
    var icons: [VideoIcon]?
    var captions: [VideoCaption]?
    var verifications: [VideoProgram]?
    var interactive: VideoProgram?
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
      case 9 where key.word0 == 0x6563_696f_6843_6461 && key.word1 == 0x73:  // adChoices
        if try json.hasValue(key, 5, &seen) { adChoices = try AdChoices(from: &json) }
      case 10 where key.word0 == 0x6f69_6e61_706d_6f63 && key.word1 == 0x736e:  // companions
        if try json.hasValue(key, 6, &seen) {
          companions = try json.readArray(of: VideoCompanion.self, count: 0...32)
        }
      case 5 where key.word0 == 0x73_6e6f_6369:  // icons
        if try json.hasValue(key, 7, &seen) {
          icons = try json.readArray(of: VideoIcon.self, count: 0...16)
        }
      case 8 where key.word0 == 0x736e_6f69_7470_6163:  // captions
        if try json.hasValue(key, 8, &seen) {
          captions = try json.readArray(of: VideoCaption.self, count: 0...64)
        }
      case 13
      where key.word0 == 0x6163_6966_6972_6576
        && key.word1 == 0x73_6e6f_6974:  // verifications
        if try json.hasValue(key, 9, &seen) {
          verifications = try json.readArray(of: VideoProgram.self, count: 0...32)
        }
      case 11 where key.word0 == 0x7463_6172_6574_6e69 && key.word1 == 0x65_7669:  // interactive
        if try json.hasValue(key, 10, &seen) { interactive = try VideoProgram(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let media else { throw json.failure(.missingMember("media")) }
    guard let chosen else { throw json.failure(.missingMember("chosen")) }
    guard let durationMs else { throw json.failure(.missingMember("durationMs")) }
    self.init(
      media: media,
      chosen: chosen,
      durationMs: durationMs,
      skipOffsetMs: skipOffsetMs,
      clickUrl: clickUrl,
      adChoices: adChoices,
      companions: companions,
      icons: icons,
      captions: captions,
      verifications: verifications,
      interactive: interactive,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("media", .array(MediaFile.shape, count: 1...64)),
        .required("chosen", MediaFile.shape),
        .required("durationMs", .integer(0...86_400_000)),
        .optional("skipOffsetMs", .integer(0...86_400_000)),
        .optional("clickUrl", .string(length: 0...4_096, format: nil)),
        .optional("adChoices", AdChoices.shape),
        .optional("companions", .array(VideoCompanion.shape, count: 0...32)),
        .optional("icons", .array(VideoIcon.shape, count: 0...16)),
        .optional("captions", .array(VideoCaption.shape, count: 0...64)),
        .optional("verifications", .array(VideoProgram.shape, count: 0...32)),
        .optional("interactive", VideoProgram.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension AdVideo: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("media", media)
    json.member("chosen", chosenApart)
    json.member("durationMs", durationMs)
    json.member("skipOffsetMs", skipOffsetMs)
    json.member("clickUrl", clickUrl)
    json.member("adChoices", adChoices)
    json.member("companions", companions)
    json.member("icons", icons)
    json.member("captions", captions)
    json.member("verifications", verifications)
    json.member("interactive", interactive)
    json.endObject()
  }
}
