/// What the order of an ad's life allows one kind of event.
///
/// Any event may be left out; what is forbidden is going back. There are two tracks, the screen's
/// and the video's. An event with a place on a track cannot follow one with a later place on the
/// same track; the tracks know nothing of each other, so a video may start before the impression
/// and end after the dismissal has begun.
///
/// | event                          | screen | video | again        | ends as   | after dismissed |
/// | ------------------------------ | ------ | ----- | ------------ | --------- | --------------- |
/// | willPresent                    | 1      |       | duplicate    |           | refused         |
/// | failedToPresent                | 2      | 0     | duplicate    | failed    | refused         |
/// | willDismiss                    | 3      |       | duplicate    |           | refused         |
/// | dismissed                      | 4      |       | duplicate    | dismissed | duplicate       |
/// | videoStarted                   |        | 1     | duplicate    |           | refused         |
/// | firstQuartile                  |        | 2     | duplicate    |           | refused         |
/// | midpoint                       |        | 3     | duplicate    |           | refused         |
/// | thirdQuartile                  |        | 4     | duplicate    |           | refused         |
/// | skipped                        |        | 5     | duplicate    |           | refused         |
/// | videoEnded                     |        | 6     | duplicate    |           | refused         |
/// | impression                     |        |       | duplicate    |           | refused         |
/// | rewardEarned                   |        |       | duplicate    |           | recorded        |
/// | click                          |        |       | a new one    |           | refused         |
/// | progress                       |        |       | a new one    |           | refused         |
/// | paused, resumed, muted, unmuted |       |       | a new one    |           | refused         |
/// | interaction                    |       |       | a new one    |           | refused         |
///
/// "Again" is the same kind without an `eventId` or with a new one; the same kind under an
/// `eventId` that was recorded before is always a duplicate. `failedToPresent` is moreover refused
/// once anything was seen: an impression, a click, a reward or any of the video.
struct AdEventRule: Hashable, Sendable {
  /// The place on the screen's track; 0 is none.
  let screen: UInt8

  /// The place on the video's track; 0 is none.
  let video: UInt8

  /// Whether a second one is the first one told again.
  let isOnce: Bool

  /// Whether the event proves that something of the ad was seen.
  let isSight: Bool

  private init(screen: UInt8 = 0, video: UInt8 = 0, isOnce: Bool = true, isSight: Bool = true) {
    self.screen = screen
    self.video = video
    self.isOnce = isOnce
    self.isSight = isSight
  }

  /// The rule of that kind, as the table has it.
  static func rule(of kind: ReportedEventKind) -> AdEventRule {
    switch kind {
    case .willPresent: AdEventRule(screen: 1, isSight: false)
    case .failedToPresent: AdEventRule(screen: 2, isSight: false)
    case .willDismiss: AdEventRule(screen: 3)
    case .dismissed: AdEventRule(screen: 4)
    case .videoStarted: AdEventRule(video: 1)
    case .firstQuartile: AdEventRule(video: 2)
    case .midpoint: AdEventRule(video: 3)
    case .thirdQuartile: AdEventRule(video: 4)
    case .skipped: AdEventRule(video: 5)
    case .videoEnded: AdEventRule(video: 6)
    case .impression, .rewardEarned: AdEventRule()
    case .click, .progress, .paused, .resumed, .muted, .unmuted, .interaction:
      AdEventRule(isOnce: false)
    }
  }
}
