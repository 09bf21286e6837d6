import AdService
import Ledger

extension AdEvent {
  /// The event as it travels; nil for a record of a type that does not.
  init?(_ entry: LedgerEntry) {
    let record = entry.record
    guard let type = EventType(rawValue: record.type) else { return nil }
    let details = record.details
    self.init(
      cursor: entry.cursor, type: type, adId: record.adID, at: Timestamp.text(record.atMs),
      network: details?.network, loadId: details?.load.map { "load-\($0)" },
      late: details?.isLate == true ? true : nil, detail: details?.detail,
      eventId: details?.eventID, asset: details?.asset,
      positionMs: details?.positionMs, errorCode: details?.errorCode,
      valueMicros: details?.value?.micros,
      currency: details?.value?.currency,
      precision: details?.value.flatMap { PricePrecision(rawValue: $0.precision) },
      reported: details?.reported.flatMap(ReportedEventType.init(rawValue:)),
      reason: details?.reason.flatMap(RejectionReason.init(rawValue:)))
  }
}
