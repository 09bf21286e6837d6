package import AdService
import JSON
import Pods
package import RPC

extension Engine {
  package func ingestPod(
    _ params: IngestPodParams, _ call: RPCCall,
  ) throws(RPCError) -> IngestPodResult {
    let stream = try stream(params.stream, orOf: params.session)
    let refresh: PlaylistRefresh
    do throws(PlaylistFault) {
      refresh = try holdings.trackers[
        stream.id, default: PlaylistTracker(SignalRules(longestBreakMs: stream.longestBreakMs))
      ].refresh(params.playlist)
    } catch {
      throw RPCError(.badPlaylist, error.message)
    }
    do throws(ScheduleRefusal) {
      let placed = refresh.changed.filter { !stream.isLive || $0.start.isDated }
      let adopted = try holdings.schedule.adopt(
        placed, in: stream, nowMs: wallMs, id: { nextBreakID() })
      var notes = refresh.notes.map { WirePlaylistNote(line: $0.line, problem: $0.problem) }
      if placed.count < refresh.changed.count, notes.count < Pods.PlaylistNote.limit {
        let problem = "no EXT-X-PROGRAM-DATE-TIME, so breaks have no place in a live stream"
        notes.append(WirePlaylistNote(line: 1, problem: problem))
      }
      return IngestPodResult(
        breaks: adopted.map { WireBreak($0, atMs: wallMs) }, refresh: PlaylistWindow(refresh),
        notes: notes)
    } catch {
      // What was read is not in the schedule, so it has to be told again.
      holdings.trackers[stream.id] = nil
      throw RPCError(error)
    }
  }
}

extension PlaylistWindow {
  fileprivate init(_ refresh: PlaylistRefresh) {
    self.init(
      mediaSequence: refresh.mediaSequence, segments: refresh.segments,
      newSegments: refresh.newSegments, windowStart: refresh.windowStartMs.map(Timestamp.text),
      windowEnd: refresh.windowEndMs.map(Timestamp.text))
  }
}
