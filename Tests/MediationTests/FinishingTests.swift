import Mediation
import Rehearsal
import Testing

/// The ad that has won is made complete before the load ends; if that cannot be, the next one is.
@Suite struct FinishingTests {
  /// Takes 30 ms for an ad, and refuses those of the networks that it is told of.
  private struct Finisher: OfferFinisher {
    var refuses: Set<Int64> = []
    let journal: Journal

    func isNeeded(for offer: AdOffer, wanted: RequestOptions) -> Bool {
      !wanted.disablesImageLoading
    }

    func finish(
      _ offer: AdOffer, wanted: RequestOptions, by end: Duration, on time: any Timekeeper,
    ) async throws(OfferFault) -> AdOffer {
      let price = offer.terms.price?.cpmMicros ?? 0
      journal.notices.append(("finish", AdNotice(.impression, of: OfferName(load: 1, place: 0))))
      let left = end - time.now
      try? await time.sleep(for: min(.milliseconds(30), left))
      guard !refuses.contains(price), left > .milliseconds(30) else {
        throw .imageNotLoaded("the status is 404")
      }
      return AdOffer(
        format: offer.format,
        content: .video(
          VideoContent(
            media: [.init(url: "https://done", mimeType: "video/mp4", width: 1, height: 1)],
            durationMs: 1)),
        terms: offer.terms)
    }
  }

  private static func network(
    _ name: String, bids cpm: Double, after ms: Int = 0, journal: Journal = Journal(),
    fetches: Bool = true,
  ) -> WaterfallSource {
    var network = ScriptedNetwork(name, .fills(.bid(cpm)), after: .milliseconds(ms))
    network.fetchesImages = fetches
    network.keepsAds = true
    network.journal = journal
    return WaterfallSource(bidder: network)
  }

  private static func play(
    _ waterfall: Waterfall, _ finisher: Finisher,
  ) throws -> (played: Played, finished: Int, isDone: Bool) {
    let stage = Stage()
    let played = try #require(
      stage.time.run {
        let outcome = await waterfall.fill(
          .of(.rewarded), on: stage.time, with: stage.roster, finishing: finisher)
        return Played(outcome: outcome, end: stage.time.now)
      })
    var isDone = false
    if case .video(let video)? = played.outcome.winner?.ranked.offer.content {
      isDone = video.media.first?.url == "https://done"
    }
    return (played, finisher.journal.notices.count { $0.name == "finish" }, isDone)
  }

  @Test func `only the ad that has won is made complete, and it keeps its price`() throws {
    let waterfall = Waterfall(
      [], bidders: [Self.network("a", bids: 2), Self.network("b", bids: 1, after: 10)])
    let (played, finished, isDone) = try Self.play(waterfall, Finisher(journal: Journal()))
    #expect(played.winner == "a")
    #expect(played.micros == 2_000_000)
    #expect(finished == 1)
    #expect(isDone)
    #expect(played.endMs == 40)
  }

  @Test func `an ad whose network does that itself is left as it is`() throws {
    let waterfall = Waterfall([], bidders: [Self.network("a", bids: 2, fetches: false)])
    let (played, finished, isDone) = try Self.play(waterfall, Finisher(journal: Journal()))
    #expect(played.winner == "a")
    #expect(finished == 0)
    #expect(!isDone)
  }

  @Test func `when the best ad cannot be made complete, the next best takes its place`() throws {
    let journal = Journal()
    let waterfall = Waterfall(
      [step("c", 0.5, after: 5)],
      bidders: [
        Self.network("a", bids: 2, journal: journal), Self.network("b", bids: 1, journal: journal),
      ])
    let (played, finished, isDone) = try Self.play(
      waterfall, Finisher(refuses: [2_000_000], journal: Journal()))
    #expect(played.winner == "b")
    #expect(finished == 2)
    #expect(isDone)
    #expect(played.fates == ["a IMAGE_NOT_LOADED", "b WON", "c OVERTAKEN"])
    #expect(journal.losses == ["a UNFIT"])
    #expect(played.outcome.sources[0].cpmMicros == 2_000_000)
  }

  @Test func `when no ad is left, those who were not asked yet are`() throws {
    let waterfall = Waterfall(
      [step("c", 0.5, after: 5), step("d", 0.4)], bidders: [Self.network("a", bids: 2)])
    let (played, finished, isDone) = try Self.play(
      waterfall, Finisher(refuses: [2_000_000], journal: Journal()))
    #expect(played.winner == "d")
    #expect(finished == 1)
    #expect(!isDone)
    #expect(played.fates == ["a IMAGE_NOT_LOADED", "c OVERTAKEN", "d WON"])
    #expect(played.endMs == 30)
  }

  @Test func `when all fail, or the time is over, there is no ad`() throws {
    let waterfall = Waterfall(
      [], bidders: [Self.network("a", bids: 2), Self.network("b", bids: 1)],
      patience: .milliseconds(50))
    let (played, finished, _) = try Self.play(
      waterfall, Finisher(refuses: [2_000_000], journal: Journal()))
    #expect(played.winner == nil)
    #expect(finished == 2)
    #expect(played.endMs == 50)
    #expect(played.fates == ["a IMAGE_NOT_LOADED", "b IMAGE_NOT_LOADED"])
  }
}
