import Mediation
import Testing

private func offer(
  _ ms: Int64, _ id: String = "x", pod: OfferedPod? = nil,
) -> AdOffer {
  AdOffer(
    format: .rewarded,
    content: .video(VideoContent(media: VideoContent.complete.media, durationMs: ms)),
    terms: OfferTerms(
      tracking: AdTracking([AdTracking.Tracker(.lost, "https://\(id)/l")]), pod: pod))
}

/// An ad of that length with those behind it.
private func pod(_ firstMs: Int64, _ restMs: Int64...) -> AdOffer {
  let followers = restMs.enumerated().map {
    OfferedPod.Follower(offer($1, "f\($0)"), .inSequence($0 + 2))
  }
  return offer(firstMs, pod: OfferedPod(role: .inSequence(1), followers: followers))
}

private func request(_ demand: PodDemand?) -> AdRequest {
  AdRequest(
    adUnit: AdUnitID(rawValue: "home"), formats: [.rewarded], pod: demand, ordinal: 0)
}

private let halfMinute = PodDemand(mostMs: 30_000, mostAds: 4)

@Suite struct PodDemandTests {
  @Test(arguments: [
    (30_000 as Int64, 1, 30_000 as Int64, nil as OfferFault?),
    (30_000, 1, 30_001, .tooLong(30_001, mostMs: 30_000)), (30_000, 0, 1, .podFull),
    (0, 3, 1, .podFull),
  ])
  func `an ad has room or does not`(mostMs: Int64, mostAds: Int, ms: Int64, fault: OfferFault?) {
    do throws(OfferFault) {
      try PodDemand(mostMs: mostMs, mostAds: mostAds).checkRoom(for: ms)
      #expect(fault == nil)
    } catch {
      #expect(error == fault)
    }
  }

  @Test func `every ad that is taken leaves less room`() {
    let left = PodDemand(mostMs: 30_000, mostAds: 2, adsBefore: 1, position: .after).less(20_000)
    #expect(left == PodDemand(mostMs: 10_000, mostAds: 1, adsBefore: 2, position: .after))
    #expect(!left.isMet)
    #expect(left.less(1).isMet)
  }

  @Test func `a source whose ad is too long costs a break only itself`() throws {
    let played = try play(
      Waterfall([step("long", 3, .fills(offer(40_000))), step("short", 2, .fills(offer(20_000)))]),
      request(halfMinute))
    #expect(played.fates == ["long TOO_LONG", "short WON"])
    #expect(played.outcome.losses.map(\.reason) == [.unfit])
  }

  @Test func `a page is no ad for a break`() throws {
    let page = AdOffer(
      format: .rewarded, content: .html(HTMLContent(markup: "<p>ad", width: 1, height: 1)))
    let played = try play(Waterfall([step("page", 3, .fills(page))]), request(halfMinute))
    #expect(played.fates == ["page NO_VIDEO"])
  }

  @Test func `an ad that does not fit behind the first costs the others nothing`() throws {
    let played = try play(
      Waterfall([step("pod", 3, .fills(pod(10_000, 25_000, 10_000, 10_000, 1)))]),
      request(halfMinute))
    let taken = try #require(played.outcome.winner?.ranked.offer.terms.pod)
    #expect(taken.followers.map(\.offer.content.videoMs) == [10_000, 10_000])
    #expect(taken.omissions.map(\.fate.reason) == ["TOO_LONG", "POD_FULL"])
    #expect(taken.omissions.map(\.place) == [2, 5])
  }

  @Test func `a pod that nobody asked for is one ad`() throws {
    let played = try play(Waterfall([step("pod", 3, .fills(pod(10_000, 10_000)))]), request(nil))
    #expect(played.winner == "pod")
    #expect(played.outcome.winner?.ranked.offer.terms.pod == nil)
  }

  @Test func `a source that has given its pod is not asked again`() throws {
    let journal = Journal()
    let played = try play(
      Waterfall([
        step("pod", 3, .fills(pod(10_000)), journal: journal),
        step("more", 2, .fills(offer(5_000))),
      ]), request(PodDemand(mostMs: 30_000, mostAds: 4, givers: [0])))
    #expect(played.fates == ["pod POD_GIVEN", "more WON"])
    #expect(journal.asked.isEmpty)
  }

  @Test func `all ads of a pod hear that it was not taken`() throws {
    let played = try play(
      Waterfall(
        [],
        bidders: [
          bidder("best", bids: 2), bidder("pod", .fills(priced(pod(10_000, 10_000), 1))),
        ]), request(halfMinute))
    #expect(played.winner == "best")
    #expect(played.outcome.losses.count == 2)
  }

  private func priced(_ offer: AdOffer, _ cpm: Double) -> AdOffer {
    AdOffer(
      format: offer.format, content: offer.content,
      terms: OfferTerms(
        price: Price(cpmMicros: micros(cpm)), tracking: offer.terms.tracking, pod: offer.terms.pod))
  }
}
