import JSON
import Loop
import RPC

/// A service that knows no ads, to prove that this layer needs none.
///
/// - `echo` answers its params in the same turn.
/// - `wait {ms}` answers after that time; `count {to}` streams numbers, 10 ms apart.
/// - `add {to}` counts what has been done, in order; `fail` fails.
final class EchoService: RPCService {
  static let serverInfo = (name: "echo", version: "1.2.3")
  static let methodNames = ["echo", "wait", "count", "add", "total", "fail", "hang"]

  private let timeline: any Timeline
  private var total: Int64 = 0
  private(set) var hasEnded = false

  init(on timeline: any Timeline) { self.timeline = timeline }

  static func shape(ofParamsOf method: JSONKey) -> JSONShape? {
    method == JSONKey("wait") ? WaitParams.shape : nil
  }

  func inputEnded() { hasEnded = true }

  var isEnding: Bool { false }

  func start(
    _ method: JSONKey, _ params: inout JSONReader, _ call: RPCCall, _ answer: inout JSONWriter,
  ) throws(RPCError) -> RPCStart<EchoService> {
    switch method {
    case JSONKey("echo"):
      try RPCError.reading(JSONValue.self, &params).write(to: &answer)
      return .answered
    case JSONKey("wait"):
      let span = try RPCError.reading(WaitParams.self, &params).ms
      return .waits { service throws(RPCError) in try await service.wait(span) }
    case JSONKey("count"):
      let stream = call.stream(of: JSONValue.self)
      return .waits { service throws(RPCError) in try await service.count(stream) }
    case JSONKey("add"):
      return .waits { service throws(RPCError) in await service.add() }
    case JSONKey("total"):
      answer.integer(total)
      return .answered
    case JSONKey("fail"):
      throw RPCError(RPCReason("NOPE", code: 9, remedy: "Do not."), "it failed")
    default:
      return .unknownMethod
    }
  }

  private func wait(_ span: Int64) async throws(RPCError) -> JSONValue {
    do {
      try await timeline.sleep(for: .milliseconds(span))
    } catch {
      throw RPCError(RPCReason("WOKEN", code: 10), "the wait was cut short")
    }
    return .string("waited \(span)")
  }

  private func count(_ stream: RPCStream<JSONValue>) async throws(RPCError) -> JSONValue {
    for number in 1...3 {
      _ = try? await timeline.sleep(for: .milliseconds(10))
      try await stream.send(.number(JSONNumber(Int64(number))))
    }
    return .string("counted")
  }

  private func add() async -> JSONValue {
    total += 1
    _ = try? await timeline.sleep(for: .milliseconds(5))
    return .number(JSONNumber(total))
  }
}

/// The params of `wait`.
struct WaitParams: JSONReadable {
  var ms: Int64

  static let shape = JSONShape.object(
    [.init(name: "ms", isRequired: true, shape: .integer(0...100_000))], exactlyOne: false)

  init(from json: inout JSONReader) throws(JSONError) {
    var ms: Int64?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch json.text(of: key) {
      case "ms": ms = try json.readInteger(in: 0...100_000)
      case "_meta": _ = try json.skipValue()
      default: try json.unknownMember(key)
      }
    }
    guard let ms else { throw json.failure(.missingMember("ms")) }
    self.ms = ms
  }
}
