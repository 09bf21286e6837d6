import Mediation
import Rehearsal
import Testing

/// One ad, once as it is and once as the model has it, and what is to be written of it.
private struct Twins {
  var ad: AdLifecycle
  var model: LifeModel
  var now = Duration.zero
  var paid = 0
  var late = 0
  var violationsKept = 0

  init(_ chance: inout SeededGenerator) {
    let counting = OfferTerms.Counting(
      impressions: Int.random(in: 0..<4, using: &chance) == 0,
      clicks: Int.random(in: 0..<4, using: &chance) == 0)
    let hasReward = Int.random(in: 0..<4, using: &chance) > 0
    ad = AdLifecycle(
      expiresAt: .seconds(100), impressionMicros: 7, hasReward: hasReward, counting: counting)
    model = LifeModel(expiresAt: .seconds(100), hasReward: hasReward, counting: counting)
  }

  /// Does one thing to both, and says whether both took it alike.
  mutating func step(_ chance: inout SeededGenerator) -> Bool {
    switch Int.random(in: 0..<40, using: &chance) {
    case 0..<28: return report(&chance)
    case 28..<33: return present()
    case 33..<35:
      now += .seconds(Int.random(in: 0...40, using: &chance))
      return true
    case 35: return ad.expire(at: now) == model.expire(at: now)
    case 36: return ad.failToPresent() == model.failToPresent(at: now)
    case 37, 38: return ad.endGrace() == model.endGrace(at: now)
    default:
      guard Int.random(in: 0..<4, using: &chance) == 0 else { return true }
      return ad.release() == model.release(at: now)
    }
  }

  private mutating func present() -> Bool {
    var refusal: PresentRefusal?
    do throws(PresentRefusal) { try ad.present(at: now) } catch { refusal = error }
    return refusal == model.present(at: now)
  }

  private mutating func report(_ chance: inout SeededGenerator) -> Bool {
    let kinds = ReportedEventKind.allCases
    let kind = kinds[Int.random(in: kinds.indices, using: &chance)]
    let reporter: EventReporter = Bool.random(using: &chance) ? .client : .network
    let id = Bool.random(using: &chance) ? nil : "\(Int.random(in: 0..<90, using: &chance))"
    let verdict = ad.record(kind, eventID: id, by: reporter, at: now)
    if case .rejected(_, isKept: true) = verdict { violationsKept += 1 }
    if case .recorded(.some, _) = verdict { paid += 1 }
    if case .recorded(_, isLate: true) = verdict { late += 1 }
    return verdict.word == model.verdict(on: kind, id: id, by: reporter, at: now)
  }

  /// What is wrong with what has been written, if anything is.
  var fault: String? {
    let kinds = model.kinds
    let words = model.entries.filter {
      $0 == .engine(.rewardMissing) || $0 == .engine(.rewardNotEarned)
    }
    let isOver = ad.state(at: now) == .released && model.entries.contains(.presented)
    let owes = isOver && model.hasReward && !kinds.contains(.failedToPresent)
    if kinds.count(where: { $0 == .impression }) > 1 { return "two impressions" }
    if paid != kinds.count(where: { $0 == .impression }) { return "paid \(paid) times" }
    if kinds.count(where: { $0 == .rewardEarned }) > 1 { return "two rewards" }
    if kinds.count(where: { $0 == .dismissed }) > 1 { return "two dismissals" }
    if words.count > 1 { return "two words on the reward" }
    if owes, words.isEmpty, !kinds.contains(.rewardEarned) { return "a reward was lost" }
    if late != (words.isEmpty || !kinds.contains(.rewardEarned) ? 0 : 1) { return "late \(late)" }
    if violationsKept > AdLifecycle.violationsKept { return "\(violationsKept) violations" }
    if ad.waitsForReward != model.waitsForReward(at: now) { return "waits wrongly" }
    return ad.state(at: now) == model.state(at: now) ? nil : "\(ad.state(at: now))"
  }
}

extension EventVerdict {
  fileprivate var word: String {
    switch self {
    case .recorded(_, let isLate): isLate ? "late" : "recorded"
    case .duplicate: "duplicate"
    case .rejected(let refusal, _): refusal.rawValue
    }
  }
}

/// The states that each state may be followed by.
private let successors: [AdState: Set<AdState>] = [
  .ready: [.ready, .presenting, .expired, .released],
  .presenting: [.presenting, .dismissed, .failed, .released],
  .dismissed: [.dismissed, .released], .expired: [.expired, .released],
  .failed: [.failed, .released], .released: [.released],
]

@Suite struct AdLifecyclePropertyTests {
  @Test func `no course of events leads an ad out of order`() {
    var ends: [AdState: Int] = [:]
    for seed in 0..<UInt64(Soak.times(10_000)) {
      var chance = SeededGenerator(seed: seed)
      var twins = Twins(&chance)
      var state = AdState.ready
      for number in 0..<Int.random(in: 1...60, using: &chance) {
        let agrees = twins.step(&chance)
        let next = twins.ad.state(at: twins.now)
        let isLegal = successors[state]?.contains(next) == true
        guard agrees, isLegal, twins.fault == nil else {
          Issue.record(
            "seed \(seed), step \(number): \(twins.fault ?? "\(state) to \(next)"); \(twins)")
          return
        }
        state = next
      }
      ends[state, default: 0] += 1
    }
    #expect(ends.count == 6)
  }

  @Test func `however many violations, none is forgotten to be answered`() {
    var ad = AdLifecycle(expiresAt: .seconds(1))
    for number in 0..<1_000 {
      let verdict = ad.record(.click, at: .zero)
      #expect(verdict == .rejected(.notPresented, isKept: number < AdLifecycle.violationsKept))
    }
  }
}
