/// Why a reader cannot go on from a cursor.
package enum LedgerRefusal: Error, Hashable, Sendable {
  /// Records after the cursor have been dropped; the oldest that is kept follows this one.
  case dropped(resumeAfter: Int64)

  /// No record has been given that cursor; the newest has this one.
  case notYetWritten(newest: Int64)
}
