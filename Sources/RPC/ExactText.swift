/// A text that is the same as another only when all its bytes are.
///
/// Strings are equal in Swift when they look alike, whether an accent is composed or not; ids are
/// equal only when they are spelled alike.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: ExactText, other: ExactText) -> Bool {
    let (first, second) = (one.text.utf8Span.span, other.text.utf8Span.span)
    return first.count == second.count && first.indices.allSatisfy { first[$0] == second[$0] }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
