/// The clock and the thread that a session lives on.
public protocol RPCTime: Sendable {
  /// The time since some moment; it never goes back.
  var now: Duration { get }

  /// The executor that the session and its calls run on.
  var executor: any SerialExecutor { get }

  /// A way to cancel the task that asks, from the same thread.
  func cancellerOfCurrentTask() -> RPCCanceller

  /// Runs the body and cancels the current task when the time is over; says whether it was.
  func cancellingTask<Value>(
    after limit: Duration, _ body: () async -> Value,
  ) async -> (value: Value, isExpired: Bool)

  /// Lets rehearsed time pass; false if time passes by itself.
  func advance(byMilliseconds span: Int64) async -> Bool
}

/// Cancels one task.
public struct RPCCanceller {
  /// Cancels the task; what it waits for ends at once.
  public let cancel: () -> Void

  /// Makes one that cancels by calling the closure.
  public init(cancel: @escaping () -> Void) { self.cancel = cancel }
}
