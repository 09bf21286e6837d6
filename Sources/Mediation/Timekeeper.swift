/// The time that decisions wait on: the loop's in service, virtual in tests.
package protocol Timekeeper: Sendable {
  /// The monotonic time since the engine's start.
  var now: Duration { get }

  /// Waits that long, or throws at once when the current task is cancelled.
  func sleep(for duration: Duration) async throws(CancellationError)
}
