/// A ledger that keeps the latest records in memory, and drops the oldest.
///
/// The records stand in a ring, and those of one ad or session are linked, oldest to newest.
/// Therefore appending takes constant time, and listing one subject's records looks at no other's.
package struct MemoryLedger: EventLedger {
  private struct Slot {
    var record: LedgerRecord
    var nextOfSubject: Int64 = 0
  }

  private struct Ends {
    var first: Int64
    var last: Int64
  }

  /// How many records are kept.
  package let capacity: Int

  /// The cursor of the newest record; 0 before the first.
  package private(set) var newestCursor: Int64 = 0

  private var ring: [Slot] = []
  private var subjects: [String: Ends] = [:]

  /// Begins empty; the memory grows with the records up to the capacity, which is at least one.
  package init(capacity: Int) {
    precondition(capacity > 0)
    self.capacity = capacity
  }

  /// The cursor of the oldest record that is kept; one more than the newest when there is none.
  package var oldestCursor: Int64 { newestCursor - Int64(ring.count) + 1 }

  /// Writes a record down, over the oldest when the ledger is full, and returns its cursor.
  package mutating func append(_ record: LedgerRecord) -> Int64 {
    if ring.count == capacity {
      forgetOldest()
      newestCursor += 1
      ring[place(of: newestCursor)] = Slot(record: record)
    } else {
      newestCursor += 1
      ring.append(Slot(record: record))
    }
    if let subject = record.subject { link(newestCursor, to: subject) }
    return newestCursor
  }

  /// Lists at most so many records after the cursor, oldest first, of one subject or of all.
  package func list(
    after cursor: Int64? = nil,
    limit: Int,
    subject: String? = nil,
  ) throws(LedgerRefusal) -> [LedgerEntry] {
    let after = cursor ?? oldestCursor - 1
    if after > newestCursor || after < 0 { throw .notYetWritten(newest: newestCursor) }
    if after < oldestCursor - 1 { throw .dropped(resumeAfter: oldestCursor - 1) }
    guard limit > 0 else { return [] }
    guard let subject else { return entries(after: after, limit: limit) }
    return entries(after: after, limit: limit, of: subject)
  }

  /// Finds the newest record of the ad that fits.
  package func cursor(ofAd adID: String, where fits: (LedgerRecord) -> Bool) -> Int64? {
    var found: Int64?
    var cursor = subjects[adID]?.first ?? 0
    while cursor != 0 {
      let slot = ring[place(of: cursor)]
      if fits(slot.record) { found = cursor }
      cursor = slot.nextOfSubject
    }
    return found
  }

  private func entries(after: Int64, limit: Int) -> [LedgerEntry] {
    let end = newestCursor - after > limit ? after + Int64(limit) : newestCursor
    guard after < end else { return [] }
    return (after + 1...end).map { LedgerEntry(cursor: $0, record: ring[place(of: $0)].record) }
  }

  private func entries(after: Int64, limit: Int, of subject: String) -> [LedgerEntry] {
    var entries: [LedgerEntry] = []
    var cursor = subjects[subject]?.first ?? 0
    while cursor != 0, entries.count < limit {
      let slot = ring[place(of: cursor)]
      if cursor > after { entries.append(LedgerEntry(cursor: cursor, record: slot.record)) }
      cursor = slot.nextOfSubject
    }
    return entries
  }

  private func place(of cursor: Int64) -> Int {
    Int((cursor - 1) % Int64(capacity))
  }

  private mutating func link(_ cursor: Int64, to subject: String) {
    guard let last = subjects[subject]?.last else {
      subjects[subject] = Ends(first: cursor, last: cursor)
      return
    }
    ring[place(of: last)].nextOfSubject = cursor
    subjects[subject]?.last = cursor
  }

  private mutating func forgetOldest() {
    let slot = ring[place(of: oldestCursor)]
    guard let subject = slot.record.subject else { return }
    if slot.nextOfSubject == 0 {
      subjects[subject] = nil
    } else {
      subjects[subject]?.first = slot.nextOfSubject
    }
  }
}
