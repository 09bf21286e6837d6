import AdService
import Mediation

extension Explain {
  /// What became of every source, as it travels.
  init(loadNumber: Int, _ reports: [SourceReport]) {
    self.init(loadId: "load-\(loadNumber)", sources: reports.map(SourceExplain.init))
  }
}

extension SourceExplain {
  /// What became of one source, as it travels.
  init(_ report: SourceReport) {
    let gma = report.fate.gma.map { GMACode(domain: GMAError.domain, code: $0.code) }
    let adapter = report.fate.failure.map {
      AdapterFailure(domain: $0.domain, code: $0.code, message: $0.message)
    }
    self.init(
      network: report.network.rawValue, state: WireSourceState(report.fate.state),
      reason: report.fate.reason.flatMap(SourceReason.init(rawValue:)),
      cpmMicros: report.cpmMicros, latencyMs: report.latencyMs.map(Int.init), gma: gma,
      adapter: adapter, remedy: report.remedy)
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
