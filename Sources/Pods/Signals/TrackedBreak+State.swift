extension TrackedBreak {
  /// Where the break stands and how long it is, which is decided by what is known alone.
  ///
  /// | known                                        | state         | length                 |
  /// | -------------------------------------------- | ------------- | ---------------------- |
  /// | withdrawn before it began                    | cancelled     | as planned             |
  /// | begins at the end of the playlist, or later  | announced     | as planned             |
  /// | its end, which is to come                    | running       | up to the end          |
  /// | the same, later than first planned           | extended      | up to the end          |
  /// | its end, which has come                      | ended         | up to the end          |
  /// | the same, sooner than planned                | returnedEarly | up to the end          |
  /// | no end, and its time is not over             | running       | as planned             |
  /// | the same, it goes on for longer than planned | extended      | as far as it was heard |
  /// | no end, and its time is over                 | lapsed        | as planned, or heard   |
  ///
  /// The time of a break without an end is over when as much of the stream has come after its
  /// planned end as `SignalRules.patienceUs` says; without a plan, when it is as long as the
  /// longest break. What has no plan has no length until then.
  func standing(
    edgeUs: Int64, isFinal: Bool, _ rules: SignalRules,
  ) -> (state: Break.State, lengthUs: Int64?) {
    let planned = plannedUs
    if isWithdrawn, cues == nil { return (.cancelled, planned) }
    if startUs >= edgeUs, !isFinal || cues == nil { return (.announced, planned) }
    if let end = endUs(rules) {
      let length = end - startUs
      if length <= 0 { return (.cancelled, planned) }
      if end > edgeUs, !isFinal { return (isLate(end, rules) ? .extended : .running, length) }
      let isEarly = plannedEndUs.map { end < $0 - rules.slackUs } ?? false
      return (isEarly ? .returnedEarly : .ended, length)
    }
    let heard = cues?.heardUs
    let expected = plannedEndUs.map { max($0, heard ?? $0) } ?? startUs + rules.longestBreakUs
    if isFinal { return (.lapsed, max(0, min(expected, edgeUs) - startUs)) }
    if edgeUs >= expected + rules.patienceUs { return (.lapsed, expected - startUs) }
    let state = isLate(expected, rules) ? Break.State.extended : .running
    return (state, planned == nil ? nil : expected - startUs)
  }

  /// How long it was to be when it was first heard of.
  var firstPlannedUs: Int64? { range.plannedUs ?? cues?.firstPlannedUs ?? range.firstUs }

  /// How long it is to be.
  private var plannedUs: Int64? { cues?.plannedUs ?? range.lengthUs ?? range.plannedUs }

  private var plannedEndUs: Int64? {
    (cues?.plannedUs ?? range.plannedUs ?? range.lengthUs).map { startUs + $0 }
  }

  /// Where it ends, if that is more than a plan.
  private func endUs(_ rules: SignalRules) -> Int64? {
    let ofRange = range.lengthUs.map { startUs + $0 }
    guard let ofCue = cues?.endUs else { return ofRange }
    // The date is the more exact of the two when both mean the same.
    return ofRange.flatMap { abs($0 - ofCue) <= rules.slackUs ? $0 : nil } ?? ofCue
  }

  private func isLate(_ end: Int64, _ rules: SignalRules) -> Bool {
    firstPlannedUs.map { end > startUs + $0 + rules.slackUs } ?? false
  }
}
