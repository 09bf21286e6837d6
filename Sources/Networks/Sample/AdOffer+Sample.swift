import Mediation

extension AdOffer {
  /// The offer as a script has it.
  func playing(_ script: SampleScript.Name, for request: SourceRequest) -> AdOffer {
    switch script {
    case .successWithoutAd: with(content.emptied)
    case .missingAsset: with(content.lackingAnAsset)
    case .noAdChoices: with(content.with(adChoices: nil))
    case .reserved: with(content.with(adChoices: .sample))
    case .manyImages: with(content.withManyImages)
    case .wrongSize: with(content.ofAnotherSize(than: request.particulars.options))
    case .wrongFormat: ofAnotherFormat(than: request.formats)
    default: self
    }
  }

  private func with(_ content: AdContent) -> AdOffer {
    AdOffer(format: format, content: content, reward: reward, clicks: clicks, terms: terms)
  }

  /// An ad of a format that was not asked for, or else one that only claims to be of its format.
  private func ofAnotherFormat(than wanted: [AdFormat]) -> AdOffer {
    let others: [(AdFormat, AdContent)] = [
      (.banner, .html(.sampleBanner(.standard))), (.interstitial, .html(.sample)),
      (.rewarded, .video(.sample(skipOffsetMs: nil))), (.appOpen, .html(.sample)),
    ]
    let other = others.first { !wanted.contains($0.0) }
    return AdOffer(
      format: other?.0 ?? .native, content: other?.1 ?? .html(.sample), clicks: clicks,
      terms: terms)
  }
}

extension AdContent {
  /// An ad of the kind in which there is nothing.
  fileprivate var emptied: AdContent {
    switch self {
    case .native: .native(NativeContent())
    case .custom(let custom): .custom(CustomContent(formatID: custom.formatID, assets: []))
    case .video: .video(VideoContent(media: [], durationMs: 0))
    case .html(let html): .html(html.with(markup: ""))
    }
  }

  /// The ad without one thing that it cannot do without.
  fileprivate var lackingAnAsset: AdContent {
    switch self {
    case .native(var native):
      native.headline = nil
      return .native(native)
    case .custom(let custom):
      return .custom(
        CustomContent(
          formatID: custom.formatID, assets: Array(custom.assets.dropFirst()),
          video: custom.video))
    case .video(let video):
      return .video(VideoContent(media: [], durationMs: video.durationMs))
    case .html(let html): return .html(html.with(markup: ""))
    }
  }

  fileprivate func with(adChoices: AdChoices?) -> AdContent {
    switch self {
    case .native(var native):
      native.adChoices = adChoices
      return .native(native)
    case .custom(let custom):
      return .custom(
        CustomContent(
          formatID: custom.formatID, assets: custom.assets, video: custom.video,
          adChoices: adChoices))
    case .video, .html: return self
    }
  }

  fileprivate var withManyImages: AdContent {
    guard case .native(var native) = self else { return self }
    native.multiplyImages()
    return .native(native)
  }

  fileprivate func ofAnotherSize(than options: RequestOptions) -> AdContent {
    guard case .html = self else { return self }
    let size = BannerSize.wellKnown.first { !options.takes($0) }
    return .html(.sampleBanner(size ?? BannerSize(width: 1, height: 1)))
  }
}

extension HTMLContent {
  fileprivate func with(markup: String) -> HTMLContent {
    HTMLContent(markup: markup, width: width, height: height)
  }
}
