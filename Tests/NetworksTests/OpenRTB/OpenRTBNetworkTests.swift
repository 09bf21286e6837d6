import HTTP
import JSON
import Mediation
import Networks
import Rehearsal
import Testing

/// The network does what every network has to.
@Suite struct OpenRTBNetworkTests {
  private static let bid = Auctions.answer(
    #"{"id":"b","impid":"1","price":1,"adm":"<b>","mtype":1}"#)

  @Test func `it fills with what was asked for`() throws {
    let network = Auctions.network(Exchange(OpenRTBNetworkTests.bid))
    try NetworkConformance.expectFills(network, Auctions.request([.banner]))
  }

  @Test func `it passes without an error`() throws {
    let network = Auctions.network(Exchange("", status: 204))
    try NetworkConformance.expectPasses(network, Auctions.request([.banner]))
  }

  @Test func `it remembers nothing`() throws {
    let network = Auctions.network(Exchange(OpenRTBNetworkTests.bid))
    let requests = [[AdFormat.banner], [.native], [.banner, .native]].map { Auctions.request($0) }
    try NetworkConformance.expectHoldsNoState(network, requests)
  }

  @Test func `it gives up as soon as it is cancelled`() throws {
    let time = SteppedTime()
    let exchange = Exchange(after: .seconds(2), on: time) { _ throws(HTTPFailure) in
      HTTPResponse(status: 204)
    }
    let network = Auctions.network(exchange)
    let outcome = try #require(
      time.run {
        await time.within(.seconds(1)) {
          try? await network.load(Auctions.request([.banner]), on: time)
        }
      })
    #expect(outcome.expired)
    #expect(outcome.value == .some(nil))
    #expect(time.now == .seconds(1))
  }

  /// Time of which so much is left.
  private struct Limited: Timekeeper {
    let now = Duration.seconds(5)
    let end: Duration?

    func sleep(for duration: Duration) async throws(CancellationError) {}
  }

  @Test(arguments: [
    (300, 250), (51, 1), (50, 1), (10, 1), (0, nil), (-5, nil), (nil, nil),
  ])
  func `the exchange gets the time that is left, without that for the way`(
    left: Int?, tmax: Int?,
  ) throws {
    let exchange = Exchange(OpenRTBNetworkTests.bid)
    let network = Auctions.network(exchange)
    let time = Limited(end: left.map { .seconds(5) + .milliseconds($0) })
    let load = SteppedTime().run { () async -> Bool in
      do throws(NetworkFailure) {
        return try await network.load(Auctions.request([.banner]), on: time) != nil
      } catch {
        return error.kind != .timeout
      }
    }
    guard left.map({ $0 > 0 }) ?? true else {
      #expect(load == false)
      #expect(exchange.asked.isEmpty)
      return
    }
    #expect(load == true)
    #expect(exchange.limits == [left.map { .milliseconds($0) } ?? .seconds(30)])
    let said = try exchange.firstBody()["tmax"]
    #expect(said?.text == tmax.map { String($0) })
  }
}
