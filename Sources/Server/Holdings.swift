import AdService
import Adapters
import JSON
import Ledger
import Loop
import Mediation
import Pods

/// What an engine holds, and the settings that it goes by.
final class Holdings {
  /// The configuration in effect.
  private(set) var configuration: Configuration

  /// The same, as the engine works with it.
  private(set) var settings: Settings

  /// What is known of the networks by now.
  let roster: NetworkRoster

  /// The ads that were loaded and not yet released.
  var ads = NumberedStore<HeldAd>()

  /// The ads whose networks take part in them, by the names that those know them by.
  var engagedAds: [OfferName: Int] = [:]

  /// The ads that are kept at hand, by ad unit.
  var buffers: [String: KeptBuffer] = [:]

  /// What became of every source in the latest loads.
  var explanations = RecentStore<LoadRecord>()

  /// The loads of the ads that were given back last.
  var loadsOfGoneAds = RecentStore<Int>()

  /// What has happened.
  var ledger: any EventLedger

  /// The sessions with streams that are open.
  private(set) var sessions = NumberedStore<HeldSession>()

  /// The numbers of the open sessions of each viewer.
  private(set) var viewers: [StreamViewer: [Int]] = [:]

  /// The breaks that are planned.
  var schedule: Schedule {
    didSet { if !schedule.moved.isEmpty { onMove?() } }
  }

  /// What is to be done when breaks have moved away from the moments drawn for their ads.
  var onMove: (() -> Void)?

  /// What wakes those who fetch the ads of breaks, by the ids of the breaks.
  var preparing: [String: Alarm] = [:]

  /// What fetches the images of ads.
  private(set) var images: ImageLoader

  /// What the playlists of streams have told so far, by the names of the streams.
  var trackers: [String: PlaylistTracker] = [:]

  /// The signalling endpoints of streams that are being asked, by the names of the streams.
  var watches: [String: SignallingWatch] = [:]

  private let makers: NetworkMakers
  private let surroundings: Surroundings
  private let shelf: Confined<ImageShelf>

  /// Begins with nothing held.
  init(_ configuration: Configuration, makers: NetworkMakers, _ surroundings: Surroundings) {
    self.configuration = configuration
    self.makers = makers
    self.surroundings = surroundings
    shelf = Confined(ImageShelf(), to: surroundings.adapters.timeline)
    images = ImageLoader(surroundings, shelf, configuration)
    settings = Settings(configuration, makers: makers)
    roster = NetworkRoster(healthWindow: (configuration.health ?? HealthConfiguration()).window)
    ledger = MemoryLedger(capacity: settings.limits.eventsKept)
    schedule = Schedule(limit: settings.limits.breaksHeld)
    enterNetworks()
  }

  /// Goes by another configuration from now on; what is held stays, and so do the limits.
  ///
  /// Gives the networks that have gone, or have others in their place.
  func adopt(_ configuration: Configuration) -> Set<NetworkID> {
    self.configuration = configuration
    surroundings.adopt?(configuration)
    roster.healthWindow = (configuration.health ?? HealthConfiguration()).window
    images = ImageLoader(surroundings, shelf, configuration)
    let old = settings
    var retired: Set<NetworkID> = []
    settings = Settings(configuration, keeping: old, makers: makers)
    for (name, configured) in old.networks where !settings.keeps(configured, named: name) {
      configured.network.retire()
      roster.forget(configured.network.id)
      retired.insert(configured.network.id)
    }
    trackers = trackers.filter { settings.streams[$0.key] == old.streams[$0.key] }
    enterNetworks()
    return retired
  }

  /// Takes in a session that was opened.
  func open(_ session: HeldSession) {
    sessions.append(session, number: session.number)
    session.streamViewer.map { viewers[$0, default: []].append(session.number) }
  }

  /// Lets go of a session.
  func close(_ session: HeldSession) {
    _ = sessions.remove(session.number)
    guard let viewer = session.streamViewer else { return }
    viewers[viewer]?.removeAll { $0 == session.number }
    if viewers[viewer]?.isEmpty == true { viewers[viewer] = nil }
  }

  private func enterNetworks() {
    for (_, configured) in settings.networks { roster.enter(configured.network) }
  }
}

extension ImageLoader {
  /// What fetches images as a configuration says.
  fileprivate convenience init(
    _ surroundings: Surroundings, _ shelf: Confined<ImageShelf>, _ configuration: Configuration,
  ) {
    let images = configuration.images ?? ImagesConfiguration()
    self.init(
      asking: surroundings.servers, files: surroundings.images, shelf: shelf,
      bounds: Bounds(
        bytes: images.maxBytes, pixels: images.maxPixels, keptBytes: images.keptBytes,
        patience: .milliseconds(images.timeoutMs)))
  }
}
