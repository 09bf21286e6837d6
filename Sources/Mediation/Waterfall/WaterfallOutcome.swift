/// What a load came to.
package struct WaterfallOutcome: Sendable {
  /// The ad that was taken, and whose it is.
  package struct Winner: Sendable {
    /// The ad, and what it pays.
    package let ranked: RankedOffer

    /// Whose ad it is, and on which terms it was asked for.
    package let source: WaterfallSource

    /// States an ad and whose it is.
    package init(ranked: RankedOffer, source: WaterfallSource) {
      self.ranked = ranked
      self.source = source
    }
  }

  /// The ad, or nil when no source filled.
  package let winner: Winner?

  /// What became of every source: the bidders, and then the steps of the waterfall.
  package let sources: [SourceReport]

  /// The ads that were not taken and that somebody listens to, as that was found out.
  package let losses: [LostOffer]
}
