import HTTP
import JSON
import Mediation
import Networks
import Rehearsal
import Testing

/// An exchange that answers as a test says, and remembers what it was asked.
final class Exchange: HTTPClient, @unchecked Sendable {
  /// What comes of one request.
  typealias Answer = @Sendable (HTTPRequest) throws(HTTPFailure) -> HTTPResponse

  private(set) var asked: [HTTPRequest] = []
  private(set) var limits: [Duration] = []
  private let answer: Answer
  private let time: SteppedTime?
  private let delay: Duration

  init(after delay: Duration = .zero, on time: SteppedTime? = nil, _ answer: @escaping Answer) {
    self.answer = answer
    self.delay = delay
    self.time = time
  }

  /// Answers everything with one body.
  convenience init(_ body: String, status: Int = 200, headers: [HTTPHeader] = []) {
    self.init { _ throws(HTTPFailure) in
      HTTPResponse(status: status, headers: headers, body: Array(body.utf8))
    }
  }

  func send(
    _ request: HTTPRequest, within limit: Duration,
  ) async throws(HTTPFailure) -> HTTPResponse {
    asked.append(request)
    limits.append(limit)
    if delay > .zero, let time {
      do throws(CancellationError) {
        try await time.sleep(for: delay)
      } catch {
        throw HTTPFailure(.cancelled, "nobody waits")
      }
    }
    return try answer(request)
  }

  /// The body of the first request, as a value.
  func firstBody() throws -> JSONValue {
    try JSONValue(parsing: try #require(asked.first).body)
  }
}

/// What the tests of OpenRTB have in common.
enum Auctions {
  /// The name of the first auction of tests.
  static let id = "e220a8397b1dcdaf-1-0"

  /// A network that asks that exchange, and takes every document for a film.
  static func network(
    _ exchange: Exchange, _ change: (inout OpenRTBSettings) -> Void = { _ in },
  ) -> OpenRTBNetwork {
    var settings = OpenRTBSettings(endpoint: "https://exchange.example/auction")
    change(&settings)
    return OpenRTBNetwork(
      id: NetworkID(rawValue: "exchange"), settings: settings, client: exchange, video: film)
  }

  /// Reads any document as a film of ten seconds.
  static let film: OpenRTBNetwork.VideoReader = {
    markup, request, _ throws(NetworkFailure) -> AdOffer? in
    let text = String(decoding: markup, as: UTF8.self)
    if text.contains("<Error>") {
      throw NetworkFailure(.adapterFailed, domain: "vast", code: 100, message: "it is torn")
    }
    guard text.contains("<Ad"), let format = request.formats.first else { return nil }
    let file = VideoContent.Media(
      url: "https://cdn.example/film.mp4", mimeType: "video/mp4", width: 640, height: 360)
    return AdOffer(
      format: format, content: .video(VideoContent(media: [file], durationMs: 10_000)),
      terms: OfferTerms(
        rewardsAt: .completion,
        tracking: AdTracking([.init(.reported(.impression), "https://vast.example/i")])))
  }

  /// An answer with these bids, in JSON, of one seat.
  static func answer(_ bids: String..., currency: String = "USD", id: String = id) -> String {
    """
    {"id":"\(id)","cur":"\(currency)","seatbid":[{"seat":"acme","bid":[\
    \(bids.joined(separator: ","))]}]}
    """
  }

  /// What the network makes of an answer to a request for these formats.
  static func load(
    _ answer: String, _ formats: [AdFormat], customFormats: [CustomFormat] = [],
    _ change: (inout OpenRTBSettings) -> Void = { _ in },
  ) throws -> NetworkConformance.Load {
    try load(network(Exchange(answer), change), formats, customFormats: customFormats)
  }

  /// What a network answers a request for these formats.
  static func load(
    _ network: OpenRTBNetwork, _ formats: [AdFormat], customFormats: [CustomFormat] = [],
  ) throws -> NetworkConformance.Load {
    try NetworkConformance.load(
      request(formats, customFormats: customFormats), from: network
    ).load
  }

  /// A request for these formats.
  static func request(
    _ formats: [AdFormat], customFormats: [CustomFormat] = [],
    credentials: [String: String] = [:], floorMicros: Int64? = nil,
    context: AdContext = AdContext(), options: RequestOptions = RequestOptions(),
  ) -> SourceRequest {
    SourceRequest(
      adUnit: AdUnitID(rawValue: "home"), formats: formats, customFormats: customFormats,
      credentials: credentials, floorMicros: floorMicros,
      particulars: Particulars(options: options, context: context), ordinal: 0)
  }
}

extension String {
  /// The text as a string of JSON.
  var quoted: String { JSONValue.string(self).text }
}
