/// Asks networks one after another, best first, until one fills.
package struct Waterfall: Sendable {
  /// How long an ad unit may take when the configuration does not say.
  package static let defaultPatience = Duration.seconds(3)

  /// Whom to ask, best first.
  package let sources: [WaterfallSource]

  /// How long all of it may take.
  package let patience: Duration

  /// Lines the sources up.
  package init(_ sources: [WaterfallSource], patience: Duration = Self.defaultPatience) {
    self.sources = sources
    self.patience = patience
  }

  /// Returns the first offer that fits, or none when every source passed, failed or was too slow.
  ///
  /// No source is asked once the caller's task is cancelled.
  package func fill(_ request: AdRequest, on time: any Timekeeper) async -> WaterfallOutcome {
    let end = time.now + patience
    var winner: WaterfallOutcome.Winner?
    var reports: [SourceReport] = []
    reports.reserveCapacity(sources.count)
    for source in sources {
      let began = time.now
      let asking: Asking
      switch plan(source, request, filled: winner != nil, began, end) {
      case .pass(let fate):
        reports.append(SourceReport(source, fate))
        continue
      case .ask(let planned): asking = planned
      }
      let answer = await asking.answer(on: time)
      let fate = asking.judge(answer, callIsGone: Task.isCancelled)
      if fate == .won, case .offer(let offer) = answer {
        winner = .init(offer: offer, network: source.network.id, price: source.price)
      }
      reports.append(SourceReport(source, fate, latency: time.now - began))
    }
    return WaterfallOutcome(winner: winner, sources: reports)
  }

  private enum Step {
    case pass(SourceFate)
    case ask(Asking)
  }

  /// Decides whether the source is asked, and how long it may take.
  private func plan(
    _ source: WaterfallSource,
    _ request: AdRequest,
    filled: Bool,
    _ now: Duration,
    _ end: Duration,
  ) -> Step {
    if filled { return .pass(.alreadyFilled) }
    if Task.isCancelled { return .pass(.callGone) }
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
