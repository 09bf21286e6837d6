import Mediation
import Testing

private let targets = ClickTargets(
  ad: ClickTargets.Target(
    deepLinks: ["shop://item/1", "Sample://landing"], destination: "https://example.com/landing"),
  assets: ["icon": ClickTargets.Target(destination: "https://example.com/icon")])

private let adChoices = AdChoices(
  icon: AdImage(.url("https://example.com/why.png")), url: "https://example.com/why")

private let custom = AdOffer(
  format: .customNative,
  content: .custom(
    CustomContent(
      formatID: "10063170", assets: CustomContent.simple.assets, adChoices: adChoices)),
  clicks: targets)

private let native: AdOffer = {
  var native = NativeContent.complete
  native.icon = AdImage(.url("https://example.com/icon.png"))
  native.adChoices = adChoices
  native.extraAssets = [NativeContent.ExtraAsset("sponsor", "A sponsor")]
  return AdOffer(format: .native, content: .native(native), clicks: targets)
}()

private func action(_ click: Click, on offer: AdOffer = custom) throws(ClickRefusal) -> ClickAction
{
  try click.resolve(on: offer, in: .simple).action
}

@Suite struct ClickTests {
  @Test(arguments: [
    (Click(on: "MainImage", isHandled: true, canOpen: ["shop"]), ClickAction.custom),
    (Click(on: "MainImage", canOpen: ["sample", "shop"]), .deepLink("shop://item/1")),
    (Click(on: "MainImage", canOpen: ["tel", "sample"]), .deepLink("Sample://landing")),
    (Click(on: "MainImage", canOpen: ["SHOP://"]), .deepLink("shop://item/1")),
    (Click(on: "MainImage", canOpen: ["sho", "shops"]), .browser("https://example.com/landing")),
    (Click(on: "MainImage"), .browser("https://example.com/landing")),
  ])
  func `the app goes first, then a deep link that opens, then the browser`(
    _ click: Click,
    _ expected: ClickAction,
  ) throws {
    #expect(try action(click) == expected)
    #expect(try click.resolve(on: custom, in: .simple).countsAsClick)
  }

  @Test func `an asset that the ad lacks is unknown`() {
    #expect(throws: ClickRefusal.unknownAsset) { try action(Click(on: "Headlin")) }
    #expect(throws: ClickRefusal.unknownAsset) { try action(Click(on: "store"), on: native) }
  }

  @Test func `an asset that the format does not declare clickable cannot be clicked`() {
    #expect(throws: ClickRefusal.assetNotClickable) { try action(Click(on: "Caption")) }
    #expect(throws: ClickRefusal.assetNotClickable) {
      try action(Click(on: "Caption", isHandled: true))
    }
  }

  @Test(arguments: ["adChoices", "3011"])
  func `AdChoices opens its own page and is no click of the ad`(_ asset: String) throws {
    for offer in [custom, native] {
      let outcome = try Click(on: asset, canOpen: ["shop"]).resolve(on: offer, in: .simple)
      #expect(outcome.action == .browser("https://example.com/why"))
      #expect(!outcome.countsAsClick)
    }
  }

  @Test func `AdChoices that the ad lacks is unknown`() {
    let offer = AdOffer(format: .customNative, content: .custom(.simple), clicks: targets)
    #expect(throws: ClickRefusal.unknownAsset) { try action(Click(on: "adChoices"), on: offer) }
  }

  @Test(arguments: ["headline", "3001", "images", "3008", "sponsor"])
  func `an asset of a native ad goes by its name or by Google's number`(_ asset: String) throws {
    let action = try action(Click(on: asset), on: native)
    #expect(action == .browser("https://example.com/landing"))
  }

  @Test(arguments: ["icon", "3003"])
  func `an asset with a target of its own leads there`(_ asset: String) throws {
    #expect(try action(Click(on: asset), on: native) == .browser("https://example.com/icon"))
  }

  @Test func `a click that leads nowhere is refused unless the app handles it`() throws {
    let offer = AdOffer(format: .native, content: .native(.complete))
    #expect(throws: ClickRefusal.assetNotClickable) { try action(Click(on: "body"), on: offer) }
    #expect(try action(Click(on: "body", isHandled: true), on: offer) == .custom)
  }

  @Test func `a video leads where it says itself`() throws {
    let video = VideoContent(
      media: VideoContent.complete.media, durationMs: 1, clickURL: "https://example.com/video")
    let offer = AdOffer(format: .rewarded, content: .video(video))
    #expect(try action(Click(on: "video"), on: offer) == .browser("https://example.com/video"))
    #expect(throws: ClickRefusal.unknownAsset) { try action(Click(on: "html"), on: offer) }
  }

  @Test func `a page is clicked as a whole`() throws {
    let page = AdContent.html(HTMLContent(markup: "<p>", width: 1, height: 1))
    let offer = AdOffer(format: .banner, content: page, clicks: targets)
    #expect(try action(Click(on: "html"), on: offer) == .browser("https://example.com/landing"))
  }
}
