import Mediation
import Testing

private let request = SourceRequest(
  adUnit: AdUnitID(rawValue: "home"), formats: AdFormat.allCases, customFormats: [.simple],
  ordinal: 0)

private func fault(_ format: AdFormat, _ content: AdContent) -> OfferFault? {
  do throws(OfferFault) {
    try AdOffer(format: format, content: content).checkFit(request)
    return nil
  } catch {
    return error
  }
}

private func custom(_ assets: [CustomContent.Asset], id: String = "10063170") -> AdContent {
  .custom(CustomContent(formatID: id, assets: assets))
}

private func native(_ change: (inout NativeContent) -> Void) -> AdContent {
  var native = NativeContent.complete
  change(&native)
  return .native(native)
}

private let page = AdContent.html(HTMLContent(markup: "<p>ad", width: 320, height: 50))

@Suite struct AdOfferFitTests {
  @Test(arguments: [
    (AdFormat.native, AdContent.native(.complete)), (.customNative, .custom(.simple)),
    (.rewarded, .video(.complete)), (.rewardedInterstitial, .video(.complete)),
    (.interstitial, .video(.complete)), (.interstitial, page), (.banner, page),
    (.appOpen, page), (.rewarded, page),
  ])
  func `complete content of the format fits`(_ format: AdFormat, _ content: AdContent) {
    #expect(fault(format, content) == nil)
  }

  @Test(arguments: [
    (AdFormat.native, AdContent.custom(.simple)), (.customNative, .native(.complete)),
    (.rewarded, .native(.complete)), (.banner, .video(.complete)),
  ])
  func `content of another shape is refused`(_ format: AdFormat, _ content: AdContent) {
    #expect(fault(format, content) == .wrongContent(format))
  }

  @Test(arguments: [
    ("headline", native { $0.headline = nil }), ("body", native { $0.body = nil }),
    ("callToAction", native { $0.callToAction = nil }), ("images", native { $0.images = [] }),
  ])
  func `the asset that a native ad lacks is named`(_ asset: String, _ content: AdContent) {
    #expect(fault(.native, content) == .missingAsset(asset))
  }

  @Test func `a native ad with a video needs no image`() {
    let content = native {
      $0.images = []
      $0.media = NativeContent.Media(hasVideo: true)
    }
    #expect(fault(.native, content) == nil)
  }

  @Test func `the asset that a custom ad lacks is named`() {
    let assets = CustomContent.simple.assets.filter { $0.name != "Caption" }
    #expect(fault(.customNative, custom(assets)) == .missingAsset("Caption"))
  }

  @Test func `an asset of the wrong kind is named with the right one`() {
    let assets = ["Headline", "MainImage", "Caption"].map { CustomContent.Asset($0, .text("x")) }
    #expect(fault(.customNative, custom(assets)) == .wrongAssetKind("MainImage", .image))
  }

  @Test func `a custom format that was not asked for is refused`() {
    let content = custom(CustomContent.simple.assets, id: "7")
    #expect(fault(.customNative, content) == .wrongCustomFormat("7"))
  }

  @Test(arguments: [
    VideoContent(media: [], durationMs: 1_000),
    VideoContent(media: VideoContent.complete.media, durationMs: 0),
  ])
  func `a video that cannot play is refused`(_ video: VideoContent) {
    #expect(fault(.rewarded, .video(video)) == .noMedia)
  }

  @Test func `a custom ad's video has to play too`() {
    let mute = VideoContent(media: [], durationMs: 1_000)
    let content = CustomContent(
      formatID: "10063170", assets: CustomContent.simple.assets, video: mute)
    #expect(fault(.customNative, .custom(content)) == .noMedia)
  }

  @Test func `empty markup is refused`() {
    let empty = AdContent.html(HTMLContent(markup: "", width: 320, height: 50))
    #expect(fault(.interstitial, empty) == .noMarkup)
  }
}
