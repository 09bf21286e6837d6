import HTTP
import Synchronization

/// One who waits for the answer to a request, which two threads may settle: the first one does.
final class PendingAnswer: Sendable {
  /// How a request ended.
  typealias Outcome = Result<HTTPResponse, HTTPFailure>

  @safe private enum State {
    case open
    case waiting(UnsafeContinuation<Outcome, Never>)
    case settled(Outcome)
    case taken
  }

  private let state = Mutex(State.open)

  /// Waits for the outcome, once.
  func outcome() async -> Outcome {
    await unsafe withUnsafeContinuation { continuation in
      let outcome: Outcome? = state.withLock { state in
        if case .settled(let outcome) = state {
          state = .taken
          return outcome
        }
        state = unsafe .waiting(continuation)
        return nil
      }
      if let outcome { unsafe continuation.resume(returning: outcome) }
    }
  }

  /// Whether nobody waits any more.
  var isSettled: Bool {
    state.withLock { state in
      switch state {
      case .open, .waiting: false
      case .settled, .taken: true
      }
    }
  }

  /// Hands over the outcome; false if there was one already.
  @discardableResult
  func settle(_ outcome: Outcome) -> Bool {
    let (isFirst, waiter) = unsafe state.withLock { state in
      switch state {
      case .open:
        state = .settled(outcome)
        return unsafe (true, UnsafeContinuation<Outcome, Never>?.none)
      case .waiting(let continuation):
        state = .taken
        return unsafe (true, continuation)
      case .settled, .taken:
        return (false, nil)
      }
    }
    unsafe waiter?.resume(returning: outcome)
    return isFirst
  }
}
