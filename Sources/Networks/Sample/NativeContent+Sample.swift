import Mediation

extension NativeContent {
  /// The advertisement of a tea house that does not exist, less what the settings leave out.
  static func sample(
    _ kind: SampleSettings.NativeKind, _ settings: SampleSettings,
  ) -> NativeContent {
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
    native.adChoices = .sample
    native.media = Media(
      hasVideo: settings.hasVideo, aspectRatio: 16.0 / 9,
      durationMs: settings.hasVideo ? VideoContent.sampleDurationMs : nil)
    for asset in kind.missing { native.remove(asset) }
    for asset in settings.omits.compactMap(NativeAsset.init(named:)) { native.remove(asset) }
    return native
  }

  /// Gives the ad three images instead of one.
  mutating func multiplyImages() {
    guard !images.isEmpty else { return }
    images = [.sample("main-image"), .sample("second-image"), .sample("third-image")]
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

extension SampleSettings.NativeKind {
  /// What an ad of the kind does not have.
  fileprivate var missing: [NativeAsset] {
    switch self {
    case .everything, .mixed: []
    case .install: [.advertiser]
    case .content: [.store, .price, .starRating]
    }
  }
}

extension AdChoices {
  /// Why the sample ads are shown.
  static let sample = AdChoices(
    icon: .sample("adchoices"), url: "https://example.com/sample/about-this-ad")
}
