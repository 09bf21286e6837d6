import JSON
import Loop
import RPC
import Server

/// A session of this process with itself, for calls from the command line.
struct CallSession {
  private let session: Session<Engine>
  private let sender: MemoryPipe.Sender
  private let received: AsyncStream<[UInt8]>
  private let explains: Bool
  private let world: World

  /// Starts an engine in this process; what it explains is shown as tables if that is wanted.
  init(_ found: FoundConfiguration, on loop: EventLoop, explains: Bool = false) {
    let log = Log(
      LogOutput(), form: .text, level: RPCLogLevel(found), timeline: loop)
    let (received, writer) = AsyncStream.makeStream(of: [UInt8].self)
    let pipe = MemoryPipe { writer.yield($0) }
    let sender = pipe.sender
    world = World(found, on: loop, log: log)
    let engine = Engine(found, in: world.surroundings, log: log)
    self.sender = sender
    self.received = received
    self.explains = explains
    session = Session(
      engine, pipe: pipe, time: LoopTime(loop), limits: RPCLimits(found),
      framing: .lines, log: log)
  }

  /// Makes the calls one after another, shows what they come to, and gives the code to exit with.
  func make(_ calls: [PlannedCall]) async -> Int32 {
    async let end = session.serve()
    let code = await makeAll(calls)
    sender.finish()
    _ = await end
    world.end()
    return code
  }

  private func makeAll(_ calls: [PlannedCall]) async -> Int32 {
    var lines = Lines(received)
    var answers: [JSONValue] = []
    for (index, call) in calls.enumerated() {
      do throws(UsageError) {
        send(call.method, try call.params(after: answers), id: index + 1)
      } catch {
        Terminal.complain(error.message)
        return ExitCode.usage
      }
      if calls.count > 1 { Terminal.show("# \(index + 1) \(call.method)") }
      guard let answer = await answer(&lines) else { return ExitCode.unavailable }
      if let error = answer["error"] {
        show(error, error["data"]?["explain"])
        return CallSession.exitCode(of: error)
      }
      let result = answer["result"] ?? .null
      show(result, result["explain"])
      answers.append(result)
    }
    return ExitCode.success
  }

  /// Shows an answer, or the explanation in it as a table.
  private func show(_ answer: JSONValue, _ explanation: JSONValue?) {
    guard explains, let explanation else { return Terminal.show(answer.formatted()) }
    Terminal.show(ExplainTable(explanation).text)
  }

  private func send(_ method: String, _ params: JSONValue, id: Int) {
    var json = JSONWriter()
    json.beginObject()
    json.key("jsonrpc")
    json.string("2.0")
    json.key("id")
    json.integer(Int64(id))
    json.key("method")
    json.string(method)
    json.key("params")
    params.write(to: &json)
    json.endObject()
    sender.yield(json.bytes + [UInt8(ascii: "\n")])
  }

  /// The answer, once it is there; the items of a stream are shown as they come.
  private func answer(_ lines: inout Lines) async -> JSONValue? {
    while let line = await lines.next() {
      guard let message = try? JSONValue(parsing: line) else { continue }
      guard message["method"] != nil else { return message }
      Terminal.show((message["params"]?["value"] ?? .null).formatted())
    }
    return nil
  }

  private static func exitCode(of error: JSONValue) -> Int32 {
    guard case .number(let number)? = error["code"], let code = number.integer else {
      return Int32(RPCStatus.unknown.rawValue)
    }
    return Int32(RPCStatus(code: Int(code)).rawValue)
  }
}

/// Lines out of pieces of text.
private struct Lines {
  private var pieces: AsyncStream<[UInt8]>.Iterator
  private var rest: [UInt8] = []

  init(_ pieces: AsyncStream<[UInt8]>) { self.pieces = pieces.makeAsyncIterator() }

  /// The next line; nil when no more will come.
  mutating func next() async -> [UInt8]? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(rest[..<end])
        rest.removeSubrange(...end)
        return line
      }
      guard let piece = await pieces.next(isolation: #isolation) else { return nil }
      rest += piece
    }
  }
}
