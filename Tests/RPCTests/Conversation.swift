import JSON
import Loop
import RPC
import Server

/// A step of a conversation.
enum Step: Sendable, ExpressibleByStringLiteral {
  /// Bytes that arrive at once.
  case bytes([UInt8])
  case pass(milliseconds: Int64)

  /// One message on a line of its own.
  init(stringLiteral line: String) { self = .line(line) }

  static func line(_ text: String) -> Step { .bytes(Array((text + "\n").utf8)) }

  /// Messages that arrive at once, each on a line of its own.
  static func chunk(_ lines: String...) -> Step { .line(lines.joined(separator: "\n")) }

  /// A message with a header, as language servers get it.
  static func framed(_ text: String, as headers: String = "Content-Length: #\r\n\r\n") -> Step {
    let length = headers.split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: String(text.utf8.count))
    return .bytes(Array((length + text).utf8))
  }
}

/// What a session wrote, and when.
struct Transcript {
  var writes: [(at: Int64, bytes: [UInt8])] = []

  /// Everything as one text.
  var text: String { String(decoding: writes.flatMap(\.bytes), as: UTF8.self) }

  /// Every line.
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// The gist of every line.
  var gists: [String] { lines.map(gist) }

  /// The gist of every line, after the milliseconds at which it was written.
  var timed: [String] {
    writes.filter { $0.bytes.count > 1 }
      .map { "\($0.at): " + gist(of: String(decoding: $0.bytes, as: UTF8.self)) }
  }
}

/// The gist of every line that the echo service answers to these steps.
func gists(_ steps: Step..., limits: RPCLimits = RPCLimits()) throws -> [String] {
  try conversation(steps, limits: limits).gists
}

/// The same with the milliseconds at which each was written.
func timedGists(_ steps: Step..., limits: RPCLimits = RPCLimits()) throws -> [String] {
  try conversation(steps, limits: limits).timed
}

/// Takes the steps with the echo service, under virtual time, ends the input and tells what it wrote.
func conversation(
  _ steps: [Step], limits: RPCLimits = RPCLimits(), framing: Framing? = nil,
) throws -> Transcript {
  let time = VirtualTime()
  return try time.run {
    let written = Written(on: time)
    let gate = Gate(on: time)
    let pipe = MemoryPipe { bytes in written.assumeIsolated { $0.note(bytes) } }
    let sender = pipe.sender
    let session = Session(
      EchoService(on: time, gate), pipe: pipe, time: LoopTime(time), limits: limits,
      framing: framing, log: SilentLog())
    async let end = session.serve(orGiveUp: { gate.assumeIsolated { $0.open() } })
    for step in steps {
      switch step {
      case .bytes(let bytes): sender.yield(bytes)
      case .pass(let span): await time.advance(by: .milliseconds(span))
      }
      await time.settle()
    }
    sender.finish()
    _ = await end
    return await written.transcript
  }
}

/// A call as a line.
func call(_ id: String, _ method: String, _ params: String? = nil) -> String {
  let params = params.map { #","params":\#($0)"# } ?? ""
  return #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"\#(params)}"#
}

/// A notification as a line.
func notification(_ method: String, _ params: String? = nil) -> String {
  let params = params.map { #","params":\#($0)"# } ?? ""
  return #"{"jsonrpc":"2.0","method":"\#(method)"\#(params)}"#
}

/// What a line says in few words: `1 = result`, `1 ! code REASON`, `1 #seq value`.
func gist(of line: String) -> String {
  guard let value = try? JSONValue(parsing: line) else { return "unreadable: \(line)" }
  return gist(of: value)
}

private func gist(of value: JSONValue) -> String {
  if case .array(let answers) = value {
    return "[" + answers.map(gist).joined(separator: ", ") + "]"
  }
  if let params = value["params"], value["method"] == .string("$/stream") {
    return "\(text(params["id"])) #\(text(params["seq"])) \(text(params["value"]))"
  }
  if let error = value["error"], case .string(let reason)? = error["data"]?["reason"] {
    return "\(text(value["id"])) ! \(text(error["code"])) \(reason)"
  }
  return "\(text(value["id"])) = \(text(value["result"]))"
}

private func text(_ value: JSONValue?) -> String { value?.text ?? "missing" }

/// What a session has written; it lives on the session's own timeline.
actor Written {
  private nonisolated let time: VirtualTime
  private(set) var transcript = Transcript()

  init(on time: VirtualTime) { self.time = time }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe time.asUnownedSerialExecutor()
  }

  func note(_ bytes: [UInt8]) {
    transcript.writes.append((time.now.wholeMilliseconds, bytes))
  }
}

/// Something to wait for that no cancellation ends.
actor Gate {
  private nonisolated let time: VirtualTime
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(on time: VirtualTime) { self.time = time }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe time.asUnownedSerialExecutor()
  }

  func wait() async { await withCheckedContinuation { waiters.append($0) } }

  func open() {
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}

/// A log that nobody reads.
struct SilentLog: RPCLog {
  func write(_ level: RPCLogLevel, _ message: String, call id: String?) {}
}
