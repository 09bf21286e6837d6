package import AdService
import Pods
package import RPC

extension Engine {
  package func openPod(
    _ params: OpenPodParams, _ call: RPCCall,
  ) async throws(RPCError) -> OpenPodResult {
    let stream = try stream(params.stream)
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
}
