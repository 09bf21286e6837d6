package import AdService
import Ledger
import Mediation
package import RPC

extension Engine {
  package func reportEvent(
    _ params: ReportEventParams, _ call: RPCCall,
  ) throws(RPCError) -> ReportEventResult {
    switch (params.events, params.adId, params.type) {
    case (let events?, nil, nil):
      guard params.eventId == nil, params.at == nil, params.positionMs == nil,
        params.errorCode == nil, params.interaction == nil
      else { break }
      for (index, event) in events.enumerated() { try check(event) { "events[\(index)].\($0)" } }
      return ReportEventResult(events: events.map(take))
    case (nil, let adID?, let type?):
      let report = EventReport(
        adId: adID, type: type, eventId: params.eventId, at: params.at,
        positionMs: params.positionMs, errorCode: params.errorCode, interaction: params.interaction)
      try check(report) { $0 }
      _ = try ad(adID)
      return ReportEventResult(events: [take(report)])
    default: break
    }
    throw .violation("", expected: "either adId and type, or events", found: nil)
  }

  /// Refuses a report that the schema allows and that does not say what it has to.
  private func check(_ report: EventReport, path: (String) -> String) throws(RPCError) {
    if let at = report.at { try check(at) { path("at") } }
    let isInteraction = report.type == .interaction
    guard isInteraction != (report.interaction != nil) else { return }
    throw .violation(
      path("interaction"),
      expected: isInteraction ? "what was done" : "nothing, as the type is no interaction",
      found: report.interaction.map { "\"\($0.rawValue)\"" })
  }

  /// Refuses a time that the schema allows and the engine's clock does not have.
  func check(_ time: String, path: () -> String) throws(RPCError) {
    guard Timestamp.parse(time) == nil else { return }
    throw .violation(path(), expected: "a time that is no leap second", found: "\"\(time)\"")
  }

  package func listEvent(
    _ params: ListEventParams, _ call: RPCCall,
  ) throws(RPCError) -> ListEventResult {
    let filter = EventFilter(adID: params.adId, session: params.session, stream: params.stream)
    let entries = try entries(after: params.after, fitting: filter, limit: params.limit)
    guard params.deliveries else {
      return ListEventResult(events: entries.compactMap(AdEvent.init))
    }
    let events = entries.compactMap { entry in
      var event = AdEvent(entry)
      let deliveries = courier?.store.deliveries(of: entry.cursor) ?? []
      if !deliveries.isEmpty { event?.deliveries = deliveries.map(WireDelivery.init) }
      return event
    }
    return ListEventResult(
      events: events,
      deliveries: WireDeliveryCounts(courier?.store.counts ?? Ledger.DeliveryCounts()))
  }

  package func watchEvent(
    _ params: WatchEventParams, _ call: RPCCall, _ stream: RPCStream<AdEvent>,
  ) async throws(RPCError) -> WatchEventResult {
    let filter = EventFilter(adID: params.adId, session: params.session, stream: params.stream)
    var cursor = params.after ?? holdings.ledger.newestCursor
    var reader = news.subscribe()
    defer { news.unsubscribe(reader) }
    while true {
      let newest = holdings.ledger.newestCursor
      let entries = try entries(after: cursor, limit: 256, filter)
      for entry in entries {
        if filter.fits(entry), let event = AdEvent(entry) { try await stream.send(event) }
        cursor = entry.cursor
      }
      guard entries.isEmpty else { continue }
      cursor = max(cursor, newest)
      if isEnding { return WatchEventResult(cursor: cursor) }
      guard await reader.next() else { throw .cancelled }
    }
  }

  /// The first entries after the cursor that are wanted.
  private func entries(
    after cursor: Int64?, fitting filter: EventFilter, limit: Int,
  ) throws(RPCError) -> [LedgerEntry] {
    var cursor = cursor
    var fitting: [LedgerEntry] = []
    while fitting.count < limit {
      let page = try entries(after: cursor, limit: limit, filter)
      guard let last = page.last else { break }
      cursor = last.cursor
      fitting += page.lazy.filter(filter.fits).prefix(limit - fitting.count)
    }
    return fitting
  }

  private func entries(
    after cursor: Int64?, limit: Int, _ filter: EventFilter,
  ) throws(RPCError) -> [LedgerEntry] {
    do throws(LedgerRefusal) {
      return try holdings.ledger.list(after: cursor, limit: limit, subject: filter.subject)
    } catch {
      switch error {
      case .dropped(let resumeAfter):
        throw RPCError(
          .cursorGone, "the events up to \(resumeAfter) are no longer kept",
          remedy: "Go on after \(resumeAfter), or raise limits.eventsKept.")
      case .notYetWritten(let newest):
        throw RPCError(.cursorGone, "the newest event is \(newest)")
      }
    }
  }
}

// Taking events in.
extension Engine {
  /// Takes in what a client says has happened.
  func take(_ report: EventReport) -> EventOutcome {
    guard let held = try? ad(report.adId) else {
      return EventOutcome(status: .rejected, reason: .unknownAd)
    }
    guard let kind = ReportedEventKind(rawValue: report.type.rawValue) else {
      return EventOutcome(status: .rejected)
    }
    let verdict = held.lifecycle.record(kind, eventID: report.eventId, at: time.now)
    switch verdict {
    case .recorded(let paidMicros, let isLate):
      let atMs = report.at.flatMap(Timestamp.parse)
      let cursor = record(kind, of: held, report.details(isLate: isLate), at: atMs)
      let tracked = TrackedLife.Report(
        kind, positionMs: report.positionMs.map { Int64($0) }, errorCode: report.errorCode,
        interaction: report.interaction?.rawValue)
      follow(tracked, of: held, event: cursor, at: atMs, paidMicros)
      tellNetwork(kind, asset: nil, of: held)
      return EventOutcome(status: .recorded, cursor: cursor)
    case .duplicate:
      return EventOutcome(status: .duplicate, cursor: earlier(report, of: held))
    case .rejected(let refusal, let isKept):
      let details = LedgerRecord.Details(
        eventID: report.eventId, reported: kind.rawValue, reason: refusal.rawValue)
      let cursor = isKept ? record(.violation, of: held, details) : nil
      return EventOutcome(
        status: .rejected, cursor: cursor, reason: RejectionReason(rawValue: refusal.rawValue))
    }
  }

  /// Does what an event brings with it, whoever reported it.
  func follow(
    _ report: TrackedLife.Report, of held: HeldAd, event cursor: Int64, at atMs: Int64?,
    _ paidMicros: Int64?,
  ) {
    if let paidMicros { pay(paidMicros, for: held) }
    track(report, of: held, event: cursor, at: atMs)
    let isRewarded = held.lifecycle.isRewarded(
      by: report.kind, positionMs: report.positionMs,
      skipOffsetMs: held.offer.content.skipOffsetMs)
    if isRewarded { reward(held, at: atMs) }
    if report.kind == .dismissed { beginGrace(of: held) }
  }

  /// Records a reward that nobody has to report, because what was seen earns it.
  private func reward(_ held: HeldAd, at atMs: Int64?) {
    let verdict = held.lifecycle.record(.rewardEarned, by: .network, at: time.now)
    guard case .recorded(_, let isLate) = verdict else { return }
    let details = isLate ? LedgerRecord.Details(isLate: true) : nil
    let cursor = record(.rewardEarned, of: held, details, at: atMs)
    track(TrackedLife.Report(.rewardEarned), of: held, event: cursor, at: atMs)
  }

  /// Tells the network what a client has done, unless the network counts that itself.
  func tellNetwork(_ kind: ReportedEventKind, asset: String?, of held: HeldAd) {
    switch kind {
    case .impression: tell(.impression, of: held)
    case .click: tell(.click(asset: asset), of: held)
    default: break
    }
  }

  /// The cursor of the event that a duplicate repeats.
  private func earlier(_ report: EventReport, of held: HeldAd) -> Int64? {
    if let eventID = report.eventId,
      let cursor = holdings.ledger.cursor(
        ofAd: held.id, where: { $0.details?.eventID == eventID && $0.type == report.type.rawValue })
    {
      return cursor
    }
    return holdings.ledger.cursor(ofAd: held.id) { $0.type == report.type.rawValue }
  }

  private func pay(_ micros: Int64, for held: HeldAd) {
    let precision: PricePrecision = held.isPricePrecise ? .precise : .publisherProvided
    let value = LedgerRecord.Value(
      micros: micros, currency: held.price?.currency ?? holdings.settings.currency,
      precision: precision.rawValue)
    record(.paid, of: held, LedgerRecord.Details(value: value))
  }

  /// Writes down what has been reported of an ad.
  @discardableResult
  func record(
    _ kind: ReportedEventKind, of held: HeldAd, _ details: LedgerRecord.Details? = nil,
    at atMs: Int64? = nil,
  ) -> Int64 {
    append(LedgerRecord(type: kind.rawValue, adID: held.id, atMs: atMs ?? wallMs, details: details))
  }

  /// Writes down what the engine has to add.
  @discardableResult
  func record(
    _ kind: EngineEventKind, of held: HeldAd?, _ details: LedgerRecord.Details? = nil,
  ) -> Int64 {
    append(LedgerRecord(type: kind.rawValue, adID: held?.id, atMs: wallMs, details: details))
  }

  /// Writes a line and wakes those who watch.
  func append(_ record: LedgerRecord) -> Int64 {
    let cursor = holdings.ledger.append(record)
    news.tell()
    return cursor
  }
}

extension EventReport {
  /// What there is to write down beyond type, ad and time; nil for most.
  fileprivate func details(isLate: Bool) -> LedgerRecord.Details? {
    guard
      eventId != nil || isLate || positionMs != nil || errorCode != nil || interaction != nil
    else { return nil }
    return LedgerRecord.Details(
      eventID: eventId, positionMs: positionMs, errorCode: errorCode,
      interaction: interaction?.rawValue, isLate: isLate)
  }
}
