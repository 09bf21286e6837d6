import Glibc

/// How an engine comes to its end: by itself, then at SIGTERM, then at SIGKILL.
struct Ending {
  /// How the process ended, once it has.
  private(set) var exit: EngineExit?

  private let process: SpawnedProcess
  private let patience: Duration
  private var signals = [SIGTERM, SIGKILL]
  private var nextSignal: ContinuousClock.Instant?
  private var logEnds: ContinuousClock.Instant?

  /// How long an engine without output is left alone before it is looked at again.
  private static let glance: Int32 = 5

  /// How long the log may go on when the engine has gone: a process that it started may hold it.
  private static let logTime = Duration.milliseconds(500)

  /// Leaves a process alone until it is to end.
  init(of process: SpawnedProcess, patience: Duration) {
    self.process = process
    self.patience = min(patience, .seconds(86_400))
  }

  /// Whether nothing more is to come from an engine that has gone.
  var hasWaitedForLog: Bool { logEnds.map { $0 <= .now } ?? false }

  /// Starts the time that the engine has to end by itself.
  mutating func begin() {
    if nextSignal == nil, !signals.isEmpty { nextSignal = .now + patience }
  }

  /// Ends the engine now.
  mutating func kill() {
    process.signal(SIGKILL)
    signals = []
    nextSignal = nil
  }

  /// Sends the signal that is due.
  mutating func proceed() {
    guard exit == nil, let due = nextSignal, due <= .now else { return }
    process.signal(signals.removeFirst())
    nextSignal = signals.isEmpty ? nil : .now + patience
  }

  /// Sees whether an engine without output has gone.
  mutating func look() {
    guard exit == nil, let exit = process.exit() else { return }
    self.exit = exit
    logEnds = .now + Ending.logTime
  }

  /// How many milliseconds may pass before something is to be done; -1 for any time.
  func idleTime(isMute: Bool) -> Int32 {
    if exit != nil { return Ending.milliseconds(until: logEnds) }
    let time = Ending.milliseconds(until: nextSignal)
    guard isMute else { return time }
    return time < 0 ? Ending.glance : min(time, Ending.glance)
  }

  private static func milliseconds(until instant: ContinuousClock.Instant?) -> Int32 {
    guard let instant else { return -1 }
    let (seconds, attoseconds) = max(ContinuousClock.now.duration(to: instant), .zero).components
    return Int32(seconds) * 1000 + Int32(attoseconds / 1_000_000_000_000_000) + 1
  }
}
