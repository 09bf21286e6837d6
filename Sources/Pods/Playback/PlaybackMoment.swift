/// What playback can tell of breaks and their ads.
package enum PlaybackMoment: String, Hashable, Sendable, CaseIterable {
  /// The stream switched from content to ads or slate.
  case periodStarted = "adPeriodStarted"

  /// The stream switched back to content.
  case periodEnded = "adPeriodEnded"

  /// A break began, for the first time.
  case breakStarted = "adBreakStarted"

  /// The same break was over or left.
  case breakEnded = "adBreakEnded"

  /// An ad began.
  case started = "adStarted"

  /// A quarter of the ad has been played.
  case firstQuartile = "adFirstQuartile"

  /// Half of the ad has been played.
  case midpoint = "adMidpoint"

  /// Three quarters of the ad have been played.
  case thirdQuartile = "adThirdQuartile"

  /// The ad has been played to its end.
  case completed = "adCompleted"

  /// The rest of the ad was left out.
  case skipped = "adSkipped"

  /// The ad could not be played.
  case failed = "adError"
}
