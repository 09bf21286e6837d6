package import AdService
import JSON
import Loop
import Mediation
package import RPC

/// A buffer of ads with what is to be asked for, and whom to wake when it has changed.
struct KeptBuffer {
  /// The ads at hand.
  var buffer: AdBuffer

  /// What clients have asked for, whatever the size.
  let params: PreloadAdParams

  /// Which buffer it is of all that there ever were.
  let number: Int

  /// What each ad is asked for with.
  let wish: Engine.Wish

  /// The number of the latest load, if there was one.
  var latestLoad: Int?

  /// Wakes the one who keeps it filled.
  let changed: AsyncStream<Void>.Continuation
}

extension Engine {
  package func preloadAd(
    _ params: PreloadAdParams, _ call: RPCCall,
  ) throws(RPCError) -> PreloadAdResult {
    var asked = params
    asked.bufferSize = 0
    if params.bufferSize == 0 {
      if holdings.buffers[params.adUnit] == nil { _ = try adUnit(params.adUnit) }
      endBuffer(of: params.adUnit)
    } else if holdings.buffers[params.adUnit]?.params == asked {
      resize(params.adUnit, to: params.bufferSize)
    } else {
      try beginBuffer(asked, size: params.bufferSize)
    }
    return PreloadAdResult(available: available(for: params.adUnit))
  }

  /// Begins to keep ads at hand, in place of others that were asked for otherwise.
  private func beginBuffer(_ params: PreloadAdParams, size: Int) throws(RPCError) {
    let wish = Wish(
      adUnit: params.adUnit, format: params.format, formats: params.formats,
      formatIds: params.formatIds, particulars: try particulars(params.options, params.context))
    try check(wish)
    endBuffer(of: params.adUnit)
    let (changes, changed) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    counters.buffers += 1
    let number = counters.buffers
    holdings.buffers[params.adUnit] = KeptBuffer(
      buffer: AdBuffer(size: size), params: params, number: number, wish: wish, changed: changed)
    changed.yield()
    chores.add { engine in await engine.keepFilled(params.adUnit, number, changes) }
  }

  package func pollAd(_ params: PollAdParams, _ call: RPCCall) throws(RPCError) -> PollAdResult {
    _ = try adUnit(params.adUnit)
    guard let kept = holdings.buffers[params.adUnit] else {
      throw RPCError(.notPreloaded, "nothing is preloaded for \(params.adUnit)")
    }
    dropStale(of: params.adUnit)
    guard let number = holdings.buffers[params.adUnit]?.buffer.take(at: time.now),
      let held = holdings.ads[number]
    else {
      var details: [RPCError.Detail] = []
      if let load = kept.latestLoad, let record = holdings.explanations[load] {
        details.append(RPCError.Detail("explain", Explain(loadNumber: load, record)))
      }
      throw RPCError(.noFill, "no ad of \(params.adUnit) is at hand", details: details)
    }
    held.isBuffered = false
    kept.changed.yield()
    return PollAdResult(
      ad: WireAd(held, at: time.now), available: available(for: params.adUnit))
  }

  private func available(for adUnit: String) -> Int {
    dropStale(of: adUnit)
    return holdings.buffers[adUnit]?.buffer.stock.count ?? 0
  }

  private func resize(_ adUnit: String, to size: Int) {
    holdings.buffers[adUnit]?.buffer.size = size
    dropStale(of: adUnit)
    holdings.buffers[adUnit]?.changed.yield()
  }

  /// Keeps no more ads at hand, and releases those that nobody took.
  private func endBuffer(of adUnit: String) {
    guard let kept = holdings.buffers.removeValue(forKey: adUnit) else { return }
    kept.changed.finish()
    drop(kept.buffer.stock.map(\.ad))
  }

  /// Ends the buffers of ad units that have gone, and drops the ads of networks that have.
  func forgetBuffers(without retired: Set<NetworkID>) {
    // In an order of their own, so that a session plays the same again.
    for name in holdings.buffers.keys.sorted() {
      guard holdings.settings.adUnits[name] != nil, let kept = holdings.buffers[name] else {
        endBuffer(of: name)
        continue
      }
      let lost = kept.buffer.stock.map(\.ad).filter {
        holdings.ads[$0].map { retired.contains($0.network) } ?? true
      }
      holdings.buffers[name]?.buffer.remove(Set(lost))
      drop(lost)
      kept.changed.yield()
    }
  }

  /// Keeps ads of an ad unit at hand until nobody wants them any more.
  private func keepFilled(
    _ adUnit: String, _ number: Int, _ changes: AsyncStream<Void>,
  ) async {
    let alarm = Alarm { [weak self] in self?.holdings.buffers[adUnit]?.changed.yield() }
    defer { time.timeline.stop(alarm) }
    for await _ in changes {
      time.timeline.stop(alarm)
      while let kept = holdings.buffers[adUnit], kept.number == number {
        dropStale(of: adUnit)
        let step = (holdings.buffers[adUnit] ?? kept).buffer.step(at: time.now)
        guard step == .load, !isEnding else {
          if case .wait(let instant) = step {
            time.timeline.start(alarm, after: instant - time.now)
          }
          break
        }
        await loadOne(kept)
        if Task.isCancelled { return }
      }
    }
  }

  private func loadOne(_ asked: KeptBuffer) async {
    var wish = asked.wish
    let load: Load
    do throws(RPCError) {
      // What the viewer agrees to may have changed since it was asked for.
      wish.particulars = try particulars(asked.params.options, asked.params.context)
      load = try begin(wish)
    } catch {
      holdings.buffers[wish.adUnit]?.buffer.noteFailure(at: time.now)
      return log.write(.error, "\(wish.adUnit) cannot be preloaded: \(error.message)", call: nil)
    }
    let outcome = await load.unit.waterfall.fill(
      load.request, on: time, with: holdings.roster, finishing: holdings.images)
    let held = finish(load, outcome)
    guard var kept = holdings.buffers[wish.adUnit], kept.number == asked.number else {
      return held.map(release) ?? ()
    }
    kept.latestLoad = load.number
    if let held {
      held.isBuffered = true
      let dropped = kept.buffer.add(
        held.number, cpmMicros: held.price?.cpmMicros ?? 0,
        expiresAt: time.now + .milliseconds(held.expiresAtMs - wallMs), at: time.now)
      holdings.buffers[wish.adUnit] = kept
      drop(dropped)
    } else {
      kept.buffer.noteFailure(at: time.now)
      holdings.buffers[wish.adUnit] = kept
    }
  }

  private func dropStale(of adUnit: String) {
    guard var kept = holdings.buffers[adUnit] else { return }
    let dropped = kept.buffer.dropSurplus(at: time.now)
    guard !dropped.isEmpty else { return }
    holdings.buffers[adUnit] = kept
    drop(dropped)
  }

  private func drop(_ ads: [Int]) {
    for number in ads {
      guard let held = holdings.ads[number] else { continue }
      expire(held)
      release(held)
    }
  }
}
