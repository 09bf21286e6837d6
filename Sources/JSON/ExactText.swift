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
    let (first, second) = (one.text.utf8Span.span, other.text.utf8Span.span)
    return first.count == second.count && first.indices.allSatisfy { first[$0] == second[$0] }
  }

  // What is spelled alike looks alike, so the string's own hash serves.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
