import Mediation
import Testing

private let hour = Duration.seconds(3_600)

private func shown(
  _ story: [ReportedEventKind] = [], hasReward: Bool = true,
  counting: OfferTerms.Counting = OfferTerms.Counting(),
) throws -> AdLifecycle {
  var ad = AdLifecycle(
    expiresAt: hour, impressionMicros: 5, hasReward: hasReward, counting: counting)
  try ad.present(at: .zero)
  for kind in story {
    let verdict = ad.record(kind, by: .network, at: .zero)
    guard case .recorded = verdict else {
      Issue.record("\(kind) is \(verdict)")
      continue
    }
  }
  return ad
}

private let recorded = EventVerdict.recorded(paidMicros: nil)

@Suite struct AdGraceTests {
  @Test(
    arguments: [
      ([.videoStarted, .videoEnded, .dismissed], .rewardMissing),
      ([.videoStarted, .skipped, .dismissed], .rewardNotEarned),
      ([.skipped, .videoEnded, .dismissed], .rewardNotEarned),
      ([.videoStarted, .thirdQuartile, .dismissed], .rewardNotEarned),
      ([.dismissed], .rewardNotEarned),
      ([.rewardEarned, .dismissed], nil), ([.dismissed, .rewardEarned], nil),
      ([.videoEnded], nil), ([], nil), ([.willDismiss], nil), ([.failedToPresent], nil),
    ] as [([ReportedEventKind], EngineEventKind?)])
  func `the end of the grace says once what became of the reward`(
    _ story: [ReportedEventKind], _ word: EngineEventKind?,
  ) throws {
    var ad = try shown(story)
    #expect(ad.waitsForReward == (word != nil))
    #expect(ad.endGrace() == word)
    #expect(!ad.waitsForReward)
    #expect(ad.endGrace() == nil)
    let isOpen = story == [.videoEnded] || story == [] || story == [.willDismiss]
    let last = ad.release()
    #expect((last != nil) == isOpen)
    #expect(ad.endGrace() == nil)
  }

  @Test func `an ad without a reward is given no grace`() throws {
    var ad = try shown([.videoEnded, .dismissed], hasReward: false)
    #expect(!ad.waitsForReward)
    #expect(ad.endGrace() == nil)
    #expect(ad.release() == nil)
  }

  @Test func `a reward in the grace is on time, and one after it is late`() throws {
    var ad = try shown([.videoEnded, .dismissed])
    #expect(ad.record(.rewardEarned, at: .zero) == recorded)
    #expect(ad.endGrace() == nil)
    ad = try shown([.videoEnded, .dismissed])
    #expect(ad.endGrace() == .rewardMissing)
    #expect(ad.record(.rewardEarned, at: .zero) == .recorded(paidMicros: nil, isLate: true))
    #expect(ad.record(.rewardEarned, at: .zero) == .duplicate)
    #expect(ad.state(at: .zero) == .dismissed)
    #expect(ad.release() == nil)
  }

  @Test func `nothing but the reward comes after the grace`() throws {
    for kind in ReportedEventKind.allCases where kind != .rewardEarned && kind != .dismissed {
      var ad = try shown([.dismissed])
      #expect(ad.endGrace() == .rewardNotEarned)
      #expect(ad.record(kind, at: .zero) == .rejected(.outOfOrder, isKept: true))
    }
  }

  @Test(arguments: [
    (false, false), (true, false), (false, true), (true, true),
  ])
  func `who counts is who is believed`(_ impressions: Bool, _ clicks: Bool) throws {
    let counting = OfferTerms.Counting(impressions: impressions, clicks: clicks)
    var ad = try shown(counting: counting)
    let refused = EventVerdict.rejected(.networkCounts, isKept: true)
    let paid = EventVerdict.recorded(paidMicros: 5)
    #expect(ad.isCountedByNetwork(.impression) == impressions)
    #expect(ad.isCountedByNetwork(.click) == clicks)
    #expect(!ad.isCountedByNetwork(.dismissed))
    #expect(ad.record(.impression, at: .zero) == (impressions ? refused : paid))
    #expect(
      ad.record(.impression, by: .network, at: .zero) == (impressions ? paid : .duplicate))
    #expect(ad.record(.click, at: .zero) == (clicks ? refused : recorded))
    #expect(ad.record(.click, by: .network, at: .zero) == recorded)
    #expect(ad.record(.dismissed, at: .zero) == recorded)
  }

  @Test func `a network is held to the same order as a client`() throws {
    var ad = try shown([.midpoint, .dismissed])
    #expect(ad.record(.midpoint, by: .network, at: .zero) == .duplicate)
    let refused = EventVerdict.rejected(.outOfOrder, isKept: true)
    #expect(ad.record(.impression, by: .network, at: .zero) == refused)
    #expect(ad.record(.firstQuartile, by: .network, at: .zero) == refused)
  }
}

@Suite struct AdEndTests {
  @Test(
    arguments: [([], true), ([.willPresent], true)]
      + [
        .impression, .click, .videoStarted, .paused, .muted, .rewardEarned, .willDismiss,
        .dismissed, .failedToPresent,
      ].map { ([$0], false) } as [([ReportedEventKind], Bool)])
  func `a presentation fails only before anything was seen`(
    _ story: [ReportedEventKind], _ fails: Bool,
  ) throws {
    var ad = try shown(story)
    #expect(ad.failToPresent() == fails)
    #expect(ad.failToPresent() == false)
    guard fails else { return }
    #expect(ad.state(at: .zero) == .failed)
    #expect(ad.record(.failedToPresent, at: .zero) == .duplicate)
    #expect(ad.record(.rewardEarned, at: .zero) == .rejected(.adEnded, isKept: true))
    #expect(throws: PresentRefusal.notReady) { try ad.present(at: .zero) }
    #expect(ad.release() == nil)
  }

  @Test func `what was never presented does not fail to be`() {
    var ad = AdLifecycle(expiresAt: hour)
    #expect(ad.failToPresent() == false)
    #expect(ad.expire(at: hour) == true)
    #expect(ad.failToPresent() == false)
    _ = ad.release()
    #expect(ad.failToPresent() == false)
  }

  @Test(
    arguments: [
      ([], true, .rewardNotEarned), ([.videoEnded], true, .rewardMissing),
      ([.dismissed], true, .rewardNotEarned), ([.rewardEarned], true, nil),
      ([.failedToPresent], true, nil), ([.videoEnded], false, nil), ([], false, nil),
    ] as [([ReportedEventKind], Bool, EngineEventKind?)])
  func `a release in any state is the end`(
    _ story: [ReportedEventKind], _ hasReward: Bool, _ word: EngineEventKind?,
  ) throws {
    var ad = try shown(story, hasReward: hasReward)
    #expect(ad.release() == word)
    for time in [Duration.zero, hour, hour * 2] {
      #expect(ad.state(at: time) == .released)
      #expect(ad.expire(at: time) == false)
      #expect(throws: PresentRefusal.notReady) { try ad.present(at: time) }
      for kind in ReportedEventKind.allCases where !story.contains(kind) {
        let verdict = ad.record(kind, at: time)
        guard case .rejected(let refusal, _) = verdict else {
          Issue.record("\(kind) is \(verdict)")
          continue
        }
        #expect(refusal == .adEnded)
      }
    }
    #expect(ad.endGrace() == nil)
    #expect(ad.release() == nil)
  }

  @Test func `an ad that is released before it is shown, or expired, owes nothing`() {
    var ad = AdLifecycle(expiresAt: hour, hasReward: true)
    #expect(ad.release() == nil)
    ad = AdLifecycle(expiresAt: hour, hasReward: true)
    #expect(ad.expire(at: hour) == true)
    #expect(ad.release() == nil)
    #expect(ad.state(at: hour) == .released)
  }
}
