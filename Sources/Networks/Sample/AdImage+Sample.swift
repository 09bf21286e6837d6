import Mediation

extension AdImage {
  /// The sample image of that name.
  static func sample(_ name: String) -> AdImage {
    AdImage(.url("https://example.com/sample/\(name).png"))
  }
}
