extension AdContext {
  /// The app that an ad is shown in.
  package struct App: Hashable, Sendable {
    /// Its id in its store or system, such as `com.example.tea`.
    package var bundle: String?

    /// What people call it.
    package var name: String?

    /// Its version.
    package var version: String?

    /// Its page in a store.
    package var storeURL: String?

    /// The domain of the app or its publisher.
    package var domain: String?

    /// Who publishes it.
    package var publisher = Publisher()

    /// What it is about, in categories of the IAB.
    package var categories: [String] = []

    /// Begins an app of which nothing is known.
    package init() {}
  }

  /// Who publishes an app or a site.
  package struct Publisher: Hashable, Sendable {
    /// What exchanges call the publisher.
    package var id: String?

    /// What people call the publisher.
    package var name: String?

    /// Begins a publisher of whom nothing is known.
    package init() {}
  }
}
