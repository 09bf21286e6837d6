/// The life of one ad from the moment it is loaded, in a few words of memory.
///
/// ```
/// ready -- present --> presenting -- dismissed --> dismissed
///   |                       |
///   +-- time --> expired    +-- failedToPresent --> failed
///
/// any of them -- release --> released
/// ```
///
/// A rewarded ad that is dismissed without its reward is given some grace. When that is over it is
/// said once that the reward was not earned or is missing; one that comes later still counts, and
/// is marked as late.
package struct AdLifecycle: Hashable, Sendable {
  /// How many violations of one ad are worth writing down; the rest are only answered.
  package static let violationsKept = 16

  /// Where the ad stood when it was last looked at; `state(at:)` also knows the time.
  private var state = AdState.ready
  private var seen = EventKinds()
  private var screen: UInt8 = 0
  private var video: UInt8 = 0
  private var violations: UInt8 = 0
  private var isGraceOver = false
  private let hasReward: Bool
  private let rewardsAt: RewardMoment
  private let counting: OfferTerms.Counting
  private let impressionMicros: Int64?
  private let expiresAt: Duration
  private var eventIDs = EventIDs()

  /// Begins the life of a loaded ad that goes stale at that time if nobody presents it.
  package init(
    expiresAt: Duration, impressionMicros: Int64? = nil, hasReward: Bool = false,
    rewardsAt: RewardMoment = .network, counting: OfferTerms.Counting = OfferTerms.Counting(),
  ) {
    self.expiresAt = expiresAt
    self.impressionMicros = impressionMicros
    self.hasReward = hasReward
    self.rewardsAt = rewardsAt
    self.counting = counting
  }

  /// Whether the reward may still come before it is said to be missing.
  package var waitsForReward: Bool {
    state == .dismissed && hasReward && !isGraceOver && !seen.contains(.rewardEarned)
  }

  /// Whether the reward is earned by what was just recorded, without anybody saying so.
  ///
  /// A video may be skipped once it has come so far; who skips it has therefore seen enough.
  package func isRewarded(
    by kind: ReportedEventKind, positionMs: Int64?, skipOffsetMs: Int64?,
  ) -> Bool {
    guard hasReward, rewardsAt != .network, !seen.contains(.rewardEarned) else { return false }
    let isSeen = kind == .videoEnded && !seen.contains(.skipped)
    guard rewardsAt == .skippable, !isSeen else { return isSeen }
    guard let skipOffsetMs else { return false }
    return kind == .skipped || positionMs.map { $0 >= skipOffsetMs } ?? false
  }

  /// Where the ad stands now.
  package func state(at now: Duration) -> AdState {
    state == .ready && now >= expiresAt ? .expired : state
  }

  /// Notices that the ad has gone stale; true only once, and then `expired` has to be written.
  package mutating func expire(at now: Duration) -> Bool {
    guard state == .ready, now >= expiresAt else { return false }
    state = .expired
    return true
  }

  /// Takes the ad for its one presentation.
  ///
  /// Call `expire(at:)` first, so that an expiry is written before it is answered.
  package mutating func present(at now: Duration) throws(PresentRefusal) {
    switch state(at: now) {
    case .ready: state = .presenting
    case .expired: throw .expired
    case .presenting, .dismissed: throw .alreadyUsed
    case .failed, .released: throw .notReady
    }
  }

  /// Notes that the network did not take the ad to the screen; false if that is not the question.
  package mutating func failToPresent() -> Bool {
    guard state == .presenting, !seen.containsSight else { return false }
    seen.insert(.failedToPresent)
    state = .failed
    return true
  }

  /// Takes in what a client, or the network, says has happened.
  package mutating func record(
    _ kind: ReportedEventKind,
    eventID: String? = nil,
    by reporter: EventReporter = .client,
    at now: Duration,
  ) -> EventVerdict {
    let rule = AdEventRule.rule(of: kind)
    let name = eventID.map { "\(kind.rawValue) \($0)" }
    if let name, eventIDs.contains(name) { return .duplicate }
    if reporter == .client, isCountedByNetwork(kind) { return reject(.networkCounts) }
    if rule.isOnce, seen.contains(kind) { return .duplicate }
    if let refusal = refusal(of: kind, rule, at: now) { return reject(refusal) }
    seen.insert(kind)
    screen = max(screen, rule.screen)
    video = max(video, rule.video)
    if let name { eventIDs.insert(name) }
    if kind == .dismissed { state = .dismissed }
    if kind == .failedToPresent { state = .failed }
    return .recorded(
      paidMicros: kind == .impression ? impressionMicros : nil,
      isLate: kind == .rewardEarned && isGraceOver)
  }

  /// Whether events of that kind are for the network to report, and not for clients.
  package func isCountedByNetwork(_ kind: ReportedEventKind) -> Bool {
    switch kind {
    case .impression: counting.impressions
    case .click: counting.clicks
    default: false
    }
  }

  /// Ends the grace, and says what became of a reward that was promised and has not come.
  package mutating func endGrace() -> EngineEventKind? {
    guard waitsForReward else { return nil }
    isGraceOver = true
    return missingReward
  }

  /// Ends the life, and says what became of a reward that was promised and has not come.
  package mutating func release() -> EngineEventKind? {
    let isOpen =
      hasReward && !isGraceOver && !seen.contains(.rewardEarned)
      && (state == .presenting || state == .dismissed)
    state = .released
    return isOpen ? missingReward : nil
  }

  /// A viewer who saw the end without skipping should have had the reward.
  private var missingReward: EngineEventKind {
    seen.contains(.videoEnded) && !seen.contains(.skipped) ? .rewardMissing : .rewardNotEarned
  }

  private func refusal(
    of kind: ReportedEventKind,
    _ rule: AdEventRule,
    at now: Duration,
  ) -> EventRefusal? {
    switch state(at: now) {
    case .ready: return .notPresented
    case .expired, .failed, .released: return .adEnded
    case .dismissed where kind != .rewardEarned: return .outOfOrder
    case .dismissed, .presenting: break
    }
    if kind == .rewardEarned, !hasReward { return .noReward }
    if rule.screen != 0, rule.screen < screen { return .outOfOrder }
    if rule.video != 0, rule.video < video { return .outOfOrder }
    return kind == .failedToPresent && seen.containsSight ? .outOfOrder : nil
  }

  private mutating func reject(_ refusal: EventRefusal) -> EventVerdict {
    guard violations < Self.violationsKept else { return .rejected(refusal, isKept: false) }
    violations += 1
    return .rejected(refusal, isKept: true)
  }
}
