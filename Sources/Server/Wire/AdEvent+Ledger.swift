import AdService
import Ledger

extension AdEvent {
  /// The event as it travels; nil for a record of a type that does not.
  init?(_ entry: LedgerEntry) {
    let record = entry.record
    guard let type = EventType(rawValue: record.type) else { return nil }
    let details = record.details
    let playback = record.playback
    self.init(
      cursor: entry.cursor, type: type, adId: record.adID, at: Timestamp.text(record.atMs),
      network: details?.network, loadId: details?.load.map { "load-\($0)" },
      late: details?.isLate == true ? true : nil, detail: details?.detail ?? playback?.detail,
      eventId: details?.eventID, asset: details?.asset,
      positionMs: details?.positionMs, errorCode: details?.errorCode,
      interaction: details?.interaction.flatMap(AdInteraction.init(rawValue:)),
      valueMicros: details?.value?.micros,
      currency: details?.value?.currency,
      precision: details?.value.flatMap { PricePrecision(rawValue: $0.precision) },
      reported: details?.reported.flatMap(ReportedEventType.init(rawValue:)),
      reason: details?.reason.flatMap(RejectionReason.init(rawValue:)),
      sessionId: playback?.sessionID, breakId: playback?.breakID, podIndex: playback?.podIndex,
      timeOffsetMs: playback?.timeOffsetMs.map { Int($0) },
      maxDurationMs: playback.map { Int($0.maxDurationMs) }, pod: playback?.pod.map(AdInPod.init))
  }
}

extension AdInPod {
  fileprivate init(_ pod: LedgerRecord.Playback.Pod) {
    self.init(
      id: pod.adID, adPosition: pod.position, totalAds: pod.count, isBumper: pod.isBumper,
      adTitle: pod.title, adDescription: pod.description, contentType: pod.contentType)
  }
}
