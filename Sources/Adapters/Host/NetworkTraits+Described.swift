import AdService
import Mediation

extension NetworkTraits {
  /// What an adapter says of itself, as far as the configuration wants it.
  init(_ described: DescribeAdapterResult, of settings: AdapterSettings) {
    self.init()
    adapterVersion = VersionNumber(described.adapterVersion)
    sdkVersion = VersionNumber(described.sdkVersion)
    let sold = described.formats.map { Mediation.AdFormat($0) }
    formats = FormatSet(sold.filter { settings.formats?.contains($0) ?? true })
    takesExtras = described.extras != nil
  }
}

extension OfferTerms {
  /// The terms of ads that state none of their own.
  static func of(_ described: DescribeAdapterResult) -> OfferTerms {
    guard let counts = described.counts else { return .none }
    return OfferTerms(counting: Counting(counts))
  }
}
