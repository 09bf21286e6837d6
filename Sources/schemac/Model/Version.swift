/// A version as semver has them; a number that is not said is zero.
struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// What rises when clients of older versions may break.
  let major: UInt

  /// What rises with something new.
  let minor: UInt

  /// What rises when something was put right.
  let patch: UInt

  /// Reads a text such as `0.2` or `0.2.0`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap(Version.number)
    guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
    major = numbers[0]
    minor = numbers[1]
    patch = numbers.count == 3 ? numbers[2] : 0
  }

  /// A number written the one way there is, without signs or zeros before it.
  private static func number(_ text: Substring) -> UInt? {
    UInt(text).flatMap { String($0) == text ? $0 : nil }
  }

  /// All three numbers.
  var description: String { "\(major).\(minor).\(patch)" }

  static func < (one: Version, other: Version) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }
}
