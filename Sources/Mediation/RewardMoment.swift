/// When the viewer of a rewarded ad has earned the reward.
package enum RewardMoment: Hashable, Sendable {
  /// When the network says so, or the client in its place.
  case network

  /// When the video has been played to its end.
  case completion

  /// When the video may be skipped, and at its end at the latest.
  case skippable
}
