/// An ad as a network offers it, before anyone has taken it.
package struct AdOffer: Hashable, Sendable {
  /// Which of the wanted formats the ad has.
  package let format: AdFormat

  /// What is to be shown.
  package let content: AdContent

  /// What the viewer earns, when the network sets it itself.
  package let reward: Reward?

  /// Where clicks lead.
  package let clicks: ClickTargets

  /// Puts an offer together.
  package init(
    format: AdFormat,
    content: AdContent,
    reward: Reward? = nil,
    clicks: ClickTargets = ClickTargets(),
  ) {
    self.format = format
    self.content = content
    self.reward = reward
    self.clicks = clicks
  }
}
