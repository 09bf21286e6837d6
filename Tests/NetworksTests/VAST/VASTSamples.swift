import HTTP
import Mediation
import Networks
import Rehearsal
import Testing

/// Documents for tests, put together from what matters to them.
enum VASTSamples {
  /// A document with these ads.
  static func document(_ ads: String..., version: String = "4.2", errors: String = "") -> String {
    "<VAST version=\"\(version)\">\(ads.joined())\(errors)</VAST>"
  }

  /// An ad with a video of ten seconds.
  static func inLine(
    _ id: String = "ad", attributes: String = "", more: String = "", linear: String = "",
    files: String = file(), duration: String = "00:00:10", skip: String = "",
    creatives: String = "",
  ) -> String {
    """
    <Ad id="\(id)" \(attributes)><InLine><AdTitle>Tea</AdTitle>\
    <Impression><![CDATA[ https://\(id).example/impression ]]></Impression>\
    <Error>https://\(id).example/error?[ERRORCODE]</Error>\(more)\
    <Creatives><Creative id="\(id)-creative"><Linear \(skip)><Duration>\(duration)</Duration>\
    \(linear)<MediaFiles>\(files)</MediaFiles></Linear></Creative>\(creatives)</Creatives>\
    </InLine></Ad>
    """
  }

  /// A wrapper that leads to that address.
  static func wrapper(
    _ id: String = "wrapper", to url: String, attributes: String = "", flags: String = "",
    more: String = "", linear: String = "",
  ) -> String {
    """
    <Ad id="\(id)" \(attributes)><Wrapper \(flags)><VASTAdTagURI><![CDATA[\(url)]]></VASTAdTagURI>\
    <Impression>https://\(id).example/impression</Impression>\
    <Error>https://\(id).example/error?[ERRORCODE]</Error>\(more)\
    <Creatives><Creative><Linear>\(linear)</Linear></Creative></Creatives></Wrapper></Ad>
    """
  }

  /// A file of a video.
  static func file(
    _ name: String = "v", type: String = "video/mp4", delivery: String = "progressive",
    width: Int = 640, height: Int = 360, more: String = "bitrate=\"800\"",
  ) -> String {
    """
    <MediaFile delivery="\(delivery)" type="\(type)" width="\(width)" height="\(height)" \(more)>\
    <![CDATA[https://media.example/\(name)]]></MediaFile>
    """
  }

  /// Reads a document that can be read.
  static func read(_ text: String) throws -> VASTDocument {
    try VASTReader().read(Array(text.utf8))
  }

  /// The ad itself of a document that has only one.
  static func inLineAd(_ text: String) throws -> (ad: VASTAd, inLine: VASTInLine) {
    let ad = try #require(read(text).ads.first)
    guard case .inLine(let inLine) = ad.role else { throw VASTFault(.invalidSchema) }
    return (ad, inLine)
  }

  /// A request for these formats, with what is known of the viewer.
  static func request(
    _ formats: AdFormat..., credentials: [String: String] = [:], pod: PodDemand? = nil,
    _ change: (inout AdContext) -> Void = { _ in },
  ) -> SourceRequest {
    var context = AdContext()
    change(&context)
    return SourceRequest(
      adUnit: AdUnitID(rawValue: "home"), formats: formats.isEmpty ? [.rewarded] : formats,
      credentials: credentials,
      particulars: Particulars(options: RequestOptions(), context: context), pod: pod, ordinal: 6)
  }
}

/// Servers for tests: what they answer under which address, and after how long.
///
/// All of it runs on the thread of the test, so nothing here is touched by two threads at once.
final class RehearsedWeb: HTTPClient, @unchecked Sendable {
  /// What an address comes to.
  enum Page {
    case document(String, after: Duration = .zero)
    case status(Int, [HTTPHeader] = [])
    case failure(HTTPFailure.Kind)
  }

  /// 2026-11-20T12:00:00Z.
  static let wallMs: Int64 = 1_795_176_000_000

  let time: SteppedTime
  private(set) var asked: [HTTPRequest] = []
  private(set) var told: [String] = []
  private let pages: [String: Page]

  init(_ pages: [String: Page] = [:], on time: SteppedTime = SteppedTime()) {
    self.pages = pages
    self.time = time
  }

  func send(
    _ request: HTTPRequest, within limit: Duration,
  ) async throws(HTTPFailure) -> HTTPResponse {
    asked.append(request)
    switch pages[request.url] {
    case .document(let text, let delay)?:
      try await wait(delay, within: limit)
      return HTTPResponse(status: 200, body: Array(text.utf8))
    case .status(let status, let headers)?: return HTTPResponse(status: status, headers: headers)
    case .failure(let kind)?: throw HTTPFailure(kind, "it is \(kind)")
    case nil: return HTTPResponse(status: 404)
    }
  }

  private func wait(_ delay: Duration, within limit: Duration) async throws(HTTPFailure) {
    let isLate = delay > limit
    do throws(CancellationError) {
      if delay > .zero { try await time.sleep(for: min(delay, limit)) }
    } catch {
      throw HTTPFailure(.cancelled, "nobody waits")
    }
    if isLate { throw HTTPFailure(.timeout, "no answer within \(limit)") }
  }

  /// A loader that asks these servers.
  func loader(_ change: (inout VASTSettings) -> Void = { _ in }) -> VASTLoader {
    var settings = VASTSettings()
    change(&settings)
    return VASTLoader(
      client: self, settings: settings, wallMs: { Self.wallMs },
      report: { urls, _ in self.told += urls })
  }

  /// What a document comes to, as an offer or as a failure.
  func offer(
    _ document: String, for request: SourceRequest = VASTSamples.request(),
    on limited: (any Timekeeper)? = nil, _ change: (inout VASTSettings) -> Void = { _ in },
  ) throws -> Result<AdOffer?, NetworkFailure> {
    let loader = loader(change)
    let outcome = time.run { [time] () -> Result<AdOffer?, NetworkFailure> in
      do throws(NetworkFailure) {
        return .success(
          try await loader.offer(
            from: Array(document.utf8), for: request, on: limited ?? time))
      } catch {
        return .failure(error)
      }
    }
    return try #require(outcome, "the loader never came back")
  }
}

/// Time of a test that ends.
struct EndingTime: Timekeeper {
  let time: SteppedTime
  let limit: Duration

  var now: Duration { time.now }
  var end: Duration? { limit }

  func sleep(for duration: Duration) async throws(CancellationError) {
    try await time.sleep(for: duration)
  }
}
