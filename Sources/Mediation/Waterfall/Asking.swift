/// One network being asked once.
struct Asking: Sendable {
  /// What came back.
  enum Answer: Sendable {
    case offer(AdOffer)
    case nothing
    case failure(NetworkFailure)
    case expired
  }

  private let network: any Network
  private let request: SourceRequest
  private let limit: Duration
  private let late: SourceFate

  /// Prepares to ask; `late` is what becomes of a network that does not answer within the limit.
  init(
    _ network: any Network,
    _ request: SourceRequest,
    within limit: Duration,
    late: SourceFate,
  ) {
    self.network = network
    self.request = request
    self.limit = limit
    self.late = late
  }

  /// Asks, and drops whatever comes after the limit.
  func answer(on time: any Timekeeper) async -> Answer {
    let limited = LimitedTime(limit, of: time)
    let answer = await load(on: limited)
    return limited.isOver ? .expired : answer
  }

  /// Decides what becomes of a network that answered so.
  func judge(_ answer: Answer, callIsGone: Bool) -> SourceFate {
    if callIsGone { return .abandoned }
    switch answer {
    case .nothing: return .noFill
    case .failure(let failure): return .failed(failure)
    case .expired: return late
    case .offer(let offer):
      do throws(OfferFault) {
        try offer.checkFit(request)
        return .won
      } catch {
        return .unfit(error)
      }
    }
  }

  private func load(on time: any Timekeeper) async -> Answer {
    do throws(NetworkFailure) {
      return try await network.load(request, on: time).map(Answer.offer) ?? .nothing
    } catch {
      return .failure(error)
    }
  }
}
