import JSON
import Rehearsal
import Testing

/// Sessions that the real program opens at a pod server that is strict about every rule.
@Suite struct RegistrationTests {
  @Test func `a live stream with tokens is opened, its ads told and each id verified once`() throws
  {
    let viewing = try Viewing("live", "token=1;poll=1;ads=1", keys: true)
    let opened = try viewing.ask(
      "pod.open", #"{"stream":"live","targeting":{"section":"news & sport","a=b":"50%"}}"#)
    let stream = try #require(opened["session"]?["streamId"]?.string)
    #expect(stream.contains(":"))
    let sessions = try viewing.server.list("sessions", "stream=\(stream)")
    let targeting = sessions.first?["targeting"] as? [String: String]
    #expect(targeting == ["cust_params": "a%3Db=50%25&section=news%20%26%20sport"])

    let planned = try viewing.ask(
      "pod.schedule", #"{"stream":"live","streamId":"\#(stream)","playheadMs":0}"#)
    let manifest = try #require(planned["break"]?["manifestUrl"]?.string)
    _ = try viewing.server.answer(to: "GET \(viewing.path(of: manifest))")
    let media = try #require(viewing.server.pods().first?["media"] as? [[String: Any]])
    let ids = media.compactMap { $0["id"] as? String }
    let verified = media.filter { $0["type"] as? String != "progress" }.count
    #expect(verified == 5 && ids.count > verified)
    let met = "[" + ids.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    for _ in 0..<2 {
      _ = try viewing.ask(
        "pod.playhead",
        #"{"session":"session-1","positionMs":0,"mediaIds":\#(met)}"#)
    }
    let session = try viewing.wait { $0["verification"]?["accepted"]?.number == verified }
    #expect(session["verification"]?["waiting"]?.number == 0)
    #expect(try viewing.server.verified("status=202").count == verified)
    let fate = try viewing.ask("pod.explain", #"{"session":"session-1"}"#)["breaks"]?[0]
    #expect(fate?["ads"]?.elements.count == 1)
    #expect(try viewing.server.mistakes() == [])
  }

  @Test func `a film is opened in its own words`() throws {
    let viewing = try Viewing("film", "vod=1", keys: false)
    let opened = try viewing.ask(
      "pod.open", #"{"stream":"film","targeting":{"section":"a+b"},"parameters":{"ppid":"1"}}"#)
    let stream = try #require(opened["session"]?["streamId"]?.string)
    let session = try viewing.server.list("sessions", "stream=\(stream)").first
    #expect(
      session?["targeting"] as? [String: String] == ["cust_params": "section=a%2Bb", "ppid": "1"])
    _ = try viewing.ask(
      "pod.update", #"{"session":"session-1","targeting":{"section":"c&d"}}"#)
    let updated = try viewing.server.list("sessions", "stream=\(stream)").first
    #expect(updated?["targeting"] as? [String: String] == ["cust_params": "section=c%26d"])
    #expect(try viewing.server.mistakes() == [])
  }

  @Test(arguments: [
    ("fault=400", "BAD_REQUEST"), ("token=1", "TOKEN_MISSING"),
    ("fault=403", "NOT_ALLOWED"), ("fault=404", "UNKNOWN_STREAM"),
    ("fault=503", "SERVER_ERROR"), ("fault=reset", "UNREACHABLE"),
    ("fault=html", "UNEXPECTED"), ("fault=endlessBody", "UNREACHABLE"),
  ])
  func `whatever the server does, there is a session and a reason`(
    wish: String, problem: String,
  ) throws {
    let viewing = try Viewing("live", wish, keys: false)
    let session = try viewing.ask("pod.open", #"{"stream":"live"}"#)["session"]
    #expect(session?["registration"]?["problem"]?.string == problem)
    #expect(session?["breaksSkipped"]?.string == "NO_STREAM_ID")
    #expect(session?["registration"]?["remedy"]?.string?.isEmpty == false)
  }
}

/// The program and a pod server with one stream.
private final class Viewing {
  let server: RehearsalServer
  private let child: Child
  private var calls = 0

  init(_ stream: String, _ wishes: String, keys: Bool) throws {
    server = try RehearsalServer(.pods, "--stream", "\(stream);\(wishes)")
    let base = try server.address("base")
    let signed = keys ? "podKey: rehearsal-pod, streamKey: rehearsal-stream, " : ""
    let isLive = !wishes.contains("vod=1")
    child = try Child.serving(
      configuration: """
        outside: {allowPrivateAddresses: true}
        streams:
          \(stream): {networkCode: "21775744923", customAssetKey: \(stream), live: \(isLive), \(signed)
            breakDurationMs: 15000, adServer: {register: true, endpoint: "\(base)/"}}
        """, name: "viewing-\(wishes)")
  }

  /// Makes a call and gives its result.
  func ask(_ method: String, _ params: String) throws -> JSONValue {
    calls += 1
    let answer = try JSONValue(parsing: child.ask(calls, method, params))
    return try #require(answer["result"], "\(answer.text)")
  }

  /// Asks for the session until something is true of it.
  func wait(_ isThere: (JSONValue) -> Bool) throws -> JSONValue {
    let patience = Patience()
    while true {
      let session = try ask("pod.explain", #"{"session":"session-1"}"#)["session"] ?? .null
      if isThere(session) { return session }
      guard patience.millisecondsLeft > 0 else {
        throw Overdue("a session other than \(session.text)")
      }
    }
  }

  /// What stands in an address of the server behind its host.
  func path(of address: String) throws -> Substring {
    address.dropFirst(try server.address("base").count)
  }
}

extension JSONValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var elements: [JSONValue] { if case .array(let all) = self { all } else { [] } }
  fileprivate var number: Int? {
    if case .number(let number) = self { number.integer.map { Int($0) } } else { nil }
  }
}
