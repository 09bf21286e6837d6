// What happens to breaks and ads on the way from one report to the next.
extension PlaybackSession {
  /// Takes up what is known anew of the break in which the player is; one that is gone is left.
  mutating func refreshCurrent(on timeline: PlaybackTimeline, _ walk: inout Walk) {
    guard let current else { return }
    let known = timeline.find(courses[current].played.id)
    guard let known, known.startMs <= walk.fromMs else { return leave(at: walk.fromMs, &walk) }
    courses[current].played = known
  }

  /// Leaves what the player jumped out of.
  mutating func jump(_ walk: inout Walk) {
    guard let current else { return }
    let played = courses[current].played
    guard played.contains(walk.toMs) else { return leave(at: walk.toMs, &walk) }
    if let ad = courses[current].playingAd, !played.adSpans[ad].contains(walk.toMs) {
      note(.skipped, .skipped, ad, of: current, at: walk.toMs, &walk)
    }
  }

  /// Goes through the breaks on the way, after those before it that have something to tell late.
  mutating func play(_ timeline: PlaybackTimeline, since lowMs: Int64, _ walk: inout Walk) {
    var next = timeline.firstEnding(after: lowMs)
    if let current = currentBreak {
      next = min(next, timeline.firstEnding(after: current.endMs - 1))
    }
    while next < timeline.breaks.count, timeline.breaks[next].startMs <= walk.toMs {
      visit(timeline.breaks[next], timeline, &walk)
      next += 1
    }
    endPeriod(&walk)
  }

  /// Leaves the break in which the player is.
  mutating func leave(at positionMs: Int64, _ walk: inout Walk) {
    guard let index = current else { return }
    current = nil
    if let ad = courses[index].playingAd {
      note(.skipped, .skipped, ad, of: index, at: positionMs, &walk)
    }
    let played = courses[index].played
    if !courses[index].hasEnded { walk.note(.breakEnded, played, at: positionMs) }
    courses[index].hasEnded = true
    walk.left = (played, positionMs)
  }

  /// Ends the period if the player has come to content.
  mutating func endPeriod(_ walk: inout Walk) {
    guard isInPeriod, current == nil, let left = walk.left else { return }
    walk.note(.periodEnded, left.played, at: left.placeMs)
    isInPeriod = false
  }

  /// Has the ad fail at which the player is.
  mutating func fail(_ walk: inout Walk) {
    guard let current else { return }
    let played = courses[current].played
    guard let ad = played.adSpans.firstIndex(where: { $0.contains(walk.toMs) }) else {
      walk.note(.failed, played, at: walk.toMs)
      return
    }
    if courses[current].ad(ad).isOver { return }
    note(.failed, .failed, ad, of: current, at: walk.toMs, &walk)
  }

  private mutating func visit(
    _ played: PlayedBreak, _ timeline: PlaybackTimeline, _ walk: inout Walk,
  ) {
    if currentBreak?.id != played.id, played.endMs > walk.fromMs {
      enter(played, timeline, at: max(played.startMs, walk.fromMs), &walk)
    }
    guard let index = courses.lastIndex(where: { $0.played.id == played.id }) else { return }
    courses[index].played = played
    playAds(of: index, &walk)
    guard current == index else { return }
    let reachedMs = min(walk.toMs, played.endMs) - played.startMs
    courses[index].furthestMs = max(courses[index].furthestMs, reachedMs)
    guard played.endMs <= walk.toMs else { return }
    courses[index].reachedEnd = true
    leave(at: max(played.endMs, walk.fromMs), &walk)
  }

  private mutating func enter(
    _ played: PlayedBreak, _ timeline: PlaybackTimeline, at positionMs: Int64,
    _ walk: inout Walk,
  ) {
    if let left = walk.left, left.placeMs < positionMs { endPeriod(&walk) }
    if !isInPeriod { walk.note(.periodStarted, played, at: positionMs) }
    isInPeriod = true
    if let index = courses.lastIndex(where: { $0.played.id == played.id }) {
      courses[index].replays += 1
      current = index
      return
    }
    if courses.count >= Self.coursesBeforeTidying { tidy(timeline) }
    walk.note(.breakStarted, played, at: positionMs)
    current = courses.count
    courses.append(BreakCourse(played, at: positionMs))
  }

  /// Goes through the ads that begin on the way, or go on there.
  private mutating func playAds(of index: Int, _ walk: inout Walk) {
    let played = courses[index].played
    let endMs = min(walk.toMs, played.endMs)
    for (ad, span) in played.adSpans.enumerated() {
      guard span.lowerBound <= walk.toMs, span.lowerBound < played.endMs else { return }
      let beginsHere = span.lowerBound >= runStartMs - PlayheadMovement.slackMs
      if courses[index].ad(ad).isEmpty, beginsHere, span.upperBound > runStartMs {
        note(.started, .started, ad, of: index, at: span.lowerBound, &walk)
      }
      guard courses[index].ad(ad).isPlaying else { continue }
      let lengthMs = played.ads[ad].durationMs
      for (number, quarter) in AdCourse.quarters.enumerated() {
        let markMs = span.lowerBound + lengthMs * Int64(number + 1) / 4
        guard runStartMs < markMs, markMs <= endMs else { continue }
        note(quarter.step, quarter.moment, ad, of: index, at: markMs, &walk)
      }
      if span.upperBound <= endMs {
        note(.completed, .completed, ad, of: index, at: span.upperBound, &walk)
      } else if played.endMs <= walk.toMs {
        note(.skipped, .skipped, ad, of: index, at: played.endMs, &walk)
      }
    }
  }

  /// Takes a step of an ad, unless it has been taken.
  private mutating func note(
    _ step: AdCourse, _ moment: PlaybackMoment, _ ad: Int, of index: Int, at positionMs: Int64,
    _ walk: inout Walk,
  ) {
    guard courses[index].ad(ad).isDisjoint(with: step) else { return }
    courses[index].note(step, ofAd: ad)
    walk.note(moment, courses[index].played, ad: ad, at: positionMs)
  }

  /// Forgets breaks that are on the timeline no more, when there are many.
  private mutating func tidy(_ timeline: PlaybackTimeline) {
    guard courses.count >= 2 * timeline.breaks.count else { return }
    let known = Set(timeline.breaks.map(\.id))
    courses.removeAll { !known.contains($0.played.id) }
  }

  /// How many breaks are remembered before it is asked which of them are still there.
  private static var coursesBeforeTidying: Int { 64 }
}
