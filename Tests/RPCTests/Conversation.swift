import JSON
import Loop
import RPC
import Server

/// The gist of every line that the echo service answers to these steps.
func gists(_ steps: Step..., limits: RPCLimits = RPCLimits()) throws -> [String] {
  try conversation(steps, limits: limits).gists
}

/// The same with the milliseconds at which each was written.
func timedGists(_ steps: Step..., limits: RPCLimits = RPCLimits()) throws -> [String] {
  try conversation(steps, limits: limits).timed
}

/// Takes the steps with the echo service under virtual time, and tells what it wrote.
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
