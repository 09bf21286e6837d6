/// The path of an ad unit, as the configuration gives it.
package struct AdUnitID: RawRepresentable, Hashable, Sendable {
  /// The path itself, for example `/21775744923/example/native`.
  package let rawValue: String

  /// Takes a path as it stands in the configuration.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}
