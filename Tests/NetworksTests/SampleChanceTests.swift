import Mediation
import Networks
import Testing

/// How many loads a rate is looked at over.
private let loads: UInt64 = 10_000

/// What the first loads of a session come to.
private func session(
  _ network: SampleNetwork, _ request: (UInt64) -> SourceRequest,
) throws -> [NetworkConformance.Load] {
  try (0..<loads).map { try NetworkConformance.load(request($0), from: network).load }
}

private func native(_ ordinal: UInt64) -> SourceRequest {
  Rehearsals.request(.native, ordinal: ordinal)
}

/// Whether a share of all loads is that rate, give or take one in a hundred.
private func isShare(_ count: Int, _ rate: Double) -> Bool {
  abs(Double(count) / Double(loads) - rate) < 0.01
}

@Suite struct SampleChanceTests {
  typealias Rate = SampleSettings.ErrorRate

  @Test(
    arguments: [
      (.mixed, [], 0.85, [Rate(.internalError, 0.05), Rate(.networkError, 0.05)]),
      (.mixed, [Rate(.timeout, 0.15)], 0.85, [Rate(.timeout, 0.15)]),
      (.rate(0.5), [Rate(.serverError, 0.2)], 0.5, [Rate(.serverError, 0.2)]),
      (.always, [Rate(.serverError, 0.2)], 0.8, [Rate(.serverError, 0.2)]),
      (.never, [Rate(.serverError, 0.2)], 0, [Rate(.serverError, 0.2)]),
      (.rate(0.3), [], 0.3, []),
    ] as [(SampleSettings.Fill, [Rate], Double, [Rate])])
  func `ads and errors come as often as is said`(
    _ fill: SampleSettings.Fill, _ errors: [Rate], _ ads: Double, _ expected: [Rate],
  ) throws {
    let network = Rehearsals.network {
      $0.fill = fill
      $0.errors = errors
    }
    let session = try session(network, native)
    #expect(isShare(session.count { $0.offer != nil }, ads))
    for error in expected {
      #expect(isShare(session.count { $0.failure?.kind == error.kind }, error.rate))
    }
    let failures = session.compactMap(\.failure?.kind)
    #expect(Set(failures) == Set(expected.map(\.kind)))
  }

  @Test func `latencies are spread as the median and the 95th percentile say`() throws {
    let network = Rehearsals.network {
      $0.latency = .milliseconds(80)
      $0.slowLatency = .milliseconds(400)
    }
    let times = try session(network, native).map(\.duration)
    #expect(isShare(times.count { $0 <= .milliseconds(80) }, 0.5))
    #expect(isShare(times.count { $0 <= .milliseconds(400) }, 0.95))
    #expect(times.allSatisfy { (.milliseconds(40) ... .milliseconds(800)).contains($0) })
    #expect(Set(times).count > 9_000)
  }

  @Test func `a session plays the same way again, and another seed plays another one`() throws {
    func play(_ seed: UInt64) throws -> [NetworkConformance.Load] {
      let network = Rehearsals.network {
        $0.fill = .mixed
        $0.latency = .milliseconds(80)
        $0.slowLatency = .milliseconds(400)
        $0.bid = Price(cpmMicros: 2_500_000)
        $0.bidSpread = 0.2
        $0.nativeKind = .mixed
        $0.seed = seed
      }
      return try (0..<256).map { (ordinal: UInt64) in
        try NetworkConformance.load(native(ordinal), from: network).load
      }
    }
    let first = try play(1)
    #expect(try play(1) == first)
    #expect(try play(2) != first)
  }

  @Test func `two places of one load do not share their chances`() throws {
    let network = Rehearsals.network { $0.fill = .rate(0.5) }
    let pairs = try (0..<256).map { (ordinal: UInt64) in
      try [0, 1].map { place in
        let request = SourceRequest(
          adUnit: AdUnitID(rawValue: "home"), formats: [.native], ordinal: ordinal,
          repetition: place)
        return try NetworkConformance.load(request, from: network).load.offer != nil
      }
    }
    #expect((96...160).contains(pairs.count { $0[0] == $0[1] }))
  }

  @Test(arguments: [true, false])
  func `a bid goes with every ad`(_ isBidding: Bool) throws {
    let bid = Price(cpmMicros: 2_500_000, currency: "EUR")
    let request = Rehearsals.request(.banner, isBidding: isBidding)
    let network = Rehearsals.network { $0.bid = bid }
    #expect(try Rehearsals.offer(request, from: network).terms.price == bid)
    #expect(try Rehearsals.offer(request).terms.price == nil)
  }

  @Test func `a spread moves the bid both ways`() throws {
    let network = Rehearsals.network {
      $0.bid = Price(cpmMicros: 2_500_000, currency: "EUR")
      $0.bidSpread = 0.2
    }
    let prices = try session(network, native).compactMap(\.offer?.terms.price)
    #expect(prices.allSatisfy { (2_000_000...3_000_000).contains($0.cpmMicros) })
    #expect(prices.allSatisfy { $0.currency == "EUR" })
    #expect(isShare(prices.count { $0.cpmMicros < 2_500_000 }, 0.5))
    #expect(isShare(prices.count { $0.cpmMicros < 2_250_000 }, 0.25))
  }
}
