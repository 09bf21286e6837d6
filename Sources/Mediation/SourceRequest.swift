/// What one network is asked for.
package struct SourceRequest: Hashable, Sendable {
  /// The ad unit to fill.
  package let adUnit: AdUnitID

  /// The formats that would fit and that the network sells, the preferred one first.
  package let formats: [AdFormat]

  /// The custom formats that would fit, the preferred one first.
  package let customFormats: [CustomFormat]

  /// What the network needs to know the publisher by, such as `parameter`.
  package let credentials: [String: String]

  /// How many loads this engine had begun before, from which chance is derived.
  package let ordinal: UInt64

  /// Puts a request together.
  package init(
    adUnit: AdUnitID,
    formats: [AdFormat],
    customFormats: [CustomFormat] = [],
    credentials: [String: String] = [:],
    ordinal: UInt64,
  ) {
    self.adUnit = adUnit
    self.formats = formats
    self.customFormats = customFormats
    self.credentials = credentials
    self.ordinal = ordinal
  }
}
