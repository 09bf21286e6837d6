package import AdService
import Ledger
import Pods
package import RPC

extension Engine {
  package func playheadPod(
    _ params: PlayheadPodParams, _ call: RPCCall,
  ) throws(RPCError) -> PlayheadPodResult {
    let session = try session(params.session)
    let atMs = try milliseconds(params.at, "at") ?? wallMs
    let programMs = try milliseconds(params.programTime, "programTime")
    let sample = PlayheadSample(
      positionMs: Int64(params.positionMs), atMs: atMs,
      rateMilli: Int64((params.rate * 1000).rounded()))
    session.anchor(positionMs: sample.positionMs, atMs: atMs, programMs: programMs)
    if let contentMs = params.contentMs { session.noteContent(lengthMs: Int64(contentMs)) }
    if params.contentEnded {
      session.noteContent(endingAtMs: sample.positionMs, holdings.schedule)
    }
    let timeline = session.timeline(holdings.schedule)
    if params.failure != nil, timeline.at(sample.positionMs) == nil {
      throw .violation(
        "failure", expected: "none where the player is in no break", found: nil)
    }
    let (movement, events) = session.playback.report(
      sample, on: timeline, hasFailed: params.failure != nil)
    verify(session.viewer?.meet(params.mediaIds ?? []) ?? [], in: session)
    return PlayheadPodResult(
      movement: WireMovement(movement),
      events: events.compactMap { record($0, in: session, failure: params.failure) },
      progress: AdProgress(session.playback))
  }

  /// Writes down what happened to a break or an ad, and has those told who want to hear of it.
  func record(
    _ event: PlaybackEvent, in session: HeldSession, failure: String? = nil,
  ) -> AdEvent? {
    let record = LedgerRecord(
      type: event.moment.rawValue, atMs: event.atMs,
      playback: LedgerRecord.Playback(
        sessionID: session.id, stream: session.stream.id, breakID: event.played.id,
        podIndex: event.played.index, timeOffsetMs: event.played.contentMs,
        maxDurationMs: event.played.durationMs, pod: LedgerRecord.Playback.Pod(event),
        detail: event.moment == .failed ? failure : nil))
    let cursor = append(record)
    follow(event)
    deliver(
      event.trackers, of: cursor, in: session.id, userAgent: context?.device?.userAgent?.onOneLine)
    return AdEvent(LedgerEntry(cursor: cursor, record: record))
  }

  private func milliseconds(_ time: String?, _ path: String) throws(RPCError) -> Int64? {
    guard let time else { return nil }
    try check(time) { path }
    return Timestamp.parse(time)
  }

  package func explainPod(
    _ params: ExplainPodParams, _ call: RPCCall,
  ) throws(RPCError) -> ExplainPodResult {
    switch (params.session, params.breakId) {
    case (let id?, nil): return try explain(try session(id), params)
    case (nil, let id?):
      guard let planned = holdings.schedule[id] else {
        throw RPCError(.unknownBreak, "no break \(id) is planned")
      }
      let sessions = holdings.sessions.values(after: 0).lazy.filter {
        [schedule = holdings.schedule] in
        $0.stream.id == planned.stream.id && $0.breaks(schedule).contains { $0.id == planned.id }
      }
      return ExplainPodResult(
        breaks: sessions.prefix(params.limit).map { fate(of: planned, in: $0) })
    default:
      throw .violation("", expected: "either session or breakId", found: nil)
    }
  }

  private func explain(
    _ session: HeldSession, _ params: ExplainPodParams,
  ) throws(RPCError) -> ExplainPodResult {
    let breaks = session.breaks(holdings.schedule)
    var start = 0
    if let after = params.after {
      guard let place = breaks.firstIndex(where: { $0.id == after }) else {
        throw RPCError(.unknownBreak, "\(session.id) has no break \(after)")
      }
      start = place + 1
    }
    let page = breaks[start...].prefix(params.limit)
    return ExplainPodResult(
      session: StreamSession(session), breaks: page.map { fate(of: $0, in: session) },
      next: start + page.count < breaks.count ? page.last?.id : nil,
      signals: holdings.watches[session.stream.id].map { StreamSignals($0) })
  }

  private func fate(of planned: Pods.Break, in session: HeldSession) -> BreakFate {
    let fate = session.fate(of: planned, holdings.schedule)
    return BreakFate(
      session: session.id, breakId: planned.id, identifier: planned.identifier.text,
      reason: WirePlaybackReason(fate.reason), detail: fate.detail, replays: fate.replays,
      preparation: BreakPreparation(planned),
      offered: planned.filling.map { $0.ads.map { OfferedPodAd($0) } },
      shortfall: planned.filling?.shortfall.map { FillShortfall($0) },
      loadIds: planned.filling.map { $0.loads.map { "load-\($0)" } },
      ads: zip(fate.ads, fate.adReasons).map { ad, reason in
        AdFate(id: ad.id, reason: WirePlaybackReason(reason), detail: reason.aboutAd)
      })
  }
}

extension AdProgress {
  fileprivate init?(_ playback: PlaybackSession) {
    guard let (played, index, adMs) = playback.progress else { return nil }
    let ad = played.ads[index]
    self.init(
      breakId: played.id, id: ad.id, adPosition: index + 1, totalAds: played.ads.count,
      adBreakDurationMs: Int(played.durationMs), durationMs: Int(ad.durationMs),
      currentTimeMs: Int(adMs))
  }
}

extension LedgerRecord.Playback.Pod {
  fileprivate init?(_ event: PlaybackEvent) {
    guard let index = event.adIndex, let ad = event.ad else { return nil }
    self.init(
      adID: ad.id, position: index + 1, count: event.played.ads.count, isBumper: ad.isBumper,
      title: ad.title, description: ad.description, contentType: ad.contentType)
  }
}
