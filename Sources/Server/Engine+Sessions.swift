package import AdService
import Networks
import Pods
package import RPC

extension Engine {
  package func openPod(
    _ params: OpenPodParams, _ call: RPCCall,
  ) async throws(RPCError) -> OpenPodResult {
    let stream = try stream(params.stream)
    watch(stream)
    let limit = holdings.settings.limits.sessionsOpen
    guard holdings.sessions.count + counters.openingSessions < limit else {
      throw RPCError(.tooManySessions, "\(limit) sessions with streams are open")
    }
    counters.openingSessions += 1
    defer { counters.openingSessions -= 1 }
    let viewer = try await register(params, in: stream)
    counters.sessions += 1
    let session = HeldSession(
      counters.sessions, stream, streamID: params.streamId, viewer: viewer, atMs: wallMs)
    holdings.open(session)
    awaitMetadata(of: session)
    return OpenPodResult(session: StreamSession(session))
  }

  package func closePod(
    _ params: ClosePodParams, _ call: RPCCall,
  ) throws(RPCError) -> ClosePodResult {
    let session = try session(params.session)
    let events = session.playback.close(atMs: wallMs)
    holdings.close(session)
    endMetadata(of: session)
    stopPreparing(forViewerOf: session)
    return ClosePodResult(
      session: StreamSession(session), events: events.compactMap { record($0, in: session) })
  }

  /// Finds an open session.
  func session(_ id: String) throws(RPCError) -> HeldSession {
    guard let number = number(inID: id, of: "session-"), let session = holdings.sessions[number]
    else { throw RPCError(.unknownSession, "no session \(id) is open") }
    return session
  }

  /// Finds the stream that a call is about, which it names itself or by a session.
  func stream(_ name: String?, orOf session: String?) throws(RPCError) -> PodStream {
    switch (name, session) {
    case (let name?, nil): return try stream(name)
    case (nil, let id?): return try self.session(id).stream
    default: throw .violation("", expected: "either session or stream", found: nil)
    }
  }

  /// Finds the viewer of a stream that a call is about, who has a session or a stream id.
  func viewer(
    of name: String?, _ streamID: String?, orOf session: String?,
  ) throws(RPCError) -> (stream: PodStream, streamID: String) {
    let stream = try stream(name, orOf: session)
    guard let session else {
      guard let streamID else { throw RPCError(ScheduleRefusal.noStreamID) }
      return (stream, streamID)
    }
    guard streamID == nil else {
      throw .violation("streamId", expected: "none beside session, which has one", found: nil)
    }
    let held = try self.session(session)
    guard let streamID = held.streamID else {
      throw RPCError(
        .noStreamId, "\(session) has no stream id, so all of its breaks are skipped",
        remedy: held.viewer?.opening.fault?.remedy)
    }
    return (stream, streamID)
  }
}
