import Mediation
import Testing

private func size(_ text: String) -> BannerSize {
  let parts = text.split(separator: "x").compactMap { Int($0) }
  return BannerSize(width: parts[0], height: parts[1])
}

private func options(
  _ sizes: [String] = [], adaptive: AdaptiveSize? = nil,
) -> RequestOptions {
  var options = RequestOptions()
  options.sizes = sizes.map(size)
  options.adaptive = adaptive
  return options
}

private let anchored = AdaptiveSize(width: 400)
private let low = AdaptiveSize(width: 400, maxHeight: 60)
private let inline = AdaptiveSize(width: 400, isInline: true)

@Suite struct BannerSizeTests {
  @Test(arguments: [
    ("320x50", "320x50", true), ("321x50", "320x50", false), ("320x51", "320x50", false),
    ("160x50", "320x50", true), ("159x50", "320x50", false), ("320x35", "320x50", true),
    ("320x34", "320x50", false), ("160x35", "320x50", true), ("300x250", "320x50", false),
    ("0x0", "320x50", false), ("-320x-50", "320x50", false), ("161x50", "321x50", true),
    ("160x50", "321x50", false), ("320x50", "320x71", true), ("320x50", "320x72", false),
  ])
  func `a banner fits when it neither sticks out nor looks lost`(
    _ banner: String, _ room: String, _ fits: Bool,
  ) {
    #expect(size(banner).fits(in: size(room)) == fits)
  }

  @Test(
    arguments: [
      ("320x50", "320x50"), ("320x100", "320x100"), ("330x105", "320x100"), ("320x70", "320x50"),
      ("400x300", "300x250"), ("1000x90", "728x90"), ("728x85", "468x60"), ("728x89", nil),
      ("160x600", "120x600"),
      ("100x40", nil), ("320x49", nil), ("2000x90", nil), ("0x0", nil),
    ] as [(String, String?)])
  func `the closest valid size is the largest that fits`(_ room: String, _ closest: String?) {
    #expect(size(room).closestValid(of: BannerSize.wellKnown) == closest.map(size))
  }

  @Test func `of no sizes none is the closest`() {
    #expect(BannerSize.standard.closestValid(of: []) == nil)
  }

  @Test(arguments: [
    (options(), "320x50", true), (options(), "300x250", false), (options(), "300x45", true),
    (options(["300x250", "728x90"]), "728x90", true),
    (options(["300x250", "728x90"]), "320x50", false),
    (options(adaptive: anchored), "400x90", true), (options(adaptive: anchored), "400x91", false),
    (options(adaptive: anchored), "200x50", true), (options(adaptive: anchored), "199x50", false),
    (options(adaptive: anchored), "401x50", false), (options(adaptive: anchored), "400x0", false),
    (options(adaptive: low), "400x60", true), (options(adaptive: low), "400x61", false),
    (options(adaptive: inline), "400x700", true), (options(adaptive: inline), "400x-1", false),
    (options(["300x250"], adaptive: anchored), "300x250", true),
    (options(["300x250"], adaptive: anchored), "320x80", true),
    (options(adaptive: anchored), "9223372036854775807x50", false),
    (options(adaptive: anchored), "-9223372036854775808x50", false),
  ])
  func `a banner has a size that was asked for`(
    _ options: RequestOptions, _ banner: String, _ isTaken: Bool,
  ) {
    let banner = size(banner)
    #expect(options.takes(banner) == isTaken)
    let request = SourceRequest(
      adUnit: AdUnitID(rawValue: "home"), formats: [.banner],
      particulars: Particulars(options: options, context: AdContext()), ordinal: 0)
    let page = HTMLContent(markup: "<p>ad", width: banner.width, height: banner.height)
    let offer = AdOffer(format: .banner, content: .html(page))
    if isTaken {
      #expect(throws: Never.self) { try offer.checkFit(request) }
    } else {
      #expect(throws: OfferFault.wrongSize(banner)) { try offer.checkFit(request) }
    }
  }

  @Test func `a banner of a size that was not asked for has Google's number`() {
    let fate = SourceFate.unfit(.wrongSize(size("300x250")), bidMicros: nil)
    #expect(fate.gma?.code == 10)
    #expect(fate.reason == "WRONG_SIZE")
    #expect(fate.remedy(for: NetworkID(rawValue: "a"))?.contains("300x250") == true)
  }
}
