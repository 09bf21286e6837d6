/// Something that clients of an earlier contract trip over.
struct BreakingChange: Hashable, CustomStringConvertible {
  /// The method or the type in which it is, or what all methods share.
  let place: String

  /// What changed, by its name on the wire.
  let name: String

  /// How it changed.
  let change: String

  var description: String { "\(place): `\(name)` \(change)" }
}
