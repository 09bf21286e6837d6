/// The part of one source in the explanation of a load.
package struct SourceReport: Hashable, Sendable {
  /// The network that the waterfall names.
  package let network: NetworkID

  /// What became of it, with the reason.
  package let fate: SourceFate

  /// Whether it named its own price.
  package let isBidder: Bool

  /// The price it is configured with, or has named.
  package let cpmMicros: Int64?

  /// How long it was waited for; nil when it was not asked.
  package let latencyMs: Int64?

  /// What was taken out of what it was told.
  package let withheld: Withheld?

  /// Puts a report together.
  package init(
    network: NetworkID, fate: SourceFate, isBidder: Bool = false, cpmMicros: Int64?,
    latencyMs: Int64? = nil, withheld: Withheld? = nil,
  ) {
    self.network = network
    self.fate = fate
    self.isBidder = isBidder
    self.cpmMicros = cpmMicros
    self.latencyMs = latencyMs
    self.withheld = withheld
  }

  /// One sentence that says what to do, or nil when there is nothing to do.
  package var remedy: String? { fate.remedy(for: network) }
}
