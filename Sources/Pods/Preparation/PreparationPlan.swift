/// When the ads of one viewer's break are fetched.
///
/// All viewers of a live break come to it at the same moment. If each asked when it comes, all
/// would ask at once; so each has a moment of its own, drawn from a window that ends as long before
/// the break as its ads may take:
///
/// ```
///      |<----- window ----->|<- patience ->|<- lead ->|
/// -----[====================]--------------|----------[  the break
///             ^ drawn                      ^ deadline
/// ```
///
/// The window is in front of the patience, not over it, so that nobody who is drawn late has less
/// time for an answer than others.
///
/// 1. Who comes before the end of the window is drawn from what is left of it.
/// 2. Who comes later is asked for at once: until the deadline; behind that until the break begins;
///    in a break that runs until its end. Nobody is ever waited for longer than the patience.
/// 3. Where nobody knows when the break begins, as on demand without a player's place, the window
///    begins at once, and there is no deadline but the patience.
package struct PreparationPlan: Hashable, Sendable {
  /// When the break was expected to begin; nil if nobody knew.
  package let startMs: Int64?

  /// When its ads are fetched, by the clock on the wall.
  package let fetchMs: Int64

  /// Until when they have to be there.
  package let endMs: Int64

  /// Draws a moment by that chance, which is spread over all numbers; nil for a break that is over.
  package init?(
    for planned: Break, _ rules: PreparationRules, patienceMs: Int64, nowMs: Int64, chance: UInt64,
  ) {
    let startMs = planned.expectedStartMs
    self.startMs = startMs
    guard let startMs else {
      fetchMs = Self.draw(from: nowMs, through: nowMs.plusBounded(rules.windowMs), by: chance)
      endMs = fetchMs.plusBounded(patienceMs)
      return
    }
    let deadlineMs = startMs.minusBounded(rules.leadMs)
    let latestMs = deadlineMs.minusBounded(patienceMs)
    if nowMs <= latestMs {
      let firstMs = max(nowMs, latestMs.minusBounded(rules.windowMs))
      fetchMs = Self.draw(from: firstMs, through: latestMs, by: chance)
      endMs = fetchMs.plusBounded(patienceMs)
      return
    }
    fetchMs = nowMs
    let overMs = startMs.plusBounded(planned.durationMs)
    let limitMs = nowMs < deadlineMs ? deadlineMs : nowMs < startMs ? startMs : overMs
    guard nowMs < limitMs else { return nil }
    endMs = min(limitMs, nowMs.plusBounded(patienceMs))
  }

  /// The moment between two, both included, that a number stands for.
  private static func draw(from firstMs: Int64, through lastMs: Int64, by chance: UInt64) -> Int64 {
    let count = UInt64(max(0, lastMs.minusBounded(firstMs))) + 1
    return firstMs + Int64(clamping: chance.multipliedFullWidth(by: count).high)
  }
}
