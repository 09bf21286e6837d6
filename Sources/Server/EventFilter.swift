import Ledger

/// Which events somebody wants to see.
struct EventFilter {
  /// Only those of this ad.
  let adID: String?

  /// Only those of this session with a stream.
  let session: String?

  /// Only those of sessions with this stream.
  let stream: String?

  /// What the ledger can find by itself.
  var subject: String? { adID ?? session }

  /// Says whether an event is wanted.
  func fits(_ entry: LedgerEntry) -> Bool {
    let record = entry.record
    if let adID, record.adID != adID { return false }
    if let session, record.playback?.sessionID != session { return false }
    if let stream, record.playback?.stream != stream { return false }
    return true
  }
}
