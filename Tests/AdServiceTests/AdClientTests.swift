import AdService
import JSON
import RPC
import Synchronization
import Testing

@Suite struct AdClientTests {
  @Test func `a call travels with its name and params`() async throws {
    let transport = CannedTransport(answer: #"{"status":"SERVING","more":1}"#)
    let health = try await AdClient(transport).checkHealth()
    #expect(health.status == .serving)
    #expect(transport.calls == ["health.check {\"service\":\"\"}"])
  }

  @Test func `the items of a stream come before the answer`() async throws {
    let transport = CannedTransport(
      answer: #"{"status":"NOT_SERVING"}"#, items: [#"{"status":"SERVING"}"#])
    let items = Mutex<[Health]>([])
    let last = try await AdClient(transport).watchHealth(WatchHealthParams(service: "ads")) {
      item in
      items.withLock { $0.append(item) }
    }
    #expect(items.withLock { $0 } == [Health(status: .serving)])
    #expect(last == Health(status: .notServing))
    #expect(transport.calls == ["health.watch {\"service\":\"ads\"}"])
  }
}

/// Answers every call alike, and remembers what was called.
private final class CannedTransport: RPCTransport {
  private let answer: String
  private let items: [String]
  private let made = Mutex<[String]>([])

  init(answer: String, items: [String] = []) {
    self.answer = answer
    self.items = items
  }

  var calls: [String] { made.withLock { $0 } }

  func call<Result: JSONReadable & Sendable>(
    _ method: StaticString, _ params: some JSONWritable & Sendable, _ result: Result.Type,
  ) async throws(RPCError) -> Result {
    var json = JSONWriter()
    params.write(to: &json)
    let call = "\(method) \(String(decoding: json.bytes, as: UTF8.self))"
    made.withLock { $0.append(call) }
    return try read(answer)
  }

  func call<Result: JSONReadable & Sendable, Item: JSONReadable & Sendable>(
    _ method: StaticString, _ params: some JSONWritable & Sendable, _ result: Result.Type,
    onItem: @escaping @Sendable (Item) async -> Void,
  ) async throws(RPCError) -> Result {
    for item in items { await onItem(try read(item)) }
    return try await call(method, params, result)
  }

  private func read<Value: JSONReadable>(_ text: String) throws(RPCError) -> Value {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span, unknownMembers: .ignored)
    return try RPCError.reading(Value.self, &reader)
  }
}
