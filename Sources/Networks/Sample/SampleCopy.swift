import Mediation

extension NativeContent {
  /// The advertisement of a tea house that does not exist, less what the settings leave out.
  static func sample(_ settings: SampleSettings) -> NativeContent {
    var native = NativeContent()
    native.headline = "A quiet cup of tea"
    native.body = "Forty kinds of leaf tea, weighed by hand and sent the day you order."
    native.callToAction = "Order now"
    native.icon = .sample("icon")
    native.images = [.sample("main-image")]
    native.starRating = 4.5
    native.store = "Example Store"
    native.price = "Free"
    native.advertiser = "Example Tea House"
    native.adChoices = AdChoices(
      icon: .sample("adchoices"), url: "https://example.com/sample/about-this-ad")
    native.media = Media(
      hasVideo: settings.hasVideo, aspectRatio: 16.0 / 9,
      durationMs: settings.hasVideo ? VideoContent.sampleDurationMs : nil)
    for asset in settings.omits.compactMap(NativeAsset.init(named:)) { native.remove(asset) }
    return native
  }

  private mutating func remove(_ asset: NativeAsset) {
    switch asset {
    case .headline: headline = nil
    case .body: body = nil
    case .callToAction: callToAction = nil
    case .icon: icon = nil
    case .images: images = []
    case .starRating: starRating = nil
    case .store: store = nil
    case .price: price = nil
    case .advertiser: advertiser = nil
    case .media: media = nil
    case .adChoices: adChoices = nil
    }
  }
}

extension CustomContent {
  /// Every asset that the format declares, less what the settings leave out.
  static func sample(of format: CustomFormat, _ settings: SampleSettings) -> CustomContent {
    let assets = format.assets.filter { !settings.omits.contains($0.name) }
    let hasVideo = settings.hasVideo && format.videoFallback != nil
    return CustomContent(
      formatID: format.id,
      assets: assets.map { Asset($0.name, .sample($0)) },
      video: hasVideo ? .sample(skipOffsetMs: nil) : nil)
  }
}

extension CustomContent.Value {
  fileprivate static func sample(_ asset: CustomFormat.Asset) -> CustomContent.Value {
    switch asset.kind {
    case .image: .image(.sample(asset.name.kebabCased))
    case .text:
      switch asset.name {
      case "Headline": .text("A quiet cup of tea")
      case "Caption": .text("Forty kinds of leaf tea, sent the day you order.")
      default: .text("\(asset.name) of the Example Tea House")
      }
    }
  }
}

extension VideoContent {
  /// How long the sample video runs.
  static let sampleDurationMs: Int64 = 30_000

  /// The sample video in three sizes, the smallest first.
  static func sample(skipOffsetMs: Int64?) -> VideoContent {
    VideoContent(
      media: [
        .sample(width: 640, height: 360, bitrateKbps: 800),
        .sample(width: 1_280, height: 720, bitrateKbps: 2_500),
        .sample(width: 1_920, height: 1_080, bitrateKbps: 5_000),
      ],
      durationMs: sampleDurationMs, skipOffsetMs: skipOffsetMs,
      clickURL: "https://example.com/sample/landing")
  }
}

extension VideoContent.Media {
  fileprivate static func sample(width: Int, height: Int, bitrateKbps: Int) -> VideoContent.Media {
    VideoContent.Media(
      url: "https://example.com/sample/video-\(height).mp4", mimeType: "video/mp4",
      width: width, height: height, bitrateKbps: bitrateKbps)
  }
}

extension HTMLContent {
  /// The sample page, for a phone held upright.
  static let sample = HTMLContent(
    markup: """
      <!doctype html><title>A quiet cup of tea</title>\
      <a href="https://example.com/sample/landing">\
      <img src="https://example.com/sample/page.png" alt="A quiet cup of tea" \
      width="320" height="480"></a>
      """,
    width: 320, height: 480)
}

extension AdImage {
  fileprivate static func sample(_ name: String) -> AdImage {
    AdImage(.url("https://example.com/sample/\(name).png"))
  }
}

extension ClickTargets {
  /// Where all sample ads lead.
  static let sample = ClickTargets(
    ad: Target(deepLinks: ["sample://landing"], destination: "https://example.com/sample/landing"))
}

extension String {
  /// The name as addresses have it, in ASCII: `MainImage` becomes `main-image`.
  fileprivate var kebabCased: String {
    var text = ""
    for scalar in unicodeScalars where scalar.isASCII {
      switch scalar {
      case "A"..."Z":
        if !text.isEmpty, text.last != "-" { text += "-" }
        text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      case "a"..."z", "0"..."9": text.unicodeScalars.append(scalar)
      default: if !text.isEmpty, text.last != "-" { text += "-" }
      }
    }
    return text.isEmpty ? "image" : text
  }
}
