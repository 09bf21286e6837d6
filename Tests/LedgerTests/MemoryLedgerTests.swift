import Ledger
import Testing

private func record(_ number: Int, ad: String? = nil) -> LedgerRecord {
  LedgerRecord(type: "click", adID: ad, atMs: Int64(number))
}

/// A ledger with that many records, of the ads a, b and c in turn.
private func ledger(_ count: Int, capacity: Int) -> MemoryLedger {
  var ledger = MemoryLedger(capacity: capacity)
  for number in 1...count { _ = ledger.append(record(number, ad: ["c", "a", "b"][number % 3])) }
  return ledger
}

@Suite struct MemoryLedgerTests {
  @Test func `cursors count from one`() {
    var ledger = MemoryLedger(capacity: 3)
    #expect(ledger.newestCursor == 0)
    #expect(ledger.oldestCursor == 1)
    let cursors = (1...5).map { ledger.append(record($0)) }
    #expect(cursors == [1, 2, 3, 4, 5])
    #expect(ledger.newestCursor == 5)
    #expect(ledger.oldestCursor == 3)
  }

  @Test(
    arguments: [
      (nil, 10, [3, 4, 5]), (2, 10, [3, 4, 5]), (3, 10, [4, 5]), (5, 10, []), (nil, 2, [3, 4]),
      (nil, 0, []), (4, Int.max, [5]),
    ] as [(Int64?, Int, [Int64])])
  func `the oldest kept come first`(_ after: Int64?, _ limit: Int, _ expected: [Int64]) throws {
    let entries = try ledger(5, capacity: 3).list(after: after, limit: limit)
    #expect(entries.map(\.cursor) == expected)
    #expect(entries.map(\.record.atMs) == expected)
  }

  @Test(arguments: [0, 1] as [Int64])
  func `a reader that fell behind is told where to go on`(_ after: Int64) {
    let ledger = ledger(5, capacity: 3)
    #expect(throws: LedgerRefusal.dropped(resumeAfter: 2)) {
      try ledger.list(after: after, limit: 1)
    }
    #expect(throws: LedgerRefusal.dropped(resumeAfter: 2)) {
      try ledger.list(after: after, limit: 1, subject: "a")
    }
  }

  @Test(arguments: [6, .max, -1, .min] as [Int64])
  func `a cursor that was never given out is refused`(_ after: Int64) {
    let ledger = ledger(5, capacity: 3)
    #expect(throws: LedgerRefusal.notYetWritten(newest: 5)) {
      try ledger.list(after: after, limit: 1)
    }
  }

  @Test func `an empty ledger lists nothing`() throws {
    let ledger = MemoryLedger(capacity: 1)
    #expect(try ledger.list(limit: 10).isEmpty)
    #expect(try ledger.list(after: 0, limit: 10).isEmpty)
    #expect(try ledger.list(limit: 10, subject: "a").isEmpty)
  }

  @Test(arguments: [1, 2, 3, 7, 10, 50])
  func `listing one ad finds what looking at all records finds`(_ capacity: Int) throws {
    let ledger = ledger(20, capacity: capacity)
    let all = try ledger.list(limit: 100)
    for ad in ["a", "b", "c", "d"] {
      let own = try ledger.list(limit: 100, subject: ad)
      #expect(own == all.filter { $0.record.adID == ad })
      let late = try ledger.list(after: 19, limit: 1, subject: ad)
      #expect(late == Array(own.filter { $0.cursor > 19 }.prefix(1)))
    }
  }

  @Test func `the records of a session are found as those of an ad are`() throws {
    var ledger = MemoryLedger(capacity: 10)
    for session in ["session-1", "session-2", "session-1"] {
      let playback = LedgerRecord.Playback(
        sessionID: session, stream: "live", breakID: "break-1", podIndex: 1, timeOffsetMs: 0,
        maxDurationMs: 1000, pod: nil)
      _ = ledger.append(LedgerRecord(type: "adBreakStarted", atMs: 7, playback: playback))
    }
    let own = try ledger.list(limit: 10, subject: "session-1")
    #expect(own.map(\.cursor) == [1, 3])
    #expect(own.allSatisfy { $0.record.playback?.sessionID == "session-1" })
  }

  @Test func `records of no ad pass through the ring as well`() throws {
    var ledger = MemoryLedger(capacity: 2)
    _ = ledger.append(record(1, ad: "a"))
    for number in 2...5 { _ = ledger.append(record(number)) }
    #expect(try ledger.list(limit: 9).map(\.cursor) == [4, 5])
    #expect(try ledger.list(limit: 9, subject: "a").isEmpty)
  }

  @Test func `the newest record of an ad that fits is found`() {
    let ledger = ledger(9, capacity: 5)
    #expect(ledger.cursor(ofAd: "a") { $0.type == "click" } == 7)
    #expect(ledger.cursor(ofAd: "a") { $0.atMs < 7 } == nil)
    #expect(ledger.cursor(ofAd: "b") { $0.atMs < 8 } == 5)
    #expect(ledger.cursor(ofAd: "d") { _ in true } == nil)
  }

  @Test func `what few records have is kept beside them`() throws {
    let details = LedgerRecord.Details(
      eventID: "e-1", asset: "MainImage",
      value: .init(micros: 2_500, currency: "USD", precision: "publisherProvided"),
      reported: "click", reason: "OUT_OF_ORDER")
    var ledger = MemoryLedger(capacity: 1)
    _ = ledger.append(LedgerRecord(type: "paid", adID: "ad-1", atMs: 7, details: details))
    #expect(try ledger.list(limit: 1).first?.record.details == details)
    #expect(record(1).details == nil)
    #expect(MemoryLayout<LedgerRecord>.size <= 48)
  }
}
