/// The attributes of a playlist's tag, in the order in which they were added.
struct AttributeText: Hashable, Sendable {
  /// The attributes as they stand behind the tag.
  private(set) var text = ""

  /// Adds a text.
  ///
  /// A quoted string has no way to hold a quote or an end of line, so those are left out of it.
  /// What the engine writes has none, and what comes from outside is refused before.
  mutating func add(_ name: String, quoted value: String) {
    add(name, "\"\(String(value.unicodeScalars.filter { !Self.excluded.contains($0) }))\"")
  }

  /// Adds several words in quotes, or nothing if there are none.
  mutating func add(_ name: String, list values: [String]) {
    if !values.isEmpty { add(name, quoted: values.joined(separator: ",")) }
  }

  /// Adds a length in seconds with as many decimals as it needs, or nothing if there is none.
  mutating func add(_ name: String, milliseconds: Int64?) {
    if let milliseconds { add(name, milliseconds.asSeconds) }
  }

  private mutating func add(_ name: String, _ value: String) {
    if !text.isEmpty { text += "," }
    text += "\(name)=\(value)"
  }

  private static let excluded: Set<Unicode.Scalar> = ["\"", "\n", "\r"]
}

extension Int64 {
  /// The milliseconds in seconds, exactly, with no more decimals than needed.
  package var asSeconds: String {
    let (seconds, rest) = magnitude.quotientAndRemainder(dividingBy: 1_000)
    let sign = self < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(seconds)" }
    var decimals = "\(rest + 1_000)".dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(seconds).\(decimals)"
  }
}
