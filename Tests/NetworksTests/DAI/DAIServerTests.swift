import HTTP
import Testing

@testable import Networks

/// At which address the ad server is asked, and when at the other one.
@Suite struct DAIServerTests {
  private static let film = DAIRegistration(
    networkCode: "1", customAssetKey: "film", isLive: false)
  private static let opened = HTTPResponse(status: 201, body: Array(#"{"stream_id":"s"}"#.utf8))

  private func server(_ answers: [String: Result<HTTPResponse, HTTPFailure>]) -> DAIServer {
    DAIServer(
      endpoint: "https://one.example", fallbackEndpoint: "https://two.example",
      timeout: .seconds(1), client: Answering(answers: answers))
  }

  @Test(
    arguments: [
      .success(HTTPResponse(status: 500)), .success(HTTPResponse(status: 200)),
      .success(HTTPResponse(status: 201)), .success(HTTPResponse(status: 429)),
      .failure(HTTPFailure(.timeout, "late")),
      .failure(HTTPFailure(.unknownHost, "who")),
    ] as [Result<HTTPResponse, HTTPFailure>])
  func `a server that is not well has another`(_ first: Result<HTTPResponse, HTTPFailure>) async {
    let opening = await server(["one.example": first, "two.example": .success(Self.opened)])
      .open(Self.film)
    #expect(opening.session?.streamID == "s")
    #expect(opening.tries == 2 && opening.endpoint == "https://two.example")
  }

  @Test(
    arguments: [
      (.success(HTTPResponse(status: 400)), .badRequest),
      (.success(HTTPResponse(status: 403)), .notAllowed),
      (.failure(HTTPFailure(.cancelled, "gone")), .cancelled),
    ] as [(Result<HTTPResponse, HTTPFailure>, DAIFault)])
  func `who was refused is refused`(
    _ first: Result<HTTPResponse, HTTPFailure>, fault: DAIFault,
  ) async {
    let opening = await server(["one.example": first, "two.example": .success(Self.opened)])
      .open(Self.film)
    #expect(opening.fault == fault)
    #expect(opening.tries == 1 && opening.endpoint == "https://one.example")
  }

  @Test func `the second refusal counts, and there is no third try`() async {
    let opening = await server([
      "one.example": .success(HTTPResponse(status: 503)),
      "two.example": .success(HTTPResponse(status: 404)),
    ]).open(Self.film)
    #expect(opening.fault == .unknown && opening.tries == 2)
  }

  @Test(arguments: [
    (202, DAIVerdict.accepted), (204, .counted), (404, .unknown), (409, .toldByOther),
    (200, .failed), (500, .failed),
  ])
  func `what is said of a media id is told apart`(status: Int, verdict: DAIVerdict) async throws {
    let body = #"{"stream_id":"s","media_verification_url":"https://v.example/"}"#
    let session = try DAISession(HTTPResponse(status: 201, body: Array(body.utf8)))
    let server = server(["v.example": .success(HTTPResponse(status: status))])
    #expect(await server.verify("id", in: session) == verdict)
  }

  @Test func `a session that nobody can tell is left as it is`() async throws {
    let session = try DAISession(Self.opened)
    let server = server([:])
    #expect(await server.verify("id", in: session) == nil)
    #expect(try await server.metadata(of: session) == nil)
    #expect(try await server.update(session, targeting: [:], parameters: [:]) == false)
  }
}

/// Servers that answer always the same, by their hosts.
private struct Answering: HTTPClient {
  let answers: [String: Result<HTTPResponse, HTTPFailure>]

  func send(
    _ request: HTTPRequest, within limit: Duration,
  ) async throws(HTTPFailure) -> HTTPResponse {
    let host = request.url.dropFirst("https://".count).prefix { $0 != "/" }
    guard let answer = answers[String(host)] else {
      throw HTTPFailure(.unknownHost, "there is no \(host)")
    }
    return try answer.get()
  }
}
