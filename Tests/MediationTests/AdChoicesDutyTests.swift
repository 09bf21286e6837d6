import Mediation
import Testing

private let area = [
  "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IS",
  "IT", "LI", "LT", "LU", "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK",
]

private func context(_ country: String?) -> AdContext {
  var context = AdContext()
  context.country = country
  return context
}

private let adChoices = AdChoices(
  icon: AdImage(.url("https://example.com/why.png")), url: "https://example.com/why")

private func offers(_ adChoices: AdChoices?, isReserved: Bool) -> [AdOffer] {
  var native = NativeContent.complete
  native.adChoices = adChoices
  let custom = CustomContent(
    formatID: "10063170", assets: CustomContent.simple.assets, adChoices: adChoices)
  let terms = OfferTerms(isReserved: isReserved)
  return [
    AdOffer(format: .native, content: .native(native), terms: terms),
    AdOffer(format: .customNative, content: .custom(custom), terms: terms),
  ]
}

private func isRefused(_ offer: AdOffer, in country: String?) -> Bool {
  let request = SourceRequest(
    adUnit: AdUnitID(rawValue: "home"), formats: AdFormat.allCases, customFormats: [.simple],
    particulars: Particulars(options: RequestOptions(), context: context(country)), ordinal: 0)
  do throws(OfferFault) {
    try offer.checkFit(request)
    return false
  } catch {
    #expect(error == .noAdChoices)
    return true
  }
}

@Suite struct AdChoicesDutyTests {
  @Test func `every country of the area is known, in both cases`() {
    #expect(area.count == 30)
    for country in area {
      #expect(context(country).isInEEA)
      #expect(context(country.lowercased()).isInEEA)
    }
    #expect(context("dE").isInEEA)
  }

  @Test(arguments: ["GB", "CH", "US", "UK", "", "D", "DEU", "XX", nil])
  func `other places are not in the area`(_ country: String?) {
    #expect(!context(country).isInEEA)
  }

  @Test(
    arguments: [
      (true, false, "DE", true), (true, false, "de", true), (true, false, "IS", true),
      (true, false, "US", false), (true, false, nil, false), (true, true, "DE", false),
      (false, false, "DE", false), (false, true, "DE", false),
    ] as [(Bool, Bool, String?, Bool)])
  func `a reserved ad has to say why it is shown where law asks for it`(
    _ isReserved: Bool, _ saysWhy: Bool, _ country: String?, _ refused: Bool,
  ) {
    for offer in offers(saysWhy ? adChoices : nil, isReserved: isReserved) {
      #expect(isRefused(offer, in: country) == refused)
    }
  }

  @Test func `the missing icon is named`() {
    let fate = SourceFate.unfit(.noAdChoices, bidMicros: nil)
    #expect(fate.reason == "ADCHOICES_MISSING")
    #expect(fate.state == .error)
    #expect(fate.remedy(for: NetworkID(rawValue: "a"))?.contains("adChoices") == true)
  }
}
