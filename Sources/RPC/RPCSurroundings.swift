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

  public init(cancel: @escaping () -> Void) { self.cancel = cancel }
}

/// Where the bytes of a session come from and go to.
public protocol RPCPipe: AnyObject {
  /// Comes back when there is something to read, or nothing more will come.
  func readable() async

  /// Appends what is there to the buffer.
  func read(into buffer: inout [UInt8]) -> RPCReading

  /// Ends reading, whatever may still come.
  func stop()

  /// Adds bytes that leave with the end of the turn.
  func write(_ bytes: [UInt8])

  /// Whether the peer has gone, so that answers are lost.
  var isBroken: Bool { get }

  /// How many bytes the peer has not taken yet.
  var unread: Int { get }

  /// Comes back when no more than that many bytes are unread, the peer has gone, or it took too long.
  func drained(to room: Int, within limit: Duration?) async
}

/// What one reading brought.
public enum RPCReading: Hashable, Sendable {
  case bytes
  case nothing
  case end
}

/// Where a session says what an operator may want to know.
public protocol RPCLog {
  /// Writes one line about a call, or about the session if there is no id.
  func write(_ level: RPCLogLevel, _ message: String, call id: String?)
}

/// Who must act on a line of the log.
public enum RPCLogLevel: String, Comparable, Sendable, CaseIterable {
  /// Nobody; it helps to find out what happened.
  case debug
  /// An operator may want to know.
  case notice
  /// The peer or the operator.
  case error
  /// We: it is a mistake of the engine.
  case fault

  public static func < (one: RPCLogLevel, other: RPCLogLevel) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }
}
