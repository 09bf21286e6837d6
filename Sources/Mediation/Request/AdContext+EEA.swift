extension AdContext {
  /// Whether the viewer is in the European Economic Area, where ads have to say why they are shown.
  package var isInEEA: Bool {
    country.map { Self.economicArea.contains($0.uppercased()) } ?? false
  }

  /// The Union, and Iceland, Liechtenstein and Norway.
  private static let economicArea: Set<String> = [
    "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IS",
    "IT", "LI", "LT", "LU", "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK",
  ]

  /// Where the law asks for consent: the area, and the United Kingdom and Switzerland.
  package static let consentCountries = economicArea.union(["CH", "GB"])
}
