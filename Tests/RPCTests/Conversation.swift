import JSON
import Loop
import RPC
import Server

/// A step of a conversation.
enum Step: Sendable {
  case send([UInt8])
  case pass(milliseconds: Int64)

  /// One message on a line of its own.
  static func line(_ text: String) -> Step { .send(Array((text + "\n").utf8)) }
}

/// Sends each line as a message to the echo service, lets `..` pass, and gives the lines it answers.
func conversation(_ script: String, limits: RPCLimits = RPCLimits()) throws -> [String] {
  let steps = script.split(separator: "\n").map { line -> Step in
    guard line.hasPrefix("..") else { return .line(String(line)) }
    return .pass(milliseconds: Int64(line.split(separator: " ")[1]) ?? 0)
  }
  return try conversation(steps, limits: limits).split(separator: "\n").map(String.init)
}

/// Takes the steps with the echo service, under virtual time, and gives all that it wrote.
func conversation(
  _ steps: [Step], limits: RPCLimits = RPCLimits(), framing: Framing? = nil,
) throws -> String {
  let time = VirtualTime()
  return try time.run {
    let written = Written(on: time)
    let pipe = MemoryPipe { bytes in written.assumeIsolated { $0.bytes += bytes } }
    let sender = pipe.sender
    let session = Session(
      EchoService(on: time), pipe: pipe, time: LoopTime(time), limits: limits, framing: framing,
      log: SilentLog())
    async let end = session.serve()
    for step in steps {
      switch step {
      case .send(let bytes): sender.yield(bytes)
      case .pass(let span): await time.advance(by: .milliseconds(span))
      }
      await time.settle()
    }
    sender.finish()
    _ = await end
    return String(decoding: await written.bytes, as: UTF8.self)
  }
}

/// What a session has written; it lives on the session's own timeline.
actor Written {
  private nonisolated let time: VirtualTime
  var bytes: [UInt8] = []

  init(on time: VirtualTime) { self.time = time }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe time.asUnownedSerialExecutor()
  }
}

/// A log that nobody reads.
struct SilentLog: RPCLog {
  func write(_ level: RPCLogLevel, _ message: String, call id: String?) {}
}
