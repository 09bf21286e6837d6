/// What the engine itself adds to what clients report, under the names that travel.
package enum EngineEventKind: String, CaseIterable, Hashable, Sendable {
  case loaded
  case lost
  case paid
  case expired
  case rewardNotEarned
  case rewardMissing
  case adMuted
  case violation
}
