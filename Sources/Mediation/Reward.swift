/// What a viewer earns by watching.
package struct Reward: Hashable, Sendable {
  /// The name of what is earned, for example `coins`.
  package let type: String

  /// How much is earned, as an exact decimal number in text.
  package let amount: String

  /// States a reward.
  package init(type: String, amount: String) {
    self.type = type
    self.amount = amount
  }
}
