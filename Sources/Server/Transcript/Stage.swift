import Adapters
import HTTP
import Loop
import RPC

/// An engine and its session, with a world that is in somebody's hands.
struct Stage {
  /// The time that it lives in.
  let timeline: any Timeline

  /// What the engine sees of the world.
  let outside: Confined<Outside>

  private let session: Session<Engine>

  /// Makes an engine with a configuration to begin with.
  ///
  /// Its adapters are programs that are written down, if there is a loop to start them on; else
  /// they are played. Servers and files likewise, if there is a real world.
  init(
    _ found: FoundConfiguration, _ settings: TranscriptSettings, on timeline: any Timeline,
    with real: RealWorld? = nil, log: Log,
    reading source: @escaping @Sendable (String) throws(ConfigurationFailure) -> ReadConfiguration,
  ) {
    let outside = Confined(
      Outside(
        on: timeline, isRehearsed: settings.time == .rehearsed, ConfigurationDesk(source)),
      to: timeline)
    let found = found.reading { path throws(ConfigurationFailure) in
      try outside.use { $0.configuration.read(path) }.get()
    }
    self.timeline = timeline
    self.outside = outside
    let loop = timeline as? EventLoop
    let tape = OutsideTape(outside, isPlayed: loop == nil)
    let place =
      loop.map { AdapterPlace($0, tape: tape) } ?? AdapterPlace(timeline, playing: tape)
    let surroundings = Surroundings(
      adapters: place, servers: OutsideClient(outside, asking: real?.servers),
      images: real?.images ?? PlayedImages(in: settings.images, on: timeline),
      adopting: real?.adopt)
    session = Session(
      Engine(found, in: surroundings, log: log),
      pipe: OutsidePipe(outside),
      time: LoopTime(timeline, passesByItself: settings.time == .real),
      limits: RPCLimits(found), framing: settings.framing, log: log)
  }

  /// Serves until the session is over, and says whether all could be handed over.
  func serve() async -> Bool {
    let isComplete = await session.serve(orGiveUp: { outside.use { $0.end(givingUp: true) } })
    outside.use { $0.end() }
    return isComplete
  }

  /// Comes back when the engine has nothing left to do but to wait.
  func quiet() async {
    repeat { await timeline.settle() } while outside.use(\.isBusy)
  }

  /// Comes back when something has happened.
  func wait() async {
    await Wakeup.wait { wakeup in outside.use { $0.wait(forBell: wakeup) } }
    outside.use { $0.hear() }
  }

  /// Has the engine read its configuration again.
  func reload() { session.assumeIsolated { $0.withService { $0.reloadAndLog() } } }
}
