import AdService
import Ledger

extension AdEvent {
  /// The event as it travels; nil for a record that is of no ad.
  init?(_ entry: LedgerEntry) {
    let record = entry.record
    guard let adID = record.adID, let type = EventType(rawValue: record.type) else { return nil }
    let details = record.details
    self.init(
      cursor: entry.cursor, type: type, adId: adID, at: Timestamp.text(record.atMs),
      eventId: details?.eventID, asset: details?.asset, valueMicros: details?.value?.micros,
      currency: details?.value?.currency,
      precision: details?.value.flatMap { PricePrecision(rawValue: $0.precision) },
      reported: details?.reported.flatMap(ReportedEventType.init(rawValue:)),
      reason: details?.reason.flatMap(RejectionReason.init(rawValue:)))
  }
}
