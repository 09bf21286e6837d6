import Loop
import Networks
import RPC

// What the ad server tells of a session's ads, and what it is told of them.
extension Engine {
  /// Asks for the metadata of a session when its time has come, again and again until it is closed.
  func awaitMetadata(of session: HeldSession) {
    guard !isEnding, let delay = session.viewer?.pollDelay else { return }
    let number = session.number
    let alarm = Alarm { [weak self] in
      guard let self, !isEnding else { return }
      holdings.sessions[number]?.viewer?.poll = nil
      chores.add { engine in await engine.askMetadata(ofSession: number) }
    }
    session.viewer?.poll = alarm
    time.timeline.start(alarm, after: delay)
  }

  /// Asks no more.
  func endMetadata(of session: HeldSession) {
    session.viewer?.poll.map { time.timeline.stop($0) }
    session.viewer?.poll = nil
  }

  /// Has the ad server told of media ids that the player of a session met.
  func verify(_ mediaIDs: [String], in session: HeldSession) {
    guard let server = session.viewer?.server, let opened = session.viewer?.session else { return }
    let number = session.number
    for id in mediaIDs {
      chores.add { engine in
        // Also for a session that was closed meanwhile: the ad was seen.
        guard let verdict = await server.verify(id, in: opened) else { return }
        engine.note(verdict, of: id, inSession: number)
      }
    }
  }

  private func askMetadata(ofSession number: Int) async {
    guard let viewer = holdings.sessions[number]?.viewer, let opened = viewer.session else {
      return
    }
    do throws(DAIFault) {
      guard let told = try await viewer.server.metadata(of: opened) else { return }
      guard let session = holdings.sessions[number] else { return }
      verify(session.learn(told), in: session)
    } catch {
      guard error != .cancelled else { return }
      holdings.sessions[number]?.viewer?.miss(error)
      log.write(.debug, "no metadata of session-\(number): \(error.message)", call: nil)
    }
    if let session = holdings.sessions[number] { awaitMetadata(of: session) }
  }

  private func note(_ verdict: DAIVerdict, of mediaID: String, inSession number: Int) {
    holdings.sessions[number]?.viewer?.count(verdict)
    if verdict != .accepted, verdict != .counted {
      log.write(.debug, "\(mediaID) is not verified: \(verdict)", call: nil)
    }
  }
}
