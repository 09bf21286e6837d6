/// Which version of a contract had something first.
struct Since: Hashable, Sendable {
  /// The version, as it is written.
  let version: String

  /// Where it is written.
  let place: Place
}
