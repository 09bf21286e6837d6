import AdService
import JSON
import Mediation

extension LoadAdapterParams {
  /// What a network is asked for, as it travels to the program that speaks for it.
  init(_ request: SourceRequest, to adapter: RunningAdapter, within limit: Duration?) {
    let context = request.particulars.context
    let whole: (any Sendable)? = context.whole
    self.init(
      adId: request.name.text, network: adapter.network.rawValue, adUnit: request.adUnit.rawValue,
      formats: request.formats.map(WireFormat.init),
      customFormats: request.customFormats.isEmpty
        ? nil : request.customFormats.map(WantedFormat.init),
      credentials: JSONMap(sorted: request.credentials), className: adapter.className,
      options: LoadOptions(request.particulars.options), context: whole as? Context,
      extras: adapter.takesExtras ? context.extrasValue(for: adapter.network) : nil,
      isTest: context.isTest ?? false, floorMicros: request.floorMicros,
      currency: adapter.currency, isBidding: request.isBidding,
      timeoutMs: AdapterSettings.milliseconds(of: limit))
  }
}

extension AdContext {
  /// What that network is told besides, as a value.
  fileprivate func extrasValue(for network: NetworkID) -> JSONValue? {
    extras(for: network).flatMap { try? JSONValue(parsing: Array($0.utf8)) }
  }
}

extension JSONMap<String> {
  /// The texts in the order of their names, so that they travel the same way every time.
  init(sorted texts: [String: String]) {
    guard texts.count > 1 else {
      self.init(uniqueMembers: texts.map { (name: $0.key, value: $0.value) })
      return
    }
    self.init(
      uniqueMembers: texts.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) })
  }
}

extension WantedFormat {
  /// A custom format as it travels.
  init(_ format: CustomFormat) {
    var assets = JSONMap<AssetKind>()
    for asset in format.assets { assets[asset.name] = asset.kind == .text ? .text : .image }
    self.init(
      id: format.id, name: format.name, assets: assets,
      hasVideo: format.videoFallback == nil ? nil : true)
  }
}

extension LoadOptions {
  /// What an app wants of its ads, as it travels; nil if it leaves everything to the network.
  init?(_ options: RequestOptions) {
    guard options != RequestOptions() else { return nil }
    self.init(
      disableImageLoading: options.disablesImageLoading ? true : nil,
      images: options.imageForm == .path ? nil : .init(rawValue: options.imageForm.rawValue),
      multipleImages: options.wantsMultipleImages ? true : nil,
      mediaAspectRatio: options.mediaAspectRatio.flatMap { .init(rawValue: $0.rawValue) },
      adChoicesPosition: options.adChoicesCorner.flatMap { .init(rawValue: $0.rawValue) },
      video: options.video.map(VideoOptions.init),
      customMute: options.wantsCustomMute ? true : nil,
      sizes: options.sizes.isEmpty
        ? nil : options.sizes.map { AdSize(width: $0.width, height: $0.height) },
      adaptive: options.adaptive.map {
        WireAdaptiveSize(
          width: $0.width, maxHeight: $0.maxHeight, kind: $0.isInline ? .inline : .anchored)
      })
  }
}

extension VideoOptions {
  /// How a video is to play, as it travels.
  init(_ video: RequestOptions.Video) {
    self.init(
      startMuted: video.startsMuted, customControls: video.hasCustomControls,
      clickToExpand: video.expandsOnClick)
  }
}
