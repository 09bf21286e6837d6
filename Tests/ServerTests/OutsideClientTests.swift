import HTTP
import JSON
import Loop
import Testing

@testable import Server

/// Servers are asked past the one who writes a session down, and are played by a transcript.
@Suite struct OutsideClientTests {
  private static let plain = HTTPRequest(.get, "https://ads.example/vast?cb=1", trust: .configured)

  private static func post(_ body: String) -> HTTPRequest {
    var request = HTTPRequest(.post, "https://exchange.example/auction", trust: .configured)
    request.headers = [HTTPHeader("Authorization", "hush")]
    request.body = Array(body.utf8)
    return request
  }

  @Test(arguments: [
    (plain, "=> 3 GET https://ads.example/vast?cb=1"),
    (post("{\"id\":\"1\"}"), #"=> 3 POST https://exchange.example/auction {"id":"1"}"#),
    (post("a\nb"), #"=>text 3 POST https://exchange.example/auction "a\nb""#),
  ])
  func `a request is a line without its headers`(request: HTTPRequest, line: String) {
    #expect(TranscriptLine.text(3, request) == line)
  }

  @Test(arguments: [
    (response(204), "<= 7 204"),
    (response(200, "{\"id\":\"1\"}"), #"<= 7 200 {"id":"1"}"#),
    (response(200, "<a>\n</a>"), #"<=text 7 200 "<a>\n</a>""#),
    (
      response(429, "later", [("retry-after", "3"), ("content-type", "text/plain")]),
      "<= 7 429 (retry-after: 3; content-type: text/plain) later"
    ),
    (response(200, "(a)"), "<= 7 200 () (a)"), (response(999, "no"), "<= 7 999 no"),
    (response(200, "\u{301}"), "<= 7 200 \u{301}"),
    (
      .success(HTTPResponse(status: 200, body: [0xFF, 0])), "<=base64 7 200 /wA="
    ),
    (
      .failure(HTTPFailure(.timeout, "no answer within 300 ms")),
      "<=failed 7 timeout no answer within 300 ms"
    ),
  ])
  func `an answer can be written in a line and read again`(
    outcome: HTTPOutcome, line: String,
  ) throws {
    #expect(TranscriptLine.text(7, outcome) == line)
    #expect(try Transcript(text: "\(line)\n").acts.map(\.step) == [.answer(7, outcome)])
  }

  @Test(arguments: [
    "<= x 200", "<= 0 200", "<= 1 99", "<= 1 two", "<=failed 1 tired x", "<= 1 200 (a: b",
    "<=text 1 200 plain", "<=base64 1 200 !", "<=html 1 200 x",
  ])
  func `a line that is no answer is refused`(line: String) {
    #expect(throws: TranscriptError.self) { try Transcript(text: "\(line)\n") }
  }

  @Test func `an answer waits for its turn, and reaches the one who asked`() throws {
    let heard = try OutsideClientTests.onTime(asking: Prompt()) { outside, client, heard in
      async let answer = client.send(OutsideClientTests.plain, within: .seconds(1))
      await Wakeup.wait { wakeup in outside.use { $0.wait(forBell: wakeup) } }
      guard case .answer(let number, let outcome)? = outside.use({ $0.nextHappening() }) else {
        return heard.words.append("nothing came")
      }
      heard.words.append(TranscriptLine.text(number, outcome))
      outside.use { $0.answer(number, outcome) }
      heard.words.append("\((try? await answer.status) ?? 0)")
    }
    #expect(heard == ["<= 1 200 https://ads.example/vast?cb=1", "200"])
  }

  @Test func `who gives up is let go at once, and an answer then comes to nothing`() throws {
    let heard = try OutsideClientTests.onTime(asking: Never()) { outside, client, heard in
      let time = outside.use { $0.timeline }
      let (kind, isExpired) = await time.cancellingTask(after: .milliseconds(40)) {
        () -> HTTPFailure.Kind? in
        do throws(HTTPFailure) {
          _ = try await client.send(OutsideClientTests.plain, within: .seconds(9))
          return nil
        } catch {
          return error.kind
        }
      }
      heard.words.append("\(kind.map(\.rawValue) ?? "") \(isExpired) \(time.now)")
      outside.use { $0.answer(1, .success(HTTPResponse(status: 200))) }
      heard.words.append("\(outside.use { $0.awaits(1) || !$0.answers.isEmpty })")
    }
    #expect(heard == ["cancelled true 0.04 seconds", "false"])
  }

  @Test func `the time for an answer is that of the engine`() throws {
    let heard = try OutsideClientTests.onTime(asking: nil) { outside, client, heard in
      heard.words.append(await OutsideClientTests.complaint(of: client))
      heard.words.append("\(outside.use { $0.timeline.now })")
    }
    #expect(heard == ["no answer within 1000 ms", "1.0 seconds"])
  }

  @Test func `what a transcript has no answer for is broken when it ends`() throws {
    let heard = try OutsideClientTests.onTime(asking: nil) { outside, client, heard in
      async let first = OutsideClientTests.complaint(of: client)
      await outside.use({ $0.timeline }).settle()
      outside.use { $0.playOut() }
      heard.words.append(await first)
      heard.words.append(await OutsideClientTests.complaint(of: client))
    }
    #expect(heard == ["the transcript has no answer", "the transcript has no answer"])
  }

  @Test func `secrets have their names in what a server is told`() throws {
    var recorded = RecordedConfiguration()
    let text = """
      networks: {n: {adapter: process, command: [x], credentials: {account: hush}}}
      adUnits: {u: {formats: [native], waterfall: [{network: n, parameter: tea}]}}
      """
    let read = try ConfigurationReader.read(Array(text.utf8)) { _ in nil }
    _ = recorded.text(of: read.configuration)
    var request = HTTPRequest(
      .post, "https://x.example/tea/hush-hush?key=hush&more=teas", trust: .configured)
    request.body = Array(#"{"a":["hush",{"b":"tea"}],"hush":"hushed"}"#.utf8)
    let hidden = recorded.hidingSecrets(in: request)
    #expect(hidden.url == "https://x.example/secret-2/hush-hush?key=secret-1&more=teas")
    #expect(
      String(decoding: hidden.body, as: UTF8.self)
        == #"{"a":["secret-1",{"b":"secret-2"}],"hush":"hushed"}"#)
    request.body = Array("hush".utf8)
    #expect(recorded.hidingSecrets(in: request).body == request.body)
  }

  private static func response(
    _ status: Int, _ body: String = "", _ headers: [(String, String)] = [],
  ) -> HTTPOutcome {
    .success(
      HTTPResponse(
        status: status, headers: headers.map { HTTPHeader($0.0, $0.1) }, body: Array(body.utf8)))
  }

  private static func complaint(of client: OutsideClient) async -> String {
    do throws(HTTPFailure) {
      return "\(try await client.send(plain, within: .seconds(1)).status)"
    } catch {
      return error.message
    }
  }

  private final class Heard { var words: [String] = [] }

  /// Answers with what it was asked.
  private struct Prompt: HTTPClient {
    func send(
      _ request: HTTPRequest, within limit: Duration,
    ) async throws(HTTPFailure) -> HTTPResponse {
      HTTPResponse(status: 200, body: Array(request.url.utf8))
    }
  }

  /// Answers when nobody waits any more.
  private struct Never: HTTPClient {
    func send(
      _ request: HTTPRequest, within limit: Duration,
    ) async throws(HTTPFailure) -> HTTPResponse {
      let (stream, end) = AsyncStream.makeStream(of: Void.self)
      for await _ in stream {}
      end.finish()
      throw HTTPFailure(.cancelled, "nobody waits for the answer")
    }
  }

  private static func onTime(
    asking servers: (any HTTPClient)?,
    _ body: @escaping @Sendable (Confined<Outside>, OutsideClient, Heard) async -> Void,
  ) throws -> [String] {
    let time = VirtualTime()
    return try time.run {
      let heard = Heard()
      let desk = ConfigurationDesk { path throws(ConfigurationFailure) in throw .unreadable(path) }
      let outside = Confined(Outside(on: time, isRehearsed: false, desk), to: time)
      await body(outside, OutsideClient(outside, asking: servers), heard)
      return heard.words
    }
  }
}
