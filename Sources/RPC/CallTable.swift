import JSON

/// Where the answer of a call goes.
struct Reply {
  /// The id as it came.
  let id: String

  /// Whether anybody wants an answer: a notification has none, not even when it fails.
  let isWanted: Bool

  /// The batch that the call came in, and its place there.
  var batch: (answers: BatchAnswers, place: Int)?

  /// Whether the call can be found by its id while it waits; no other call has the same then.
  fileprivate var isNamed: Bool { isWanted && id != "null" }
}

/// The answers of one batch, which leave together when the last of them is there.
final class BatchAnswers {
  private var answers: [[UInt8]?] = []
  private var isClosed = false
  private var missing = 0

  /// How many bytes of answers wait for the others.
  private(set) var size = 0

  /// Makes room for one more answer.
  func addPlace() -> Int {
    answers.append(nil)
    missing += 1
    return answers.count - 1
  }

  /// Puts an answer, or nothing, into its place.
  func put(_ answer: [UInt8]?, at place: Int) {
    answers[place] = answer
    missing -= 1
    size += answer?.count ?? 0
  }

  /// Tells that no more places will be added.
  func close() { isClosed = true }

  /// The answers that somebody wants, once all of them are there.
  var wanted: [[UInt8]]? { isClosed && missing == 0 ? answers.compactMap(\.self) : nil }
}

/// The calls that wait for their answers.
struct CallTable {
  /// Why a call ends before its work does.
  enum Ending {
    case cancelled
    case deadline
    case shutdown
  }

  /// One call that waits.
  struct Entry {
    /// Where its answer goes.
    let reply: Reply

    /// The word under which its answer is remembered.
    let requestID: String?

    /// Cancels the task of the call, once it runs.
    var canceller: RPCCanceller?

    /// Why it ends, if it does not by itself.
    var ending: Ending?

    /// How many items its stream has sent.
    var sent: Int64 = 0
  }

  private var slots: [(entry: Entry?, generation: Int)] = []
  private var free: [Int] = []
  private var tickets: [ExactText: Int] = [:]

  /// How many calls wait.
  var count: Int { slots.count - free.count }

  /// The number that the next call to be added will get.
  var next: Int {
    guard let slot = free.last else { return slots.count }
    return slots[slot].generation << 32 | slot
  }

  /// Takes a call in and gives the number under which it is found.
  mutating func add(_ entry: Entry) -> Int {
    let ticket = next
    if let slot = free.popLast() {
      slots[slot].entry = entry
    } else {
      slots.append((entry, 0))
    }
    if entry.reply.isNamed { tickets[ExactText(entry.reply.id)] = ticket }
    return ticket
  }

  /// The call of that number, unless it has been answered.
  subscript(ticket: Int) -> Entry? {
    get { isCurrent(ticket) ? slots[ticket & 0xFFFF_FFFF].entry : nil }
    set { if isCurrent(ticket) { slots[ticket & 0xFFFF_FFFF].entry = newValue } }
  }

  /// Whether a call has not been answered yet.
  func isWaiting(_ ticket: Int) -> Bool {
    isCurrent(ticket) && slots[ticket & 0xFFFF_FFFF].entry != nil
  }

  /// Notes that a call begins to run, and can be cancelled from now on.
  ///
  /// Says whether it is to end at once; nil if it has been answered.
  mutating func begin(_ ticket: Int, _ canceller: RPCCanceller) -> Bool? {
    guard isWaiting(ticket) else { return nil }
    slots[ticket & 0xFFFF_FFFF].entry?.canceller = canceller
    return slots[ticket & 0xFFFF_FFFF].entry?.ending != nil
  }

  private func isCurrent(_ ticket: Int) -> Bool {
    let slot = ticket & 0xFFFF_FFFF
    return slot < slots.count && slots[slot].generation == ticket >> 32
  }

  /// The number of the call that waits under an id.
  func ticket(ofID id: String) -> Int? { tickets.isEmpty ? nil : tickets[ExactText(id)] }

  /// The numbers of all calls that wait.
  var all: [Int] {
    slots.indices.filter { slots[$0].entry != nil }.map { slots[$0].generation << 32 | $0 }
  }

  /// Takes a call out.
  mutating func remove(_ ticket: Int) -> Entry? {
    guard isCurrent(ticket) else { return nil }
    let slot = ticket & 0xFFFF_FFFF
    guard let entry = slots[slot].entry.take() else { return nil }
    slots[slot].generation += 1
    free.append(slot)
    if entry.reply.isNamed { tickets[ExactText(entry.reply.id)] = nil }
    return entry
  }
}
