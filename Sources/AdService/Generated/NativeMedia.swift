// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What is known of the main image or video of a native ad before it is fetched.
public struct NativeMedia: Hashable, Sendable {
  /// True for a video, false for the main image.
  public var hasVideo: Bool

  /// Width divided by height, to make room for it.
  public var aspectRatio: Double?

  /// How long the video runs.
  public var durationMs: Int?

  /// The video, when the app is to play it by itself.
  public var video: AdVideo? {
    get { videoApart?.value }
    set { videoApart = newValue.map(Boxed.init) }
  }

  private var videoApart: Boxed<AdVideo>?

  public init(
    hasVideo: Bool,
    aspectRatio: Double? = nil,
    durationMs: Int? = nil,
    video: AdVideo? = nil,
  ) {
    self.hasVideo = hasVideo
    self.aspectRatio = aspectRatio
    self.durationMs = durationMs
    videoApart = video.map(Boxed.init)
  }
}

extension NativeMedia: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var hasVideo: Bool?
    var aspectRatio: Double?
    var durationMs: Int?
    var video: AdVideo?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x6f65_6469_5673_6168:  // hasVideo
        if try json.hasValue(key, 0, &seen) { hasVideo = try json.readBool() }
      case 11 where key.word0 == 0x6152_7463_6570_7361 && key.word1 == 0x6f_6974:  // aspectRatio
        if try json.hasValue(key, 1, &seen) { aspectRatio = try json.readDouble(from: 0) }
      case 10 where key.word0 == 0x6e6f_6974_6172_7564 && key.word1 == 0x734d:  // durationMs
        if try json.hasValue(key, 2, &seen) { durationMs = try json.readInt(in: 0...86_400_000) }
      case 5 where key.word0 == 0x6f_6564_6976:  // video
        if try json.hasValue(key, 3, &seen) { video = try AdVideo(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let hasVideo else { throw json.failure(.missingMember("hasVideo")) }
    self.init(hasVideo: hasVideo, aspectRatio: aspectRatio, durationMs: durationMs, video: video)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("hasVideo", .boolean),
        .optional("aspectRatio", .number(minimum: 0, maximum: nil)),
        .optional("durationMs", .integer(0...86_400_000)),
        .optional("video", AdVideo.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension NativeMedia: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("hasVideo", hasVideo)
    json.member("aspectRatio", aspectRatio)
    json.member("durationMs", durationMs)
    json.member("video", videoApart)
    json.endObject()
  }
}
