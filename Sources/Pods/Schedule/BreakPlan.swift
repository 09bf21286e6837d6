/// A request with everything decided that the caller left open, but not yet held.
struct BreakPlan: Hashable, Sendable {
  private let request: BreakRequest
  private let durationMs: Int64
  private let restrictions: [Restriction]
  private let resumptionOffset: ResumptionOffset

  /// Which break it is, for all viewers.
  let key: BreakKey

  /// The viewer's session.
  let streamID: String

  /// Where it begins.
  let place: BreakPlace

  /// Decides what the caller left open.
  init(_ request: BreakRequest, nowMs: Int64) throws(ScheduleRefusal) {
    guard let streamID = request.streamID, !streamID.isEmpty else { throw .noStreamID }
    let stream = request.stream
    self.request = request
    self.streamID = streamID
    if let playheadMs = request.playheadMs, playheadMs < 0 { throw .badTime(.negative) }
    let roll = try BreakPlan.roll(for: request)
    let listed = try roll == nil ? BreakPlan.listed(for: request, nowMs: nowMs) : nil
    durationMs =
      request.durationMs ?? roll?.durationMs ?? listed?.durationMs ?? stream.breakDurationMs
    guard durationMs > 0 else { throw .badTime(.noDuration) }
    try request.manner.skipControl?.check(
      playedMs: min(durationMs, request.manner.playoutLimitMs ?? durationMs))
    place =
      if roll == nil {
        try .resolve(
          request.start ?? listed?.start, in: stream, playheadMs: request.playheadMs, nowMs: nowMs)
      } else {
        BreakPlan.placeOutsideOfContent(request, nowMs)
      }
    key = BreakKey(
      stream.id,
      request.identifier ?? roll?.identifier ?? listed?.identifier
        ?? .midRoll(startingAtMs: place.order))
    restrictions = Restriction.allCases.filter(request.restrictions.contains)
    resumptionOffset = request.resumptionOffset ?? (stream.isLive ? .indefinite : .ms(0))
  }

  /// Says whether it is too late to plan the break.
  func isLate(nowMs: Int64) -> Bool {
    guard !request.manner.isOutsideOfContent, !request.mayHaveBegun else { return false }
    return place.hasPassed(nowMs: nowMs, playheadMs: request.playheadMs)
  }

  /// What the break takes of the stream, if it has a place there that others must keep away from.
  var slot: BreakSlot? { BreakSlot(place, durationMs, request.manner, viewer: streamID) }

  /// How far apart the stream wants its breaks.
  var minSpacingMs: Int64? { request.stream.rules.minSpacingMs }

  /// Makes the break.
  func named(_ id: String, nowMs: Int64) -> Break {
    Break(
      id: id, stream: request.stream, streamID: streamID, identifier: key.identifier,
      durationMs: durationMs, restrictions: restrictions, resumptionOffset: resumptionOffset,
      manner: request.manner, demand: request.demand,
      plannedMs: nowMs, place: place, playheadMs: request.playheadMs)
  }

  /// Begins what all viewers of this break share.
  var shared: SharedBreak {
    SharedBreak(durationMs: durationMs, place: isShared ? place : nil)
  }

  /// Refuses the plan if it contradicts what all viewers share.
  func checkAgrees(with shared: SharedBreak) throws(ScheduleRefusal) {
    let own = shared.idsByViewer[streamID]
    if isShared, shared.place?.isSameStart(as: place) == false {
      throw .breakExists(id: own, another: .start)
    }
    guard durationMs == shared.durationMs else { throw .breakExists(id: own, another: .duration) }
  }

  /// Refuses the plan if it contradicts what this viewer has been told.
  func checkRepeats(_ held: Break) throws(ScheduleRefusal) {
    guard request.manner.isOutsideOfContent || place.isSameStart(as: held.place) else {
      throw .breakExists(id: held.id, another: .start)
    }
    guard restrictions == held.restrictions else {
      throw .breakExists(id: held.id, another: .restrictions)
    }
    guard resumptionOffset == held.resumptionOffset else {
      throw .breakExists(id: held.id, another: .resumptionOffset)
    }
    guard request.manner == held.manner else { throw .breakExists(id: held.id, another: .manner) }
    guard request.demand == held.demand else { throw .breakExists(id: held.id, another: .demand) }
  }

  /// Places the held break anew when the player has moved since, so that it keeps its moment.
  func placingAnew(_ held: Break, nowMs: Int64) -> Break {
    guard !request.manner.isOutsideOfContent, let playheadMs = request.playheadMs,
      playheadMs != held.playheadMs
    else { return held }
    var moved = held
    moved.place = place
    moved.playheadMs = playheadMs
    moved.playheadAtMs = nowMs
    return moved
  }
}

// What the stream's rules decide.
extension BreakPlan {
  /// Whether the start means the same to all viewers; each begins to watch at a time of its own.
  private var isShared: Bool { place.isShared && !request.manner.isOutsideOfContent }

  /// What the stream says of breaks before or after the content; nil if this is none of them.
  private static func roll(
    for request: BreakRequest
  ) throws(ScheduleRefusal) -> StreamRules.Roll? {
    let cues = request.manner.cues
    guard request.manner.isOutsideOfContent else { return nil }
    guard !cues.contains(.pre) || !cues.contains(.post) else { throw .contradiction(.preAndPost) }
    guard request.start == nil else { throw .contradiction(.placeOutsideOfContent) }
    if cues.contains(.pre) {
      return request.stream.rules.preRoll ?? StreamRules.Roll(identifier: .preRoll)
    }
    guard !request.stream.isLive else { throw .contradiction(.postOnLive) }
    return request.stream.rules.postRoll ?? StreamRules.Roll(identifier: .postRoll)
  }

  /// The next break of the stream's pattern, if the caller leaves the place to it.
  private static func listed(
    for request: BreakRequest, nowMs: Int64,
  ) throws(ScheduleRefusal) -> BreakPattern.Listed? {
    guard request.start == nil, let pattern = request.stream.rules.pattern else { return nil }
    if case .signalled = pattern { throw .nothingTold(request.identifier) }
    let isLive = request.stream.isLive
    let fromMs = isLive ? nowMs : request.playheadMs ?? 0
    guard let next = pattern.first(isLive: isLive, notBefore: fromMs) else {
      throw .badTime(.patternIsOver)
    }
    return next
  }

  private static func placeOutsideOfContent(_ request: BreakRequest, _ nowMs: Int64) -> BreakPlace {
    if request.manner.cues.contains(.post) { return .end }
    guard request.stream.isLive else { return .offset(ms: 0) }
    return .clock(ms: nowMs, playerMs: request.playheadMs)
  }
}

extension SkipControl {
  /// Refuses a button that HLS cannot have, or nobody would see.
  fileprivate func check(playedMs: Int64) throws(ScheduleRefusal) {
    guard offsetMs.isMultiple(of: 1_000), durationMs?.isMultiple(of: 1_000) != false else {
      throw .contradiction(.unevenSkipControl)
    }
    guard offsetMs < playedMs else { throw .contradiction(.lateSkipControl) }
  }
}
