import RPC
import Synchronization

/// Where callers and the thread of the pipes meet: the calls in flight, and what is to be written.
///
/// It has a lock because callers come from any thread; nothing in it waits. What is to be written
/// needs no limit of its own: each call waits for its answer, so it grows with the callers only.
final class Switchboard: Sendable {
  private struct State {
    var calls: [Int64: OpenCall] = [:]
    var outbox: [UInt8] = []
    var isClosing = false
    var end: (error: RPCError, exit: EngineExit)?
    var closers: [CheckedContinuation<EngineExit, Never>] = []

    /// Adds to what is to be written, and says whether that was nothing.
    mutating func post(_ message: [UInt8]) -> Bool {
      defer { outbox += message }
      return outbox.isEmpty
    }
  }

  /// Rings when there is something to write or to end.
  let bell: Bell

  private let state = Mutex(State())
  private let lastID = Atomic<Int64>(0)

  init(_ bell: Bell) {
    self.bell = bell
  }

  /// Puts a call on its way, with the message that is made for its id.
  func begin(_ call: OpenCall, _ message: (Int64) -> [UInt8]) throws(RPCError) -> Int64 {
    let id = lastID.wrappingAdd(1, ordering: .relaxed).newValue
    let message = message(id)
    let wasEmpty = try state.withLock { state throws(RPCError) in
      if let end = state.end { throw end.error }
      if state.isClosing { throw RPCError(.engineGone, "the engine was closed") }
      state.calls[id] = call
      return state.post(message)
    }
    if wasEmpty { bell.ring() }
    return id
  }

  /// Tells the engine that nobody needs a call any more, which it still answers.
  func withdraw(_ id: Int64) {
    if state.withLock({ $0.calls[id] != nil }) { send(EngineRequest.cancellation(of: id)) }
  }

  /// Withdraws a call, if it is still in flight, and drops what comes for it.
  func forget(_ id: Int64) {
    if take(id) != nil { send(EngineRequest.cancellation(of: id)) }
  }

  /// Ends the engine once what is on its way is written.
  func close() {
    state.withLock { $0.isClosing = true }
    bell.ring()
  }

  /// Waits until the engine has gone.
  func exit() async -> EngineExit {
    await withCheckedContinuation { closer in
      let exit = state.withLock { state in
        if state.end == nil { state.closers.append(closer) }
        return state.end?.exit
      }
      if let exit { closer.resume(returning: exit) }
    }
  }

  private func send(_ message: [UInt8]) {
    if state.withLock({ $0.post(message) }) { bell.ring() }
  }

  private func take(_ id: Int64) -> OpenCall? {
    state.withLock { $0.calls.removeValue(forKey: id) }
  }
}

/// What the thread of the pipes does.
extension Switchboard {
  /// Whether the engine shall end.
  var isClosing: Bool { state.withLock { $0.isClosing } }

  /// Takes all that is to be written.
  func takeOutbox() -> [UInt8] {
    state.withLock { state in
      defer { state.outbox = [] }
      return state.outbox
    }
  }

  /// Hands on what the engine said to the call that it is for.
  func hear(_ message: EngineMessage) {
    switch message {
    case .item(let id, let value):
      guard let call = state.withLock({ $0.calls[id] }), !call.offer(value) else { return }
      forget(id)
      let message = "nobody takes the items of \(call.method)"
      call.end(.failure(RPCError(.streamUnread, message)))
    case .result(let id, let value): take(id)?.end(.result(value))
    case .failure(let id?, let error): take(id)?.end(.failure(error))
    case .failure(nil, let error): fail(error)
    case .notification: break
    }
  }

  /// Ends every call that is left, and all that will come.
  func end(_ error: RPCError, _ exit: EngineExit) {
    let closers = state.withLock { state in
      state.end = (error, exit)
      defer { state.closers = [] }
      return state.closers
    }
    fail(error)
    for closer in closers { closer.resume(returning: exit) }
  }

  /// Fails every call in flight: an error without an id is some call's, and none may wait for ever.
  private func fail(_ error: RPCError) {
    let calls = state.withLock { state in
      defer { state.calls = [:] }
      return state.calls.values
    }
    for call in calls { call.end(.failure(error)) }
  }
}
