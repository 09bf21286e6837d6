import AdService
import Pods

extension Join {
  /// The plan as it travels.
  init(_ plan: JoinPlan, isLive: Bool) {
    self.init(
      joinedAt: StreamPlace(plan.joinedAtMs, isLive: isLive),
      steps: plan.steps.map { JoinStep($0, isLive: isLive) },
      resumesAt: StreamPlace(plan.resumesAtMs, isLive: isLive),
      omitted: plan.omitted.map { OmittedBreak($0) }, coming: plan.coming)
  }
}

extension JoinStep {
  fileprivate init(_ step: JoinPlan.Step, isLive: Bool) {
    self.init(
      breakId: step.breakID, at: StreamPlace(step.atMs, isLive: isLive),
      offsetMs: Int(step.offsetMs), playMs: Int(step.playMs))
  }
}

extension OmittedBreak {
  fileprivate init(_ omitted: JoinPlan.Omitted) {
    let reason: JoinOmission =
      switch omitted.reason {
      case .grace: .grace
      case .running: .running
      case .shortRest: .shortRest
      case .covered: .covered
      case .inBreak: .inBreak
      }
    self.init(breakId: omitted.breakID, reason: reason)
  }
}

extension StreamPlace {
  fileprivate init(_ ms: Int64, isLive: Bool) {
    self = isLive ? .clock(Timestamp.text(ms)) : .offsetMs(Int(ms))
  }
}
