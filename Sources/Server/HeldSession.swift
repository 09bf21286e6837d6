import Networks
import Pods

/// A viewer's session with a stream.
final class HeldSession {
  /// The number in its id; ids are given out in order.
  let number: Int

  /// The stream, as it was configured when the session was opened.
  let stream: PodStream

  /// The viewer's session at the ad server; without it all breaks are skipped.
  let streamID: String?

  /// When it was opened, by the time of day.
  let openedAtMs: Int64

  /// The viewer at the ad server, if the engine has registered it there.
  var viewer: RegisteredViewer?

  /// What the viewer has seen.
  var playback = PlaybackSession()

  private var contentMs: Int64?
  private var contentEnd: ContentEnd?
  private var anchorMs: Int64?
  private var isAnchoredByStream = false
  private var timeline = PlaybackTimeline()
  private var seenChanges: Int?

  /// Opens a session.
  init(
    _ number: Int, _ stream: PodStream, streamID: String?, viewer: RegisteredViewer?, atMs: Int64,
  ) {
    self.number = number
    self.stream = stream
    self.streamID = streamID ?? viewer?.session?.streamID
    self.viewer = viewer
    openedAtMs = atMs
  }

  /// Whose session it is; nil if nobody can tell.
  var streamViewer: StreamViewer? {
    streamID.map { StreamViewer(stream: stream.id, streamID: $0) }
  }

  /// The name that the client calls it by.
  var id: String { "session-\(number)" }

  /// Ties the player's clock to the time of day.
  ///
  /// The stream's dates do that if they are told, else the first report. Dates that move by less
  /// than reports may be from the truth move nothing.
  func anchor(positionMs: Int64, atMs: Int64, programMs: Int64?) {
    let newMs = (programMs ?? atMs) - positionMs
    if let anchorMs {
      guard programMs != nil else { return }
      let isSame = (anchorMs - newMs).magnitude <= PlayheadMovement.slackMs.magnitude
      if isSame, isAnchoredByStream { return }
    }
    anchorMs = newMs
    isAnchoredByStream = programMs != nil
    seenChanges = nil
  }

  /// Takes in how long the content is, as far as that is news.
  func noteContent(lengthMs: Int64) {
    guard lengthMs != contentMs else { return }
    contentMs = lengthMs
    contentEnd = .length(ms: lengthMs)
    seenChanges = nil
  }

  /// Takes in that the content ends at a place of the player's timeline, as far as that is news.
  ///
  /// A player that has come to the end of the content says so on and on, also in what comes after.
  func noteContent(endingAtMs positionMs: Int64, _ schedule: Schedule) {
    if let knownMs = timeline(schedule).contentEndMs, knownMs <= positionMs { return }
    contentEnd = .position(ms: positionMs)
    seenChanges = nil
  }

  /// The breaks that the viewer comes to, as they are known now.
  func timeline(_ schedule: Schedule) -> PlaybackTimeline {
    if seenChanges != schedule.changes {
      let planned = breaks(schedule)
      if streamID != nil {
        timeline = PlaybackTimeline(planned, anchorMs: anchorMs ?? 0, contentEnd: contentEnd)
      }
      seenChanges = schedule.changes
    }
    return timeline
  }

  /// The breaks of the viewer, whether or not the player's clock tells where they are.
  func breaks(_ schedule: Schedule) -> [Break] {
    let planned = schedule.list(stream: stream.id, viewer: streamID ?? "")
    guard let viewer else { return planned }
    return planned.map { $0.holding(viewer.ads(of: $0)) }
  }

  /// Takes in what the ad server tells of its ads, and gives the media ids to tell it of now.
  func learn(_ metadata: DAIMetadata) -> [String] {
    seenChanges = nil
    return viewer?.learn(metadata) ?? []
  }

  /// Tells what became of a break of the viewer, and why.
  func fate(of planned: Break, _ schedule: Schedule) -> PlaybackFate {
    if streamID == nil { return PlaybackFate(.noStreamID, ads: planned.ads) }
    if planned.isCancelled { return PlaybackFate(.givenUp, ads: planned.ads) }
    if let played = timeline(schedule).find(planned.id) { return playback.fate(of: played) }
    return PlaybackFate(planned.isTakenBack ? .cancelled : .noPlace, ads: planned.ads)
  }
}
