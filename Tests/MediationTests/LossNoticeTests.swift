import Mediation
import Testing

private func cast(_ journal: Journal, keepsAds: Bool = true) -> Waterfall {
  let empty = AdOffer(
    format: .rewarded, content: .video(VideoContent(media: [], durationMs: 1)),
    terms: OfferTerms(price: Price(cpmMicros: micros(9))))
  return Waterfall(
    [step("step", 1, after: 80, journal: journal, keepsAds: keepsAds)],
    bidders: [
      bidder("best", bids: 2, after: 60, journal: journal, keepsAds: keepsAds),
      bidder("less", bids: 1.5, after: 20, journal: journal, keepsAds: keepsAds),
      bidder("low", bids: 0.1, after: 30, journal: journal, keepsAds: keepsAds),
      bidder("odd", .fills(empty), after: 40, journal: journal, keepsAds: keepsAds),
      bidder("none", .passes, after: 10, journal: journal, keepsAds: keepsAds),
      bidder("hung", .hangs, max: 1.9, journal: journal, keepsAds: keepsAds),
    ],
    floorMicros: micros(0.5))
}

@Suite struct LossNoticeTests {
  @Test func `losers are told why, and by how much`() throws {
    let journal = Journal()
    #expect(try play(cast(journal)).winner == "best")
    #expect(journal.losses == ["less OUTBID 2000000", "low BELOW_FLOOR", "odd UNFIT"])
    #expect(journal.notices.map(\.notice.ad.text) == ["offer-1-1", "offer-1-2", "offer-1-3"])
  }

  @Test func `networks that keep no ads are told nothing`() throws {
    let journal = Journal()
    #expect(try play(cast(journal, keepsAds: false)).winner == "best")
    #expect(journal.losses == [])
  }

  @Test func `when the call has gone all ads are too late`() throws {
    let journal = Journal()
    #expect(try play(cast(journal), cancelledAfter: 50).winner == nil)
    #expect(journal.losses == ["less TOO_LATE", "low BELOW_FLOOR", "odd UNFIT"])
  }

  @Test func `an ad that comes when nobody waits for it is too late`() throws {
    let journal = Journal()
    let waterfall = Waterfall(
      [
        step("late", 3, .insists(), after: 500, limit: 40, journal: journal, keepsAds: true),
        step("good", 2, after: 10, journal: journal, keepsAds: true),
      ],
      bidders: [bidder("slow", .insists(), max: 1, after: 500, journal: journal, keepsAds: true)])
    let played = try play(waterfall)
    #expect(played.fates == ["slow OVERTAKEN", "late SOURCE_TIMEOUT", "good WON"])
    #expect(played.endMs == 50)
    #expect(journal.losses == ["late TOO_LATE", "slow TOO_LATE"])
  }

  @Test(arguments: [1, 2])
  func `an ad that comes after the call was cancelled is too late`(_ batch: Int) throws {
    let journal = Journal()
    let steps = ["a", "b"].map {
      step($0, 1, .insists(), after: 500, journal: journal, keepsAds: true)
    }
    let played = try play(Waterfall(steps, pace: .init(batch: batch)), cancelledAfter: 70)
    #expect(played.endMs == 70)
    #expect(journal.losses == ["a TOO_LATE", "b TOO_LATE"].prefix(batch).map(\.self))
  }

  @Test func `an ad that wins loses nothing`() throws {
    let journal = Journal()
    let waterfall = Waterfall([step("a", 1, journal: journal, keepsAds: true)])
    #expect(try play(waterfall).winner == "a")
    #expect(journal.losses == [])
  }
}
