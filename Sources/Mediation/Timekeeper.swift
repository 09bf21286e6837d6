/// The time that decisions wait on: the loop's in service, virtual in tests.
package protocol Timekeeper: Sendable {
  /// The monotonic time since the engine's start.
  var now: Duration { get }

  /// Waits that long, or throws at once when the current task is cancelled.
  func sleep(for duration: Duration) async throws(CancellationError)

  /// Runs the body, and cancels the current task when the limit has passed before the body's end.
  ///
  /// The task stays cancelled. Whoever wants to go on gives the body a child task of its own.
  func within<Value: Sendable>(
    _ limit: Duration,
    _ body: () async -> Value,
  ) async -> (value: Value, expired: Bool)
}
