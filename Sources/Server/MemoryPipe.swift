internal import JSON
package import RPC

/// A pipe within the process: what is sent is read by a session, and what it writes is handed on.
///
/// For calls that a process makes of itself, and for tests.
package final class MemoryPipe: RPCPipe {
  /// The end that sends, which may be kept when the pipe has been given away.
  package typealias Sender = AsyncStream<[UInt8]>.Continuation

  /// Sends bytes to the session, or ends its input.
  package let sender: Sender

  private var incoming: AsyncStream<[UInt8]>.Iterator
  private var input: [UInt8] = []
  private var isEnded = false
  private let receive: @Sendable ([UInt8]) -> Void

  /// Makes a pipe that hands everything written to the closure.
  package init(receive: @escaping @Sendable ([UInt8]) -> Void) {
    let (stream, sender) = AsyncStream.makeStream(of: [UInt8].self)
    incoming = stream.makeAsyncIterator()
    self.sender = sender
    self.receive = receive
  }

  package func stop() {
    isEnded = true
    sender.finish()
  }

  package func readable() async {
    guard input.isEmpty, !isEnded else { return }
    if let bytes = await incoming.next(isolation: #isolation) {
      input = bytes
    } else {
      isEnded = true
    }
  }

  package func read(into buffer: inout [UInt8]) -> RPCReading {
    guard input.isEmpty else {
      buffer.append(contentsOf: input)
      input.removeAll(keepingCapacity: true)
      return .bytes
    }
    return isEnded ? .end : .nothing
  }

  package func write(_ bytes: Span<UInt8>) { receive(bytes.copy) }

  package let isBroken = false

  package var unread: Int { 0 }

  package func drained(to room: Int, within limit: Duration?) async {}
}
