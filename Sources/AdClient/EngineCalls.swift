public import AdService
public import JSON
public import RPC

/// Carries calls that say the same about themselves, such as how long they may take.
public struct EngineCalls: RPCTransport {
  private let engine: EngineProcess
  private let meta: CallMeta

  init(_ engine: EngineProcess, _ meta: CallMeta) {
    self.engine = engine
    self.meta = meta
  }

  public func call<Result: JSONReadable & Sendable>(
    _ method: StaticString, _ params: some JSONWritable & Sendable, _ result: Result.Type,
  ) async throws(RPCError) -> Result {
    try await answer(to: method, params) { _ in }.read(of: method)
  }

  public func call<Result: JSONReadable & Sendable, Item: JSONReadable & Sendable>(
    _ method: StaticString, _ params: some JSONWritable & Sendable, _ result: Result.Type,
    onItem: @escaping @Sendable (Item) async -> Void,
  ) async throws(RPCError) -> Result {
    let answer = try await answer(to: method, params) { item async throws(RPCError) in
      await onItem(try item.read(of: method))
    }
    return try answer.read(of: method)
  }

  /// Makes a call, which cancelling the task withdraws: the engine then still has the last word.
  private func answer(
    to method: StaticString, _ params: some JSONWritable,
    onItem: (EngineValue) async throws(RPCError) -> Void,
  ) async throws(RPCError) -> EngineValue {
    if Task.isCancelled { throw RPCError(.cancelled, "\(method) was cancelled before it was sent") }
    let call = OpenCall(method)
    let id = try engine.board.begin(call) { EngineRequest.call($0, method, params, meta) }
    defer { engine.board.forget(id) }
    return try await withTaskCancellationHandler {
      await EngineCalls.outcome(of: call, onItem: onItem)
    } onCancel: {
      engine.board.withdraw(id)
    }.get()
  }

  private static func outcome(
    of call: OpenCall, onItem: (EngineValue) async throws(RPCError) -> Void,
  ) async -> Result<EngineValue, RPCError> {
    while true {
      for arrival in await call.arrivals() {
        switch arrival {
        case .item(let item):
          do throws(RPCError) { try await onItem(item) } catch { return .failure(error) }
        case .result(let value): return .success(value)
        case .failure(let error): return .failure(error)
        }
      }
    }
  }
}
