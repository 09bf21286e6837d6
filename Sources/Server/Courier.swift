import Ledger
import Mediation

/// What is still to be told to servers, and what became of what was told.
struct Courier {
  /// Decides which delivery is tried next.
  var queue: DeliveryQueue

  /// Remembers what became of them.
  var store: any DeliveryStore

  /// Wakes the one who waits until nothing is left.
  var news = News()

  /// Whether it was said in the log that some are dropped.
  var hasComplained = false

  /// From which waits and numbers against caches are drawn.
  private var chance: SplitMix64

  /// Begins with nothing to tell; the same seed draws the same chances again.
  init(_ settings: Settings, seed: UInt64) {
    queue = DeliveryQueue(settings.tracking.policy)
    store = MemoryDeliveries(capacity: settings.tracking.outcomesKept)
    chance = SplitMix64(seed: seed)
  }

  /// A number that nobody guesses.
  mutating func draw() -> UInt64 { chance.next() }
}
