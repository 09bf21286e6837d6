/// Everything that can happen to an ad, under the names that travel.
package enum AdEventKind: String, CaseIterable, Hashable, Sendable {
  // Reported by clients.
  case impression
  case click
  case willPresent
  case videoStarted
  case firstQuartile
  case midpoint
  case thirdQuartile
  case videoEnded
  case paused
  case resumed
  case muted
  case unmuted
  case skipped
  case rewardEarned
  case willDismiss
  case dismissed
  case failedToPresent
  // Added by the engine.
  case loaded
  case paid
  case expired
  case rewardNotEarned
  case rewardMissing
  case violation
}
