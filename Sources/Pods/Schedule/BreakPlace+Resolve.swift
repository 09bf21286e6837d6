extension BreakPlace {
  /// How much of the running minute must remain for a break to begin at its end.
  package static let shortestNoticeMs: Int64 = 30_000

  private static let minuteMs: Int64 = 60_000

  /// The start of a break for which none was asked: the next full minute, or the one after.
  package static func defaultStart(afterMs nowMs: Int64) throws(ScheduleRefusal) -> Int64 {
    let remainingMs = minuteMs - (nowMs % minuteMs + minuteMs) % minuteMs
    let waitMs = remainingMs < shortestNoticeMs ? remainingMs + minuteMs : remainingMs
    return try nowMs.plus(waitMs)
  }

  /// Works out where a break begins, as the table of `BreakStart` has it.
  static func resolve(
    _ start: BreakStart?,
    in stream: PodStream,
    playheadMs: Int64?,
    nowMs: Int64,
  ) throws(ScheduleRefusal) -> BreakPlace {
    switch start {
    case nil:
      return try onClock(defaultStart(afterMs: nowMs), playheadMs, nowMs)
    case .clock(let startMs):
      return try onClock(startMs, playheadMs, nowMs)
    case .programTime(let startMs):
      return .programTime(ms: startMs, isLive: stream.isLive)
    case .offset(let offsetMs):
      guard offsetMs >= 0 else { throw .badTime(.negative) }
      guard stream.isLive else { return .offset(ms: offsetMs) }
      guard let playheadMs else { throw .badTime(.noBeginning) }
      return .player(ms: offsetMs, clockMs: try nowMs.plus(offsetMs).minus(playheadMs))
    }
  }

  /// Says whether the start has passed.
  func hasPassed(nowMs: Int64, playheadMs: Int64?) -> Bool {
    if case .offset(let ms) = self { return playheadMs.map { ms < $0 } ?? false }
    return clockMs.map { $0 < nowMs } ?? false
  }

  private static func onClock(
    _ startMs: Int64,
    _ playheadMs: Int64?,
    _ nowMs: Int64,
  ) throws(ScheduleRefusal) -> BreakPlace {
    guard let playheadMs else { return .clock(ms: startMs, playerMs: nil) }
    return .clock(ms: startMs, playerMs: try startMs.plus(playheadMs).minus(nowMs))
  }
}

extension Int64 {
  fileprivate func plus(_ other: Int64) throws(ScheduleRefusal) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    if overflow { throw .badTime(.outOfRange) }
    return sum
  }

  fileprivate func minus(_ other: Int64) throws(ScheduleRefusal) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    if overflow { throw .badTime(.outOfRange) }
    return difference
  }
}
