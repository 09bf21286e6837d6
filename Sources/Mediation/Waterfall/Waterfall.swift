/// Asks networks for an ad: bidders all at once, and the steps of the waterfall best first.
///
/// All loads of an ad unit share it, and a load in flight is to be small; so it is a class.
package final class Waterfall: Sendable {
  /// How long an ad unit may take when the configuration does not say.
  package static let defaultPatience = Duration.seconds(3)

  /// How the steps are taken.
  package struct Pace: Hashable, Sendable {
    /// How many steps are asked at once.
    package let batch: Int

    /// Whether the first ad of a batch is taken, instead of waiting for a better one of it.
    package let takesFirst: Bool

    /// One step after the other.
    package static let single = Pace(batch: 1)

    /// States a pace.
    package init(batch: Int, takesFirst: Bool = false) {
      self.batch = max(batch, 1)
      self.takesFirst = takesFirst
    }
  }

  /// Whom to ask: the bidders, and then the steps of the waterfall, best first.
  package let sources: [WaterfallSource]

  /// How many of the sources are bidders.
  package let bidders: Int

  /// How long all of it may take.
  package let patience: Duration

  /// How the steps are taken.
  package let pace: Pace

  /// The least that an ad may pay, in millionths of the currency.
  package let floorMicros: Int64?

  /// What other currencies are worth.
  package let rates: CurrencyRates

  /// How many sources before each one are of the same network.
  let repetitions: [Int]

  /// What an ad of each source is worth at most, in millionths of the currency.
  let worths: [Int64]

  /// Lines the sources up.
  ///
  /// The steps are put in the order of their prices. One without a price counts as much as the one
  /// that it was written after.
  package init(
    _ steps: [WaterfallSource], bidders: [WaterfallSource] = [],
    patience: Duration = Waterfall.defaultPatience, pace: Pace = .single, floorMicros: Int64? = nil,
    rates: CurrencyRates = CurrencyRates(),
  ) {
    let ordered = Self.inOrder(steps, rates)
    sources = bidders + ordered.map(\.step)
    worths =
      bidders.map { $0.price.flatMap(rates.micros) ?? .max } + ordered.map(\.worth)
    var seen: [NetworkID: Int] = [:]
    repetitions = sources.map { source in
      defer { seen[source.network.id, default: 0] += 1 }
      return seen[source.network.id] ?? 0
    }
    self.bidders = bidders.count
    self.patience = patience
    self.pace = pace
    self.floorMicros = floorMicros
    self.rates = rates
  }

  private static func inOrder(
    _ steps: [WaterfallSource], _ rates: CurrencyRates,
  ) -> [(worth: Int64, step: WaterfallSource)] {
    let prices = steps.map { $0.price.flatMap(rates.micros) }
    var last = prices.lazy.compactMap(\.self).first ?? 0
    let priced = zip(prices, steps).enumerated().map { index, pair in
      last = pair.0 ?? last
      return (worth: last, index: index, step: pair.1)
    }
    return priced.sorted { ($1.worth, $0.index) < ($0.worth, $1.index) }
      .map { (worth: $0.worth, step: $0.step) }
  }

  /// Returns the best offer that fits, or none when every source passed, failed or was too slow.
  ///
  /// It comes back as soon as no source that is still to answer can beat the best offer. No source
  /// is asked once the caller's task is cancelled, and those that are being asked are cancelled.
  package func fill(
    _ request: AdRequest, on time: any Timekeeper, with roster: NetworkRoster,
    finishing finisher: (any OfferFinisher)? = nil, until end: Duration? = nil,
  ) async -> WaterfallOutcome {
    let descent = Descent(of: self, for: request, at: time.now, until: end, with: roster)
    repeat {
      while descent.next(at: time.now, callIsGone: Task.isCancelled) {
        if descent.asksSeveral {
          await ask(together: descent, on: time)
        } else {
          await descent.ask(on: time)
          descent.take(at: time.now, callIsGone: Task.isCancelled)
        }
      }
      guard let finisher, descent.isUnfinished(finisher) else { break }
      await finish(descent, finisher, on: time)
    } while !descent.isFinished && !Task.isCancelled
    return descent.finish(at: time.now, callIsGone: Task.isCancelled)
  }

  /// Has the best ad made complete; if that cannot be, the others get their chance.
  @inline(never)
  private func finish(
    _ descent: Descent, _ finisher: any OfferFinisher, on time: any Timekeeper,
  ) async {
    guard let best = descent.best else { return }
    let options = descent.request.particulars.options
    do throws(OfferFault) {
      let offer = try await finisher.finish(
        best.offer, wanted: options, by: descent.end, on: time)
      descent.take(finished: offer)
    } catch {
      descent.dropBest(error, at: time.now)
    }
  }

  /// Asks several at once until it is decided who has won.
  @inline(never)
  private func ask(together descent: Descent, on time: any Timekeeper) async {
    await withTaskGroup(of: Descent.Reply.self) { group in
      repeat {
        for (place, asking) in descent.takeStarts() {
          group.addTask { (place, await asking.answer(on: time)) }
        }
        guard let (place, answer) = await group.next() else { break }
        descent.take(answer, from: place, at: time.now, callIsGone: Task.isCancelled)
      } while descent.goesOn(at: time.now, callIsGone: Task.isCancelled)
      group.cancelAll()
      for await (place, answer) in group { descent.drop(answer, from: place) }
    }
  }
}
