import AdService
import JSON
import RPC
import Synchronization

/// Answers every call alike, and remembers what was called.
final class CannedTransport: RPCTransport, RPCTelling {
  private let answer: String
  private let items: [String]
  private let made = Mutex<[String]>([])

  init(answer: String, items: [String] = []) {
    self.answer = answer
    self.items = items
  }

  /// What was called and told, in order.
  var calls: [String] { made.withLock { $0 } }

  func call<Result: JSONReadable & Sendable>(
    _ method: StaticString, _ params: some JSONWritable & Sendable, _ result: Result.Type,
  ) async throws(RPCError) -> Result {
    tell(method, params)
    return try read(answer)
  }

  func tell(_ method: StaticString, _ params: some JSONWritable & Sendable) {
    var json = JSONWriter()
    params.write(to: &json)
    let call = "\(method) \(String(decoding: json.bytes, as: UTF8.self))"
    made.withLock { $0.append(call) }
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
