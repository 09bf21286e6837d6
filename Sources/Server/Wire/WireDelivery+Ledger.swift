import AdService
import Ledger

extension WireDelivery {
  /// The delivery as it travels.
  init(_ record: DeliveryRecord) {
    let progress = record.progress
    self.init(
      url: record.delivery.url, state: DeliveryState(progress.state), tries: progress.tries,
      status: progress.status,
      reason: progress.fault.flatMap { DeliveryReason(rawValue: $0.rawValue) })
  }
}

extension WireDeliveryCounts {
  /// The counts as they travel.
  init(_ counts: Ledger.DeliveryCounts) {
    self.init(
      waiting: counts.waiting, delivered: counts.delivered, failed: counts.failed,
      dropped: counts.dropped)
  }
}

extension DeliveryState {
  fileprivate init(_ state: DeliveryProgress.State) {
    self =
      switch state {
      case .waiting: .waiting
      case .delivered: .delivered
      case .failed: .failed
      }
  }
}
