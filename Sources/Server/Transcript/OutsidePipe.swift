import JSON
import Loop
import RPC

/// The pipe of a session whose input and output are in somebody's hands.
final class OutsidePipe: RPCPipe {
  private let outside: Confined<Outside>

  /// Makes the session's end of it.
  init(_ outside: Confined<Outside>) { self.outside = outside }

  func readable() async {
    guard outside.use(\.isDry) else { return }
    await Wakeup.wait { wakeup in outside.use { $0.wait(wakeup) } }
  }

  func read(into buffer: inout [UInt8]) -> RPCReading {
    guard let bytes = outside.use({ $0.read() }) else { return .end }
    buffer += bytes
    return bytes.isEmpty ? .nothing : .bytes
  }

  func stop() { outside.use { $0.stop() } }

  func write(_ bytes: Span<UInt8>) {
    let copy = bytes.copy
    outside.use { $0.write(copy) }
  }

  var isBroken: Bool { outside.use(\.isBroken) }

  var unread: Int { outside.use(\.unread) }

  /// With a limit this is the end, and whoever drives sees to it that all is read.
  func drained(to room: Int, within limit: Duration?) async {
    guard limit == nil else { return outside.use { $0.outputWasRead() } }
    guard outside.use({ $0.mustStall(room) }) else { return }
    let number = outside.use { $0.nextStall() }
    await withTaskCancellationHandler {
      await Wakeup.wait { wakeup in
        guard !Task.isCancelled else { return wakeup.wake() }
        outside.use { $0.stall(number, wakeup) }
      }
    } onCancel: { [outside] in
      outside.use { $0.endStall(number) }
    }
  }
}
