import Mediation
import Testing

private func native(images count: Int) -> AdOffer {
  var native = NativeContent.complete
  native.images = (0..<count).map { AdImage(.url("https://example.com/\($0).png")) }
  return AdOffer(
    format: .native, content: .native(native), reward: Reward(type: "coins", amount: "1"),
    clicks: ClickTargets(ad: ClickTargets.Target(destination: "https://example.com")),
    terms: OfferTerms(lifetime: .seconds(5)))
}

private func taken(_ offer: AdOffer, wantsMultipleImages: Bool) throws -> AdOffer {
  var options = RequestOptions()
  options.wantsMultipleImages = wantsMultipleImages
  let request = AdRequest(
    adUnit: AdUnitID(rawValue: "home"), formats: [offer.format], customFormats: [.simple],
    particulars: Particulars(options: options, context: AdContext()), ordinal: 0)
  let played = try play(Waterfall([step("a", 1, .fills(offer))]), request)
  return try #require(played.outcome.winner?.ranked.offer)
}

@Suite struct ImageCutTests {
  @Test(arguments: [(1, false, 1), (2, false, 1), (9, false, 1), (1, true, 1), (9, true, 9)])
  func `of several images the first is kept unless all are wanted`(
    _ count: Int, _ wantsAll: Bool, _ kept: Int,
  ) throws {
    let offer = try taken(native(images: count), wantsMultipleImages: wantsAll)
    #expect(offer == native(images: kept))
  }

  @Test func `ads of other formats are left as they are`() throws {
    for offer in [AdOffer.rewarded, AdOffer(format: .customNative, content: .custom(.simple))] {
      #expect(try taken(offer, wantsMultipleImages: false) == offer)
    }
  }
}
