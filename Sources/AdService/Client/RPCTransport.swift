public import JSON
public import RPC

/// Carries the calls of a client to a service, and the answers back.
///
/// It reads answers with unknown members ignored, so that a client outlives newer services.
public protocol RPCTransport: Sendable {
  /// Makes a call and waits for its answer.
  func call<Result: JSONReadable & Sendable>(
    _ method: StaticString, _ params: some JSONWritable & Sendable, _ result: Result.Type,
  ) async throws(RPCError) -> Result

  /// Makes a call, hands over each item of its stream in order, and waits for its answer.
  func call<Result: JSONReadable & Sendable, Item: JSONReadable & Sendable>(
    _ method: StaticString, _ params: some JSONWritable & Sendable, _ result: Result.Type,
    onItem: @escaping @Sendable (Item) async -> Void,
  ) async throws(RPCError) -> Result
}
