import Mediation

extension RequestOptions {
  /// Whether native ads are other ones by these options.
  var changesNatives: Bool { wantsMultipleImages || mediaAspectRatio?.isUpright == true }

  /// The size of the banner that the sample network makes; nil if it has none that would do.
  var sampleSize: BannerSize? {
    for size in bannerSizes {
      if let closest = size.closestValid(of: BannerSize.wellKnown) { return closest }
    }
    return adaptive.flatMap { room in [room.sampleSize].first(where: room.takes) }
  }
}

extension RequestOptions.MediaAspectRatio {
  /// Whether it is not wider than high.
  fileprivate var isUpright: Bool { self == .portrait || self == .square }

  /// Width divided by height, as the sample network makes it.
  fileprivate var sampleRatio: Double {
    switch self {
    case .unknown, .any, .landscape: 16.0 / 9
    case .portrait: 9.0 / 16
    case .square: 1
    }
  }
}

extension AdaptiveSize {
  /// All of the width, as high as the kind of the room usually is.
  fileprivate var sampleSize: BannerSize {
    let height = isInline ? width * 250 / 300 : min(max(width * 50 / 320, 50), 90)
    return BannerSize(width: width, height: max(min(height, maxHeight ?? height), 1))
  }
}

extension AdContent {
  /// The native ad with as many images and of such a shape as was asked for.
  func suiting(_ options: RequestOptions) -> AdContent {
    guard case .native(var native) = self else { return self }
    if options.wantsMultipleImages { native.multiplyImages() }
    if let ratio = options.mediaAspectRatio, let media = native.media {
      native.media = NativeContent.Media(
        hasVideo: media.hasVideo, aspectRatio: ratio.sampleRatio, durationMs: media.durationMs)
    }
    return .native(native)
  }
}
