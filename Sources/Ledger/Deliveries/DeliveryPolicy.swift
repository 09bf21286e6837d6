/// How hard it is tried to make deliveries.
package struct DeliveryPolicy: Hashable, Sendable {
  /// How often each is tried at most.
  package var tries = 5

  /// How many milliseconds the second try waits at most; the wait doubles from try to try.
  package var backOffMs: Int64 = 1000

  /// How old a delivery may become.
  package var maximumAge = Duration.seconds(3600)

  /// How many tries are under way at once.
  package var inFlight = 64

  /// How long a delivery that is tried again may hold up the next of its ad.
  package var hold = Duration.seconds(5)

  /// How many may wait.
  package var waiting = 20_000

  /// Goes by what is usual.
  package init() {}

  /// How long to wait after so many tries: between half of the whole and the whole, by chance.
  ///
  /// Servers that fail for all at once are not asked again by all at once.
  func wait(afterTries tries: Int, chance: UInt64) -> Duration {
    let whole = UInt64(backOffMs) << UInt64(min(tries - 1, 20))
    return .milliseconds(whole - whole / 2 + chance % (whole / 2 + 1))
  }
}
