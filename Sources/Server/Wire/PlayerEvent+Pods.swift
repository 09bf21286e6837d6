import AdService
import Pods

extension PlayerEvent {
  /// Every property of the event that a player schedules for a break.
  init(_ interstitial: Pods.Interstitial) {
    let wire = WireInterstitial(interstitial)
    let manner = interstitial.manner
    self.init(
      identifier: wire.identifier, date: wire.date, timeMs: wire.timeMs,
      templateItems: wire.templateItems,
      restrictions: PlayerRestrictions(
        constrainsSeekingForward: interstitial.restrictions.contains(.jump),
        requiresPreferredRate: interstitial.restrictions.contains(.skip)),
      resumptionOffset: wire.resumptionOffset, playoutLimitMs: wire.playoutLimitMs,
      alignsStart: manner.snap.contains(.out), alignsResumption: manner.snap.contains(.in),
      cue: manner.cues.contains(.pre) ? .join : manner.cues.contains(.post) ? .leave : .none,
      willPlayOnce: manner.cues.contains(.once), contentMayVary: manner.contentMayVary,
      timelineOccupancy: manner.occupancy == .range ? .fill : .singlePoint,
      supplementsPrimaryContent: manner.style == .primary, skipControl: wire.skipControl)
  }
}
