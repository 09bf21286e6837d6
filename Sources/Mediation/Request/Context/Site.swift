extension AdContext {
  /// The site that an ad is shown on.
  package struct Site: Hashable, Sendable {
    /// Its domain.
    package var domain: String?

    /// The address of the page.
    package var page: String?

    /// The address that led to the page.
    package var referrer: String?

    /// What people call it.
    package var name: String?

    /// Who publishes it.
    package var publisher = Publisher()

    /// What it is about, in categories of the IAB.
    package var categories: [String] = []

    /// Begins a site of which nothing is known.
    package init() {}
  }
}
