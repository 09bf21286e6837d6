import JSON

/// What a call was answered.
enum Answer: Sendable {
  case result([UInt8])
  case failure(RPCError)

  /// About how much memory the answer takes.
  var size: Int {
    switch self {
    case .result(let bytes): bytes.count
    case .failure(let error): error.message.utf8.count + 200
    }
  }
}

/// The answers of calls that may be made again under the same requestId.
///
/// A call is done once: while it runs, others wait for its answer; afterwards they get it from here,
/// until it is too old or there are too many.
struct AnswerMemory {
  /// What is known of a requestId.
  enum Standing {
    /// Nothing: the call is to be done.
    case new
    /// The same call runs.
    case running
    /// The same call was answered.
    case answered(Answer)
    /// Another call was made under it.
    case taken
  }

  private struct Entry {
    let fingerprint: Int
    var answer: Answer?
    var expires = Duration.zero
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let limits: RPCLimits
  private var entries: [String: Entry] = [:]
  private var answered: [String] = []
  private var oldest = 0
  private var bytes = 0
  private var waiters = 0

  init(limits: RPCLimits) { self.limits = limits }

  /// Notes that a call is made under a requestId; the fingerprint tells calls apart.
  mutating func begin(_ requestID: String, fingerprint: Int, now: Duration) -> Standing {
    forget(now: now)
    guard let entry = entries[requestID] else {
      entries[requestID] = Entry(fingerprint: fingerprint)
      return .new
    }
    guard entry.fingerprint == fingerprint else { return .taken }
    return entry.answer.map(Standing.answered) ?? .running
  }

  /// Keeps the answer, and wakes those who wait for it.
  mutating func finish(_ requestID: String, _ answer: Answer, now: Duration) {
    guard var entry = entries[requestID], entry.answer == nil else { return }
    let waiting = entry.waiters.values
    entry.answer = answer
    entry.expires = now + limits.answersKeptFor
    entry.waiters = [:]
    entries[requestID] = entry
    answered.append(requestID)
    bytes += answer.size
    for waiter in waiting { waiter.resume() }
    forget(now: now)
  }

  /// The answer under a requestId, once it is there.
  func answer(to requestID: String) -> Answer? { entries[requestID]?.answer }

  /// Makes a number for one who will wait.
  mutating func makeWaiterNumber() -> Int {
    waiters += 1
    return waiters
  }

  /// Keeps one who waits for the answer under a requestId.
  mutating func wait(
    _ requestID: String, number: Int, _ continuation: CheckedContinuation<Void, Never>,
  ) {
    guard entries[requestID] != nil else { return continuation.resume() }
    entries[requestID]?.waiters[number] = continuation
  }

  /// Wakes one who no longer wants to wait.
  mutating func stopWaiting(_ requestID: String, number: Int) {
    entries[requestID]?.waiters.removeValue(forKey: number)?.resume()
  }

  /// Drops what is too old or too much, oldest first.
  private mutating func forget(now: Duration) {
    while oldest < answered.count, isTooMuch || isExpired(answered[oldest], now) {
      let entry = entries.removeValue(forKey: answered[oldest])
      bytes -= entry?.answer?.size ?? 0
      oldest += 1
    }
    if oldest > 1024, oldest * 2 > answered.count {
      answered.removeSubrange(..<oldest)
      oldest = 0
    }
  }

  private var isTooMuch: Bool {
    answered.count - oldest > limits.answersKept || bytes > limits.answerBytesKept
  }

  private func isExpired(_ requestID: String, _ now: Duration) -> Bool {
    entries[requestID].map { $0.expires <= now } ?? true
  }
}
