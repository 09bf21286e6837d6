import Mediation

/// What the sample network shows, made once and shared by all its ads where that can be.
struct SampleCreatives: Sendable {
  private let natives: [AdContent]
  private let rewarded: AdContent
  private let skippable: AdContent
  private let fullScreen: AdContent
  private let banner: AdContent
  private let terms: OfferTerms
  private let settings: SampleSettings

  /// Makes the ads of a network with these settings.
  init(_ settings: SampleSettings) {
    self.settings = settings
    natives = settings.nativeKind.kinds.map { .native(.sample($0, settings)) }
    rewarded = .video(.sample(skipOffsetMs: nil))
    skippable = .video(.sample(skipOffsetMs: 5_000))
    fullScreen = settings.hasVideo ? skippable : .html(.sample)
    banner = .html(.sampleBanner(.standard))
    let isPlain =
      settings.bid == nil && settings.tracking == nil && settings.rewardsAt == .network
    terms =
      isPlain
      ? .none
      : OfferTerms(
        price: settings.bid, rewardsAt: settings.rewardsAt, tracking: settings.tracking)
  }

  /// Makes the ad for the first of the wanted formats that can be made.
  func offer(
    for request: SourceRequest, _ chance: SampleChance, playing script: SampleScript.Name? = nil,
  ) -> AdOffer? {
    for format in request.formats {
      guard let content = content(for: format, request, chance) else { continue }
      let reward = format.isRewarded ? settings.reward : nil
      let offer = AdOffer(
        format: format, content: content, reward: reward, clicks: .sample,
        terms: terms(for: request, format, chance, script))
      return script.map { offer.playing($0, for: request) } ?? offer
    }
    return nil
  }

  private func content(
    for format: AdFormat, _ request: SourceRequest, _ chance: SampleChance,
  ) -> AdContent? {
    switch format {
    case .native: native(request.particulars, chance)
    case .customNative: request.customFormats.first.map { .custom(.sample(of: $0, settings)) }
    case .rewarded: rewarded
    case .rewardedInterstitial: skippable
    case .interstitial, .appOpen: fullScreen
    case .banner: banner(request.particulars)
    }
  }

  private func native(_ wishes: Particulars, _ chance: SampleChance) -> AdContent? {
    let isSecond = natives.count > 1 && chance.share(.nativeKind) >= 0.5
    guard let native = isSecond ? natives.last : natives.first else { return nil }
    return wishes.options.changesNatives ? native.suiting(wishes.options) : native
  }

  private func banner(_ wishes: Particulars) -> AdContent? {
    guard let size = wishes.options.sampleSize else { return nil }
    return size == .standard ? banner : .html(.sampleBanner(size))
  }

  private func terms(
    for request: SourceRequest, _ format: AdFormat, _ chance: SampleChance,
    _ script: SampleScript.Name?,
  ) -> OfferTerms {
    let mutes = format.isNative && request.particulars.options.wantsCustomMute
    guard mutes || script != nil || (settings.bid != nil && settings.bidSpread > 0) else {
      return terms
    }
    let counts = script == .countsItself
    return OfferTerms(
      price: settings.bid?.moved(by: settings.bidSpread, chance),
      isReserved: script == .reserved || script == .noAdChoices,
      counting: .init(impressions: counts, clicks: counts),
      muteReasons: mutes ? ["It covers what I read.", "I have seen it too often."] : nil,
      keepsAd: script != nil, rewardsAt: settings.rewardsAt, tracking: settings.tracking)
  }
}

extension AdFormat {
  /// Whether the app draws it from assets.
  fileprivate var isNative: Bool { self == .native || self == .customNative }
}

extension SampleSettings.NativeKind {
  /// Of what there are ads.
  fileprivate var kinds: [SampleSettings.NativeKind] {
    self == .mixed ? [.install, .content] : [self]
  }
}

extension Price {
  fileprivate func moved(by spread: Double, _ chance: SampleChance) -> Price {
    guard spread > 0 else { return self }
    let factor = 1 + spread * (2 * chance.share(.bid) - 1)
    return Price(
      cpmMicros: Int64((Double(cpmMicros) * factor).rounded()), currency: currency)
  }
}
