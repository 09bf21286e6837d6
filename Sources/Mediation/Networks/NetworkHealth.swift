/// How often a network has failed lately, as an average that forgets.
///
/// A network that fails often is passed over now and then, so that its failures cost others less
/// time. It is never passed over for good: at least a tenth of the loads still ask it, and so its
/// recovery is noticed.
package struct NetworkHealth: Hashable, Sendable {
  /// The share of failures below which nothing is held against a network.
  package static let tolerance = 0.2

  /// How often the sickest network is passed over.
  package static let mostSkips = 0.9

  /// The share of failures, from 0 to 1; the latest loads weigh most.
  package private(set) var failures = 0.0

  /// Until when the network does not want to be asked.
  package private(set) var backOffEnd = Duration.zero

  private var weight = 1.0

  /// Begins in good health; the average is over about that many loads.
  package init(window: Int) { average(over: window) }

  /// Averages over about that many loads from now on.
  package mutating func average(over window: Int) {
    weight = 2 / (Double(max(window, 1)) + 1)
  }

  /// The share of the loads that pass the network over.
  package var skipShare: Double {
    let excess = (failures - Self.tolerance) / (1 - Self.tolerance)
    return max(0, excess) * Self.mostSkips
  }

  /// Takes in how one load went.
  package mutating func note(failed: Bool) {
    failures += weight * ((failed ? 1 : 0) - failures)
  }

  /// Leaves the network alone until then, as it asks.
  package mutating func backOff(until end: Duration) {
    backOffEnd = max(backOffEnd, end)
  }
}
