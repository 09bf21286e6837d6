import AdService
import Networks
import Pods

extension StreamSession {
  /// The session as it travels.
  init(_ session: HeldSession) {
    let reason: Pods.PlaybackReason? = session.streamID == nil ? .noStreamID : nil
    self.init(
      id: session.id, stream: session.stream.id, streamId: session.streamID,
      openedAt: Timestamp.text(session.openedAtMs),
      breaksSkipped: reason.map(WirePlaybackReason.init), detail: reason?.aboutBreak,
      registration: session.viewer.map { StreamRegistration($0.opening) },
      metadata: session.viewer.flatMap { StreamMetadata($0) },
      verification: session.viewer.flatMap { MediaVerification($0) })
  }
}

extension StreamRegistration {
  fileprivate init(_ opening: DAIOpening) {
    self.init(
      endpoint: opening.endpoint, tries: opening.tries,
      problem: opening.fault.flatMap { RegistrationProblem($0) }, status: opening.fault?.status,
      detail: opening.fault?.message, remedy: opening.fault?.remedy)
  }
}

extension RegistrationProblem {
  /// Nil for a registration that nobody waited for.
  fileprivate init?(_ fault: DAIFault) {
    switch fault {
    case .badRequest: self = .badRequest
    case .tokenMissing: self = .tokenMissing
    case .notAllowed: self = .notAllowed
    case .unknown: self = .unknownStream
    case .tooMany: self = .tooMany
    case .serverError: self = .serverError
    case .unexpected: self = .unexpected
    case .unreadable: self = .unreadable
    case .unreachable: self = .unreachable
    case .cancelled: return nil
    }
  }
}

extension StreamMetadata {
  /// Nil where there is no metadata to be had.
  fileprivate init?(_ viewer: RegisteredViewer) {
    guard let session = viewer.session, session.metadataURL != nil else { return nil }
    self.init(
      pollMs: Int(session.pollMs), answers: viewer.answers, detail: viewer.metadataFault?.message)
  }
}

extension MediaVerification {
  /// Nil where nobody wants to be told.
  fileprivate init?(_ viewer: RegisteredViewer) {
    guard viewer.session?.verificationURL != nil else { return nil }
    func count(_ verdict: DAIVerdict) -> Int { viewer.verdicts[verdict] ?? 0 }
    self.init(
      waiting: viewer.watch.waitingCount, accepted: count(.accepted), counted: count(.counted),
      unknown: count(.unknown), toldByOther: count(.toldByOther), failed: count(.failed))
  }
}
