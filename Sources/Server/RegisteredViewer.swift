import Loop
import Networks
import Pods

/// A viewer whom the engine has registered with the ad server, and what is known there.
struct RegisteredViewer {
  /// The ad server.
  let server: DAIServer

  /// What came of the registration.
  let opening: DAIOpening

  /// What is known of the ads.
  private(set) var metadata = DAIMetadata()

  /// How often metadata came.
  private(set) var answers = 0

  /// Why it did not come the last time.
  private(set) var metadataFault: DAIFault?

  /// Which media ids are to be told.
  private(set) var watch = DAIMediaWatch()

  /// What became of those that were told.
  private(set) var verdicts: [DAIVerdict: Int] = [:]

  /// When metadata is asked for again; nil while nobody waits.
  var poll: Alarm?

  /// Takes what came of the registration.
  init(_ opening: DAIOpening, at server: DAIServer) {
    self.opening = opening
    self.server = server
  }

  /// The session at the ad server, if it was opened.
  var session: DAISession? { opening.session }

  /// How long to wait until metadata is asked for again; nil if there is none any more.
  var pollDelay: Duration? {
    guard let session, session.metadataURL != nil, metadataFault != .unknown else { return nil }
    return .milliseconds(session.pollMs)
  }

  /// Takes in metadata, and gives the media ids that are to be told now.
  mutating func learn(_ told: DAIMetadata) -> [String] {
    metadata = told
    metadataFault = nil
    answers += 1
    return watch.learn(told)
  }

  /// Takes in why there was no metadata.
  mutating func miss(_ fault: DAIFault) { metadataFault = fault }

  /// Takes in media ids that the player met, and gives those that are to be told now.
  mutating func meet(_ mediaIDs: [String]) -> [String] {
    session?.verificationURL == nil ? [] : watch.meet(mediaIDs, knowing: metadata)
  }

  /// Counts what the ad server says of a media id.
  mutating func count(_ verdict: DAIVerdict) { verdicts[verdict, default: 0] += 1 }

  /// The ads of a break as playback has to know them, as far as their lengths are known.
  ///
  /// They have names that no ad has which the engine holds itself.
  func ads(of planned: Break) -> [PlayedAd] {
    metadata.ads(inBreak: planned.identifier.metadataName)
      .prefix { !$0.isSlate && $0.durationMs.map { $0 > 0 } ?? false }
      .map { ad in
        PlayedAd(
          id: "dai-\(ad.id)", durationMs: ad.durationMs ?? 0, title: ad.title,
          description: ad.description)
      }
  }
}

extension PodIdentifier {
  /// What metadata calls the break.
  fileprivate var metadataName: String {
    switch self {
    case .adBreak(let name): name
    case .pod(let number): "pod-\(number)"
    }
  }
}
