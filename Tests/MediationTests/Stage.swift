import Mediation
import Rehearsal
import Testing

/// A step of a waterfall; without a limit it may take as long as the ad unit.
func step(
  _ name: String, _ cpm: Double?, _ answer: ScriptedNetwork.Answer = .fills(.rewarded),
  after ms: Int = 0, limit: Int? = nil, journal: Journal = Journal(), keepsAds: Bool = false,
  needsSetUp: Bool = false,
) -> WaterfallSource {
  var network = ScriptedNetwork(name, answer, after: .milliseconds(ms))
  (network.journal, network.keepsAds) = (journal, keepsAds)
  network.needsSetUp = needsSetUp
  return WaterfallSource(
    network, price: cpm.map { Price(cpmMicros: micros($0)) },
    patience: limit.map { .milliseconds($0) })
}

/// A bidder that offers that much.
func bidder(
  _ name: String, bids cpm: Double, max: Double? = nil, after ms: Int = 0, limit: Int? = nil,
  journal: Journal = Journal(), keepsAds: Bool = false,
) -> WaterfallSource {
  bidder(
    name, .fills(.bid(cpm)), max: max, after: ms, limit: limit, journal: journal,
    keepsAds: keepsAds)
}

/// A bidder that answers so.
func bidder(
  _ name: String, _ answer: ScriptedNetwork.Answer, max: Double? = nil, after ms: Int = 0,
  limit: Int? = nil, journal: Journal = Journal(), keepsAds: Bool = false,
) -> WaterfallSource {
  var network = ScriptedNetwork(name, answer, after: .milliseconds(ms))
  (network.journal, network.keepsAds) = (journal, keepsAds)
  return WaterfallSource(
    bidder: network, maxPrice: max.map { Price(cpmMicros: micros($0)) },
    patience: limit.map { .milliseconds($0) })
}

/// How a load went.
struct Played: Sendable {
  let outcome: WaterfallOutcome
  let end: Duration

  /// The name of the network that won.
  var winner: String? { outcome.winner?.source.network.id.rawValue }

  /// The sources with what became of them, such as `a NO_FILL`.
  var fates: [String] {
    outcome.sources.map { "\($0.network.rawValue) \($0.fate.reason ?? "WON")" }
  }

  /// What the winner pays.
  var micros: Int64? { outcome.winner?.ranked.price?.cpmMicros }

  /// When it was over.
  var endMs: Int64 { end.wholeMs }
}

/// What tasks of one test share; they all run on the thread of the test.
final class Stage: @unchecked Sendable {
  let time = SteppedTime()
  let roster: NetworkRoster

  init(healthWindow: Int = 100) { roster = NetworkRoster(healthWindow: healthWindow) }

  /// Loads once.
  func fill(_ waterfall: Waterfall, _ request: AdRequest = .of(.rewarded)) async -> Played {
    let outcome = await waterfall.fill(request, on: time, with: roster)
    return Played(outcome: outcome, end: time.now)
  }
}

/// Loads once by time that steps; something may happen beside it.
func play(
  _ waterfall: Waterfall, _ request: AdRequest = .of(.rewarded), cancelledAfter limit: Int? = nil,
  beside: @escaping @Sendable (Stage) async -> Void = { _ in },
) throws -> Played {
  let stage = Stage()
  for source in waterfall.sources { stage.roster.enter(source.network) }
  let played = stage.time.run {
    async let incident: Void = beside(stage)
    let ms = limit.map { Duration.milliseconds($0) } ?? .seconds(86_400)
    let (played, _) = await stage.time.within(ms) { await stage.fill(waterfall, request) }
    await incident
    return played
  }
  return try #require(played)
}
