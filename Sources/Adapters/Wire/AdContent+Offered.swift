import AdService
import JSON
import Mediation

extension AdContent {
  /// What an offered ad shows.
  init(_ ad: OfferedAd) throws(OfferFlaw) {
    switch (ad.native, ad.custom, ad.video, ad.html) {
    case (let native?, nil, nil, nil): self = .native(try NativeContent(native))
    case (nil, let custom?, nil, nil): self = .custom(try CustomContent(custom))
    case (nil, nil, let video?, nil): self = .video(VideoContent(video))
    case (nil, nil, nil, let html?):
      self = .html(HTMLContent(markup: html.markup, width: html.width, height: html.height))
    default:
      throw OfferFlaw(message: "an ad has exactly one of native, custom, video and html")
    }
  }
}

extension NativeContent {
  fileprivate init(_ ad: NativeAd) throws(OfferFlaw) {
    self.init()
    headline = ad.headline
    body = ad.body
    callToAction = ad.callToAction
    if let given = ad.icon { icon = try Mediation.AdImage(given) }
    for image in ad.images ?? [] { images.append(try Mediation.AdImage(image)) }
    starRating = ad.starRating
    store = ad.store
    price = ad.price
    advertiser = ad.advertiser
    if let given = ad.adChoices { adChoices = try Mediation.AdChoices(given) }
    if let given = ad.media { media = try Media(given) }
    if let extra = ad.extraAssets { extraAssets = extra.map { ExtraAsset($0.name, $0.value) } }
  }
}

extension NativeContent.Media {
  fileprivate init(_ media: NativeMedia) throws(OfferFlaw) {
    self.init(
      hasVideo: media.hasVideo, aspectRatio: media.aspectRatio,
      durationMs: media.durationMs.map(Int64.init), video: try VideoContent(media.video))
  }
}

extension CustomContent {
  fileprivate init(_ ad: OfferedCustomAd) throws(OfferFlaw) {
    var assets: [Asset] = []
    assets.reserveCapacity(ad.assets.count)
    for (name, asset) in ad.assets {
      switch asset {
      case .text(let text): assets.append(Asset(name, .text(text)))
      case .image(let image): assets.append(Asset(name, .image(try Mediation.AdImage(image))))
      }
    }
    var choices: Mediation.AdChoices?
    if let given = ad.adChoices { choices = try Mediation.AdChoices(given) }
    self.init(
      formatID: ad.formatId, assets: assets, video: ad.video.map(VideoContent.init),
      adChoices: choices)
  }
}

extension VideoContent {
  fileprivate init(_ video: OfferedVideo) {
    self.init(
      media: video.media.map(Media.init), chosen: video.chosen.map(Media.init),
      durationMs: Int64(video.durationMs), skipOffsetMs: video.skipOffsetMs.map(Int64.init),
      clickURL: video.clickUrl)
  }
}

extension VideoContent.Media {
  /// The file of an adapter.
  init(_ file: MediaFile) {
    self.init(
      url: file.url, mimeType: file.mimeType, width: file.width, height: file.height,
      bitrateKbps: file.bitrateKbps)
  }
}

extension Mediation.AdImage {
  /// The image of an adapter.
  init(_ image: WireImage) throws(OfferFlaw) {
    switch (image.url, image.data, image.path) {
    case (let url?, nil, nil): self.init(.url(url), scale: image.scale)
    case (nil, let data?, nil):
      guard let bytes = Base64.bytes(of: data) else {
        throw OfferFlaw(message: "the data of an image is no base64")
      }
      self.init(.bytes(bytes), scale: image.scale)
    case (nil, nil, let path?): self.init(.path(path), scale: image.scale)
    default: throw OfferFlaw(message: "an image has exactly one of url, data and path")
    }
  }
}

extension Mediation.AdChoices {
  /// The mark of an adapter.
  init(_ choices: WireAdChoices) throws(OfferFlaw) {
    self.init(icon: try Mediation.AdImage(choices.icon), url: choices.url)
  }
}
