/// The time that decisions wait on: the loop's in service, virtual in tests.
package protocol Timekeeper: Sendable {
  /// The monotonic time since the engine's start.
  var now: Duration { get }

  /// When whoever waits by this time is woken at the latest; nil is never.
  var end: Duration? { get }

  /// Waits that long, or throws at once when the current task is cancelled.
  func sleep(for duration: Duration) async throws(CancellationError)
}

extension Timekeeper {
  /// Nobody is woken early.
  package var end: Duration? { nil }
}
