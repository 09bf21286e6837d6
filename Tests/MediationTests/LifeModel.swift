import Mediation

/// The life of an ad as a list of what was recorded, from which everything follows.
///
/// It is slow and has no state but the list, and so it is not wrong in the same way as what it is
/// compared with.
struct LifeModel {
  /// What is in the list.
  enum Entry: Equatable {
    case presented
    case expired
    case released
    case recorded(ReportedEventKind, id: String?)
    case engine(EngineEventKind)
  }

  let expiresAt: Duration
  let hasReward: Bool
  let counting: OfferTerms.Counting
  private(set) var entries: [Entry] = []

  private static let screen: [ReportedEventKind] = [
    .willPresent, .failedToPresent, .willDismiss, .dismissed,
  ]
  private static let video: [ReportedEventKind] = [
    .videoStarted, .firstQuartile, .midpoint, .thirdQuartile, .skipped, .videoEnded,
  ]
  private static let again: [ReportedEventKind] = [
    .click, .progress, .paused, .resumed, .muted, .unmuted, .interaction,
  ]

  init(expiresAt: Duration, hasReward: Bool, counting: OfferTerms.Counting) {
    (self.expiresAt, self.hasReward, self.counting) = (expiresAt, hasReward, counting)
  }

  /// The kinds that were recorded, in order.
  var kinds: [ReportedEventKind] {
    entries.compactMap { if case .recorded(let kind, _) = $0 { kind } else { nil } }
  }

  func state(at now: Duration) -> AdState {
    if entries.contains(.released) { return .released }
    if kinds.contains(.failedToPresent) { return .failed }
    if kinds.contains(.dismissed) { return .dismissed }
    if entries.contains(.presented) { return .presenting }
    return now >= expiresAt ? .expired : .ready
  }

  var saidWhatBecameOfTheReward: Bool {
    entries.contains(.engine(.rewardMissing)) || entries.contains(.engine(.rewardNotEarned))
  }

  private var isRewardOpen: Bool {
    hasReward && !kinds.contains(.rewardEarned) && !saidWhatBecameOfTheReward
  }

  func waitsForReward(at now: Duration) -> Bool { state(at: now) == .dismissed && isRewardOpen }

  mutating func expire(at now: Duration) -> Bool {
    guard state(at: now) == .expired, !entries.contains(.expired) else { return false }
    entries.append(.expired)
    return true
  }

  mutating func present(at now: Duration) -> PresentRefusal? {
    switch state(at: now) {
    case .ready:
      entries.append(.presented)
      return nil
    case .expired: return .expired
    case .presenting, .dismissed: return .alreadyUsed
    case .failed, .released: return .notReady
    }
  }

  mutating func failToPresent(at now: Duration) -> Bool {
    guard state(at: now) == .presenting, kinds.allSatisfy({ $0 == .willPresent }) else {
      return false
    }
    entries.append(.recorded(.failedToPresent, id: nil))
    return true
  }

  mutating func endGrace(at now: Duration) -> EngineEventKind? {
    waitsForReward(at: now) ? word() : nil
  }

  mutating func release(at now: Duration) -> EngineEventKind? {
    let isOpen = [.presenting, .dismissed].contains(state(at: now)) && isRewardOpen
    let word = isOpen ? word() : nil
    entries.append(.released)
    return word
  }

  private mutating func word() -> EngineEventKind {
    let sawTheEnd = kinds.contains(.videoEnded) && !kinds.contains(.skipped)
    let word = sawTheEnd ? EngineEventKind.rewardMissing : .rewardNotEarned
    entries.append(.engine(word))
    return word
  }

  /// What is to be said of an event: `recorded`, `late`, `duplicate`, or why it is refused.
  mutating func verdict(
    on kind: ReportedEventKind, id: String?, by reporter: EventReporter, at now: Duration,
  ) -> String {
    let named = entries.filter { if case .recorded(_, .some) = $0 { true } else { false } }
    if id != nil, named.suffix(64).contains(.recorded(kind, id: id)) { return "duplicate" }
    if reporter == .client {
      if kind == .impression, counting.impressions { return "ADAPTER_COUNTS" }
      if kind == .click, counting.clicks { return "ADAPTER_COUNTS" }
    }
    if !Self.again.contains(kind), kinds.contains(kind) { return "duplicate" }
    if let refusal = refusal(of: kind, at: now) { return refusal }
    let isLate = kind == .rewardEarned && saidWhatBecameOfTheReward
    entries.append(.recorded(kind, id: id))
    return isLate ? "late" : "recorded"
  }

  private func refusal(of kind: ReportedEventKind, at now: Duration) -> String? {
    switch state(at: now) {
    case .ready: return "NOT_PRESENTED"
    case .expired, .failed, .released: return "AD_ENDED"
    case .dismissed: if kind != .rewardEarned { return "OUT_OF_ORDER" }
    case .presenting: break
    }
    if kind == .rewardEarned, !hasReward { return "NO_REWARD" }
    for track in [Self.screen, Self.video] {
      guard let place = track.firstIndex(of: kind) else { continue }
      if track[place...].dropFirst().contains(where: kinds.contains) { return "OUT_OF_ORDER" }
    }
    let wasSeen = kinds.contains { $0 != .willPresent && $0 != .failedToPresent }
    return kind == .failedToPresent && wasSeen ? "OUT_OF_ORDER" : nil
  }
}
