import Mediation
import Testing

@Suite struct OfferNameTests {
  @Test(arguments: [(1, 0), (1, 12), (10_000_000, 3), (.max, .max)])
  func `a name comes back as it went`(_ load: Int, _ place: Int) {
    let name = OfferName(load: load, place: place)
    #expect(name.text == "offer-\(load)-\(place)")
    #expect(OfferName(name.text) == name)
  }

  @Test(arguments: [
    "", "offer", "offer-1", "offer-1-", "offer--1", "offer-0-0", "offer-1--1", "offer--1-0",
    "offer-1-0-0", "offer-01-0", "offer-1-00", "offer-+1-0", "offer-1-+0", "offer-1-0 ",
    " offer-1-0", "Offer-1-0", "ad-1-0", "offer-1-0\n", "offer-1-0\0", "offer-one-0",
    "offer-1.0-0", "offer-9223372036854775808-0", "offer-\u{0661}-0", "offer\u{2010}1\u{2010}0",
    "offer-1-\u{FF10}", String(repeating: "-", count: 100_000),
    "offer-" + String(repeating: "9", count: 100_000) + "-0",
  ])
  func `whatever is no name is none`(_ text: String) {
    #expect(OfferName(text) == nil)
  }

  @Test func `a load and a place have one name`() {
    let names = (1...30).flatMap { load in (0...30).map { OfferName(load: load, place: $0).text } }
    #expect(Set(names).count == names.count)
  }
}
