/// What a network is told of the whole application when it is set up.
package struct Application: Sendable {
  /// One source of one ad unit that the network is asked for.
  package struct Placement: Hashable, Sendable {
    /// The ad unit.
    package let adUnit: AdUnitID

    /// The formats that it serves.
    package let formats: [AdFormat]

    /// What the network knows the place by, its own credentials among them.
    package let credentials: [String: String]

    /// States a placement.
    package init(adUnit: AdUnitID, formats: [AdFormat], credentials: [String: String]) {
      self.adUnit = adUnit
      self.formats = formats
      self.credentials = credentials
    }
  }

  /// What the network knows the publisher by.
  package let credentials: [String: String]

  /// Every placement there is, as the configuration has them: some twice, some without a meaning.
  package let placements: [Placement]

  /// What is known of the app, the device and the viewer by now.
  package let context: AdContext

  /// States an application.
  package init(
    credentials: [String: String] = [:], placements: [Placement] = [],
    context: AdContext = AdContext(),
  ) {
    self.credentials = credentials
    self.placements = placements
    self.context = context
  }
}
