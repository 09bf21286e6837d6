/// What a waterfall came to.
package struct WaterfallOutcome: Hashable, Sendable {
  /// The ad that was taken, and whose it is.
  package struct Winner: Hashable, Sendable {
    /// The ad.
    package let offer: AdOffer

    /// Whose ad it is.
    package let network: NetworkID

    /// What the configuration says its source pays.
    package let price: Price?
  }

  /// The ad, or nil when no source filled.
  package let winner: Winner?

  /// What became of every source, in the order of the waterfall.
  package let sources: [SourceReport]
}
