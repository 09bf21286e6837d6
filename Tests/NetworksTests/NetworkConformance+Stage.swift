import Mediation
import Rehearsal
import Testing

// What every network has to do beside its loads.
extension NetworkConformance {
  /// Something signalled, in milliseconds of the time of the network.
  struct Signal: Equatable {
    let ms: Int64
    let signal: NetworkSignal
  }

  /// It says that it is being set up, and then of itself how that has ended.
  static func expectSetUp(_ network: any Network, endsAs standing: NetworkStanding) throws {
    let signals = try serve(network).map(\.signal)
    #expect(signals == [.settingUp, standing].map { .standing($0, of: network.id) })
  }

  /// Nothing is heard of it when it is cancelled before it is set up.
  static func expectStopsSettingUp(_ slow: any Network) throws {
    let whole = try serve(slow)
    let limit = try #require(whole.last).ms / 2
    try #require(limit > 0, "the set-up has to be slow for this rule")
    let cut = try serve(slow, within: .milliseconds(limit))
    #expect(cut.map(\.signal) == [.standing(.settingUp, of: slow.id)])
  }

  /// It takes an ad to the screen; the failure, if it does not.
  static func present(
    _ request: PresentRequest, by network: any Network, within limit: Duration = .seconds(3_600),
  ) throws -> (failure: NetworkFailure?, expired: Bool, duration: Duration) {
    let time = SteppedTime()
    let outcome = try #require(
      time.run {
        await time.within(limit) {
          do throws(NetworkFailure) {
            try await network.present(request, on: time)
            return nil as NetworkFailure?
          } catch {
            return error
          }
        }
      }, "the network never came back")
    return (outcome.value, outcome.expired, time.now)
  }

  /// It tells of no ad but the one that is shown, and as itself.
  static func expectSpeaksOfItsOwn(_ network: any Network, _ request: PresentRequest) throws {
    for signal in try perform(request, by: network).map(\.signal) {
      guard case .event(let event, of: let speaker) = signal else {
        Issue.record("it signals \(signal)")
        continue
      }
      #expect(event.ad == request.ad)
      #expect(speaker == network.id)
    }
  }

  /// Nothing is heard of it once it is cancelled.
  static func expectStopsPerforming(_ network: any Network, _ request: PresentRequest) throws {
    let whole = try perform(request, by: network)
    let end = try #require(whole.last).ms
    try #require(end > 0, "something has to happen later for this rule")
    // A little later than the middle, as nothing happens then.
    let limit = end / 2 + 1
    let cut = try perform(request, by: network, within: .milliseconds(limit))
    #expect(cut == whole.filter { $0.ms < limit })
  }

  /// What the network signals while its ad is shown.
  static func perform(
    _ request: PresentRequest, by network: any Network, within limit: Duration = .seconds(3_600),
  ) throws -> [Signal] {
    try signals(within: limit) { await network.perform(request, on: $0, $1) }
  }

  private static func serve(
    _ network: any Network, within limit: Duration = .seconds(3_600),
  ) throws -> [Signal] {
    try signals(within: limit) { await network.serve(Application(), on: $0, $1) }
  }

  private static func signals(
    within limit: Duration, _ body: @escaping @Sendable (SteppedTime, Signals) async -> Void,
  ) throws -> [Signal] {
    let time = SteppedTime()
    let signals = Signals(on: time)
    try #require(
      time.run { _ = await time.within(limit) { await body(time, signals) } },
      "the network never came back")
    return signals.all.map { Signal(ms: $0.at.wholeMs, signal: $0.signal) }
  }
}
