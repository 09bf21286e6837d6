import AdService
import JSON
import Loop
import Mediation

@testable import Adapters

/// Hears all that a network signals, and keeps it in order with its time.
actor Outlet: SignalOutlet {
  let loop: EventLoop
  private(set) var signals: [(at: Duration, signal: NetworkSignal)] = []
  private(set) var log: [String] = []

  private let attention: Attention

  init(on loop: EventLoop) {
    self.loop = loop
    attention = Attention(on: loop)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe loop.asUnownedSerialExecutor()
  }

  nonisolated func signal(_ signal: NetworkSignal) {
    assumeIsolated { outlet in
      outlet.signals.append((loop.now, signal))
      outlet.attention.call()
    }
  }

  nonisolated func write(_ line: String) {
    assumeIsolated { outlet in
      outlet.log.append(line)
      outlet.attention.call()
    }
  }

  /// A network that the command speaks for, which is heard here.
  nonisolated func network(
    _ command: ChildCommand, setUpTimeout: Int = 20_000,
    changing change: (inout AdapterSettings) -> Void = { _ in },
  ) -> ProcessNetwork {
    var configuration = NetworkConfiguration(adapter: .process)
    configuration.command = command.words
    configuration.className = "PartnerAdapter"
    configuration.setUpTimeoutMs = setUpTimeout
    var settings = AdapterSettings(
      NetworkID(rawValue: "partner"), configuration, currency: "EUR", engineVersion: "0.2.0")
    settings.pace.firstPause = .milliseconds(20)
    settings.pace.longestPause = .milliseconds(80)
    settings.pace.signOfLife = .milliseconds(300)
    change(&settings)
    return ProcessNetwork(
      settings, at: AdapterPlace(loop), log: { self.write($0) }, readTime: { _ in 1_000 })
  }

  /// How the network stood, one after another.
  var standings: [NetworkStanding] {
    signals.compactMap { if case .standing(let standing, _) = $0.signal { standing } else { nil } }
  }

  /// The rules that were broken, in order.
  var violations: [NetworkViolation.Kind] {
    signals.compactMap {
      if case .violation(let violation, _) = $0.signal { violation.kind } else { nil }
    }
  }

  /// What happened to ads, in order.
  var events: [AdSignal] {
    signals.compactMap { if case .event(let event, _) = $0.signal { event } else { nil } }
  }

  /// Whether the network was ready that often.
  func wasReady(_ times: Int = 1) -> Bool {
    standings.count { if case .ready = $0 { true } else { false } } >= times
  }

  /// Waits until something is so; false if it does not come about.
  func until(
    _ limit: Duration = .seconds(20), _ isSo: @Sendable (isolated Outlet) -> Bool,
  ) async -> Bool {
    let end = loop.now + limit
    while !isSo(self) {
      guard await attention.wait(until: end) else { return false }
    }
    return true
  }

  /// Serves the network while the body runs, once it is ready, and ends it.
  nonisolated func serving<Value: Sendable>(
    _ network: ProcessNetwork, _ application: Application = Application(),
    _ body: @escaping @Sendable () async throws -> Value,
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask {
        await network.serve(application, on: Clock(self.loop), self)
        return nil
      }
      let isReady = await until { $0.wasReady() }
      guard isReady else { throw Unready(signals: await standings) }
      defer { group.cancelAll() }
      return try await body()
    }
  }
}

/// A network that did not get ready.
struct Unready: Error {
  let signals: [NetworkStanding]
}

/// The time of a loop, which ends for whoever is given an end.
struct Clock: Timekeeper {
  let loop: EventLoop
  let end: Duration?

  init(_ loop: EventLoop, within limit: Duration? = nil) {
    self.loop = loop
    end = limit.map { loop.now + $0 }
  }

  var now: Duration { loop.now }

  func sleep(for duration: Duration) async throws(CancellationError) {
    try await loop.sleep(for: duration)
  }
}

extension SourceRequest {
  /// What an interstitial is asked for with.
  static func plain(_ ordinal: UInt64 = 0) -> SourceRequest {
    SourceRequest(
      adUnit: AdUnitID(rawValue: "/unit"), formats: [.interstitial],
      credentials: ["parameter": "unit-a"], ordinal: ordinal)
  }
}
