package import Loop
import RPC

/// Makes networks that programs speak for, with a tape between them and their engine.
package typealias TapedPrograms =
  @Sendable (any AdapterTape, any Timeline, Log) -> NetworkMakers.ProcessMaker

/// An engine and its session, with a world that is in somebody's hands.
struct Stage {
  /// The time that it lives in.
  let timeline: any Timeline

  /// What the engine sees of the world.
  let outside: Confined<Outside>

  private let session: Session<Engine>

  /// Makes an engine with a configuration to begin with.
  init(
    _ found: FoundConfiguration, _ settings: TranscriptSettings, on timeline: any Timeline,
    log: Log, programs: TapedPrograms?,
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
    let tape = OutsideTape(outside, isPlayed: timeline is VirtualTime)
    session = Session(
      Engine(found, on: timeline, log: log, process: programs?(tape, timeline, log)),
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
