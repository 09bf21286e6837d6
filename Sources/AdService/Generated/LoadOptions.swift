// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What an ad should be like beyond its format.
public struct LoadOptions: Hashable, Sendable {
  /// Whether images may be left where they are, so that only their URLs come.
  public var disableImageLoading: Bool?

  /// How images that the engine fetches come; path if absent.
  public var images: ImageForm?

  /// Whether several images are wanted; only the main one comes if not.
  public var multipleImages: Bool?

  /// Which shape the main image or video should have.
  public var mediaAspectRatio: MediaAspectRatio?

  /// In which corner the AdChoices mark should be.
  public var adChoicesPosition: AdChoicesPosition?

  /// How a video should be played.
  public var video: VideoOptions?

  /// Whether the client offers to mute the ad and asks for reasons itself.
  public var customMute: Bool?

  /// The sizes that a banner may have.
  public var sizes: [AdSize]?

  /// The room that a banner of adaptive size has.
  public var adaptive: AdaptiveSize?

  public init(
    disableImageLoading: Bool? = nil,
    images: ImageForm? = nil,
    multipleImages: Bool? = nil,
    mediaAspectRatio: MediaAspectRatio? = nil,
    adChoicesPosition: AdChoicesPosition? = nil,
    video: VideoOptions? = nil,
    customMute: Bool? = nil,
    sizes: [AdSize]? = nil,
    adaptive: AdaptiveSize? = nil,
  ) {
    self.disableImageLoading = disableImageLoading
    self.images = images
    self.multipleImages = multipleImages
    self.mediaAspectRatio = mediaAspectRatio
    self.adChoicesPosition = adChoicesPosition
    self.video = video
    self.customMute = customMute
    self.sizes = sizes
    self.adaptive = adaptive
  }
}

extension LoadOptions: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var disableImageLoading: Bool?
    var images: ImageForm?
    var multipleImages: Bool?
    var mediaAspectRatio: MediaAspectRatio?
    var adChoicesPosition: AdChoicesPosition?
    var video: VideoOptions?
    var customMute: Bool?
    var sizes: [AdSize]?
    var adaptive: AdaptiveSize?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 19
      where key.word0 == 0x4965_6c62_6173_6964
        && key.word1 == 0x6461_6f4c_6567_616d
        && key.word2 == 0x67_6e69:  // disableImageLoading
        if try json.hasValue(key, 0, &seen) { disableImageLoading = try json.readBool() }
      case 6 where key.word0 == 0x7365_6761_6d69:  // images
        if try json.hasValue(key, 1, &seen) { images = try ImageForm(from: &json) }
      case 14
      where key.word0 == 0x656c_7069_746c_756d
        && key.word1 == 0x7365_6761_6d49:  // multipleImages
        if try json.hasValue(key, 2, &seen) { multipleImages = try json.readBool() }
      case 27
      where key.word0 == 0x6552_646c_756f_6873
        && key.word1 == 0x6c75_4d74_7365_7571
        && key.word2 == 0x616d_4965_6c70_6974
        && key.word3 == 0x73_6567:  // shouldRequestMultipleImages
        if try json.hasValue(key, 2, &seen) { multipleImages = try json.readBool() }
      case 16
      where key.word0 == 0x7073_4161_6964_656d
        && key.word1 == 0x6f69_7461_5274_6365:  // mediaAspectRatio
        if try json.hasValue(key, 3, &seen) { mediaAspectRatio = try MediaAspectRatio(from: &json) }
      case 17
      where key.word0 == 0x6563_696f_6843_6461
        && key.word1 == 0x6f69_7469_736f_5073
        && key.word2 == 0x6e:  // adChoicesPosition
        if try json.hasValue(key, 4, &seen) {
          adChoicesPosition = try AdChoicesPosition(from: &json)
        }
      case 26
      where key.word0 == 0x6572_7265_6665_7270
        && key.word1 == 0x6369_6f68_4364_4164
        && key.word2 == 0x6974_6973_6f50_7365
        && key.word3 == 0x6e6f:  // preferredAdChoicesPosition
        if try json.hasValue(key, 4, &seen) {
          adChoicesPosition = try AdChoicesPosition(from: &json)
        }
      case 5 where key.word0 == 0x6f_6564_6976:  // video
        if try json.hasValue(key, 5, &seen) { video = try VideoOptions(from: &json) }
      case 10 where key.word0 == 0x754d_6d6f_7473_7563 && key.word1 == 0x6574:  // customMute
        if try json.hasValue(key, 6, &seen) { customMute = try json.readBool() }
      case 25
      where key.word0 == 0x754d_6d6f_7473_7563
        && key.word1 == 0x6441_7369_6854_6574
        && key.word2 == 0x6574_7365_7571_6552
        && key.word3 == 0x64:  // customMuteThisAdRequested
        if try json.hasValue(key, 6, &seen) { customMute = try json.readBool() }
      case 5 where key.word0 == 0x73_657a_6973:  // sizes
        if try json.hasValue(key, 7, &seen) {
          sizes = try json.readArray(of: AdSize.self, count: 0...16)
        }
      case 8 where key.word0 == 0x6576_6974_7061_6461:  // adaptive
        if try json.hasValue(key, 8, &seen) { adaptive = try AdaptiveSize(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      disableImageLoading: disableImageLoading,
      images: images,
      multipleImages: multipleImages,
      mediaAspectRatio: mediaAspectRatio,
      adChoicesPosition: adChoicesPosition,
      video: video,
      customMute: customMute,
      sizes: sizes,
      adaptive: adaptive,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("disableImageLoading", .boolean),
        .optional("images", ImageForm.shape),
        .optional("multipleImages", aliases: ["shouldRequestMultipleImages"], .boolean),
        .optional("mediaAspectRatio", MediaAspectRatio.shape),
        .optional(
          "adChoicesPosition",
          aliases: ["preferredAdChoicesPosition"],
          AdChoicesPosition.shape,
        ),
        .optional("video", VideoOptions.shape),
        .optional("customMute", aliases: ["customMuteThisAdRequested"], .boolean),
        .optional("sizes", .array(AdSize.shape, count: 0...16)),
        .optional("adaptive", AdaptiveSize.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension LoadOptions: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("disableImageLoading", disableImageLoading)
    json.member("images", images)
    json.member("multipleImages", multipleImages)
    json.member("mediaAspectRatio", mediaAspectRatio)
    json.member("adChoicesPosition", adChoicesPosition)
    json.member("video", video)
    json.member("customMute", customMute)
    json.member("sizes", sizes)
    json.member("adaptive", adaptive)
    json.endObject()
  }
}
