/// What holds for every network about what is private.
package struct PrivacyPolicy: Hashable, Sendable {
  /// How a network is treated that may not see everything.
  package enum Treatment: String, Hashable, Sendable {
    /// It is asked, and what is private is taken out.
    case contextual

    /// It is not asked.
    case skip

    /// It is asked, and sees everything.
    case allow
  }

  /// Where the law asks for consent although nobody has said so, by ISO 3166 in two letters.
  package var consentCountries = AdContext.consentCountries

  /// What becomes of networks when a string cannot be read.
  package var unreadable = Treatment.contextual

  /// What becomes of a network that nobody can agree to, where the law asks for consent.
  package var noVendorID = Treatment.contextual

  /// What becomes of a network that the viewer has not agreed to be asked.
  package var noConsent = Treatment.contextual

  /// Takes the strictest that still lets every network be asked.
  package init() {}
}
