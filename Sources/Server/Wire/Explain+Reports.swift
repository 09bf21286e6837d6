import AdService
import JSON
import Mediation

extension Explain {
  /// What became of every source, as it travels.
  init(loadNumber: Int, _ record: LoadRecord) {
    guard let remarks = record.remarks else {
      self.init(loadId: "load-\(loadNumber)", sources: record.sources.map { SourceExplain($0) })
      return
    }
    self.init(
      loadId: "load-\(loadNumber)",
      sources: record.sources.enumerated().map { place, report in
        var source = SourceExplain(report)
        if let violations = remarks.violations[place] {
          source.violations = JSONMap(violations.sorted { $0.key < $1.key })
        }
        source.notes = (remarks.notes[place] ?? []) + (source.notes ?? [])
        if source.notes?.isEmpty == true { source.notes = nil }
        return source
      })
  }
}

extension SourceExplain {
  /// What became of one source, as it travels.
  fileprivate init(_ report: SourceReport) {
    let gma = report.fate.gma.map { GMACode(domain: GMAError.domain, code: $0.code) }
    let adapter = report.fate.failure.map { AdapterFailure($0) }
    self.init(
      network: report.network.rawValue, state: WireSourceState(report.fate.state),
      reason: report.fate.reason.flatMap(SourceReason.init(rawValue:)),
      bidding: report.isBidder ? true : nil, cpmMicros: report.cpmMicros,
      latencyMs: report.latencyMs.map(Int.init), gma: gma, adapter: adapter,
      notes: report.withheld.map { [$0.sentence] }, remedy: report.remedy)
  }
}

extension JSONMap {
  /// The pairs as a map, in their order.
  fileprivate init(_ pairs: [(key: String, value: Value)]) {
    self.init()
    for (name, value) in pairs { self[name] = value }
  }
}

extension WireSourceState {
  /// The state as it travels.
  init(_ state: Mediation.SourceState) {
    switch state {
    case .notAttempted: self = .notAttempted
    case .skipped: self = .skipped
    case .timeout: self = .timeout
    case .noFill: self = .noFill
    case .error: self = .error
    case .lost: self = .lost
    case .won: self = .won
    }
  }
}
