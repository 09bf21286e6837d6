extension PlaylistTracker {
  /// Tells the breaks that are new or have changed, in the order in which they begin.
  mutating func report(isFinal: Bool) -> [SignalledBreak] {
    let edgeUs = segments.edgeUs ?? .min
    let (rules, isDated) = (rules, segments.isDated || segments.count == 0)
    let unnamed = book.unsettled.filter { book[$0].identifier == nil }
    for number in unnamed.sorted(by: { book[$0].startUs < book[$1].startUs }) {
      book.name(number, isDated: isDated)
    }
    var changed: [(startUs: Int64, report: SignalledBreak)] = []
    book.settle { _, entry in
      let standing = entry.standing(edgeUs: edgeUs, isFinal: isFinal, rules)
      guard let report = SignalledBreak(entry, standing.state, standing.lengthUs, isDated: isDated)
      else { return false }
      if report != entry.reported {
        entry.reported = report
        changed.append((entry.startUs, report))
      }
      switch standing.state {
      case .ended, .returnedEarly, .lapsed, .cancelled: return true
      default: return false
      }
    }
    return changed.sorted { left, right in
      left.startUs == right.startUs
        ? left.report.identifier.text < right.report.identifier.text : left.startUs < right.startUs
    }.map(\.report)
  }
}

extension SignalledBreak {
  fileprivate init?(
    _ entry: borrowing TrackedBreak, _ state: Break.State, _ lengthUs: Int64?, isDated: Bool,
  ) {
    guard let identifier = entry.identifier else { return nil }
    self.identifier = identifier
    let startMs = entry.startUs.roundedMs
    start = isDated ? .programTime(ms: startMs) : .offset(ms: max(0, startMs))
    self.state = state
    durationMs = lengthUs.map(Int64.lengthMs)
    plannedDurationMs = entry.firstPlannedUs.map(Int64.lengthMs)
    signals = entry.signals.all
    messages = entry.messages
    let names = entry.range.restrict?.split(separator: ",") ?? []
    restrictions = Restriction.allCases.filter { restriction in
      names.contains { $0 == (restriction == .skip ? "SKIP" : "JUMP") }
    }
    resumptionOffsetMs = entry.range.resumeOffsetUs.map(\.roundedMs)
    demand = .none
  }
}

extension Int64 {
  /// Microseconds as the nearest millisecond.
  fileprivate var roundedMs: Int64 { (self + 500).dividedDown(by: 1000) }

  /// A length as milliseconds that a break can have.
  fileprivate static func lengthMs(_ us: Int64) -> Int64 {
    Swift.min(Swift.max(1, us.roundedMs), SignalRules.longestUs / 1000)
  }
}
