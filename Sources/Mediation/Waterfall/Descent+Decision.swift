extension Descent {
  /// What is decided on a source before it is asked.
  enum Decision {
    case over(SourceFate)
    case ask(Asking, NetworkRoster.Entry?)
  }

  /// Decides whether a source is asked, and how long it may take.
  func decide(on place: Int, at now: Duration) -> Decision {
    let source = waterfall.sources[place]
    let network = source.network
    if request.pod?.givers.contains(place) == true { return .over(.podGiven) }
    if now >= end { return .over(.outOfTime(patience: waterfall.patience)) }
    let entry = roster[network.id]
    let sold = entry?.soldFormats ?? network.formats
    let told: Particulars
    switch passage(of: source, entry) {
    case .closed(let reason): return .over(.keptOut(reason))
    case .open(let particulars, let withheld):
      told = particulars
      if let withheld { note(withheld, from: place) }
    }
    let narrowed = request.narrowed(
      to: source, selling: sold, at: place, repetition: waterfall.repetitions[place],
      floorMicros: waterfall.floorMicros, telling: told)
    guard let narrowed else { return .over(.formatNotServed) }
    if let floor = waterfall.floorMicros, let price = source.price, !source.isBidder,
      let micros = waterfall.rates.micros(of: price), micros < floor
    {
      return .over(.belowFloor(micros: micros, floorMicros: floor))
    }
    if let fate = sickness(of: entry, at: place, now) { return .over(fate) }
    var line: Gate.Line?
    switch entry?.readiness {
    case .ready, nil: break
    case .soon(let gate): line = gate
    case .failed(let failure): return .over(.notSetUp(failure))
    }
    let (limit, late) = limit(of: source, at: now)
    return .ask(Asking(network, narrowed, within: limit, late: late, after: line), entry)
  }

  /// Whether the network may be asked at all, and what it is told.
  private func passage(of source: WaterfallSource, _ entry: NetworkRoster.Entry?) -> Passage {
    let particulars = request.particulars
    guard let rule = source.rule, !particulars.context.privacy.isSilent else {
      return .open(particulars, nil)
    }
    return entry?.passage(by: rule, for: particulars) ?? rule.passage(for: particulars)
  }

  private func limit(
    of source: WaterfallSource, at now: Duration,
  ) -> (limit: Duration, late: SourceFate) {
    let left = end - now
    guard let own = source.patience ?? source.network.patience, own < left else {
      return (left, .cutShort(patience: waterfall.patience))
    }
    return (own, .tooSlow(limit: own))
  }

  /// Why the network is left alone for its own good, if it is.
  private func sickness(
    of entry: NetworkRoster.Entry?, at place: Int, _ now: Duration,
  ) -> SourceFate? {
    guard let health = entry?.health else { return nil }
    if health.backOffEnd > now { return .backingOff(left: health.backOffEnd - now) }
    let share = health.skipShare
    guard share > 0 else { return nil }
    var chance = SplitMix64(seed: request.ordinal &* 0x9e37_79b9 &+ UInt64(place))
    guard Double.random(in: 0..<1, using: &chance) < share else { return nil }
    return .unhealthy(failures: health.failures)
  }

  /// Ends the load, and says what became of every source.
  @inline(never)
  func finish(at now: Duration, callIsGone: Bool) -> WaterfallOutcome {
    let winner = callIsGone ? nil : best
    var reports: [SourceReport] = []
    reports.reserveCapacity(progress.count)
    for place in progress.indices {
      reports.append(report(on: place, winner, at: now, callIsGone))
    }
    return WaterfallOutcome(
      winner: winner.map { .init(ranked: $0, source: waterfall.sources[$0.place]) },
      sources: reports, losses: losses)
  }

  private func report(
    on place: Int, _ winner: RankedOffer?, at now: Duration, _ callIsGone: Bool,
  ) -> SourceReport {
    let source = waterfall.sources[place]
    switch progress[place] {
    case .waiting:
      let fate: SourceFate =
        winner != nil
        ? .alreadyFilled : callIsGone ? .callGone : .outOfTime(patience: waterfall.patience)
      return SourceReport(source, fate, in: waterfall)
    case .asked(_, _, let began, _):
      return SourceReport(
        source, winner == nil ? .abandoned : .overtaken, in: waterfall, latency: now - began,
        withheld: withheld[place])
    case .over(let fate, let latency):
      if let notice = fate.lossNotice { tell(source, notice, at: place) }
      return SourceReport(
        source, fate, in: waterfall, latency: latency,
        withheld: latency == nil ? nil : withheld[place])
    case .ready(let ranked, let latency):
      let fate: SourceFate =
        ranked.place == winner?.place ? .won : winner == nil ? .abandoned : .outbid
      if fate != .won {
        let reason = winner == nil ? AdNotice.LossReason.tooLate : .outbid
        let price = winner?.price?.cpmMicros
        tell(source, .lost(reason, winningCPMMicros: price), at: place)
        lose(ranked.offer, reason, winningCPMMicros: price, at: place)
      }
      return SourceReport(
        source, fate, in: waterfall, cpmMicros: ranked.price?.cpmMicros, latency: latency,
        withheld: withheld[place])
    }
  }

  /// Notes an ad as lost that is not even in the running, if somebody listens to it.
  func lose(_ offer: AdOffer, _ fate: SourceFate, at place: Int) {
    guard case .lost(let reason, _)? = fate.lossNotice else { return }
    lose(
      offer, reason, winningCPMMicros: reason == .belowFloor ? waterfall.floorMicros : nil,
      at: place)
  }

  /// Notes an ad as lost with all that comes with it, if somebody listens to it.
  func lose(
    _ offer: AdOffer, _ reason: AdNotice.LossReason, winningCPMMicros: Int64? = nil, at place: Int,
  ) {
    for lost in [offer] + (offer.terms.pod?.followers.map(\.offer) ?? []) {
      guard let tracking = lost.terms.tracking else { continue }
      losses.append(
        LostOffer(
          tracking: tracking, network: waterfall.sources[place].network.id, place: place,
          reason: reason, winningCPMMicros: winningCPMMicros))
    }
  }

  /// Tells the network of a source what became of its ad, if it wants to know.
  func tell(_ source: WaterfallSource, _ notice: AdNotice.Kind, at place: Int) {
    guard source.network.keepsAds else { return }
    source.network.tell(
      AdNotice(notice, of: OfferName(load: Int(request.ordinal) + 1, place: place)))
  }
}

extension SourceReport {
  fileprivate init(
    _ source: WaterfallSource, _ fate: SourceFate, in waterfall: Waterfall,
    cpmMicros: Int64? = nil, latency: Duration? = nil, withheld: Withheld? = nil,
  ) {
    self.init(
      network: source.network.id, fate: fate, isBidder: source.isBidder,
      cpmMicros: cpmMicros ?? fate.bidMicros
        ?? (source.isBidder ? nil : source.price.flatMap(waterfall.rates.micros)),
      latencyMs: latency?.wholeMs, withheld: withheld)
  }
}
