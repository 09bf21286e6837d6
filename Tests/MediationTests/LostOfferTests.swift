import Mediation
import Testing

private let tracking = AdTracking([AdTracking.Tracker(.lost, "https://x/l")])

private func offer(_ cpm: Double) -> AdOffer {
  AdOffer(
    format: .rewarded, content: AdOffer.bid(cpm).content,
    terms: OfferTerms(price: Price(cpmMicros: micros(cpm)), tracking: tracking))
}

@Suite struct LostOfferTests {
  private static let empty = AdOffer(
    format: .rewarded, content: .video(VideoContent(media: [], durationMs: 1)),
    terms: OfferTerms(price: Price(cpmMicros: micros(9)), tracking: tracking))

  private func losses(_ played: Played) -> [String] {
    played.outcome.losses.map {
      "\($0.network.rawValue) \($0.reason.rawValue) \($0.winningCPMMicros.map(String.init) ?? "-")"
    }
  }

  @Test func `whoever listens hears why an ad was not taken, and what would have won`() throws {
    let played = try play(
      Waterfall(
        [],
        bidders: [
          bidder("best", .fills(offer(2)), after: 60), bidder("less", .fills(offer(1)), after: 20),
          bidder("low", .fills(offer(0.1)), after: 30),
          bidder("odd", .fills(Self.empty), after: 40),
          bidder("deaf", bids: 1.5, after: 10),
        ],
        floorMicros: micros(0.5)))
    #expect(played.winner == "best")
    #expect(losses(played) == ["low BELOW_FLOOR 500000", "odd UNFIT -", "less OUTBID 2000000"])
  }

  @Test func `an ad that comes when nobody waits for it is lost too`() throws {
    var late = ScriptedNetwork("late", .insists(offer(3)), after: .milliseconds(500))
    late.journal = Journal()
    let played = try play(
      Waterfall(
        [
          WaterfallSource(
            late, price: Price(cpmMicros: micros(3)), patience: .milliseconds(40)),
          step("good", 2, after: 10),
        ]))
    #expect(losses(played) == ["late TOO_LATE -"])
  }

  @Test(arguments: [
    (AdNotice.LossReason.outbid, 102), (.belowFloor, 100), (.unfit, 3), (.tooLate, 2),
  ])
  func `reasons have the numbers of OpenRTB`(_ reason: AdNotice.LossReason, _ code: Int) {
    #expect(reason.openRTBCode == code)
  }
}
