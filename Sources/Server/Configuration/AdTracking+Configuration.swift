import AdService
import Mediation
import Networks

extension AdTracking {
  /// Those whom the configuration names as listening to ads of a sample network, if there are any.
  convenience init?(_ trackers: [SampleTracker]?) {
    guard let trackers, !trackers.isEmpty else { return nil }
    self.init(rehearsing: trackers.map { Tracker(TrackedMoment($0), $0.url) })
  }
}

extension TrackedMoment {
  fileprivate init(_ tracker: SampleTracker) {
    switch tracker.moment {
    case .won: self = .won
    case .lost: self = .lost
    case .billed: self = .billed
    case .failed: self = .failed
    default:
      let kind = ReportedEventKind(rawValue: tracker.moment.rawValue) ?? .impression
      switch (kind, tracker.asset, tracker.atMs) {
      case (.click, let asset?, _): self = .clicked(asset: asset)
      case (.progress, _, let place?): self = .progress(milliseconds: Int64(place))
      default: self = .reported(kind)
      }
    }
  }
}
