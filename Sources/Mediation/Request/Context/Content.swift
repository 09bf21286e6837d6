extension AdContext {
  /// What the content around an ad is.
  package struct Content: Hashable, Sendable {
    /// What it is about.
    package var keywords: [String] = []

    /// Where it can be read.
    package var url: String?

    /// What the publisher targets ads by, in the order in which it was said.
    package var targeting: [NamedText] = []

    /// Begins content of which nothing is known.
    package init() {}
  }
}
