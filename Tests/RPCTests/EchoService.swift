import JSON
import Loop
import RPC

/// A service that knows no ads, to prove that this layer needs none.
///
/// - `echo` answers its params in the same turn; `repeat {text, times}` answers a long string.
/// - `wait {ms}` answers after that time, `hang` only when the gate opens, `fail` fails.
/// - `count {to, everyMs}` streams numbers.
/// - `add {}` counts what has been done, before it waits 5 ms; `total` tells how much that is.
/// - `order {…}` has params that can be wrong in many ways.
final class EchoService: RPCService {
  static let serverInfo = (name: "echo", version: "1.2.3")
  static let methodNames = [
    "echo", "repeat", "wait", "hang", "fail", "count", "add", "total", "order",
  ]

  private let timeline: any Timeline
  private let gate: Gate
  private var total: Int64 = 0
  private(set) var isEnding = false

  init(on timeline: any Timeline, _ gate: Gate) {
    self.timeline = timeline
    self.gate = gate
  }

  static func shape(ofParamsOf method: JSONKey) -> JSONShape? {
    switch method {
    case JSONKey("wait"): WaitParams.shape
    case JSONKey("order"): OrderParams.shape
    default: nil
    }
  }

  func inputEnded() { isEnding = true }

  func start(
    _ method: JSONKey, _ params: inout JSONReader, _ call: RPCCall, _ answer: inout JSONWriter,
  ) throws(RPCError) -> RPCStart<EchoService> {
    switch method {
    case JSONKey("echo"):
      try RPCError.reading(JSONValue.self, &params).write(to: &answer)
      return .answered
    case JSONKey("repeat"):
      let params = try RPCError.reading(JSONValue.self, &params)
      answer.string(String(repeating: params.string("text"), count: Int(params.integer("times"))))
      return .answered
    case JSONKey("order"):
      _ = try RPCError.reading(OrderParams.self, &params)
      answer.null()
      return .answered
    case JSONKey("total"):
      answer.integer(total)
      return .answered
    case JSONKey("fail"):
      throw RPCError(RPCReason("NOPE", code: 9, remedy: "Do not."), "it failed")
    default:
      return try startWaiting(method, &params, call)
    }
  }

  private func startWaiting(
    _ method: JSONKey, _ params: inout JSONReader, _ call: RPCCall,
  ) throws(RPCError) -> RPCStart<EchoService> {
    switch method {
    case JSONKey("wait"):
      let span = try RPCError.reading(WaitParams.self, &params).ms
      return .waits { service throws(RPCError) in try await service.wait(span) }
    case JSONKey("hang"):
      return .waits { service throws(RPCError) in await service.hang() }
    case JSONKey("count"):
      let params = try RPCError.reading(JSONValue.self, &params)
      let stream = call.stream(of: JSONValue.self)
      return .waits { service throws(RPCError) in
        try await service.count(to: params.integer("to"), params.integer("everyMs"), stream)
      }
    case JSONKey("add"):
      return .waits { service throws(RPCError) in await service.add() }
    default:
      return .unknownMethod
    }
  }

  private func wait(_ span: Int64) async throws(RPCError) -> JSONValue {
    do {
      try await timeline.sleep(for: .milliseconds(span))
    } catch {
      total += 100
      throw RPCError(RPCReason("WOKEN", code: 10), "the wait was cut short")
    }
    return .string("waited \(span)")
  }

  private func hang() async -> JSONValue {
    await gate.wait()
    return .string("hung")
  }

  private func count(
    to last: Int64, _ span: Int64, _ stream: RPCStream<JSONValue>,
  ) async throws(RPCError) -> JSONValue {
    var number: Int64 = 0
    while number < last, !isEnding {
      number += 1
      if span > 0 { _ = try? await timeline.sleep(for: .milliseconds(span)) }
      try await stream.send(.number(JSONNumber(number)))
    }
    return .string("counted to \(number)")
  }

  private func add() async -> JSONValue {
    total += 1
    let mine = total
    _ = try? await timeline.sleep(for: .milliseconds(5))
    return .number(JSONNumber(mine))
  }
}

extension JSONValue {
  fileprivate func integer(_ name: String) -> Int64 {
    guard case .number(let number)? = self[name] else { return 0 }
    return number.integer ?? 0
  }

  fileprivate func string(_ name: String) -> String {
    guard case .string(let text)? = self[name] else { return "" }
    return text
  }
}

/// The params of `wait`.
struct WaitParams: JSONReadable {
  var ms: Int64

  static let shape = JSONShape.object(
    [
      .init(name: "ms", isRequired: true, shape: .integer(0...1_000_000)),
      .init(name: "_meta", isRequired: false, shape: .any),
    ], exactlyOne: false)

  init(from json: inout JSONReader) throws(JSONError) {
    var ms: Int64?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch json.text(of: key) {
      case "ms": ms = try json.readInteger(in: 0...1_000_000)
      case "_meta": _ = try json.skipValue()
      default: try json.unknownMember(key)
      }
    }
    guard let ms else { throw json.failure(.missingMember("ms")) }
    self.ms = ms
  }
}

/// The params of `order`, which are read only as far as the first mistake.
struct OrderParams: JSONReadable {
  static let shape = JSONShape.object(
    [
      .init(name: "item", isRequired: true, shape: .string(length: 1...20, format: nil)),
      .init(name: "count", isRequired: true, shape: .integer(1...10)),
      .init(name: "size", isRequired: false, shape: .enumeration(["small", "large"])),
      .init(
        name: "tags", isRequired: false,
        shape: .array(.string(length: 0...9, format: nil), count: 0...3)),
      .init(name: "gift", isRequired: false, shape: .boolean),
      .init(name: "_meta", isRequired: false, shape: .any),
    ], exactlyOne: false)

  init(from json: inout JSONReader) throws(JSONError) {
    let offset = json.offset
    let range = try json.skipValue()
    guard range.count > 2 else { throw json.failure(.missingMember("item")) }
    throw JSONError(offset: offset, reason: .wrongType(.string))
  }
}
