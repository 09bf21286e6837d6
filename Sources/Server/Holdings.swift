import AdService
import Ledger
import Mediation
import Pods

/// What an engine holds, and the settings that it goes by.
final class Holdings {
  /// The configuration in effect.
  private(set) var configuration: Configuration

  /// The same, as the engine works with it.
  private(set) var settings: Settings

  var ads = NumberedStore<HeldAd>()
  var explanations = RecentStore<[SourceReport]>()
  var ledger: any EventLedger
  var schedule: Schedule

  init(_ configuration: Configuration) {
    self.configuration = configuration
    settings = Settings(configuration)
    ledger = MemoryLedger(capacity: settings.limits.eventsKept)
    schedule = Schedule(limit: settings.limits.breaksHeld)
  }

  /// Goes by another configuration from now on; what is held stays.
  func adopt(_ configuration: Configuration) {
    self.configuration = configuration
    settings = Settings(configuration)
  }
}
