import AdService
import Adapters
import JSON
import Mediation

extension NativeAd {
  /// The assets as they travel.
  init(_ content: NativeContent) {
    var extra = JSONMap<String>()
    for asset in content.extraAssets { extra[asset.name] = asset.text }
    self.init(
      headline: content.headline, body: content.body, callToAction: content.callToAction,
      icon: content.icon.map(WireImage.init),
      images: content.images.isEmpty ? nil : content.images.map(WireImage.init),
      starRating: content.starRating, store: content.store, price: content.price,
      advertiser: content.advertiser, adChoices: content.adChoices.map(WireAdChoices.init),
      media: content.media.map(NativeMedia.init), extraAssets: extra.isEmpty ? nil : extra)
  }
}

extension NativeMedia {
  /// What is known of the media, as it travels.
  init(_ media: NativeContent.Media) {
    self.init(
      hasVideo: media.hasVideo, aspectRatio: media.aspectRatio,
      durationMs: media.durationMs.map(Int.init), video: media.video.map(AdVideo.init))
  }
}

extension CustomAd {
  /// The assets as they travel, in their order.
  init(_ content: CustomContent) {
    var assets = JSONMap<CustomAsset>()
    for asset in content.assets { assets[asset.name] = CustomAsset(asset.value) }
    self.init(
      formatId: content.formatID, assets: assets,
      adChoices: content.adChoices.map(WireAdChoices.init), video: content.video.map(AdVideo.init))
  }
}

extension CustomAsset {
  /// The asset as it travels.
  init(_ value: CustomContent.Value) {
    switch value {
    case .text(let text): self = .text(text)
    case .image(let image): self = .image(WireImage(image))
    }
  }
}

extension WireImage {
  /// The image as it travels, its bytes in base64.
  init(_ image: Mediation.AdImage) {
    self.init(width: image.pixels?.width, height: image.pixels?.height, scale: image.scale)
    switch image.source {
    case .url(let url): self.url = url
    case .path(let path): self.path = path
    case .bytes(let bytes): data = Base64.text(of: bytes)
    }
  }
}

extension WireAdChoices {
  /// The icon and its page as they travel.
  init(_ choices: Mediation.AdChoices) {
    self.init(icon: WireImage(choices.icon), url: choices.url)
  }
}

extension AdMarkup {
  /// The page as it travels.
  init(_ content: HTMLContent) {
    self.init(markup: content.markup, width: content.width, height: content.height)
  }
}
