/// Where the bytes of a session come from and go to.
public protocol RPCPipe: AnyObject {
  /// Comes back when there is something to read, or nothing more will come.
  func readable() async

  /// Appends what is there to the buffer.
  func read(into buffer: inout [UInt8]) -> RPCReading

  /// Ends reading, whatever may still come.
  func stop()

  /// Adds bytes that leave with the end of the turn.
  func write(_ bytes: Span<UInt8>)

  /// Whether the peer has gone, so that answers are lost.
  var isBroken: Bool { get }

  /// How many bytes the peer has not taken yet.
  var unread: Int { get }

  /// Comes back when no more than that many bytes are unread, or there is no use in waiting.
  ///
  /// There is none when the peer has gone, it took too long, the input has been stopped or the task
  /// has been cancelled.
  func drained(to room: Int, within limit: Duration?) async
}

/// What one reading brought.
public enum RPCReading: Hashable, Sendable {
  case bytes
  case nothing
  case end
}
