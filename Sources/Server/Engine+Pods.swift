package import AdService
import Pods
package import RPC

extension Engine {
  package func schedulePod(
    _ params: SchedulePodParams, _ call: RPCCall,
  ) async throws(RPCError) -> SchedulePodResult {
    let viewer = try viewer(of: params.stream, params.streamId, orOf: params.session)
    let request = BreakRequest(
      stream: viewer.stream, streamID: viewer.streamID,
      start: try params.at.map { time throws(RPCError) in try BreakStart(time) },
      playheadMs: params.playheadMs.map(Int64.init),
      identifier: try params.identifier.map(PodIdentifier.init(wire:)),
      durationMs: params.durationMs.map(Int64.init),
      restrictions: (params.restrictions ?? []).map { $0 == .skip ? .skip : .jump },
      resumptionOffset: params.resumptionOffsetMs.map { .ms(Int64($0)) },
      manner: try BreakManner(params), demand: try AdDemand(params))
    try await awaitTold(in: viewer.stream)
    do throws(ScheduleRefusal) {
      let planned = try plan(request)
      prepare(planned.id)
      prepareMoved()
      return SchedulePodResult(
        break: WireBreak(holdings.schedule[planned.id] ?? planned, atMs: wallMs))
    } catch {
      throw refusal(error, in: viewer.stream)
    }
  }

  /// The answer to a plan that is refused, with what is wrong where nothing is told.
  private func refusal(_ refusal: ScheduleRefusal, in stream: PodStream) -> RPCError {
    guard case .nothingTold = refusal, let watch = holdings.watches[stream.id] else {
      return RPCError(refusal)
    }
    let failure = watch.detail.map { ", and it fails: \($0)" } ?? ""
    return RPCError(
      .noBreakKnown, refusal.message + failure,
      retryAfterMs: watch.nextAtMs.map { max($0 - wallMs, 0) })
  }

  /// Plans a break under a name of its own.
  func plan(_ request: BreakRequest) throws(ScheduleRefusal) -> Pods.Break {
    try holdings.schedule.schedule(request, nowMs: wallMs, id: nextBreakID())
  }

  package func listPod(
    _ params: ListPodParams, _ call: RPCCall,
  ) async throws(RPCError) -> ListPodResult {
    let stream = try stream(params.stream)
    try await awaitTold(in: stream)
    let all = holdings.schedule.list(stream: stream.id)
    var start = 0
    if let after = params.after {
      guard let place = all.firstIndex(where: { $0.id == after }) else {
        throw RPCError(.unknownBreak, "no break \(after) is planned in \(params.stream)")
      }
      start = place + 1
    }
    let page = all[start...].prefix(params.limit)
    let hasMore = start + page.count < all.count
    return ListPodResult(
      breaks: page.map { WireBreak($0, atMs: wallMs) }, next: hasMore ? page.last?.id : nil,
      signals: holdings.watches[stream.id].map { StreamSignals($0) })
  }

  package func cancelPod(
    _ params: CancelPodParams, _ call: RPCCall,
  ) throws(RPCError) -> CancelPodResult {
    do throws(ScheduleRefusal) {
      let cancelled = try holdings.schedule.cancel(params.breakId, nowMs: wallMs)
      giveBack(cancelled)
      return CancelPodResult(break: WireBreak(cancelled, atMs: wallMs))
    } catch {
      switch error {
      case .unknownBreak: throw RPCError(.unknownBreak, "no break \(params.breakId) is planned")
      case .breakInPast: throw RPCError(.breakInPast, "\(params.breakId) has begun")
      default: throw RPCError(error)
      }
    }
  }

  /// Finds a stream of the configuration.
  func stream(_ name: String) throws(RPCError) -> PodStream {
    guard let stream = holdings.settings.streams[name] else {
      throw RPCError(.unknownStream, "there is no stream \(name)")
    }
    return stream
  }

  /// The id of the next break.
  func nextBreakID() -> String {
    counters.breaks += 1
    return "break-\(counters.breaks)"
  }
}

extension BreakStart {
  /// Reads where a break is to begin.
  init(_ time: BreakTime) throws(RPCError) {
    switch time {
    case .clock(let text): self = .clock(try BreakStart.milliseconds(text, "at.clock"))
    case .programTime(let text):
      self = .programTime(try BreakStart.milliseconds(text, "at.programTime"))
    case .offsetMs(let ms): self = .offset(Int64(ms))
    }
  }

  /// Reads a time that stands at that place of the params.
  static func milliseconds(_ text: String, _ path: String) throws(RPCError) -> Int64 {
    guard let ms = Timestamp.parse(text) else {
      throw RPCError(
        .badTime, "\(path) is \(text), which is no time that can be planned for",
        remedy: "Give a time such as 2026-11-20T12:00:10Z, which is no leap second.")
    }
    return ms
  }
}

extension PodIdentifier {
  fileprivate init(wire text: String) throws(RPCError) {
    do throws(PodIdentifierFault) {
      self = try PodIdentifier(parsing: text)
    } catch {
      throw .violation("identifier", expected: error.message, found: "\"\(text)\"")
    }
  }
}

extension RPCError {
  /// The answer to a plan that is refused.
  convenience init(_ refusal: ScheduleRefusal) {
    let reason: RPCReason =
      switch refusal {
      case .noStreamID: .noStreamId
      case .badTime: .badTime
      case .breakInPast: .breakInPast
      case .breakExists: .breakExists
      case .breakTooNear: .breakTooNear
      case .contradiction: .contradiction
      case .tooManyBreaks: .tooManyBreaks
      case .unknownBreak: .unknownBreak
      case .nothingTold: .noBreakKnown
      }
    self.init(reason, refusal.message)
  }
}
