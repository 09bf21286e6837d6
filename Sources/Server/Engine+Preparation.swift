import AdService
import Ledger
import Loop
import Mediation
import Networks
import Pods
import RPC

// Ads that are fetched before their break begins.
extension Engine {
  /// Has the ads of a viewer's break fetched in time, if its stream wants that.
  func prepare(_ id: String) {
    guard !isEnding, let planned = holdings.schedule[id], planned.preparation == nil else { return }
    plan(planned)
  }

  /// Draws anew for breaks that have moved.
  func prepareMoved() {
    for id in holdings.schedule.takeMoved() {
      guard !isEnding, let planned = holdings.schedule[id],
        planned.preparation?.state == .waiting
      else { continue }
      plan(planned)
    }
  }

  /// Lets nothing more be fetched for breaks whose viewer has gone, and gives back what was.
  func stopPreparing(forViewerOf session: HeldSession) {
    guard let viewer = session.streamViewer, holdings.viewers[viewer] == nil else { return }
    for planned in holdings.schedule.prepared(stream: viewer.stream, viewer: viewer.streamID) {
      stopPreparing(planned.id, because: .sessionClosed)
      giveBack(planned)
    }
  }

  /// Lets nothing more be fetched for a break.
  func stopPreparing(_ id: String, because stop: Preparation.Stop) {
    guard holdings.schedule[id]?.preparation?.isUnderWay == true else { return }
    endWait(for: id)
    holdings.schedule.stopPreparing(id, because: stop)
  }

  /// Waits for nothing more of a break, and gives back the ads that were fetched for it.
  ///
  /// Nobody else does: no client has asked for them.
  func giveBack(_ planned: Pods.Break) {
    endWait(for: planned.id)
    guard planned.preparation?.hasAds == true else { return }
    for played in planned.ads {
      if let held = try? ad(played.id) { release(held) }
    }
  }

  private func endWait(for id: String) {
    holdings.preparing.removeValue(forKey: id).map { time.timeline.stop($0) }
  }

  /// Draws a moment for the ads of a break, and waits for it.
  private func plan(_ planned: Pods.Break) {
    guard let rules = planned.stream.rules.preparation, !planned.isNobodys, planned.ads.isEmpty
    else { return }
    // Viewers who come at once are told apart by their sessions, and sessions that are named alike
    // by when they come.
    var chance = SplitMix64(
      seed: (planned.streamID + planned.identifier.text).fingerprint
        ^ UInt64(bitPattern: wallMs))
    let patience = holdings.settings.adUnits[rules.adUnit]?.waterfall.patience
    guard
      let plan = PreparationPlan(
        for: planned, rules, patienceMs: patience?.wholeMs ?? 0, nowMs: wallMs,
        chance: chance.next())
    else { return }
    holdings.schedule.prepare(planned.id, by: plan)
    endWait(for: planned.id)
    let id = planned.id
    wait(for: id, untilMs: plan.fetchMs) { engine in
      engine.chores.add { engine in await engine.fetch(id) }
    }
  }

  private func wait(for id: String, untilMs: Int64, _ body: @escaping (Engine) -> Void) {
    let alarm = Alarm { [weak self] in
      guard let self else { return }
      holdings.preparing[id] = nil
      body(self)
    }
    holdings.preparing[id] = alarm
    time.timeline.start(alarm, after: .milliseconds(max(0, untilMs - wallMs)))
  }

  /// How long after its end a break keeps its ads, as players may report late.
  private static let keepMs: Int64 = 60_000

  /// Gives the ads of a break back when it is over, and nobody is in one of them any more.
  private func keep(_ prepared: Pods.Break, atLeastMs: Int64 = 0) {
    let held = prepared.ads.compactMap { try? ad($0.id) }
    let overMs = prepared.expectedStartMs.map { $0 + prepared.durationMs + Self.keepMs }
    let keptMs = overMs ?? held.map(\.expiresAtMs).max() ?? wallMs
    let id = prepared.id
    wait(for: id, untilMs: max(keptMs, wallMs + atLeastMs)) { engine in
      guard let planned = engine.holdings.schedule[id] else { return engine.giveBack(prepared) }
      let isSeen = planned.ads.contains { played in
        (try? engine.ad(played.id)).map { engine.state(of: $0) == .presenting } ?? false
      }
      // It may have moved meanwhile.
      let isOver = planned.elapsedMs(atMs: engine.wallMs) >= planned.durationMs
      let isDue = planned.expectedStartMs == nil || !planned.stream.isLive || isOver
      isDue && !isSeen ? engine.giveBack(planned) : engine.keep(planned, atLeastMs: Self.keepMs)
    }
  }

  /// Fetches the ads of a break, as whoever fills it would, and puts them into it.
  private func fetch(_ id: String) async {
    guard !isEnding, let planned = holdings.schedule.beginFetching(id),
      let rules = planned.stream.rules.preparation, let plan = planned.preparation?.plan
    else { return }
    var gathered = GatheredAds(beganMs: wallMs)
    do throws(RPCError) {
      gathered = try await gather(
        for: planned, mostAds: rules.mostAds, try wish(rules.adUnit), untilMs: plan.endMs)
    } catch {
      if Task.isCancelled { return }
      gathered.filling.shortfall = .refused
      log.write(.error, "no ads are fetched for \(id): \(error.message)", call: nil)
    }
    guard holdings.schedule[id]?.preparation?.state == .fetching else { return release(gathered) }
    // Who has filled the break meanwhile has stopped this, so only a break that has gone refuses
    // it.
    guard (try? put(gathered, into: id)) != nil,
      let prepared = holdings.schedule.endFetching(id, nowMs: wallMs)
    else { return }
    if prepared.preparation?.hasAds == true { keep(prepared) }
    tell(of: prepared)
  }

  /// Writes down in the viewer's session that a break is prepared.
  private func tell(of prepared: Pods.Break) {
    let viewer = StreamViewer(stream: prepared.stream.id, streamID: prepared.streamID)
    for number in holdings.viewers[viewer] ?? [] {
      guard let session = holdings.sessions[number] else { continue }
      _ = append(
        LedgerRecord(
          type: EventType.breakPrepared.rawValue, atMs: wallMs,
          playback: LedgerRecord.Playback(
            sessionID: session.id, stream: session.stream.id, breakID: prepared.id, podIndex: nil,
            timeOffsetMs: nil, maxDurationMs: prepared.durationMs, pod: nil,
            detail: prepared.preparationDetail)))
    }
  }
}
