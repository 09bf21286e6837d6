import Mediation
import Rehearsal
import Testing

/// What every network has to do, whoever speaks for it.
///
/// A network's own tests put it through each of these rules, set up so that it behaves as the rule
/// needs.
struct NetworkConformance {
  /// What a load came to, and how much time it took.
  struct Load: Hashable {
    let offer: AdOffer?
    let failure: NetworkFailure?
    let duration: Duration
  }

  /// Asks the network once, and cancels it after the limit.
  static func load(
    _ request: SourceRequest,
    from network: any Network,
    within limit: Duration = .seconds(3_600),
  ) throws -> (load: Load, expired: Bool) {
    let time = SteppedTime()
    let outcome = try #require(
      time.run {
        await time.within(limit) { await Self.answer(request, from: network, on: time) }
      }, "the network never answered")
    let load = Load(offer: outcome.value.0, failure: outcome.value.1, duration: time.now)
    return (load, outcome.expired)
  }

  /// It fills with an offer that is complete and was asked for.
  static func expectFills(_ network: any Network, _ request: SourceRequest) throws {
    let load = try load(request, from: network).load
    let offer = try #require(load.offer, "no offer, but \(String(describing: load.failure))")
    #expect(throws: Never.self) { try offer.checkFit(request) }
  }

  /// It passes without an error when it has nothing to sell.
  static func expectPasses(_ network: any Network, _ request: SourceRequest) throws {
    let load = try load(request, from: network).load
    #expect(load.offer == nil)
    #expect(load.failure == nil)
  }

  /// It gives up as soon as it is cancelled, and not only once its answer is there.
  static func expectStopsWhenCancelled(_ slow: any Network, _ request: SourceRequest) throws {
    let unlimited = try load(request, from: slow).load
    let limit = unlimited.duration / 2
    try #require(limit > .zero, "the network has to be slow for this rule")
    let (cut, expired) = try load(request, from: slow, within: limit)
    #expect(expired)
    #expect(cut.duration == limit)
  }

  /// It refuses credentials that it cannot work with, and says which one and why.
  static func expectRefuses(
    _ network: any Network,
    _ request: SourceRequest,
    naming words: [String],
  ) throws {
    let failure = try #require(try load(request, from: network).load.failure)
    #expect(failure.kind == .invalidRequest)
    #expect(!failure.domain.isEmpty)
    for word in words { #expect(failure.message.contains(word)) }
  }

  /// It answers the same request alike however often and in whatever order it is asked.
  static func expectHoldsNoState(_ network: any Network, _ requests: [SourceRequest]) throws {
    let forward = try requests.map { try load($0, from: network).load }
    let backward = try requests.reversed().map { try load($0, from: network).load }
    #expect(forward == backward.reversed())
  }

  private static func answer(
    _ request: SourceRequest,
    from network: any Network,
    on time: any Timekeeper,
  ) async -> (AdOffer?, NetworkFailure?) {
    do throws(NetworkFailure) {
      return (try await network.load(request, on: time), nil)
    } catch {
      return (nil, error)
    }
  }
}
