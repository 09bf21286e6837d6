/// What viewers may not do with a break.
package enum Restriction: String, CaseIterable, Hashable, Sendable {
  /// Run or seek forward inside it.
  case skip

  /// Seek across it without playing it.
  case jump
}
