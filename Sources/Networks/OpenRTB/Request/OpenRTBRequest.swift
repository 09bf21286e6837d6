import HTTP
import JSON
import Mediation

/// What an exchange is asked, made of what one source is asked.
///
/// Shared, as it waits for its answer with those who read that.
final class OpenRTBRequest: Sendable {
  /// The name of the auction.
  let id: String

  /// What is asked for, in the order of what is preferred.
  let imps: [OpenRTBImp]

  /// What is sent.
  let message: HTTPRequest

  /// Asks for what the source is asked for, by an exchange that has this much time.
  init(_ request: SourceRequest, _ settings: OpenRTBSettings, within left: Duration?) {
    id = request.auctionID(settings.seed)
    imps = ImpMaker(request: request, settings: settings).imps()
    let body = BodyMaker(
      id: id, imps: imps, request: request, settings: settings,
      patience: left.map { max($0 - settings.margin, .milliseconds(1)) }
    ).body()
    var json = JSONWriter(capacity: 2_048)
    body.write(to: &json)
    var message = HTTPRequest(.post, settings.endpoint, trust: .configured)
    message.headers = [
      HTTPHeader("content-type", "application/json"), HTTPHeader("accept", "application/json"),
      HTTPHeader("x-openrtb-version", settings.usesOlderPlaces ? "2.5" : "2.6"),
    ]
    for header in settings.headers {
      message.headers.removeAll { $0.name == header.name.lowercased() }
      message.headers.append(header)
    }
    message.body = json.bytes
    message.longestAnswer = settings.answerBytes
    self.message = message
  }
}

extension SourceRequest {
  /// A name for the auction that no other run gives, as far as chance can see to it.
  fileprivate func auctionID(_ seed: UInt64) -> String {
    var session = SplitMix64(seed: seed)
    let run = String(session.next(), radix: 16)
    let zeros = String(repeating: "0", count: 16 - run.utf8.count)
    return "\(zeros)\(run)-\(ordinal + 1)-\(place)"
  }
}
