import AdService
import HTTP
import JSON
import Loop
import RPC
import Testing

@testable import Server

/// How what happens is written in lines, and how those are read.
@Suite struct TranscriptFormatTests {
  @Test(arguments: [
    ("{}\n", RPC.Framing.lines, ">> {}"),
    ("{\"a\":\"\u{E9}\u{2028}\"}\n", .lines, ">> {\"a\":\"\u{E9}\u{2028}\"}"),
    ("{}", .lines, ">>base64 e30="),
    ("{}\r\n", .lines, ">>base64 e30NCg=="),
    ("{} \n", .lines, ">>base64 e30gCg=="),
    ("\n", .lines, ">>base64 Cg=="),
    ("{}\n{}\n", .lines, ">>base64 e30Ke30K"),
    ("a\u{7F}\n", .lines, ">>base64 YX8K"),
    ("Content-Length: 2\r\n\r\n{}", .headers, ">> {}"),
    ("Content-Length: 3\r\n\r\n{}", .headers, ">>base64 Q29udGVudC1MZW5ndGg6IDMNCg0Ke30="),
    ("content-length: 2\r\n\r\n{}", .headers, ">>base64 Y29udGVudC1sZW5ndGg6IDINCg0Ke30="),
    ("Content-Length: 02\r\n\r\n{}", .headers, ">>base64 Q29udGVudC1MZW5ndGg6IDAyDQoNCnt9"),
    ("Content-Length: 0\r\n\r\n", .headers, ">>base64 Q29udGVudC1MZW5ndGg6IDANCg0K"),
  ])
  func `what comes in can be written in a line and read again`(
    text: String, framing: RPC.Framing, line: String,
  ) throws {
    let bytes = Array(text.utf8)
    #expect(TranscriptLine.text(">>", bytes[...], framing) == line)
    let acts = try Transcript(text: line).acts
    switch acts.first?.step {
    case .message(let message): #expect(TranscriptLine.bytes(of: message, framing) == bytes)
    case .bytes(let read): #expect(read == bytes)
    default: Issue.record("\(acts)")
    }
  }

  @Test func `any bytes can be written in base64 and read again`() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ count) }
      #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
    }
    for text in ["A", "AA=", "====", "A===", "AA=A", "\u{E9}A==", "AA\nA"] {
      #expect(Base64.bytes(of: text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    (Duration.zero, "0 ms"), (.nanoseconds(1), "1 ns"), (.microseconds(350), "350 us"),
    (.milliseconds(20), "20 ms"), (.milliseconds(2000), "2 s"), (.seconds(90), "90 s"),
    (.seconds(120), "2 min"), (.seconds(7200), "2 h"), (.microseconds(1_000_001), "1000001 us"),
  ])
  func `time is written exactly`(span: Duration, text: String) {
    #expect(PassedTime.text(span) == text)
    #expect(PassedTime.parse(text[...]) == span)
  }

  @Test func `messages out are told apart as the client tells them`() {
    let lines = TranscriptLine.lines(of: Array("{}\n[]\n{".utf8), .lines)
    #expect(lines == ["<< {}", "<< []", "<<base64 ew=="])
    let framed = "Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]"
    #expect(TranscriptLine.lines(of: Array(framed.utf8), .headers) == ["<< {}", "<< [1]"])
  }

  @Test(arguments: [
    ("partner", "<~ partner {}"), ("two words", #"<~ "two words" {}"#), ("", #"<~ "" {}"#),
    ("a\"b\\", #"<~ "a\"b\\" {}"#),
  ])
  func `an adapter may have any name`(name: String, line: String) throws {
    #expect(TranscriptLine.text("<~", name, Array("{}".utf8)) == line)
    let steps = try Transcript(text: "\(line)\n<~ended \(TranscriptLine.word(name)) exit 1\n").acts
    #expect(
      steps.map(\.step) == [
        .adapter(name, .message(Array("{}".utf8))), .adapter(name, .ended("exit 1")),
      ])
  }

  @Test(arguments: [
    ("text/xml; charset=utf-8", "(content-type: text/xml\\; charset=utf-8)"),
    ("a) <VAST/>", "(content-type: a\\) <VAST/>)"), ("; : ", "(content-type: \\; : )"),
    ("\\", #"(content-type: \\)"#), ("", "(content-type: )"),
  ])
  func `what a server says of its answer reads back whatever it is`(
    value: String, text: String,
  ) throws {
    let headers = [HTTPHeader("content-type", value), HTTPHeader("retry-after", "3")]
    let response = HTTPResponse(status: 200, headers: headers, body: Array("{}".utf8))
    let line = TranscriptLine.text(1, .success(response))
    #expect(line == "<= 1 200 \(text.dropLast()); retry-after: 3) {}")
    let acts = try Transcript(text: line).acts
    #expect(acts.map(\.step) == [.answer(1, .success(response))])
  }

  @Test(arguments: ["(: ) x", "(; ) x", "() x"])
  func `headers without a name are none`(text: String) throws {
    let acts = try Transcript(text: "<= 1 200 \(text)").acts
    #expect(
      acts.map(\.step) == [.answer(1, .success(HTTPResponse(status: 200, body: [0x78])))])
  }

  @Test func `the clock on the wall may jump`() throws {
    let transcript = try Transcript(
      text: """
        ## clock: 2026-11-20T12:00:00Z
        >> {"jsonrpc":"2.0","id":1,"method":"pod.schedule","params":{"stream":"live","streamId":"s"}}
        .. clock 2027-01-01T00:00:00.500Z
        .. 1 s
        >> {"jsonrpc":"2.0","id":2,"method":"ad.load","params":{"adUnit":"/21775744923/example/native","format":"native"}}
        .. 20 ms
        """)
    let played = try transcript.playInProcess()
    #expect(played.last?.first?.contains(#""expiresAt":"2027-01-01T01:00:01.520Z""#) == true)
  }

  @Test func `what is secret has the same name each time, and keeps its blanks`() throws {
    func text(_ secrets: [String]) throws -> [UInt8] {
      let sources = secrets.map { "{network: n, parameter: '\($0)'}" }.joined(separator: ", ")
      return Array(
        """
        networks: {n: {adapter: sample}}
        adUnits: {u: {formats: [native], waterfall: [\(sources)]}}
        """.utf8)
    }
    var recorded = RecordedConfiguration()
    let first = try ConfigurationReader.read(try text(["hush", "two words", "", "hush"])) { _ in nil
    }
    let shown = recorded.text(of: first.configuration)
    #expect(!shown.contains("hush"))
    let names = try ConfigurationReader.read(Array(shown.utf8)) { _ in nil }
      .configuration.adUnits?["u"]?.waterfall?.map(\.parameter)
    #expect(names == ["secret-1", "secret 2", "", "secret-1"])
    #expect(recorded.text(of: first.configuration) == shown)
  }

  @Test func `the script of a rehearsal is no secret, but what only looks like one`() throws {
    let text = """
      networks: {n: {adapter: sample}, p: {adapter: process, command: [x]}}
      adUnits:
        u:
          formats: [native]
          waterfall: [{network: n, parameter: 'script:noFill'}, {network: p, parameter: 'script:x'}]
      """
    var recorded = RecordedConfiguration()
    let read = try ConfigurationReader.read(Array(text.utf8)) { _ in nil }
    let shown = recorded.text(of: read.configuration)
    let again = try ConfigurationReader.read(Array(shown.utf8)) { _ in nil }
    #expect(
      again.configuration.adUnits?["u"]?.waterfall?.map(\.parameter)
        == ["script:noFill", "secret-1"])
  }

  @Test func `a recorded configuration reads back whatever is in it`() throws {
    let odd = "\u{7F}\u{85}\u{2028}\u{FEFF}${NO_SUCH} \\u0041"
    let text =
      "networks: {n: {adapter: sample, className: \"\\x7F\\x85\\u2028\\uFEFF${X} \\\\u0041\"}}"
    let read = try ConfigurationReader.read(Array(text.utf8)) { _ in "${NO_SUCH}" }
    #expect(read.configuration.networks?["n"]?.className == odd)
    var recorded = RecordedConfiguration()
    let shown = recorded.text(of: read.configuration)
    let again = try ConfigurationReader.read(Array(shown.utf8)) { "${\($0)}" }
    #expect(again.configuration == read.configuration)
  }
}
