/// Ads of one ad unit that are kept at hand, and when the next is to be loaded.
package struct AdBuffer: Hashable, Sendable {
  /// An ad that waits to be taken.
  package struct Stock: Hashable, Sendable {
    /// Which ad it is.
    package let ad: Int

    /// What it pays for a thousand impressions, as far as it is known.
    package let cpmMicros: Int64

    /// When it goes stale.
    package let expiresAt: Duration

    /// When another is loaded to take its place.
    fileprivate let refreshesAt: Duration
  }

  /// What is to be done now.
  package enum Step: Hashable, Sendable {
    /// Load an ad.
    case load

    /// Nothing, until then at the latest.
    case wait(until: Duration)

    /// Nothing, until an ad is taken.
    case rest
  }

  /// How many ads are kept.
  package var size: Int

  /// The ads at hand, the best one first.
  package private(set) var stock: [Stock] = []
  private var failures = 0
  private var retryAt = Duration.zero

  /// How long nothing is loaded after the first load without an ad; it doubles each time.
  private static let firstPause = Duration.seconds(2)

  /// The longest such time.
  private static let longestPause = Duration.seconds(300)

  /// Begins without ads.
  package init(size: Int) {
    self.size = size
  }

  /// Decides what is to be done.
  package func step(at now: Duration) -> Step {
    let fresh = stock.filter { $0.refreshesAt > now }
    if fresh.count < size { return now >= retryAt ? .load : .wait(until: retryAt) }
    return fresh.map(\.refreshesAt).min().map { .wait(until: $0) } ?? .rest
  }

  /// Takes in an ad that was loaded, and returns those that it takes the place of.
  package mutating func add(
    _ ad: Int, cpmMicros: Int64, expiresAt: Duration, at now: Duration,
  ) -> [Int] {
    guard expiresAt > now else {
      // One that is stale when it comes is as good as none, and must not be loaded again at once.
      noteFailure(at: now)
      return [ad]
    }
    failures = 0
    retryAt = .zero
    let life = expiresAt - now
    stock.append(
      Stock(
        ad: ad, cpmMicros: cpmMicros, expiresAt: expiresAt, refreshesAt: now + life * 9 / 10))
    stock.sort {
      ($1.cpmMicros, $0.expiresAt, $0.ad) < ($0.cpmMicros, $1.expiresAt, $1.ad)
    }
    return dropSurplus(at: now)
  }

  /// Takes ads out that cannot be had any more.
  package mutating func remove(_ ads: Set<Int>) {
    stock.removeAll { ads.contains($0.ad) }
  }

  /// Takes in that a load brought no ad.
  package mutating func noteFailure(at now: Duration) {
    let pause = Self.firstPause * (1 << min(failures, 8))
    failures += 1
    retryAt = now + min(pause, Self.longestPause)
  }

  /// Takes the best ad out that has not gone stale.
  package mutating func take(at now: Duration) -> Int? {
    guard let best = stock.firstIndex(where: { $0.expiresAt > now }) else { return nil }
    return stock.remove(at: best).ad
  }

  /// Lets go of the ads that have gone stale or are too many, the worst ones first.
  package mutating func dropSurplus(at now: Duration) -> [Int] {
    var dropped = stock.filter { $0.expiresAt <= now }
    stock.removeAll { $0.expiresAt <= now }
    while stock.count > max(size, 0) {
      let oldest = stock.indices.filter { stock[$0].refreshesAt <= now }
        .min { stock[$0].expiresAt < stock[$1].expiresAt }
      dropped.append(stock.remove(at: oldest ?? stock.count - 1))
    }
    return dropped.map(\.ad)
  }
}
