import Mediation
import Testing

@Suite struct RewardMomentTests {
  private func life(_ moment: RewardMoment, hasReward: Bool = true) throws -> AdLifecycle {
    var life = AdLifecycle(expiresAt: .seconds(60), hasReward: hasReward, rewardsAt: moment)
    try life.present(at: .zero)
    return life
  }

  @Test(
    arguments: [
      (RewardMoment.network, [], ReportedEventKind.videoEnded, nil, false),
      (.completion, [], .videoEnded, nil, true),
      (.completion, [], .thirdQuartile, nil, false),
      (.completion, [], .skipped, 9000, false),
      (.completion, [.skipped], .videoEnded, nil, false),
      (.completion, [.rewardEarned], .videoEnded, nil, false),
      (.skippable, [], .videoEnded, nil, true),
      (.skippable, [], .skipped, nil, true),
      (.skippable, [], .progress, 4999, false),
      (.skippable, [], .progress, 5000, true),
      (.skippable, [], .midpoint, nil, false),
      (.skippable, [.rewardEarned], .skipped, nil, false),
    ] as [(RewardMoment, [ReportedEventKind], ReportedEventKind, Int64?, Bool)])
  func `a reward is earned when its rule says so, and once`(
    _ moment: RewardMoment, _ before: [ReportedEventKind], _ kind: ReportedEventKind,
    _ position: Int64?, _ isEarned: Bool,
  ) throws {
    var life = try life(moment)
    for earlier in before + [kind] { _ = life.record(earlier, at: .zero) }
    #expect(life.isRewarded(by: kind, positionMs: position, skipOffsetMs: 5000) == isEarned)
  }

  @Test func `an ad without a reward has none to earn`() throws {
    let life = try life(.completion, hasReward: false)
    #expect(!life.isRewarded(by: .videoEnded, positionMs: nil, skipOffsetMs: nil))
  }

  @Test func `a video that cannot be skipped is seen to its end`() throws {
    let life = try life(.skippable)
    #expect(!life.isRewarded(by: .skipped, positionMs: 9000, skipOffsetMs: nil))
    #expect(life.isRewarded(by: .videoEnded, positionMs: nil, skipOffsetMs: nil))
  }
}
