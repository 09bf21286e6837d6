package import AdService
import Pods
package import RPC

extension Engine {
  package func joinPod(
    _ params: JoinPodParams, _ call: RPCCall,
  ) async throws(RPCError) -> JoinPodResult {
    let (stream, viewer) = try viewer(of: params.stream, params.streamId, orOf: params.session)
    try await awaitTold(in: stream)
    let placeMs = try place(of: params, in: stream)
    let (endMs, overflow) = placeMs.addingReportingOverflow(Int64(params.aheadMs))
    guard !overflow else { throw RPCError(ScheduleRefusal.badTime(.outOfRange)) }
    let joining = Joining(
      stream: stream, viewer: viewer, playheadMs: params.playheadMs.map(Int64.init))
    var refused: [RefusedBreak] = []
    let preRoll = joining.preRoll.flatMap { plan($0, refused: &refused) }
    let postRoll = joining.postRoll.flatMap { plan($0, refused: &refused) }
    for request in joining.requests(from: placeMs, before: endMs, in: holdings.schedule) {
      _ = plan(request, refused: &refused)
    }
    let mine = holdings.schedule.breaks(
      of: stream, viewer: viewer, between: placeMs, and: endMs)
    let join = JoinPlan(
      joiningAtMs: placeMs, isLive: stream.isLive, preRoll: preRoll?.joined(atMs: placeMs),
      postRollID: postRoll?.id, breaks: mine.compactMap(\.joined), policy: stream.rules.join)
    for id in join.played { prepare(id) }
    return JoinPodResult(
      join: Join(join, isLive: stream.isLive),
      breaks: join.played.compactMap { holdings.schedule[$0] }
        .map { WireBreak($0, atMs: wallMs) },
      refused: refused)
  }

  /// Plans a break, or notes why it cannot be planned.
  private func plan(_ request: BreakRequest, refused: inout [RefusedBreak]) -> Pods.Break? {
    do throws(ScheduleRefusal) {
      return try plan(request)
    } catch {
      let name = request.identifier ?? request.rollIdentifier
      refused.append(
        RefusedBreak(identifier: name.text, reason: error.reason, message: error.message))
      return nil
    }
  }

  /// Where the viewer begins to watch, on the timeline of the stream.
  private func place(
    of params: JoinPodParams, in stream: PodStream,
  ) throws(RPCError) -> Int64 {
    guard let time = params.at else {
      return stream.isLive ? wallMs : Int64(params.playheadMs ?? 0)
    }
    switch (try BreakStart(time), stream.isLive) {
    case (.clock(let ms), true), (.programTime(let ms), true), (.offset(let ms), false): return ms
    case (_, true):
      throw RPCError(
        .badTime, "a live stream is joined at a time", remedy: "Give at.clock, or leave at out.")
    case (_, false):
      throw RPCError(
        .badTime, "a stream on demand is joined at a place of its content",
        remedy: "Give at.offsetMs, or leave at out.")
    }
  }
}

extension BreakRequest {
  /// The name of the break before or after the content that is asked for.
  fileprivate var rollIdentifier: PodIdentifier {
    manner.cues.contains(.post)
      ? stream.rules.postRoll?.identifier ?? .postRoll
      : stream.rules.preRoll?.identifier ?? .preRoll
  }
}

/// A viewer who begins to watch.
private struct Joining {
  let stream: PodStream
  let viewer: String
  let playheadMs: Int64?

  /// What is played before the content, if the stream has something.
  var preRoll: BreakRequest? {
    stream.rules.preRoll.map { _ in request(manner: BreakManner(cues: [.pre])) }
  }

  /// What is played after the content, if the stream has something and an end.
  var postRoll: BreakRequest? {
    stream.rules.postRoll.map { _ in request(manner: BreakManner(cues: [.post])) }
  }

  /// The breaks that others have, and those of the stream's own schedule, but not the viewer's own.
  func requests(
    from placeMs: Int64, before endMs: Int64, in schedule: Schedule,
  ) -> [BreakRequest] {
    var names = Set(
      schedule.breaks(of: stream, viewer: viewer, between: placeMs, and: endMs).map(\.identifier))
    let shared = schedule.breaks(of: stream, between: placeMs, and: endMs)
      .filter { names.insert($0.identifier).inserted }
    let listed = listed(from: placeMs, before: endMs).filter { names.insert($0.name).inserted }
    return shared.compactMap(request) + listed.map(request)
  }

  /// The breaks of the stream's schedule that begin there, or live are not over yet.
  private func listed(from placeMs: Int64, before endMs: Int64) -> [BreakPattern.Listed] {
    guard let pattern = stream.rules.pattern else { return [] }
    guard stream.isLive else { return pattern.breaks(isLive: false, from: placeMs, before: endMs) }
    let (earliestMs, overflow) = placeMs.subtractingReportingOverflow(Self.longestMs)
    return pattern.breaks(isLive: true, from: overflow ? placeMs : earliestMs, before: endMs)
      .filter { $0.start.ms >= placeMs - ($0.durationMs ?? stream.breakDurationMs) + 1 }
  }

  /// The longest that a break may be.
  private static let longestMs: Int64 = 86_400_000

  private func request(manner: BreakManner) -> BreakRequest {
    BreakRequest(
      stream: stream, streamID: viewer, playheadMs: playheadMs, manner: manner, mayHaveBegun: true)
  }

  private func request(_ listed: BreakPattern.Listed) -> BreakRequest {
    var request = request(manner: .usual)
    request.start = listed.start
    request.identifier = listed.name
    request.durationMs = listed.durationMs
    return request
  }

  /// The same break as another viewer has.
  private func request(_ shared: Pods.Break) -> BreakRequest? {
    guard let start = shared.place.start else { return nil }
    var request = request(manner: shared.manner)
    request.start = start
    request.identifier = shared.identifier
    request.durationMs = shared.durationMs
    request.restrictions = shared.restrictions
    request.resumptionOffset = shared.resumptionOffset
    request.demand = shared.demand
    return request
  }
}
