// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.render` is called with.
public struct RenderPodParams: Hashable, Sendable {
  /// The break to render.
  public var breakId: String

  /// What to render it as.
  public var target: RenderTarget

  /// The date at which the content begins, for a date range of a break that is placed in it.
  public var programStart: String?

  /// Where players find the list of what is played; a date range then names it in place of the
  /// manifest.
  public var assetListUrl: String?

  /// The media playlist to put the break into.
  public var playlist: String?

  /// Whether all of the viewer's breaks of the stream that fall into the playlist are put into it.
  public var all: Bool

  public init(
    breakId: String,
    target: RenderTarget,
    programStart: String? = nil,
    assetListUrl: String? = nil,
    playlist: String? = nil,
    all: Bool = false,
  ) {
    self.breakId = breakId
    self.target = target
    self.programStart = programStart
    self.assetListUrl = assetListUrl
    self.playlist = playlist
    self.all = all
  }
}

extension RenderPodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var breakId: String?
    var target: RenderTarget?
    var programStart: String?
    var assetListUrl: String?
    var playlist: String?
    var all: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 0, &seen) { breakId = try json.readString(length: 1...64) }
      case 6 where key.word0 == 0x7465_6772_6174:  // target
        if try json.hasValue(key, 1, &seen) { target = try RenderTarget(from: &json) }
      case 12 where key.word0 == 0x536d_6172_676f_7270 && key.word1 == 0x7472_6174:  // programStart
        if try json.hasValue(key, 2, &seen) {
          programStart = try json.readString(length: 0...64, format: .dateTime)
        }
      case 12 where key.word0 == 0x7369_4c74_6573_7361 && key.word1 == 0x6c72_5574:  // assetListUrl
        if try json.hasValue(key, 3, &seen) {
          assetListUrl = try json.readString(length: 1...2_048)
        }
      case 8 where key.word0 == 0x7473_696c_7961_6c70:  // playlist
        if try json.hasValue(key, 4, &seen) {
          playlist = try json.readString(length: 1...4_194_304)
        }
      case 3 where key.word0 == 0x6c_6c61:  // all
        if try json.hasValue(key, 5, &seen) { all = try json.readBool() }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let breakId else { throw json.failure(.missingMember("breakId")) }
    guard let target else { throw json.failure(.missingMember("target")) }
    self.init(
      breakId: breakId,
      target: target,
      programStart: programStart,
      assetListUrl: assetListUrl,
      playlist: playlist,
      all: all ?? false,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("breakId", .string(length: 1...64, format: nil)),
        .required("target", RenderTarget.shape),
        .optional("programStart", .string(length: 0...64, format: .dateTime)),
        .optional("assetListUrl", .string(length: 1...2_048, format: nil)),
        .optional("playlist", .string(length: 1...4_194_304, format: nil)),
        .optional("all", .boolean),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension RenderPodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("breakId", breakId)
    json.member("target", target)
    json.member("programStart", programStart)
    json.member("assetListUrl", assetListUrl)
    json.member("playlist", playlist)
    json.member("all", all)
    json.endObject()
  }
}

/// The break in the words of the target.
public enum RenderPodResult: Hashable, Sendable {
  /// The properties of the event to schedule.
  case avPlayerInterstitialEvent(PlayerEvent)

  /// The line of the playlist, without its end.
  case dateRange(String)

  /// The playlist with the break in it.
  case playlist(PlaylistRendering)

  /// The list as JSON, to be served as it stands.
  case assetList(String)

  /// The address of the playlist of the ads.
  case hlsManifestUrl(String)

  /// The address of the DASH manifest of the ads.
  case dashManifestUrl(String)
}

extension RenderPodResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var member: RenderPodResult?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 25
      where key.word0 == 0x7265_7961_6c50_7661
        && key.word1 == 0x6974_7372_6574_6e49
        && key.word2 == 0x6e65_7645_6c61_6974
        && key.word3 == 0x74:  // avPlayerInterstitialEvent
        if try json.hasOnlyValue(key, 0, &seen, after: member) {
          member = .avPlayerInterstitialEvent(try PlayerEvent(from: &json))
        }
      case 9 where key.word0 == 0x676e_6152_6574_6164 && key.word1 == 0x65:  // dateRange
        if try json.hasOnlyValue(key, 1, &seen, after: member) {
          member = .dateRange(try json.readString())
        }
      case 8 where key.word0 == 0x7473_696c_7961_6c70:  // playlist
        if try json.hasOnlyValue(key, 2, &seen, after: member) {
          member = .playlist(try PlaylistRendering(from: &json))
        }
      case 9 where key.word0 == 0x7369_4c74_6573_7361 && key.word1 == 0x74:  // assetList
        if try json.hasOnlyValue(key, 3, &seen, after: member) {
          member = .assetList(try json.readString())
        }
      case 14
      where key.word0 == 0x6669_6e61_4d73_6c68
        && key.word1 == 0x6c72_5574_7365:  // hlsManifestUrl
        if try json.hasOnlyValue(key, 4, &seen, after: member) {
          member = .hlsManifestUrl(try json.readString())
        }
      case 15
      where key.word0 == 0x696e_614d_6873_6164
        && key.word1 == 0x6c_7255_7473_6566:  // dashManifestUrl
        if try json.hasOnlyValue(key, 5, &seen, after: member) {
          member = .dashManifestUrl(try json.readString())
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let member else { throw json.failure(.notExactlyOneMember) }
    self = member
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("avPlayerInterstitialEvent", PlayerEvent.shape),
        .optional("dateRange", .string(length: 0...Int.max, format: nil)),
        .optional("playlist", PlaylistRendering.shape),
        .optional("assetList", .string(length: 0...Int.max, format: nil)),
        .optional("hlsManifestUrl", .string(length: 0...Int.max, format: nil)),
        .optional("dashManifestUrl", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: true,
    )
  }
}

extension RenderPodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .avPlayerInterstitialEvent(let member): json.member("avPlayerInterstitialEvent", member)
    case .dateRange(let member): json.member("dateRange", member)
    case .playlist(let member): json.member("playlist", member)
    case .assetList(let member): json.member("assetList", member)
    case .hlsManifestUrl(let member): json.member("hlsManifestUrl", member)
    case .dashManifestUrl(let member): json.member("dashManifestUrl", member)
    }
    json.endObject()
  }
}
