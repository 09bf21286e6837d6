import Mediation

extension AdOffer {
  /// The formats that a video can serve.
  static let videoFormats: FormatSet = [
    .interstitial, .rewarded, .rewardedInterstitial, .appOpen, .native,
  ]

  /// The ad as the engine has it, in the first of the formats that it can serve.
  convenience init?(
    _ found: VASTFoundAd, for request: SourceRequest, _ settings: VASTSettings,
    _ macros: VASTMacros,
  ) {
    guard let format = request.formats.first(where: Self.videoFormats.contains) else { return nil }
    let video = VideoContent(found, settings.capabilities)
    let terms = OfferTerms(
      price: found.price, lifetime: found.inLine.expires.flatMap(Duration.init(expiry:)),
      rewardsAt: settings.rewardsAt,
      tracking: AdTracking(
        VASTTrackers(found, video, settings.capabilities).list, macros: macros))
    self.init(
      format: format,
      content: format == .native
        ? .native(NativeContent(found, video, settings)) : .video(video),
      clicks: ClickTargets(video), terms: terms)
  }
}

extension Duration {
  /// That many seconds, unless that is less than one or more than a week.
  fileprivate init?(expiry seconds: Int) {
    guard (1...604_800).contains(seconds) else { return nil }
    self = .seconds(seconds)
  }
}

extension VASTFoundAd {
  /// What the ad pays for a thousand impressions, if it pays by impressions.
  ///
  /// The outermost layer that names a price is the one that this engine deals with.
  fileprivate var price: Price? {
    let pricing = layers.compactMap(\.pricing).first
    guard let pricing, pricing.model == "cpm" else { return nil }
    return Price(cpmMicros: pricing.micros, currency: pricing.currency)
  }
}

extension NativeContent {
  /// What a native ad can say of a video.
  fileprivate init(_ found: VASTFoundAd, _ video: VideoContent, _ settings: VASTSettings) {
    self.init()
    headline = found.inLine.title
    body = found.inLine.summary ?? found.inLine.advertiser ?? found.inLine.title
    callToAction = settings.callToAction
    advertiser = found.inLine.advertiser
    adChoices = video.adChoices
    let chosen = found.choice.chosen
    media = Media(
      hasVideo: true,
      aspectRatio: chosen.height > 0 ? Double(chosen.width) / Double(chosen.height) : nil,
      durationMs: video.durationMs, video: video)
  }
}

extension ClickTargets {
  /// Where clicks on a video and what is beside it lead.
  fileprivate init(_ video: VideoContent) {
    var assets: [String: Target] = [:]
    for companion in video.companions {
      assets[companion.asset] = Target(destination: companion.clickURL ?? video.clickURL)
    }
    self.init(ad: Target(destination: video.clickURL), assets: assets)
  }
}
