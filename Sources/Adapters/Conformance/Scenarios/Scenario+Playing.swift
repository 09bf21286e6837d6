import AdService
import JSON
import Loop

extension Scenario {
  /// Ads that the network plays by itself.
  static let playing = [
    Scenario("play", "The network plays an ad from the first moment to the last.") {
      stage throws(ConformanceStop) in
      try await stage.openForPlaying(.plays)
      let ad = try await stage.showing(.plays, stage.fullScreen)
      try await stage.plays(ad)
    },
    Scenario("play-muted", "The network plays an ad without sound.") {
      stage throws(ConformanceStop) in
      try await stage.openForPlaying(.plays)
      let ad = try await stage.showing(.plays, stage.fullScreen, isMuted: true)
      try await stage.plays(ad)
    },
    Scenario("play-reward", "The viewer sees a rewarded ad to its end.") {
      stage throws(ConformanceStop) in
      try await stage.openForPlaying(.plays)
      let ad = try await stage.showing(.plays, try stage.rewarded())
      try await stage.plays(ad)
      try await stage.rewards(ad)
    },
    Scenario("play-late-reward", "The reward comes after the ad has left the screen.") {
      stage throws(ConformanceStop) in
      try await stage.openForPlaying(.rewardsLate)
      let ad = try await stage.showing(.rewardsLate, try stage.rewarded())
      try await stage.plays(ad)
      try await stage.rewards(ad)
    },
    Scenario("play-two", "Two ads are played at the same time.") { stage throws(ConformanceStop) in
      try await stage.openForPlaying(.plays)
      let first = try await stage.showing(.plays, stage.fullScreen)
      let second = try await stage.showing(.plays, stage.fullScreen)
      try await stage.plays(first)
      try await stage.plays(second)
    },
    Scenario("play-released", "An ad is released while it is on the screen.") {
      stage throws(ConformanceStop) in
      try await stage.openForPlaying(.plays)
      let ad = try await stage.showing(.plays, stage.fullScreen)
      _ = await stage.wait(within: stage.subject.patience) {
        stage.ads[ad]?.events.isEmpty == false
      }
      try await stage.release(ad)
      try await stage.linger(.milliseconds(700))
      try await stage.fence()
    },
  ]
}

extension Stage {
  /// The formats with a reward, as far as the adapter has them.
  fileprivate func rewarded() throws(ConformanceStop) -> [AdFormat] {
    let formats = fullScreen.filter { $0 == .rewarded || $0 == .rewardedInterstitial }
    guard !formats.isEmpty else { throw .skipped("the adapter has no rewarded ads") }
    return formats
  }

  fileprivate func openForPlaying(
    _ place: ConformanceSubject.Place,
  ) async throws(ConformanceStop) {
    guard !fullScreen.isEmpty else { throw .skipped("the adapter has no ads that fill the screen") }
    _ = try params(place)
    try await open()
  }

  /// Loads and presents an ad, and gives its name.
  fileprivate func showing(
    _ place: ConformanceSubject.Place, _ formats: [AdFormat], isMuted: Bool = false,
  ) async throws(ConformanceStop) -> String {
    let params = try params(place, formats)
    _ = try await ad(params)
    try await present(PresentAdapterParams(adId: params.adId, muted: isMuted))
    return params.adId
  }

  /// Waits until the ad has left the screen.
  fileprivate func plays(_ ad: String) async throws(ConformanceStop) {
    let isGone = await wait(within: subject.playtime) {
      ads[ad]?.events.contains { $0 == .dismissed || $0 == .failedToPresent } == true
    }
    if let breach { throw .breach(breach) }
    guard isGone else {
      throw .broken(.dismissalTold, "\(ad) was not dismissed in \(subject.playtime)")
    }
    guard ads[ad]?.countsImpressions != true || ads[ad]?.events.contains(.impression) == true
    else { throw .broken(.impressionTold, "\(ad) was played without an impression") }
  }

  /// Waits for the reward, which may come a little late, and for one that must not come again.
  fileprivate func rewards(_ ad: String) async throws(ConformanceStop) {
    let isRewarded = await wait(within: subject.grace) {
      ads[ad]?.events.contains(.rewardEarned) == true
    }
    if let breach { throw .breach(breach) }
    guard isRewarded else {
      throw .broken(.rewardTold, "the reward of \(ad) did not come within \(subject.grace)")
    }
    try await linger(.milliseconds(100))
  }
}
