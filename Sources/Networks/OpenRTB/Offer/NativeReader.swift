import Mediation

/// Maps the markup of a native ad to the ad that apps know.
struct NativeReader {
  /// The markup.
  let markup: NativeMarkup

  /// What it was asked for by.
  let imp: OpenRTBImp

  /// What its macros stand for.
  let macros: AuctionMacros

  /// The address of the icon that says why the ad is shown; a drawn one if nil.
  let icon: String?

  /// What the ad shows.
  func content() -> AdContent {
    imp.customFormat.map { .custom(custom($0)) } ?? .native(native())
  }

  /// Where clicks on the ad lead, and on single assets.
  var clicks: ClickTargets {
    var single: [String: ClickTargets.Target] = [:]
    for asset in markup.assets {
      if let name = name(of: asset), let target = asset.link.flatMap(target) {
        single[name] = target
      }
    }
    return ClickTargets(ad: markup.link.flatMap(target) ?? .init(), assets: single)
  }

  /// Who wants to hear of what happens to the ad.
  var trackers: [AdTracking.Tracker] {
    var trackers = markup.impressionTrackers.map { tracker(.reported(.impression), $0) }
    // Only images can be asked for: nothing here runs scripts, or sees how much of an ad is seen.
    for one in markup.eventTrackers where one.event == 1 && one.method ?? 1 == 1 {
      if let url = one.url { trackers.append(tracker(.reported(.impression), url)) }
    }
    let single = markup.assets.compactMap { asset in
      asset.link.flatMap { link in name(of: asset).map { (name: $0, link: link) } }
    }
    for (name, link) in single {
      trackers += link.trackers.map { tracker(.clicked(asset: name), $0) }
    }
    trackers += (markup.link?.trackers ?? []).map { tracker(.reported(.click), $0) }
    return trackers.filter { !$0.url.isEmpty }
  }

  private func tracker(_ moment: TrackedMoment, _ url: String) -> AdTracking.Tracker {
    .init(moment, macros.known(in: url))
  }

  /// A link into an app has a page to fall back on; any other is that page.
  private func target(_ link: NativeMarkup.Link) -> ClickTargets.Target? {
    guard let url = link.url.map(macros.markup), !url.isEmpty else { return nil }
    let fallback = link.fallback.map(macros.markup)
    let isPage = url.hasPrefix("http://") || url.hasPrefix("https://")
    guard fallback != nil || !isPage else { return .init(destination: url) }
    return .init(deepLinks: [url], destination: fallback)
  }

  private var adChoices: AdChoices? {
    guard let page = markup.privacy.map(macros.markup), !page.isEmpty else { return nil }
    return AdChoices(icon: icon.map { AdImage(.url($0)) } ?? .drawnAdChoices, url: page)
  }

  private func native() -> NativeContent {
    var native = NativeContent()
    native.adChoices = adChoices
    for asset in markup.assets {
      guard let kind = kind(of: asset) else {
        keep(asset, as: "asset\(asset.id.map { String($0) } ?? "")", in: &native)
        continue
      }
      if !take(asset, as: kind, into: &native) { keep(asset, as: kind.rawValue, in: &native) }
    }
    if let main = markup.assets.first(where: { kind(of: $0) == .main }), let width = main.width,
      let height = main.height, width > 0, height > 0
    {
      native.media = .init(hasVideo: false, aspectRatio: Double(width) / Double(height))
    }
    return native
  }

  /// Takes an asset over; false if the ad has no place for it.
  private func take(
    _ asset: NativeMarkup.Asset, as kind: OpenRTBAsset, into native: inout NativeContent,
  ) -> Bool {
    if kind.isImage {
      guard let image = image(of: asset) else { return false }
      if kind == .main { native.images.append(image) } else { native.icon = image }
      return true
    }
    guard let text = text(of: asset) else { return false }
    switch kind {
    case .title: native.headline = text
    case .desc: native.body = text
    case .ctaText: native.callToAction = text
    case .sponsored: native.advertiser = text
    case .price: native.price = text
    case .rating:
      guard let stars = text.stars else { return false }
      native.starRating = stars
    default: return false
    }
    return true
  }

  /// Keeps an asset that the ad has no place for.
  private func keep(
    _ asset: NativeMarkup.Asset, as name: String, in native: inout NativeContent,
  ) {
    let value = text(of: asset) ?? asset.imageURL.map(macros.markup) ?? asset.videoTag
    if let value { native.extraAssets.append(.init(name, value)) }
  }

  private func custom(_ format: CustomFormat) -> CustomContent {
    var assets: [CustomContent.Asset] = []
    for asset in markup.assets {
      guard let named = asset.id.flatMap({ imp.names[$0] }),
        !assets.contains(where: { $0.name == named.name })
      else { continue }
      if let value = value(of: asset, as: named.kind) {
        assets.append(.init(named.name, value))
      }
    }
    return CustomContent(formatID: format.id, assets: assets, adChoices: adChoices)
  }

  private func value(
    of asset: NativeMarkup.Asset, as kind: CustomFormat.AssetKind,
  ) -> CustomContent.Value? {
    switch kind {
    case .image: image(of: asset).map { .image($0) }
    case .text: text(of: asset).map { .text($0) }
    }
  }

  /// What an asset is: as it says itself, or else as it was asked for.
  private func kind(of asset: NativeMarkup.Asset) -> OpenRTBAsset? {
    let asked = asset.id.flatMap { imp.assets[$0] }
    if asset.isTitle { return .title }
    if let type = asset.imageType { return OpenRTBAsset(imageType: type) }
    if asset.imageURL != nil { return asked.flatMap { $0.isImage ? $0 : nil } ?? .main }
    if let type = asset.dataType { return OpenRTBAsset(dataType: type) }
    return asked
  }

  /// The name under which apps know an asset.
  private func name(of asset: NativeMarkup.Asset) -> String? {
    if imp.customFormat != nil { return asset.id.flatMap { imp.names[$0]?.name } }
    return kind(of: asset)?.nativeName
  }

  private func text(of asset: NativeMarkup.Asset) -> String? {
    asset.text.flatMap { $0.isEmpty ? nil : macros.markup($0) }
  }

  private func image(of asset: NativeMarkup.Asset) -> AdImage? {
    asset.imageURL.flatMap { $0.isEmpty ? nil : AdImage(.url(macros.markup($0))) }
  }
}

extension OpenRTBAsset {
  /// The name that the asset has in native ads.
  fileprivate var nativeName: String {
    switch self {
    case .title: NativeAsset.headline.rawValue
    case .icon: NativeAsset.icon.rawValue
    case .main: NativeAsset.images.rawValue
    case .sponsored: NativeAsset.advertiser.rawValue
    case .desc: NativeAsset.body.rawValue
    case .rating: NativeAsset.starRating.rawValue
    case .price: NativeAsset.price.rawValue
    case .ctaText: NativeAsset.callToAction.rawValue
    default: rawValue
    }
  }
}

extension String {
  /// The number of stars at the begin of the text, from 0 to 5.
  fileprivate var stars: Double? {
    let number = prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return Double(number).flatMap { (0...5).contains($0) ? $0 : nil }
  }
}
