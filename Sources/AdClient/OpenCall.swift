import RPC
import Synchronization

/// One call in flight: what came for it and was not taken yet.
///
/// The lock is there because the thread of the pipes brings what any task may take.
final class OpenCall: Sendable {
  /// What comes for a call: items, and then one of the others.
  enum Arrival: Sendable {
    case item(EngineValue)
    case result(EngineValue)
    case failure(RPCError)
  }

  /// The name of the method, for messages to people.
  let method: StaticString

  /// How many items may wait for a reader, who resumes a stream after a cursor better than late.
  private static let limit = 10_000

  private struct State {
    var arrivals: [Arrival] = []
    var reader: CheckedContinuation<[Arrival], Never>?
  }

  private let state = Mutex(State())

  init(_ method: StaticString) {
    self.method = method
  }

  /// Waits until something has come, and takes all of it in order.
  func arrivals() async -> [Arrival] {
    await withCheckedContinuation { reader in
      let waiting = state.withLock { state in
        let waiting = state.arrivals
        state.arrivals = []
        state.reader = waiting.isEmpty ? reader : nil
        return waiting
      }
      if !waiting.isEmpty { reader.resume(returning: waiting) }
    }
  }

  /// Brings an item, unless too many wait already.
  func offer(_ item: EngineValue) -> Bool {
    bring(.item(item), limit: OpenCall.limit)
  }

  /// Brings what ends the call.
  func end(_ arrival: Arrival) {
    _ = bring(arrival, limit: .max)
  }

  private func bring(_ arrival: Arrival, limit: Int) -> Bool {
    let (isTaken, reader) = state.withLock { state in
      let reader = state.reader
      state.reader = nil
      let isTaken = state.arrivals.count < limit
      if reader == nil, isTaken { state.arrivals.append(arrival) }
      return (isTaken, reader)
    }
    reader?.resume(returning: [arrival])
    return isTaken
  }
}
