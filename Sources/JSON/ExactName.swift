/// A name that is the same as another only when all its bytes are.
///
/// Strings are equal in Swift when they look alike, whether an accent is composed or not; the names
/// of members are not.
struct ExactName: Hashable {
  /// The name itself.
  let text: String

  /// Takes a name.
  init(_ text: String) {
    self.text = text
  }

  static func == (one: ExactName, other: ExactName) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text.utf8.count)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
