/// How the ads of a stream's breaks are fetched before the breaks begin.
package struct PreparationRules: Hashable, Sendable {
  /// What becomes of a break for which no ad has come in time.
  package enum Otherwise: Hashable, Sendable {
    /// It is filled with slate.
    case slate

    /// The viewer is spared of it, and the content goes on.
    case content
  }

  /// The ad unit that the ads are loaded from.
  package let adUnit: String

  /// How many ads a break gets at most.
  package let mostAds: Int

  /// Over how much time the viewers of a break are spread.
  package let windowMs: Int64

  /// How long before a break its ads have to be there.
  package let leadMs: Int64

  /// What becomes of a break for which none has come.
  package let otherwise: Otherwise

  /// States the rules.
  package init(
    adUnit: String, mostAds: Int = 10, windowMs: Int64 = 30_000,
    leadMs: Int64 = Break.usualLeadMs, otherwise: Otherwise = .slate,
  ) {
    self.adUnit = adUnit
    self.mostAds = mostAds
    self.windowMs = windowMs
    self.leadMs = leadMs
    self.otherwise = otherwise
  }
}
