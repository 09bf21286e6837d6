import Mediation

/// What the sample network shows, made once and shared by all its ads.
struct SampleCreatives: Sendable {
  private let native: AdContent
  private let rewarded: AdContent
  private let interstitial: AdContent
  private let settings: SampleSettings

  /// Makes the ads of a network with these settings.
  init(_ settings: SampleSettings) {
    self.settings = settings
    native = .native(.sample(settings))
    rewarded = .video(.sample(skipOffsetMs: nil))
    interstitial = settings.hasVideo ? .video(.sample(skipOffsetMs: 5_000)) : .html(.sample)
  }

  /// Makes the ad for the first of the wanted formats that can be made.
  func offer(for request: SourceRequest) -> AdOffer? {
    for format in request.formats {
      guard let content = content(for: format, request.customFormats) else { continue }
      let reward = format.isRewarded ? settings.reward : nil
      return AdOffer(format: format, content: content, reward: reward, clicks: .sample)
    }
    return nil
  }

  private func content(for format: AdFormat, _ customFormats: [CustomFormat]) -> AdContent? {
    switch format {
    case .native: native
    case .customNative: customFormats.first.map { .custom(.sample(of: $0, settings)) }
    case .rewarded: rewarded
    case .interstitial: interstitial
    case .banner, .rewardedInterstitial, .appOpen: nil
    }
  }
}
