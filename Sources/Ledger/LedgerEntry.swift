/// A record with its place in the order of all records.
package struct LedgerEntry: Hashable, Sendable {
  /// The place, from which reading can be resumed.
  package let cursor: Int64

  /// What stands there.
  package let record: LedgerRecord

  /// Gives a record its place.
  package init(cursor: Int64, record: LedgerRecord) {
    self.cursor = cursor
    self.record = record
  }
}
