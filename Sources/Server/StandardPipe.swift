package import Loop
package import RPC

/// The standard streams of the process as the pipe of a session.
package final class StandardPipe: RPCPipe {
  private let input: ByteInput
  private let output: ByteOutput
  private let loop: EventLoop
  private var isStopped = false

  package init(_ streams: StandardStreams, on loop: EventLoop) {
    self.loop = loop
    input = ByteInput(streams.input, on: loop)
    output = ByteOutput(streams.output, on: loop)
    // Without a reader nothing that could still come would be of use.
    output.onBreak = { [unowned input] in input.stop() }
  }

  /// Whether answers were lost because their reader has gone.
  package var isBroken: Bool { output.isBroken }

  package func readable() async { await input.readable() }

  package func read(into buffer: inout [UInt8]) -> RPCReading {
    switch input.read(into: &buffer) {
    case .bytes: .bytes
    case .nothing: .nothing
    case .end: .end
    }
  }

  package func stop() {
    isStopped = true
    input.stop()
    // A session that waits for its reader before it reads on has nothing to wait for any more.
    output.stopWaiting()
  }

  package func write(_ bytes: Span<UInt8>) { output.write(bytes) }

  package var unread: Int { output.unread }

  package func drained(to room: Int, within limit: Duration?) async {
    // What was taken in before is to be answered, however little the reader reads.
    if isStopped, limit == nil { return }
    // With a limit this is the end. Whoever reads is real, and is waited for in real time.
    if limit != nil { loop.endRehearsal() }
    await output.drained(to: room, within: limit)
  }
}
