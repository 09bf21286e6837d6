// Ads that are fetched before their break begins.
extension Schedule {
  /// Notes when the ads of a break are to be fetched.
  package mutating func prepare(_ id: String, by plan: PreparationPlan) {
    breaks[id]?.preparation = Preparation(plan: plan)
  }

  /// Gives the break whose ads are to be fetched now; nil if that has become idle.
  package mutating func beginFetching(_ id: String) -> Break? {
    if breaks[id]?.isCalledOff == true { breaks[id]?.preparation = nil }
    guard let held = breaks[id], held.preparation?.state == .waiting, held.ads.isEmpty else {
      return nil
    }
    breaks[id]?.preparation?.state = .fetching
    return breaks[id]
  }

  /// Notes what has come of it, and gives the break as it is now.
  ///
  /// A break for which no ad has come is given up, if that is what its stream wants and it has not
  /// begun: then it stays where all can see that, and is not played.
  package mutating func endFetching(_ id: String, nowMs: Int64) -> Break? {
    guard var held = breaks[id], held.preparation?.state == .fetching else { return nil }
    let shortfall = held.filling?.shortfall
    if held.ads.isEmpty {
      held.preparation?.state = .empty(shortfall ?? .noFill)
      let isToCome = held.expectedStartMs.map { nowMs <= $0 } ?? true
      if held.stream.rules.preparation?.otherwise == .content, isToCome { held.isCancelled = true }
    } else {
      held.preparation?.state = shortfall.map(Preparation.State.partly) ?? .filled
    }
    breaks[id] = held
    return held
  }

  /// Notes that the ads of a break are not fetched any more.
  package mutating func stopPreparing(_ id: String, because stop: Preparation.Stop) {
    guard breaks[id]?.preparation?.isUnderWay == true else { return }
    breaks[id]?.preparation?.state = .stopped(stop)
  }

  /// The viewer's own breaks whose ads are or were to be fetched.
  package func prepared(stream: String, viewer streamID: String) -> [Break] {
    list(stream: stream, viewer: streamID)
      .filter { $0.streamID == streamID && $0.preparation != nil }
  }

  /// Notes that a break may have moved away from the moment that was drawn for its ads.
  mutating func noteMove(of held: Break) {
    guard let preparation = held.preparation, preparation.state == .waiting,
      preparation.plan.startMs != held.expectedStartMs
    else { return }
    moved.append(held.id)
  }
}
