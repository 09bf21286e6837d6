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
    durationMs = request.durationMs ?? stream.breakDurationMs
    guard durationMs > 0 else { throw .badTime(.noDuration) }
    if let playheadMs = request.playheadMs, playheadMs < 0 { throw .badTime(.negative) }
    place = try .resolve(
      request.start, in: stream, playheadMs: request.playheadMs, nowMs: nowMs)
    key = BreakKey(stream.id, request.identifier ?? .midRoll(startingAtMs: place.order))
    restrictions = Restriction.allCases.filter(request.restrictions.contains)
    resumptionOffset = request.resumptionOffset ?? (stream.isLive ? .indefinite : .ms(0))
  }

  /// Says whether the start has passed.
  func hasPassed(nowMs: Int64) -> Bool {
    place.hasPassed(nowMs: nowMs, playheadMs: request.playheadMs)
  }

  /// Makes the break.
  func named(_ id: String) -> Break {
    Break(
      id: id, stream: request.stream, streamID: streamID, identifier: key.identifier,
      durationMs: durationMs, restrictions: restrictions, resumptionOffset: resumptionOffset,
      place: place, playheadMs: request.playheadMs)
  }

  /// Begins what all viewers of this break share.
  var shared: SharedBreak {
    SharedBreak(durationMs: durationMs, place: place.isShared ? place : nil)
  }

  /// Refuses the plan if it contradicts what all viewers share.
  func checkAgrees(with shared: SharedBreak) throws(ScheduleRefusal) {
    let own = shared.idsByViewer[streamID]
    if place.isShared, shared.place?.isSameStart(as: place) == false {
      throw .breakExists(id: own, another: .start)
    }
    guard durationMs == shared.durationMs else { throw .breakExists(id: own, another: .duration) }
  }

  /// Refuses the plan if it contradicts what this viewer has been told.
  func checkRepeats(_ held: Break) throws(ScheduleRefusal) {
    guard place.isSameStart(as: held.place) else {
      throw .breakExists(id: held.id, another: .start)
    }
    guard restrictions == held.restrictions else {
      throw .breakExists(id: held.id, another: .restrictions)
    }
    guard resumptionOffset == held.resumptionOffset else {
      throw .breakExists(id: held.id, another: .resumptionOffset)
    }
  }

  /// Places the held break anew when the player has moved since, so that it keeps its moment.
  func placingAnew(_ held: Break) -> Break {
    guard let playheadMs = request.playheadMs, playheadMs != held.playheadMs else { return held }
    var moved = held
    moved.place = place
    moved.playheadMs = playheadMs
    return moved
  }
}
