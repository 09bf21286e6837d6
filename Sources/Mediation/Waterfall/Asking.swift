/// One network being asked once.
final class Asking: Sendable {
  /// What came back.
  enum Answer: Sendable {
    case offer(AdOffer)
    case nothing
    indirect case failure(NetworkFailure)

    /// It has not been set up, or not in time.
    indirect case notSetUp(NetworkFailure?)

    /// Its time was over, with or without an ad at last.
    case expired(AdOffer?)

    /// The ad that it brings, in time or too late.
    var offer: AdOffer? {
      switch self {
      case .offer(let offer), .expired(let offer?): offer
      default: nil
      }
    }

    /// Whether its time was over.
    var isLate: Bool { if case .expired = self { true } else { false } }
  }

  /// What it comes to.
  enum Judgement {
    case offer(AdOffer)
    case over(SourceFate)
  }

  private let network: any Network
  private let request: SourceRequest
  private let limit: Duration
  private let late: SourceFate
  private let line: Gate.Line?

  /// Prepares to ask; `late` is what becomes of a network that does not answer within the limit.
  ///
  /// A network that still has to be set up is asked when the line has moved.
  init(
    _ network: any Network,
    _ request: SourceRequest,
    within limit: Duration,
    late: SourceFate,
    after line: Gate.Line? = nil,
  ) {
    self.network = network
    self.request = request
    self.limit = limit
    self.late = late
    self.line = line
  }

  /// Whether the network has to be set up before it answers.
  var isSetUpFirst: Bool { line != nil }

  /// Asks, and drops whatever comes after the limit.
  func answer(on time: any Timekeeper) async -> Answer {
    let limited = LimitedTime(limit, of: time)
    if let line, let hindrance = await wait(for: line, on: limited) { return hindrance }
    guard !limited.isOver else { return .expired(nil) }
    let answer = await load(on: limited)
    return limited.isOver ? .expired(answer.offer) : answer
  }

  /// Decides what becomes of a network that answered so.
  func judge(_ answer: Answer, callIsGone: Bool) -> Judgement {
    if callIsGone { return .over(.abandoned) }
    switch answer {
    case .nothing: return .over(.noFill)
    case .failure(let failure): return .over(.failed(failure))
    case .notSetUp(let failure): return .over(.notSetUp(failure))
    case .expired: return .over(late)
    case .offer(let offer):
      do throws(OfferFault) {
        try offer.checkFit(request)
        return .offer(offer.withFittingPod(request))
      } catch {
        return .over(.unfit(error, bidMicros: nil))
      }
    }
  }

  // Inlined, as a load that waits then needs one frame less.
  @inline(__always)
  private func load(on time: any Timekeeper) async -> Answer {
    do throws(NetworkFailure) {
      return try await network.load(request, on: time).map(Answer.offer) ?? .nothing
    } catch {
      return .failure(error)
    }
  }

  /// Waits in line while the time lasts; says what keeps the network from being asked.
  @inline(never)
  private func wait(for line: Gate.Line, on time: LimitedTime) async -> Answer? {
    await withTaskGroup(of: Answer?.self) { group in
      group.addTask {
        for await failure in line { return .notSetUp(failure) }
        return Task.isCancelled ? .notSetUp(nil) : nil
      }
      group.addTask {
        try? await time.sleep(for: self.limit)
        return .notSetUp(nil)
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}
