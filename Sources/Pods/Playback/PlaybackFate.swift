/// What became of a break and its ads in one session.
package struct PlaybackFate: Hashable, Sendable {
  /// Why the break was seen, or was not.
  package let reason: PlaybackReason

  /// How often the player came into it after the first time.
  package let replays: Int

  /// The ads, as they were last known.
  package let ads: [PlayedAd]

  /// Why each of them was seen, or was not.
  package let adReasons: [PlaybackReason]

  /// The reason as a sentence.
  package var detail: String {
    switch replays {
    case 0: reason.aboutBreak
    case 1: reason.aboutBreak + " It was replayed once."
    default: reason.aboutBreak + " It was replayed \(replays) times."
    }
  }

  /// The fate of a break that nothing happened to.
  package init(_ reason: PlaybackReason, ads: [PlayedAd]) {
    self.reason = reason
    self.ads = ads
    replays = 0
    adReasons = ads.map { _ in reason }
  }

  /// The fate of a break that the player came into.
  init(_ course: BreakCourse, isCurrent: Bool) {
    let slackMs = PlayheadMovement.slackMs
    reason =
      if isCurrent {
        .playing
      } else if course.entryMs > slackMs {
        .joinedInside
      } else {
        course.reachedEnd ? .played : .left
      }
    replays = course.replays
    ads = course.played.ads
    adReasons = course.played.adSpans.indices.map { course.reason(ofAd: $0) }
  }
}

extension PlaybackSession {
  /// Tells what became of a break that lies on the timeline.
  package func fate(of played: PlayedBreak) -> PlaybackFate {
    if let index = courses.lastIndex(where: { $0.played.id == played.id }) {
      return PlaybackFate(courses[index], isCurrent: current == index)
    }
    guard last != nil, played.endMs <= furthestMs else {
      return PlaybackFate(.notReached, ads: played.ads)
    }
    let isBefore = played.endMs <= joinedMs
    return PlaybackFate(isBefore ? .joinedAfter : .seekedOver, ads: played.ads)
  }
}

extension BreakCourse {
  fileprivate func reason(ofAd index: Int) -> PlaybackReason {
    let course = ad(index)
    if course.contains(.failed) { return .failed }
    if course.contains(.completed) { return .played }
    if course.contains(.skipped) { return .skipped }
    if course.contains(.started) { return .playing }
    let span = played.adSpans[index]
    let startMs = span.lowerBound - played.startMs
    let endMs = span.upperBound - played.startMs
    if startMs >= furthestMs { return .notReached }
    return startMs < entryMs && entryMs < endMs ? .joinedInside : .seekedOver
  }
}
