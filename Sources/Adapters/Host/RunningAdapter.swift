import Mediation

/// A program that is set up, as loads need it.
final class RunningAdapter: Sendable {
  /// The way to it.
  let link: AdapterLink

  /// The network that it speaks for.
  let network: NetworkID

  /// The class that speaks for the network in a mobile SDK.
  let className: String?

  /// The currency of the floors that it is told.
  let currency: String

  /// Whether it is told extras.
  let takesExtras: Bool

  /// The terms of ads that state none.
  let terms: OfferTerms

  /// Takes in a program that is set up.
  init(
    _ link: AdapterLink, _ settings: AdapterSettings, takesExtras: Bool, terms: OfferTerms,
  ) {
    self.link = link
    network = settings.id
    className = settings.className
    currency = settings.currency
    self.takesExtras = takesExtras
    self.terms = terms
  }
}
