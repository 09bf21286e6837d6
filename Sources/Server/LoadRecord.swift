import Mediation

/// What is kept of a load, to explain it.
struct LoadRecord {
  /// What became of every source.
  let sources: [SourceReport]

  /// What networks did wrong with it, and what was noticed, if anything was.
  var remarks: Remarks?

  /// What there is to say of single sources, by their place.
  final class Remarks {
    /// How often a source broke which rule.
    var violations: [Int: [String: Int]] = [:]

    /// What was noticed.
    var notes: [Int: [String]] = [:]
  }

  /// Notes that a source broke a rule.
  mutating func note(violation: String, at place: Int) {
    let remarks = remarks ?? Remarks()
    remarks.violations[place, default: [:]][violation, default: 0] += 1
    self.remarks = remarks
  }
}
