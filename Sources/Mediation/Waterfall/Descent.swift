/// The way down one waterfall: whom to ask next, and what has become of those before.
///
/// Apart from the one call that asks, it decides and does not wait. It is a class, and its steps
/// are not inlined, so that what they work with takes no room in a task that waits.
final class Descent {
  private let waterfall: Waterfall
  private let request: AdRequest
  private let end: Duration
  private var place = 0
  private var began = Duration.zero
  private var asking: Asking?
  private var answer: Asking.Answer?
  private var winner: WaterfallOutcome.Winner?
  private var reports: [SourceReport] = []

  /// Begins at the top.
  @inline(never)
  init(of waterfall: Waterfall, for request: AdRequest, at now: Duration) {
    self.waterfall = waterfall
    self.request = request
    end = now + waterfall.patience
    reports.reserveCapacity(waterfall.sources.count)
  }

  /// What it has come to.
  var outcome: WaterfallOutcome {
    @inline(never) get { WaterfallOutcome(winner: winner, sources: reports) }
  }

  /// Moves to the next source that is to be asked, and notes why those between are not.
  @inline(never)
  func next(at now: Duration, callIsGone: Bool) -> Bool {
    while place < waterfall.sources.count {
      let source = waterfall.sources[place]
      place += 1
      switch plan(source, at: now, callIsGone) {
      case .pass(let fate): reports.append(SourceReport(source, fate))
      case .ask(let asking):
        began = now
        self.asking = asking
        return true
      }
    }
    return false
  }

  /// Asks the source that was moved to, and keeps what it answers.
  func ask(on time: any Timekeeper) async { answer = await asking?.answer(on: time) }

  /// Takes in what the source that was asked has answered.
  @inline(never)
  func take(at now: Duration, callIsGone: Bool) {
    guard let asking, let answer else { return }
    let source = waterfall.sources[place - 1]
    let fate = asking.judge(answer, callIsGone: callIsGone)
    if fate == .won, case .offer(let offer) = answer {
      winner = .init(offer: offer, network: source.network.id, price: source.price)
    }
    reports.append(SourceReport(source, fate, latency: now - began))
  }

  private enum Step {
    case pass(SourceFate)
    case ask(Asking)
  }

  /// Decides whether the source is asked, and how long it may take.
  private func plan(_ source: WaterfallSource, at now: Duration, _ callIsGone: Bool) -> Step {
    if winner != nil { return .pass(.alreadyFilled) }
    if callIsGone { return .pass(.callGone) }
    let patience = waterfall.patience
    if now >= end { return .pass(.outOfTime(patience: patience)) }
    guard let narrowed = request.narrowed(to: source) else { return .pass(.formatNotServed) }
    let left = end - now
    if let own = source.patience ?? source.network.patience, own < left {
      return .ask(Asking(source.network, narrowed, within: own, late: .tooSlow(limit: own)))
    }
    return .ask(Asking(source.network, narrowed, within: left, late: .cutShort(patience: patience)))
  }
}

extension SourceReport {
  fileprivate init(_ source: WaterfallSource, _ fate: SourceFate, latency: Duration? = nil) {
    self.init(
      network: source.network.id, fate: fate, cpmMicros: source.price?.cpmMicros,
      latencyMs: latency?.wholeMs)
  }
}
