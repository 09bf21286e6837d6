/// What clients report of an ad, under the names that travel.
package enum ReportedEventKind: String, CaseIterable, Hashable, Sendable {
  case impression
  case click
  case willPresent
  case videoStarted
  case progress
  case firstQuartile
  case midpoint
  case thirdQuartile
  case videoEnded
  case paused
  case resumed
  case muted
  case unmuted
  case skipped
  case interaction
  case rewardEarned
  case willDismiss
  case dismissed
  case failedToPresent
}
