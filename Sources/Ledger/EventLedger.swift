/// What has happened, in order, for readers that come and go.
///
/// Appending and reading never wait: a durable ledger writes behind, off the loop.
package protocol EventLedger {
  /// The cursor of the newest record; 0 before the first.
  var newestCursor: Int64 { get }

  /// The cursor of the oldest record that is kept; one more than the newest when there is none.
  var oldestCursor: Int64 { get }

  /// Writes a record down and returns its cursor: 1, 2 and so on.
  mutating func append(_ record: LedgerRecord) -> Int64

  /// Lists at most so many records after the cursor, oldest first, of one ad or session or of all.
  ///
  /// A reader whose next record is gone is told so instead of being handed a gap.
  func list(
    after cursor: Int64?,
    limit: Int,
    subject: String?,
  ) throws(LedgerRefusal) -> [LedgerEntry]

  /// Finds the newest record of the ad that fits, so that what is told twice can be pointed to.
  func cursor(ofAd adID: String, where fits: (LedgerRecord) -> Bool) -> Int64?
}
