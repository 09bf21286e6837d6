/// Decides which delivery is tried next, and what becomes of one that was tried.
///
/// Those of one ad are made one after another, and those of different ads side by side. One that
/// has to be tried again holds up the next of its ad, but not for longer than the policy allows: a
/// server that is gone costs an ad some time, and not what comes after. When the end is near there
/// is no order any more but that of the beginnings, and each has one last try.
package struct DeliveryQueue: Sendable {
  /// What is to be done next.
  package enum Step: Hashable, Sendable {
    /// This one is tried now.
    case attempt(Delivery)

    /// This one has failed without another try.
    case giveUp(Delivery, DeliveryProgress)
  }

  /// What a try came to.
  package struct Verdict: Hashable, Sendable {
    /// How far the delivery has come.
    package let progress: DeliveryProgress

    /// After how long it is to be woken for another try; nil if there is none.
    package var retryAfter: Duration?
  }

  /// How hard it is tried.
  package var policy: DeliveryPolicy

  private var errands: [Int64: Errand] = [:]
  private var lanes: [String: Lane] = [:]
  private var ready = Line()
  private var inFlight = 0
  private var isEnding = false

  /// Begins with nothing to do.
  package init(_ policy: DeliveryPolicy = DeliveryPolicy()) {
    self.policy = policy
  }

  /// Whether nothing is left to be done.
  package var isEmpty: Bool { errands.isEmpty }

  /// How many are still to be made.
  package var count: Int { errands.count }

  /// Takes a delivery in; false if too many wait already.
  package mutating func add(_ delivery: Delivery, at now: Duration) -> Bool {
    guard errands.count < policy.waiting else { return false }
    let number = delivery.number
    errands[number] = Errand(delivery: delivery, addedAt: now)
    if isEnding {
      makeReady(number)
    } else if lanes[delivery.lane] == nil {
      lanes[delivery.lane] = Lane(holder: number)
      makeReady(number)
    } else {
      lanes[delivery.lane]?.behind.append(number)
    }
    return true
  }

  /// What is to be done next, if there is room for it.
  package mutating func next(at now: Duration) -> Step? {
    guard inFlight < policy.inFlight, let number = ready.popFirst(), var errand = errands[number]
    else { return nil }
    guard now - errand.addedAt < policy.maximumAge else {
      close(number, of: errand.delivery.lane)
      return .giveUp(errand.delivery, errand.failed(.tooOld))
    }
    errand.tries += 1
    errand.firstTryAt = errand.firstTryAt ?? now
    errand.stage = .trying
    errands[number] = errand
    inFlight += 1
    return .attempt(errand.delivery)
  }

  /// Takes in what a try came to.
  ///
  /// One that is tried again has to be woken after the time that is said.
  package mutating func finish(
    _ number: Int64, with result: DeliveryResult, at now: Duration, chance: UInt64,
  ) -> Verdict? {
    guard var errand = errands[number], errand.stage == .trying else { return nil }
    inFlight -= 1
    let lane = errand.delivery.lane
    var progress = DeliveryProgress(.waiting, tries: errand.tries, status: result.status)
    guard let fault = result.fault else {
      close(number, of: lane)
      progress.state = .delivered
      return Verdict(progress: progress)
    }
    progress.fault = fault
    let wait = max(
      policy.wait(afterTries: errand.tries, chance: chance), result.retryAfter)
    let isOver = now + wait - errand.addedAt >= policy.maximumAge
    if isEnding || !fault.passes || errand.tries >= policy.tries || isOver {
      close(number, of: lane)
      progress.state = .failed
      return Verdict(progress: progress)
    }
    errand.stage = .resting
    errands[number] = errand
    if now + wait - (errand.firstTryAt ?? now) > policy.hold { letPass(number, of: lane) }
    return Verdict(progress: progress, retryAfter: wait)
  }

  /// Notes that the time of a delivery has come that is tried again.
  package mutating func wake(_ number: Int64) {
    if errands[number]?.stage == .resting { makeReady(number) }
  }

  /// Lets nothing wait any more: what is left is tried once, at once.
  package mutating func end() {
    isEnding = true
    lanes = [:]
    for number in errands.keys.sorted() {
      switch errands[number]?.stage {
      case .behind, .resting: makeReady(number)
      case .ready, .trying, nil: break
      }
    }
  }
}

extension DeliveryQueue {
  private struct Errand {
    enum Stage {
      case behind
      case ready
      case trying
      case resting
    }

    let delivery: Delivery
    let addedAt: Duration
    var stage = Stage.behind
    var tries = 0
    var firstTryAt: Duration?

    func failed(_ fault: DeliveryFault) -> DeliveryProgress {
      DeliveryProgress(.failed, tries: tries, fault: fault)
    }
  }

  /// The deliveries of one ad: the one that holds up the others, and those.
  private struct Lane {
    var holder: Int64
    var behind = Line()
  }

  private mutating func makeReady(_ number: Int64) {
    errands[number]?.stage = .ready
    ready.append(number)
  }

  private mutating func close(_ number: Int64, of lane: String) {
    errands[number] = nil
    letPass(number, of: lane)
  }

  /// Lets the next of an ad go on, if it was that one that held it up.
  private mutating func letPass(_ number: Int64, of name: String) {
    guard lanes[name]?.holder == number else { return }
    guard let next = lanes[name]?.behind.popFirst() else {
      lanes[name] = nil
      return
    }
    lanes[name]?.holder = next
    makeReady(next)
  }

  /// Numbers that wait in order.
  private struct Line {
    private var numbers: [Int64] = []
    private var head = 0

    mutating func append(_ number: Int64) { numbers.append(number) }

    mutating func popFirst() -> Int64? {
      guard head < numbers.count else { return nil }
      defer {
        head += 1
        if head == numbers.count {
          numbers.removeAll(keepingCapacity: head < 1024)
          head = 0
        } else if head > 1024, head * 2 > numbers.count {
          numbers.removeFirst(head)
          head = 0
        }
      }
      return numbers[head]
    }
  }
}
