import Mediation
import Networks
import Testing

/// The markup of native ads becomes the ad that apps know.
@Suite struct NativeMappingTests {
  private static let whole = #"""
    {"ver":"1.2","assets":[
    {"id":1,"required":1,"title":{"text":"Tea ${AUCTION_CURRENCY}","len":3}},
    {"id":2,"img":{"type":3,"url":"https://a.example/main.png","w":1200,"h":600}},
    {"id":3,"img":{"url":"https://a.example/icon.png","type":1},
    "link":{"url":"https://a.example/icon","clicktrackers":["https://t.example/icon"]}},
    {"id":4,"data":{"value":"Hot and quiet"}},{"id":5,"data":{"type":12,"value":"Buy"}},
    {"id":6,"data":{"value":"Leaves"}},{"id":7,"data":{"value":"4.5/5"}},
    {"id":8,"data":{"value":"$2"}},{"id":77,"data":{"type":5,"value":"1000"}},
    {"id":78,"data":{"type":501,"value":"odd"}},{"id":79,"data":{"value":"nameless"}}],
    "link":{"url":"tea://open","fallback":"https://a.example/page",
    "clicktrackers":["https://t.example/c?p=${AUCTION_PRICE}"]},
    "imptrackers":["https://t.example/i1"],"jstracker":"<script>",
    "eventtrackers":[{"event":1,"method":1,"url":"https://t.example/i2"},
    {"event":1,"method":2,"url":"https://t.example/script"},
    {"event":2,"method":1,"url":"https://t.example/seen"}],
    "privacy":"https://a.example/why"}
    """#

  private static func bid(_ markup: String, _ more: String = "") -> String {
    #"{"id":"b","impid":"1","price":1.5,"adm":\#(markup)\#(more)}"#
  }

  @Test func `assets are told by what they are, or by what they were asked for as`() throws {
    let load = try Auctions.load(
      Auctions.answer(NativeMappingTests.bid(NativeMappingTests.whole)), [.native])
    guard case .native(let native)? = load.offer?.content else {
      Issue.record("no native ad but \(load)")
      return
    }
    #expect(native.headline == "Tea USD")
    #expect(native.body == "Hot and quiet")
    #expect(native.callToAction == "Buy")
    #expect(native.advertiser == "Leaves")
    #expect(native.starRating == 4.5)
    #expect(native.price == "$2")
    #expect(native.images == [AdImage(.url("https://a.example/main.png"))])
    #expect(native.icon == AdImage(.url("https://a.example/icon.png")))
    #expect(native.media == .init(hasVideo: false, aspectRatio: 2))
    #expect(native.adChoices?.url == "https://a.example/why")
    #expect(
      native.extraAssets == [
        .init("downloads", "1000"), .init("asset78", "odd"), .init("asset79", "nameless"),
      ])
  }

  @Test func `clicks lead into the app, and else to the page`() throws {
    let offer = try #require(
      try Auctions.load(
        Auctions.answer(NativeMappingTests.bid(NativeMappingTests.whole)), [.native]
      ).offer)
    #expect(
      offer.clicks.ad == .init(deepLinks: ["tea://open"], destination: "https://a.example/page"))
    #expect(offer.clicks.assets == ["icon": .init(destination: "https://a.example/icon")])
  }

  @Test func `those who count hear of impressions and clicks`() throws {
    let notices = #","nurl":"https://n.example/w","burl":"https://n.example/b","lurl":""#
    let offer = try #require(
      try Auctions.load(
        Auctions.answer(
          NativeMappingTests.bid(
            NativeMappingTests.whole, notices + #"https://n.example/l?r=${AUCTION_LOSS}""#)),
        [.native]
      ).offer)
    #expect(
      offer.terms.tracking?.trackers == [
        .init(.won, "https://n.example/w"), .init(.billed, "https://n.example/b"),
        .init(.lost, "https://n.example/l?r=${AUCTION_LOSS}"),
        .init(.reported(.impression), "https://t.example/i1"),
        .init(.reported(.impression), "https://t.example/i2"),
        .init(.clicked(asset: "icon"), "https://t.example/icon"),
        .init(.reported(.click), "https://t.example/c?p=1.5"),
      ])
  }

  @Test func `the icon over an ad is drawn unless it is named`() throws {
    for icon in [nil, "https://a.example/i.png"] {
      let offer = try Auctions.load(
        Auctions.answer(NativeMappingTests.bid(NativeMappingTests.whole)), [.native]
      ) { $0.adChoicesIcon = icon }.offer
      switch offer?.content.adChoices?.icon.source {
      case .bytes(let bytes): #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      case .url(let url): #expect(url == icon)
      default: Issue.record("no icon")
      }
    }
  }

  @Test(arguments: [
    ("{\"id\":1,\"title\":{\"text\":\"T\"}}", "the asset body is missing (MISSING_ASSET)"),
    ("{\"id\":1}", "the asset headline is missing (MISSING_ASSET)"),
    ("7", "the asset headline is missing (MISSING_ASSET)"),
  ])
  func `an ad that lacks an asset makes none`(asset: String, words: String) throws {
    let markup = #"{"assets":[\#(asset)]}"#
    let failure = try Auctions.load(
      Auctions.answer(NativeMappingTests.bid(markup)), [.native]
    ).failure
    #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "")")
  }

  @Test func `custom formats have the assets that they were asked for`() throws {
    let markup = #"""
      {"assets":[{"id":2,"img":{"url":"https://a.example/m.png"}},
      {"id":1,"title":{"text":"Tea"},"link":{"url":"https://a.example/h"}},
      {"id":3,"data":{"value":"Hot"}},{"id":3,"data":{"value":"again"}},
      {"id":9,"data":{"value":"not asked for"}}],"link":{"url":"https://a.example/"}}
      """#
    let offer = try #require(
      try Auctions.load(
        Auctions.answer(NativeMappingTests.bid(markup)), [.customNative],
        customFormats: [Rehearsals.simple]
      ).offer)
    #expect(
      offer.content
        == .custom(
          CustomContent(
            formatID: "10063170",
            assets: [
              .init("MainImage", .image(AdImage(.url("https://a.example/m.png")))),
              .init("Headline", .text("Tea")), .init("Caption", .text("Hot")),
            ])))
    #expect(offer.clicks.assets["Headline"]?.destination == "https://a.example/h")
  }
}
