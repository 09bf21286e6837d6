import AdService
import JSON
import Ledger
package import Loop
import Mediation
import Pods
import RPC

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
  private(set) lazy var holdings = Holdings(startConfiguration ?? ConfigurationFile.builtIn)

  /// Wakes the streams when something has happened.
  var news = News()

  /// The numbers that were given out.
  var counters = Counters()
  package private(set) var isEnding = false

  /// Reads the configuration again.
  let readConfiguration: @Sendable (String) throws(ConfigurationFailure) -> ReadConfiguration

  private let startConfiguration: Configuration?

  /// The numbers that were given out, and what is under way.
  struct Counters {
    /// The loads that were begun.
    var loads = 0

    /// The ads that were held.
    var ads = 0

    /// The breaks that were planned.
    var breaks = 0

    /// The loads that still wait for networks.
    var waitingLoads = 0
  }

  /// Makes an engine of a configuration that has been read; without one, of the one built in.
  package init(_ start: FoundConfiguration, on timeline: any Timeline, log: Log) {
    time = LoopTime(timeline)
    self.log = log
    source = start.origin
    startConfiguration = start.configuration
    readConfiguration = start.read
    startedAtMs = timeline.wallMilliseconds
  }

  /// The time of day, in milliseconds since 1970.
  var wallMs: Int64 { time.timeline.wallMilliseconds }

  package func inputEnded() {
    isEnding = true
    news.tell()
  }

  package static var serverInfo: (name: String, version: String) { ("adpipe", version) }

  /// The version of this engine.
  package static let version = "0.1.0"
}

extension LoopTime: Timekeeper {
  package func sleep(for duration: Duration) async throws(CancellationError) {
    try await timeline.sleep(for: duration)
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
