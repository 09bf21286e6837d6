/// The name of a network, as the configuration gives it.
package struct NetworkID: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  package let rawValue: String

  /// Takes a name as it stands in the configuration.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}
