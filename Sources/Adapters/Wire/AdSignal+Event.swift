import AdService
import Mediation

extension AdSignal {
  /// What an adapter says has happened; nil if the ad's name is none that we give.
  init?(_ event: EventAdapterParams, readingTime: (String) -> Int64?) {
    guard let ad = OfferName(event.adId),
      let kind = ReportedEventKind(rawValue: event.type.rawValue)
    else { return nil }
    self.init(kind, of: ad)
    asset = event.asset
    interaction = event.interaction?.rawValue
    atMs = event.at.flatMap(readingTime)
    failure = event.error.map {
      NetworkFailure(.adapterFailed, domain: $0.domain, code: $0.code, message: $0.message)
    }
  }
}
