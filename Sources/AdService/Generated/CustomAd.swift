// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The assets of a custom native ad, under the names that its format gives them.
public struct CustomAd: Hashable, Sendable {
  /// The custom format, as config.yaml names it.
  public var formatId: String

  /// The assets by name.
  public var assets: JSONMap<CustomAsset>

  /// The mark that tells people why they see this ad; it must be shown.
  public var adChoices: AdChoices?

  /// The video; without one, the format's fallback image is shown in its place.
  public var video: AdVideo? {
    get { videoApart?.value }
    set { videoApart = newValue.map(Boxed.init) }
  }

  private var videoApart: Boxed<AdVideo>?

  public init(
    formatId: String,
    assets: JSONMap<CustomAsset>,
    adChoices: AdChoices? = nil,
    video: AdVideo? = nil,
  ) {
    self.formatId = formatId
    self.assets = assets
    self.adChoices = adChoices
    videoApart = video.map(Boxed.init)
  }
}

extension CustomAd: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var formatId: String?
    var assets: JSONMap<CustomAsset>?
    var adChoices: AdChoices?
    var video: AdVideo?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x6449_7461_6d72_6f66:  // formatId
        if try json.hasValue(key, 0, &seen) { formatId = try json.readString(length: 0...64) }
      case 6 where key.word0 == 0x7374_6573_7361:  // assets
        if try json.hasValue(key, 1, &seen) {
          assets = try json.readMap(of: CustomAsset.self, count: 0...64)
        }
      case 9 where key.word0 == 0x6563_696f_6843_6461 && key.word1 == 0x73:  // adChoices
        if try json.hasValue(key, 2, &seen) { adChoices = try AdChoices(from: &json) }
      case 5 where key.word0 == 0x6f_6564_6976:  // video
        if try json.hasValue(key, 3, &seen) { video = try AdVideo(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let formatId else { throw json.failure(.missingMember("formatId")) }
    guard let assets else { throw json.failure(.missingMember("assets")) }
    self.init(formatId: formatId, assets: assets, adChoices: adChoices, video: video)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("formatId", .string(length: 0...64, format: nil)),
        .required("assets", .map(CustomAsset.shape, count: 0...64)),
        .optional("adChoices", AdChoices.shape),
        .optional("video", AdVideo.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension CustomAd: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("formatId", formatId)
    json.member("assets", assets)
    json.member("adChoices", adChoices)
    json.member("video", videoApart)
    json.endObject()
  }
}
