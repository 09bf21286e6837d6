// What signalling endpoints tell.
extension Schedule {
  /// How much sooner than here a break may begin by the clock of an endpoint.
  static let clockSlackMs: Int64 = 5_000

  /// How long breaks that were told are kept after their end, unless they are some viewer's own.
  ///
  /// A stream that is watched for months would have thousands else.
  static let toldKeptMs: Int64 = 86_400_000

  /// Takes over what the signalling endpoint of a stream tells of its breaks.
  ///
  /// | the break                 | and the endpoint          | then it is      |
  /// | ------------------------- | ------------------------- | --------------- |
  /// | is not known              | tells of it               | announced       |
  /// | is to come                | has another start, length | corrected       |
  /// | has begun                 | tells of it, or does not  | left as it was  |
  /// | is to come                | tells of it no more       | cancelled       |
  /// | was cancelled in this way | tells of it again         | announced again |
  ///
  /// Only who tells all that is to come says by silence that a break is not: `naming` has every
  /// name in the answer, also of breaks that cannot be read; it is nil where more breaks may be to
  /// come. A break that begins within a few seconds has begun for an endpoint whose clock is ahead,
  /// so it is not cancelled. What playlists tell of a break is nearer to the truth and stays.
  ///
  /// Gives how many new breaks there was no room for.
  package mutating func hear(
    _ told: [ToldBreak],
    naming names: Set<PodIdentifier>? = nil,
    in stream: PodStream,
    nowMs: Int64,
    id: () -> String,
  ) -> Int {
    forgetOld(in: stream, nowMs: nowMs)
    if let names { cancelUnnamed(names, in: stream, nowMs: nowMs) }
    let changed = told.compactMap { change(by: $0, in: stream, nowMs: nowMs) }
    // What is known needs no room, so it is corrected even when there is none for the others.
    let known = Set(list(stream: stream.id, viewer: Schedule.nobody).map(\.identifier))
    for signal in changed where known.contains(signal.identifier) {
      correct(by: signal, in: stream, nowMs: nowMs)
    }
    let new = changed.filter { !known.contains($0.identifier) }
      .sorted { ($0.start.ms, $0.identifier.text) < ($1.start.ms, $1.identifier.text) }
    for (count, signal) in new.enumerated() {
      guard (try? adopt([signal], in: stream, nowMs: nowMs, id: id)) != nil else {
        return new.count - count
      }
    }
    return 0
  }

  /// The break of which a stream's endpoint has told that begins next, if one is to come.
  func nextTold(in stream: PodStream, notBefore nowMs: Int64) -> PodIdentifier? {
    ids(in: stream.id, from: nowMs, through: .max).lazy.compactMap { breaks[$0] }
      .first { $0.isNobodys && $0.signal?.isOnlyTold ?? false && !$0.isTakenBack }?.identifier
  }

  /// What is to be adopted because of what was told of one break; nil if nothing is.
  private func change(
    by told: ToldBreak, in stream: PodStream, nowMs: Int64,
  ) -> SignalledBreak? {
    let known = shared[BreakKey(stream.id, told.identifier)]?.signal
    let signal = SignalledBreak(told, after: known)
    guard let known else { return signal }
    guard known.isOnlyTold, known != signal else { return nil }
    return known.state == nil && known.start.ms <= nowMs ? nil : signal
  }

  private mutating func forgetOld(in stream: PodStream, nowMs: Int64) {
    for held in list(stream: stream.id, viewer: Schedule.nobody) {
      guard let signal = held.signal, signal.isOnlyTold,
        signal.start.ms.plusBounded(held.durationMs) < nowMs.minusBounded(Self.toldKeptMs)
      else { continue }
      remove(held)
    }
  }

  private mutating func cancelUnnamed(
    _ names: Set<PodIdentifier>, in stream: PodStream, nowMs: Int64,
  ) {
    for held in list(stream: stream.id, viewer: Schedule.nobody)
    where !names.contains(held.identifier) {
      guard let signal = held.signal, signal.isOnlyTold, signal.state == nil,
        signal.start.ms > nowMs.plusBounded(Self.clockSlackMs)
      else { continue }
      correct(by: signal.cancelled, in: stream, nowMs: nowMs)
    }
  }
}

extension SignalledBreak {
  /// Whether the signalling endpoint alone tells of it.
  fileprivate var isOnlyTold: Bool { signals == [.endpoint] }

  /// The same break, taken back.
  fileprivate var cancelled: SignalledBreak {
    SignalledBreak(
      identifier: identifier, start: start, state: .cancelled, durationMs: durationMs,
      plannedDurationMs: plannedDurationMs, signals: signals, messages: messages,
      restrictions: restrictions, resumptionOffsetMs: resumptionOffsetMs, demand: demand)
  }

  /// A break as the endpoint tells it now, after what it told before.
  fileprivate init(_ told: ToldBreak, after known: SignalledBreak?) {
    self.init(
      identifier: told.identifier, start: .programTime(ms: told.startMs), state: nil,
      durationMs: told.durationMs, plannedDurationMs: known?.plannedDurationMs ?? told.durationMs,
      signals: [.endpoint], messages: told.message.map { [$0] } ?? [], restrictions: [],
      resumptionOffsetMs: nil, demand: told.demand)
  }
}

extension SignalledBreak.Start {
  /// The place, by whatever it is counted.
  fileprivate var ms: Int64 {
    switch self {
    case .programTime(let ms), .offset(let ms): ms
    }
  }
}
