package import Mediation

/// What happens to an ad by itself, from the moment at which it goes to the screen.
package struct SampleCourse: Hashable, Sendable {
  /// One thing that happens.
  package struct Step: Hashable, Sendable {
    /// How long after the ad has gone to the screen it happens.
    package let after: Duration

    /// What happens.
    package let kind: ReportedEventKind
  }

  /// All that happens, in the order of time.
  package let steps: [Step]

  private init(_ steps: [(ms: Int, kind: ReportedEventKind)]) {
    self.steps = steps.map { Step(after: .milliseconds($0.ms), kind: $0.kind) }
  }

  /// The course that belongs to a script; nil if nothing happens by itself.
  package static func of(_ script: SampleScript.Name) -> SampleCourse? {
    switch script {
    case .fill, .noFill, .fail, .answerTwice, .answerLate, .neverAnswer, .successWithoutAd,
      .wrongSize, .wrongFormat, .missingAsset, .noAdChoices, .manyImages, .reserved,
      .refusePresent, .silentPresent:
      nil
    case .countsItself: SampleCourse([(1_000, .impression), (2_000, .click)])
    case .failToAppear: SampleCourse([(500, .failedToPresent)])
    case .wholeCourse: whole
    case .skip: skip
    case .noReward: watched()
    case .closeBeforeReward: watched(rewardsAt: 1_700)
    case .rewardAfterGrace: watched(rewardsAt: 6_200)
    case .rewardTwice: watched(rewardsAt: 1_000, 1_050)
    case .eventsBackwards: backwards
    }
  }

  /// In the order in which Google's document on rewarded adapters has it.
  private static let whole = SampleCourse([
    (0, .willPresent), (0, .videoStarted), (0, .impression), (7_500, .firstQuartile),
    (15_000, .midpoint), (22_500, .thirdQuartile), (30_000, .rewardEarned),
    (32_000, .willDismiss), (32_000, .videoEnded), (32_000, .dismissed),
  ])

  private static let skip = SampleCourse([
    (0, .willPresent), (100, .videoStarted), (200, .impression), (600, .skipped),
    (700, .willDismiss), (800, .dismissed),
  ])

  private static let backwards = SampleCourse([
    (0, .willPresent), (100, .videoEnded), (200, .thirdQuartile), (300, .midpoint),
    (400, .firstQuartile), (500, .videoStarted), (600, .dismissed), (700, .willDismiss),
    (800, .impression), (900, .willPresent),
  ])

  /// A video that is seen to its end, with rewards at these times.
  private static func watched(rewardsAt times: Int...) -> SampleCourse {
    let rewards = times.map { (ms: $0, kind: ReportedEventKind.rewardEarned) }
    let video: [(ms: Int, kind: ReportedEventKind)] = [
      (0, .willPresent), (100, .videoStarted), (200, .impression), (1_000, .videoEnded),
      (1_100, .willDismiss), (1_200, .dismissed),
    ]
    return SampleCourse(
      video.filter { $0.ms <= 1_000 } + rewards.filter { $0.ms < 1_100 }
        + video.filter { $0.ms > 1_000 } + rewards.filter { $0.ms >= 1_100 })
  }
}
