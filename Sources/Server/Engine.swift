import AdService
import Adapters
import HTTP
import JSON
import Ledger
import Loop
import Mediation
import Pods
package import RPC

/// What the service does: the one place where the contract meets the decisions.
///
/// It belongs to the actor of its session, so its state needs no protection, and a call that waits
/// lets others in between.
package final class Engine: AdService {
  /// The clock and the executor of everything here.
  let time: LoopTime

  /// Where to say what an operator wants to know.
  let log: Log

  /// When it was started, by the time of day.
  let startedAtMs: Int64

  /// Where the configuration came from, and may be read again.
  let source: ConfigurationOrigin

  /// What the engine holds, and the settings that it goes by.
  ///
  /// Made when it is first needed: the first answer may not need it, and reading the configuration
  /// that is built in takes longer than the rest of the start.
  private(set) lazy var holdings = makeHoldings()

  /// What is to be done beside the calls.
  let chores = Chores()

  /// Wakes the streams when something has happened.
  var news = News()

  /// The numbers that were given out.
  var counters = Counters()

  /// What clients have said of app, device and viewer.
  var saidContext = SaidContext()

  /// The same on top of the configuration.
  var context: Context?

  /// The same for loads that say no more.
  var particulars = Particulars.none
  package private(set) var isEnding = false

  /// Reads the configuration again.
  let readConfiguration: @Sendable (String) throws(ConfigurationFailure) -> ReadConfiguration

  /// Those outside that the engine has to do with.
  let surroundings: Surroundings

  /// What is to be told to servers; nil until there is something.
  var courier: Courier?

  private let startConfiguration: Configuration?
  private let makers: NetworkMakers

  /// The numbers that were given out, and what is under way.
  struct Counters {
    /// The loads that were begun.
    var loads = 0

    /// The ads that were held.
    var ads = 0

    /// The breaks that were planned.
    var breaks = 0

    /// The sessions with streams that were opened.
    var sessions = 0

    /// The sessions that wait for the ad server to open them.
    var openingSessions = 0

    /// The signalling endpoints that were begun to be asked.
    var watches = 0

    /// The buffers that were begun.
    var buffers = 0

    /// The loads that still wait for networks.
    var waitingLoads = 0
  }

  /// Makes an engine of a configuration that has been read; without one, of the one built in.
  ///
  /// It lives in the time in which its adapters do.
  package init(
    _ start: FoundConfiguration, in surroundings: Surroundings, log: Log,
  ) {
    time = LoopTime(surroundings.adapters.timeline)
    self.log = log
    source = start.origin
    startConfiguration = start.configuration
    readConfiguration = start.read
    startedAtMs = surroundings.adapters.timeline.wallMilliseconds
    self.surroundings = surroundings
    makers = NetworkMakers(in: surroundings, log: log, outlet: chores.outlet)
    // Programs take their time to start, so they do not wait for the first call.
    if start.configuration?.hasPrograms == true {
      chores.add { engine in _ = engine.holdings }
    }
  }

  private func makeHoldings() -> Holdings {
    let configuration = startConfiguration ?? ConfigurationFile.builtIn
    let holdings = Holdings(configuration, makers: makers, surroundings)
    context = configuration.context
    particulars = Particulars(context: context)
    chores.add { engine in await engine.hearNetworks() }
    holdings.onMove = { [chores] in chores.add { engine in engine.prepareMoved() } }
    setUpIdleNetworks(of: holdings)
    return holdings
  }

  /// The time of day, in milliseconds since 1970.
  var wallMs: Int64 { time.timeline.wallMilliseconds }

  package func nextJob() async -> RPCJob<Engine>? { await chores.next() }

  package func inputEnded() {
    isEnding = true
    hurry()
    news.tell()
  }

  package static var serverInfo: (name: String, version: String) { ("adpipe", version) }

  /// The version of this engine.
  package static let version = "0.2.0"
}

extension LoopTime: Timekeeper {
  // Inlined, as a load that waits then needs one frame less.
  @inline(__always)
  package func sleep(for duration: Duration) async throws(CancellationError) {
    try await timeline.sleep(for: duration)
  }
}

extension Configuration {
  /// Whether programs speak for some of its networks.
  fileprivate var hasPrograms: Bool {
    networks?.values.contains { $0.adapter == .process } ?? false
  }
}

extension RPCError {
  /// The answer to a call whose task was cancelled; the session knows better why.
  static var cancelled: RPCError { RPCError(.cancelled, "the call was cancelled") }

  /// The answer to params that the schema alone cannot refuse.
  static func violation(_ path: String, expected: String, found: String?) -> RPCError {
    RPCError(
      .invalidParams, "the params are not what this method takes",
      violations: [JSONViolation(path: path, expected: expected, found: found)])
  }
}
