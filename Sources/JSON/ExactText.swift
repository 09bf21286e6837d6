/// A text that is the same as another only when all its bytes are.
///
/// Strings are equal in Swift when they look alike, whether an accent is composed or not; the names
/// of members and the ids of calls are equal only when they are spelled alike.
public struct ExactText: Hashable, Sendable {
  /// The text itself.
  public let text: String

  /// Takes a text.
  public init(_ text: String) { self.text = text }

  public static func == (one: ExactText, other: ExactText) -> Bool {
    one.text.utf8.count == other.text.utf8.count
      && one.text.utf8.span.isSame(as: other.text.utf8.span)
  }

  // The string's own hash is one for all that looks alike: a peer could make thousands of names
  // fall on one place.
  public func hash(into hasher: inout Hasher) {
    let bytes = text.utf8.span
    hasher.combine(bytes.count)
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
