import Mediation
import Testing

private let hour = Duration.seconds(3_600)

private func presented(hasReward: Bool = true) throws -> AdLifecycle {
  var ad = AdLifecycle(expiresAt: hour, impressionMicros: 2_500, hasReward: hasReward)
  try ad.present(at: .zero)
  return ad
}

/// Tells the ad a story, one word for each verdict.
private func verdicts(
  of story: [ReportedEventKind],
  on ad: inout AdLifecycle,
) -> [String] {
  story.map { kind in
    switch ad.record(kind, at: .zero) {
    case .recorded: "recorded"
    case .duplicate: "duplicate"
    case .rejected(let refusal, _): refusal.rawValue
    }
  }
}

private let ordered: [[ReportedEventKind]] = [
  [.willPresent, .videoStarted, .impression, .willDismiss, .videoEnded, .dismissed],
  [
    .willPresent, .videoStarted, .impression, .firstQuartile, .midpoint, .thirdQuartile,
    .rewardEarned, .willDismiss, .videoEnded, .dismissed,
  ],
  [.impression, .willPresent, .videoStarted, .dismissed],
  [.dismissed, .rewardEarned],
  [.videoEnded, .impression, .willDismiss],
  [.videoStarted, .thirdQuartile, .videoEnded],
  [.videoStarted, .paused, .resumed, .paused, .muted, .unmuted, .muted, .skipped, .videoEnded],
  [.click, .click, .impression, .click],
  [.failedToPresent], [.willPresent, .failedToPresent],
]

private let backwards: [([ReportedEventKind], ReportedEventKind)] = [
  ([.willDismiss], .willPresent), ([.dismissed], .impression), ([.dismissed], .click),
  ([.dismissed], .willDismiss), ([.dismissed], .videoEnded), ([.midpoint], .firstQuartile),
  ([.videoEnded], .videoStarted), ([.skipped], .thirdQuartile), ([.videoEnded], .skipped),
  ([.willDismiss, .impression], .willPresent), ([.midpoint, .click], .firstQuartile),
  ([.impression], .failedToPresent), ([.videoStarted], .failedToPresent),
  ([.click], .failedToPresent), ([.willDismiss], .failedToPresent),
]

@Suite struct AdLifecycleTests {
  @Test(arguments: ordered)
  func `a story that only goes forward is recorded whole`(_ story: [ReportedEventKind]) throws {
    var ad = try presented()
    #expect(verdicts(of: story, on: &ad) == story.map { _ in "recorded" })
  }

  @Test(arguments: backwards)
  func `going back is refused`(_ before: [ReportedEventKind], _ kind: ReportedEventKind) throws {
    var ad = try presented()
    #expect(verdicts(of: before, on: &ad).allSatisfy { $0 == "recorded" })
    #expect(verdicts(of: [kind], on: &ad) == ["OUT_OF_ORDER"])
  }

  @Test(arguments: [
    ReportedEventKind.impression, .willPresent, .videoStarted, .firstQuartile, .midpoint,
    .thirdQuartile,
    .videoEnded, .skipped, .rewardEarned, .willDismiss, .dismissed, .failedToPresent,
  ])
  func `what can happen once is a duplicate the second time`(_ kind: ReportedEventKind) throws {
    var ad = try presented()
    #expect(verdicts(of: [kind, kind], on: &ad) == ["recorded", "duplicate"])
  }

  @Test func `a duplicate stays one after the ad has gone`() throws {
    var ad = try presented()
    let story: [ReportedEventKind] = [.impression, .dismissed, .impression, .dismissed]
    #expect(verdicts(of: story, on: &ad) == ["recorded", "recorded", "duplicate", "duplicate"])
  }

  @Test func `nothing happens before the ad is presented`() {
    var ad = AdLifecycle(expiresAt: hour)
    #expect(ad.record(.impression, at: .zero) == .rejected(.notPresented, isKept: true))
  }

  @Test func `an impression is paid once`() throws {
    var ad = try presented()
    #expect(ad.record(.impression, at: .zero) == .recorded(paidMicros: 2_500))
    #expect(ad.record(.impression, at: .zero) == .duplicate)
    #expect(ad.record(.click, at: .zero) == .recorded(paidMicros: nil))
  }

  @Test func `an event id that was recorded is a duplicate of its kind`() throws {
    var ad = try presented()
    #expect(ad.record(.click, eventID: "a", at: .zero) == .recorded(paidMicros: nil))
    #expect(ad.record(.click, eventID: "a", at: .zero) == .duplicate)
    #expect(ad.record(.paused, eventID: "a", at: .zero) == .recorded(paidMicros: nil))
    #expect(ad.record(.click, eventID: "b", at: .zero) == .recorded(paidMicros: nil))
  }

  @Test func `a refused event id may come again`() throws {
    var ad = AdLifecycle(expiresAt: hour)
    #expect(ad.record(.click, eventID: "a", at: .zero) == .rejected(.notPresented, isKept: true))
    try ad.present(at: .zero)
    #expect(ad.record(.click, eventID: "a", at: .zero) == .recorded(paidMicros: nil))
  }

  @Test func `the latest sixty-four event ids are remembered`() throws {
    var ad = try presented()
    for number in 0...66 { _ = ad.record(.click, eventID: "\(number)", at: .zero) }
    #expect(ad.record(.click, eventID: "3", at: .zero) == .duplicate)
    #expect(ad.record(.click, eventID: "66", at: .zero) == .duplicate)
    #expect(ad.record(.click, eventID: "2", at: .zero) == .recorded(paidMicros: nil))
  }

  @Test func `violations are kept up to a limit`() {
    var ad = AdLifecycle(expiresAt: hour)
    let kept = (0..<20).filter { _ in
      ad.record(.click, at: .zero) == .rejected(.notPresented, isKept: true)
    }
    #expect(kept.count == AdLifecycle.violationsKept)
  }

  @Test func `an ad without a reward earns none`() throws {
    var ad = try presented(hasReward: false)
    #expect(ad.record(.rewardEarned, at: .zero) == .rejected(.noReward, isKept: true))
  }

  @Test func `an ad is presented once`() throws {
    var ad = try presented()
    #expect(ad.state(at: .zero) == .presenting)
    #expect(throws: PresentRefusal.alreadyUsed) { try ad.present(at: .zero) }
    _ = ad.record(.dismissed, at: .zero)
    #expect(ad.state(at: .zero) == .dismissed)
    #expect(throws: PresentRefusal.alreadyUsed) { try ad.present(at: .zero) }
  }

  @Test func `an ad that failed or was released is not ready`() throws {
    var ad = try presented()
    _ = ad.record(.failedToPresent, at: .zero)
    #expect(ad.state(at: .zero) == .failed)
    #expect(throws: PresentRefusal.notReady) { try ad.present(at: .zero) }
    #expect(ad.record(.click, at: .zero) == .rejected(.adEnded, isKept: true))
    _ = ad.release()
    #expect(throws: PresentRefusal.notReady) { try ad.present(at: .zero) }
  }

  @Test func `an ad expires at its time and is told so once`() {
    var ad = AdLifecycle(expiresAt: hour)
    #expect(ad.state(at: hour - .milliseconds(1)) == .ready)
    #expect(ad.expire(at: hour - .milliseconds(1)) == false)
    #expect(ad.state(at: hour) == .expired)
    #expect(throws: PresentRefusal.expired) { try ad.present(at: hour) }
    #expect(ad.expire(at: hour) == true)
    #expect(ad.expire(at: hour) == false)
    #expect(ad.record(.impression, at: hour) == .rejected(.adEnded, isKept: true))
  }

  @Test func `an ad on show does not expire`() throws {
    var ad = try presented()
    #expect(ad.expire(at: hour * 2) == false)
    #expect(ad.state(at: hour * 2) == .presenting)
    #expect(ad.record(.impression, at: hour * 2) == .recorded(paidMicros: 2_500))
  }

  @Test(
    arguments: [
      ([.videoEnded, .rewardEarned, .dismissed], nil), ([.dismissed, .rewardEarned], nil),
      ([.videoEnded, .dismissed], .rewardMissing), ([.dismissed], .rewardNotEarned),
      ([.skipped, .videoEnded, .dismissed], .rewardNotEarned), ([.failedToPresent], nil),
    ] as [([ReportedEventKind], EngineEventKind?)])
  func `the release says what became of the reward`(
    _ story: [ReportedEventKind],
    _ consequence: EngineEventKind?,
  ) throws {
    var ad = try presented()
    #expect(verdicts(of: story, on: &ad).allSatisfy { $0 == "recorded" })
    #expect(ad.release() == consequence)
    #expect(ad.state(at: .zero) == .released)
    #expect(ad.release() == nil)
  }

  @Test func `an ad that was never shown owes no reward`() {
    var ad = AdLifecycle(expiresAt: hour, hasReward: true)
    #expect(ad.release() == nil)
  }

  @Test(arguments: [
    (PresentRefusal.notReady, "AD_NOT_READY", 15), (.expired, "AD_EXPIRED", 15),
    (.alreadyUsed, "AD_ALREADY_USED", 18),
  ])
  func `a refusal has its word and Google's number`(
    _ refusal: PresentRefusal,
    _ reason: String,
    _ code: Int,
  ) {
    #expect(refusal.rawValue == reason)
    #expect(refusal.gma.code == code)
  }

  @Test func `the life of a held ad takes few bytes`() {
    #expect(MemoryLayout<AdLifecycle>.size <= 80)
  }
}
