import Mediation
import Networks
import Testing

@Suite struct SampleFormatTests {
  private typealias Size = (width: Int, height: Int)

  private static func page(_ request: SourceRequest) throws -> HTMLContent? {
    if case .html(let html) = try Rehearsals.offer(request).content { html } else { nil }
  }

  private static func native(
    _ request: SourceRequest, from network: SampleNetwork = Rehearsals.network(),
  ) throws -> NativeContent? {
    if case .native(let native) = try Rehearsals.offer(request, from: network).content {
      native
    } else {
      nil
    }
  }

  @Test(arguments: [
    ([], (320, 50)),
    ([(320, 50)], (320, 50)),
    ([(300, 250)], (300, 250)),
    ([(336, 280)], (300, 250)),
    ([(10, 10), (728, 90)], (728, 90)),
    ([(800, 100)], (728, 90)),
    ([(160, 600)], (120, 600)),
  ])
  private func `a banner has the closest size that it may have`(
    _ wanted: [Size], _ size: Size,
  ) throws {
    let request = Rehearsals.request(.banner) {
      $0.sizes = wanted.map { BannerSize(width: $0.width, height: $0.height) }
    }
    try NetworkConformance.expectFills(Rehearsals.network(), request)
    let page = try #require(try Self.page(request))
    #expect((page.width, page.height) == size)
    #expect(page.markup.contains("banner-\(size.width)x\(size.height).png"))
  }

  @Test(arguments: [
    (AdaptiveSize(width: 320), (320, 50)),
    (AdaptiveSize(width: 390), (390, 60)),
    (AdaptiveSize(width: 1_024), (1_024, 90)),
    (AdaptiveSize(width: 390, maxHeight: 40), (390, 40)),
    (AdaptiveSize(width: 360, isInline: true), (360, 300)),
    (AdaptiveSize(width: 360, maxHeight: 120, isInline: true), (360, 120)),
  ])
  private func `an adaptive banner fills the width that there is`(
    _ room: AdaptiveSize, _ size: Size,
  ) throws {
    let request = Rehearsals.request(.banner) { $0.adaptive = room }
    try NetworkConformance.expectFills(Rehearsals.network(), request)
    let page = try #require(try Self.page(request))
    #expect((page.width, page.height) == size)
  }

  @Test func `there is no banner where none of its sizes would do`() throws {
    let request = Rehearsals.request(.banner) { $0.sizes = [BannerSize(width: 40, height: 40)] }
    try NetworkConformance.expectPasses(Rehearsals.network(), request)
  }

  @Test(
    arguments: [
      (AdFormat.interstitial, true, 5_000), (.appOpen, true, 5_000),
      (.rewarded, true, nil), (.rewarded, false, nil),
      (.rewardedInterstitial, true, 5_000), (.rewardedInterstitial, false, 5_000),
    ] as [(AdFormat, Bool, Int64?)])
  func `a video may be skipped unless a reward was asked for`(
    _ format: AdFormat, _ hasVideo: Bool, _ skipOffsetMs: Int64?,
  ) throws {
    let network = Rehearsals.network { $0.hasVideo = hasVideo }
    let offer = try Rehearsals.offer(Rehearsals.request(format), from: network)
    guard case .video(let video) = offer.content else {
      Issue.record("not a video")
      return
    }
    #expect(video.skipOffsetMs == skipOffsetMs)
    #expect((offer.reward != nil) == format.isRewarded)
  }

  @Test(arguments: [(false, 1), (true, 3)])
  func `a native ad has three images only where several are wanted`(
    _ wantsSeveral: Bool, _ count: Int,
  ) throws {
    let request = Rehearsals.request(.native) { $0.wantsMultipleImages = wantsSeveral }
    #expect(try Self.native(request)?.images.count == count)
    let bare = Rehearsals.network { $0.omits = ["images"] }
    #expect(try Self.native(request, from: bare)?.images.isEmpty == true)
  }

  @Test(
    arguments: [
      (nil, 16.0 / 9), (.unknown, 16.0 / 9), (.any, 16.0 / 9), (.landscape, 16.0 / 9),
      (.portrait, 9.0 / 16), (.square, 1),
    ] as [(RequestOptions.MediaAspectRatio?, Double)])
  func `the media of a native ad has the shape that is wanted`(
    _ shape: RequestOptions.MediaAspectRatio?, _ ratio: Double,
  ) throws {
    let network = Rehearsals.network { $0.hasVideo = true }
    let request = Rehearsals.request(.native) { $0.mediaAspectRatio = shape }
    let media = try Self.native(request, from: network)?.media
    #expect(media == .init(hasVideo: true, aspectRatio: ratio, durationMs: 30_000))
  }

  @Test(
    arguments: [
      (.everything, []), (.install, [.advertiser]), (.content, [.starRating, .store, .price]),
    ] as [(SampleSettings.NativeKind, [NativeAsset])])
  func `an ad for an app and one for a page have assets of their own`(
    _ kind: SampleSettings.NativeKind, _ missing: [NativeAsset],
  ) throws {
    let network = Rehearsals.network { $0.nativeKind = kind }
    try NetworkConformance.expectFills(network, Rehearsals.request(.native))
    let native = try #require(try Self.native(Rehearsals.request(.native), from: network))
    #expect(NativeAsset.allCases.filter { !native.has($0) } == missing)
    #expect(native.adChoices != nil)
  }

  @Test func `ads for apps and for pages come about equally often`() throws {
    let network = Rehearsals.network { $0.nativeKind = .mixed }
    let apps = try (UInt64(0)..<1_000).count { ordinal in
      let request = Rehearsals.request(.native, ordinal: ordinal)
      return try Self.native(request, from: network)?.advertiser == nil
    }
    #expect((450...550).contains(apps))
  }

  @Test(arguments: AdFormat.allCases)
  func `a native ad can be muted where the app wants that`(_ format: AdFormat) throws {
    let offer = try Rehearsals.offer(Rehearsals.request(format) { $0.wantsCustomMute = true })
    let isNative = [.native, .customNative].contains(format)
    #expect((offer.terms.muteReasons?.isEmpty == false) == isNative)
    #expect(try Rehearsals.offer(Rehearsals.request(format)).terms == .none)
  }

  @Test func `it sells what it is set to sell`() {
    let network = Rehearsals.network { $0.formats = [.banner, .native] }
    #expect(AdFormat.allCases.filter(network.formats.contains) == [.banner, .native])
    #expect(AdFormat.allCases.allSatisfy(Rehearsals.network().formats.contains))
  }
}
