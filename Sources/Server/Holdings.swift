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

  /// The ads that were loaded and not yet released.
  var ads = NumberedStore<HeldAd>()

  /// What became of every source in the latest loads.
  var explanations = RecentStore<[SourceReport]>()

  /// What has happened.
  var ledger: any EventLedger

  /// The breaks that are planned.
  var schedule: Schedule

  /// Begins with nothing held.
  init(_ configuration: Configuration) {
    self.configuration = configuration
    settings = Settings(configuration)
    ledger = MemoryLedger(capacity: settings.limits.eventsKept)
    schedule = Schedule(limit: settings.limits.breaksHeld)
  }

  /// Goes by another configuration from now on; what is held stays, and so do the limits.
  func adopt(_ configuration: Configuration) {
    self.configuration = configuration
    settings = Settings(configuration, keeping: settings.limits)
  }
}
