import Mediation

extension ClickTargets {
  /// Where all sample ads lead.
  static let sample = ClickTargets(
    ad: Target(deepLinks: ["sample://landing"], destination: "https://example.com/sample/landing"))
}
