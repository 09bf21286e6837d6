import Mediation

/// The calls that nobody waits for any more, so that answers to them can be told apart.
///
/// A call that is not among them and was made must have been answered; of those before the oldest
/// that is remembered nothing is known.
struct GivenUpCalls {
  /// A call that was given up.
  struct Entry {
    /// What was called.
    let method: StaticString

    /// The ad that it was about.
    let ad: OfferName?

    /// Whether its time was over, and not only the wish for an answer.
    let isLate: Bool
  }

  /// Up to which id nothing is known any more.
  private(set) var horizon: Int64 = 0

  private let most: Int
  private let lifetime: Duration
  private var entries: [Int64: Entry] = [:]
  private var order: [(id: Int64, since: Duration)] = []
  private var oldest = 0

  /// Begins with nothing to remember, and forgets beyond those limits.
  init(most: Int, lifetime: Duration) {
    self.most = most
    self.lifetime = lifetime
  }

  /// Remembers a call from now on.
  mutating func add(_ id: Int64, _ entry: Entry, at now: Duration) {
    entries[id] = entry
    order.append((id, now))
    forget(before: now - lifetime)
  }

  /// Takes out the call of that id, if it was given up.
  mutating func take(_ id: Int64) -> Entry? {
    entries.isEmpty ? nil : entries.removeValue(forKey: id)
  }

  private mutating func forget(before end: Duration) {
    while oldest < order.count, order.count - oldest > most || order[oldest].since < end {
      // What was answered meanwhile is known to have been; what was not never will be.
      if entries.removeValue(forKey: order[oldest].id) != nil {
        horizon = max(horizon, order[oldest].id)
      }
      oldest += 1
    }
    if oldest > 1_024, oldest * 2 > order.count {
      order.removeSubrange(..<oldest)
      oldest = 0
    }
  }
}
