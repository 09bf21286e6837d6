extension Schedule {
  /// Under which viewer's session breaks are kept that are nobody's own.
  static let nobody = ""

  /// Takes over what a stream tells of breaks, and gives these breaks as they are nobody's own.
  ///
  /// Viewers' own breaks under the same identifiers are corrected along with them.
  package mutating func adopt(
    _ signalled: [SignalledBreak],
    in stream: PodStream,
    nowMs: Int64,
    id: () -> String,
  ) throws(ScheduleRefusal) -> [Break] {
    var adopted: [Break] = []
    for signal in signalled {
      let key = BreakKey(stream.id, signal.identifier)
      if shared[key]?.idsByViewer[Schedule.nobody] == nil { try makeRoom(nowMs: nowMs) }
      var ids = shared[key]?.idsByViewer ?? [:]
      if let id = ids[Schedule.nobody] {
        if let corrected = adopt(signal, into: id, nowMs: nowMs) { adopted.append(corrected) }
      } else {
        let new = Break(signal, in: stream, named: id(), nowMs: nowMs)
        insert(new)
        adopted.append(new)
        ids[Schedule.nobody] = new.id
      }
      shared[key] = SharedBreak(
        durationMs: signal.durationMs ?? stream.breakDurationMs,
        place: BreakPlace(signal, in: stream), signal: signal, idsByViewer: ids)
      guard ids.count > 1 else { continue }
      for (viewer, id) in ids.sorted(by: { $0.key < $1.key }) where viewer != Schedule.nobody {
        _ = adopt(signal, into: id, nowMs: nowMs)
      }
    }
    return adopted
  }

  /// Corrects the breaks of all viewers by what their stream tells.
  mutating func correct(by signal: SignalledBreak, in stream: PodStream, nowMs: Int64) {
    let key = BreakKey(stream.id, signal.identifier)
    shared[key]?.signal = signal
    shared[key]?.place = BreakPlace(signal, in: stream)
    shared[key]?.durationMs = signal.durationMs ?? stream.breakDurationMs
    for (_, id) in (shared[key]?.idsByViewer ?? [:]).sorted(by: { $0.key < $1.key }) {
      _ = adopt(signal, into: id, nowMs: nowMs)
    }
  }

  /// Corrects one break by what its stream tells of it.
  mutating func adopt(_ signal: SignalledBreak, into id: String, nowMs: Int64) -> Break? {
    guard var held = breaks[id] else { return nil }
    let place = BreakPlace(signal, in: held.stream)
    if !held.place.isSameStart(as: place) { held.place = place }
    if held.demand == held.signal?.demand ?? .none { held.demand = signal.demand }
    held.signal = signal
    held.heardMs = nowMs
    held.durationMs = signal.durationMs ?? held.stream.breakDurationMs
    update(held)
    return held
  }

  /// Fills in what the stream tells of the break that a request is for, where it leaves that open.
  ///
  /// One that names neither a break nor a place is for the next one that the endpoint tells of.
  func completed(_ request: BreakRequest, nowMs: Int64) -> BreakRequest {
    var completed = request
    if request.identifier == nil, request.start == nil, !request.manner.isOutsideOfContent,
      case .signalled? = request.stream.rules.pattern
    {
      completed.identifier = nextTold(in: request.stream, notBefore: nowMs)
    }
    guard let identifier = completed.identifier,
      let signal = shared[BreakKey(request.stream.id, identifier)]?.signal
    else { return completed }
    completed.start = request.start ?? BreakStart(signal)
    completed.durationMs =
      request.durationMs ?? signal.durationMs ?? request.stream.breakDurationMs
    if request.restrictions.isEmpty { completed.restrictions = signal.restrictions }
    completed.resumptionOffset =
      request.resumptionOffset ?? signal.resumptionOffsetMs.map(ResumptionOffset.ms)
    completed.demand = request.demand.completed(by: signal.demand)
    return completed
  }

  /// Whether the stream tells of a break that it is not over.
  func isOn(_ key: BreakKey, nowMs: Int64) -> Bool {
    guard let shared = shared[key], let signal = shared.signal else { return false }
    if let state = signal.state { return !state.isOver }
    return (shared.place?.clockMs).map { nowMs < $0.plusBounded(shared.durationMs) } ?? false
  }
}

extension Break {
  fileprivate init(
    _ signal: SignalledBreak, in stream: PodStream, named id: String, nowMs: Int64,
  ) {
    self.init(
      id: id, stream: stream, streamID: "", identifier: signal.identifier,
      durationMs: signal.durationMs ?? stream.breakDurationMs, restrictions: signal.restrictions,
      resumptionOffset: signal.resumptionOffsetMs.map(ResumptionOffset.ms)
        ?? (stream.isLive ? .indefinite : .ms(0)),
      manner: .usual, demand: signal.demand, plannedMs: nowMs,
      place: BreakPlace(signal, in: stream), signal: signal, heardMs: nowMs)
  }

  /// Whether it is no viewer's own, so that no ads can be asked for.
  package var isNobodys: Bool { streamID.isEmpty }

  /// Whether its stream has taken it back before it began, or its viewer is spared of it.
  package var isTakenBack: Bool { isCancelled || signal?.state == .cancelled }
}

extension BreakPlace {
  fileprivate init(_ signal: SignalledBreak, in stream: PodStream) {
    switch signal.start {
    case .programTime(let ms): self = .programTime(ms: ms, isLive: stream.isLive)
    case .offset(let ms): self = .offset(ms: ms)
    }
  }
}

extension BreakStart {
  fileprivate init(_ signal: SignalledBreak) {
    switch signal.start {
    case .programTime(let ms): self = .programTime(ms)
    case .offset(let ms): self = .offset(ms)
    }
  }
}
