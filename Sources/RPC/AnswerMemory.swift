import JSON

/// What a call was answered.
enum Answer: Sendable {
  case result([UInt8])
  case failure(RPCError)

  /// How many bytes the answer takes when it is written.
  fileprivate var size: Int {
    switch self {
    case .result(let bytes): return bytes.count
    case .failure(let error):
      var json = JSONWriter()
      error.write(to: &json)
      return json.span.count
    }
  }
}

/// The answers of calls that may be made again under the same requestId.
///
/// A call is done once: while it runs, others wait for its answer; afterwards they get it from
/// here, until it is too old or there are too many. When all of them together become too long, of
/// the oldest it is only known that they were given.
struct AnswerMemory {
  /// What is known of a requestId.
  enum Standing {
    /// Nothing: the call is to be done.
    case new
    /// The same call runs.
    case running
    /// The same call was answered.
    case answered(Answer)
    /// The same call was answered, and what it was answered is not kept.
    case forgotten
    /// Another call was made under it.
    case taken
  }

  /// One who waits for an answer; nil says that the wait was ended.
  typealias Waiter = CheckedContinuation<Answer?, Never>

  private struct Entry {
    let fingerprint: Int
    var standing = Standing.running
    var size = 0
    var expires = Duration.zero
    var waiters: [Int: Waiter] = [:]
  }

  private let limits: RPCLimits
  private var entries: [ExactText: Entry] = [:]
  private var answered: [ExactText] = []

  /// The first of those whose entries are kept, and the first whose answers are.
  private var (oldest, oldestWhole) = (0, 0)
  private var bytes = 0
  private var waiters = 0

  /// Makes a memory that forgets beyond those limits.
  init(limits: RPCLimits) { self.limits = limits }

  /// Notes that a call is made under a requestId; the fingerprint tells calls apart.
  mutating func begin(_ requestID: String, fingerprint: Int, now: Duration) -> Standing {
    forget(now: now)
    let name = ExactText(requestID)
    guard let entry = entries[name] else {
      entries[name] = Entry(fingerprint: fingerprint)
      return .new
    }
    return entry.fingerprint == fingerprint ? entry.standing : .taken
  }

  /// Keeps the answer, and hands it to those who wait for it.
  mutating func finish(_ requestID: String, _ answer: Answer, now: Duration) {
    let name = ExactText(requestID)
    guard var entry = entries[name], case .running = entry.standing else { return }
    let waiting = entry.waiters.sorted { $0.key < $1.key }
    entry.standing = .answered(answer)
    entry.size = answer.size
    entry.expires = now + limits.answersKeptFor
    entry.waiters = [:]
    entries[name] = entry
    answered.append(name)
    bytes += entry.size
    for waiter in waiting { waiter.value.resume(returning: answer) }
    forget(now: now)
  }

  /// Makes a number for one who will wait.
  mutating func makeWaiterNumber() -> Int {
    waiters += 1
    return waiters
  }

  /// Keeps one who waits for the answer under a requestId that is running.
  mutating func wait(_ requestID: String, number: Int, _ waiter: Waiter) {
    let name = ExactText(requestID)
    switch entries[name]?.standing {
    case .running: entries[name]?.waiters[number] = waiter
    case .answered(let answer): waiter.resume(returning: answer)
    case .forgotten, .new, .taken, nil: waiter.resume(returning: nil)
    }
  }

  /// Wakes one who no longer wants to wait.
  mutating func stopWaiting(_ requestID: String, number: Int) {
    entries[ExactText(requestID)]?.waiters.removeValue(forKey: number)?.resume(returning: nil)
  }

  /// Drops what is too old or too much, oldest first.
  private mutating func forget(now: Duration) {
    while oldest < answered.count, isTooMany || isExpired(answered[oldest], now) {
      bytes -= entries.removeValue(forKey: answered[oldest])?.size ?? 0
      oldest += 1
    }
    oldestWhole = max(oldestWhole, oldest)
    while bytes > limits.answerBytesKept, oldestWhole < answered.count {
      forgetAnswer(to: answered[oldestWhole])
      oldestWhole += 1
    }
    if oldest > 1024, oldest * 2 > answered.count {
      answered.removeSubrange(..<oldest)
      oldestWhole -= oldest
      oldest = 0
    }
  }

  /// Keeps only that the call was done: to do it again would be worse than to say so.
  private mutating func forgetAnswer(to requestID: ExactText) {
    guard var entry = entries[requestID] else { return }
    bytes -= entry.size
    entry.standing = .forgotten
    entry.size = 0
    entries[requestID] = entry
  }

  private var isTooMany: Bool { answered.count - oldest > limits.answersKept }

  private func isExpired(_ requestID: ExactText, _ now: Duration) -> Bool {
    entries[requestID].map { $0.expires <= now } ?? true
  }
}
