import AdService
import Pods

extension BreakPreparation {
  /// How far the ads of a break have come as it travels; nil if none are fetched for it.
  init?(_ planned: Pods.Break) {
    guard let preparation = planned.preparation else { return nil }
    let isOver = !preparation.isUnderWay
    self.init(
      state: PreparationState(preparation.state),
      fetchAt: Timestamp.text(preparation.plan.fetchMs),
      deadline: Timestamp.text(preparation.plan.endMs),
      reason: preparation.reason.flatMap(PreparationReason.init(rawValue:)),
      tookMs: isOver ? planned.filling.map { Int($0.tookMs) } : nil,
      detail: planned.preparationDetail ?? "")
  }
}

extension PreparationState {
  /// The state as it travels.
  init(_ state: Preparation.State) {
    switch state {
    case .waiting: self = .waiting
    case .fetching: self = .fetching
    case .filled: self = .filled
    case .partly: self = .partly
    case .empty: self = .empty
    case .stopped: self = .stopped
    }
  }
}
