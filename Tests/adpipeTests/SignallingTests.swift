import JSON
import Rehearsal
import Testing

/// Breaks of which a publisher tells the real program, by a server that may do anything.
@Suite struct SignallingTests {
  /// The configuration of one stream whose breaks are told by the server.
  private static func stream(of server: RehearsalServer, everyMs: Int) throws -> String {
    let base = try server.address("base")
    return """
      outside: {allowPrivateAddresses: true}
      streams:
        live: {networkCode: "21775744923", customAssetKey: live, breakDurationMs: 15000,
          adServer: {register: true, endpoint: "\(base)"},
          schedule: {signals: {endpoint: "\(base)/signals/live", everyMs: \(everyMs), timeoutMs: 500}}}
      """
  }

  @Test func `known breaks are listed, and the next one is planned with all that was told`() throws
  {
    let server = try RehearsalServer(
      .pods, "--stream", "live;every=60;length=20;ahead=3;scte35=/DAvAA==;cust_params=a=1")
    let child = try Child.serving(
      configuration: try Self.stream(of: server, everyMs: 60_000), name: "signals-told")
    let caller = Caller(child)
    _ = try caller.ask("pod.open", #"{"stream":"live"}"#)
    let listed = try caller.ask("pod.list", #"{"stream":"live"}"#)
    let breaks = listed["breaks"]?.elements ?? []
    #expect((12...14).contains(breaks.count), "\(listed.text)")
    #expect(breaks.filter { $0["state"]?.string == "announced" }.count >= 2)
    #expect(breaks.allSatisfy { $0["durationMs"]?.number == 20_000 })
    let planned = try caller.ask("pod.schedule", #"{"session":"session-1"}"#)["break"]
    let url = try #require(planned?["manifestUrl"]?.string)
    #expect(url.contains("&pd=20000&scte35=%2FDAvAA%3D%3D&cust_params=a%3D1"))
    let path = url.dropFirst(try server.address("base").count)
    #expect(try server.answer(to: "GET \(path)").hasPrefix("#EXTM3U"))
    #expect(try server.list("requests", "path=/signals/live/known").count == 1)
    #expect(try server.list("requests", "path=/signals/live/upcoming").count == 1)
    #expect(try server.mistakes() == [])
  }

  @Test(arguments: [
    "500", "404", "429", "html", "empty", "reset", "close", "truncated", "hang", "endlessBody",
    "endlessHeaders", "bomb", "noise", "redirectLoop", "corruptGzip",
  ])
  func `whatever the endpoint does, the call has its answer, and the log one line`(
    fault: String,
  ) throws {
    let server = try RehearsalServer(.pods, "--stream", "live;signals=\(fault)")
    let child = try Child.serving(
      configuration: try Self.stream(of: server, everyMs: 1_000), name: "signals-\(fault)")
    let caller = Caller(child)
    _ = try caller.ask("pod.open", #"{"stream":"live"}"#)
    let refused = try child.ask(2, "pod.schedule", #"{"session":"session-1"}"#)
    #expect(reason(in: refused) == "NO_BREAK_KNOWN", "\(refused)")
    _ = try caller.wait("pod.list", #"{"stream":"live"}"#) {
      ($0["signals"]?["failures"]?.number ?? 0) >= 2 && $0["signals"]?["detail"] != nil
    }
    child.input?.close()
    let log = try child.errors?.rest(Patience()) ?? ""
    let lines = log.split(separator: "\n").filter { $0.contains("signalling endpoint") }
    #expect(lines.count == 1, "\(log)")
  }

  @Test func `an endpoint that fails for a while costs no break that is known`() throws {
    let server = try RehearsalServer(.pods, "--stream", "live;every=3600;signals=503~1*2")
    let child = try Child.serving(
      configuration: try Self.stream(of: server, everyMs: 1_000), name: "signals-for-a-while")
    let caller = Caller(child)
    let first = try caller.ask("pod.list", #"{"stream":"live"}"#)["breaks"]?.elements ?? []
    let failing = try caller.wait("pod.list", #"{"stream":"live"}"#) {
      ($0["signals"]?["failures"]?.number ?? 0) >= 2
    }
    #expect(failing["breaks"]?.elements == first)
    #expect(!first.isEmpty)
    _ = try caller.wait("pod.list", #"{"stream":"live"}"#) {
      $0["signals"]?["failures"]?.number == 0
    }
  }

  @Test func `a recorded session in which breaks are told plays again`() throws {
    let server = try RehearsalServer(.pods, "--stream", "live;every=60;signals=500~4*1")
    let recording = try Recording(
      "signals-recorded", try Self.stream(of: server, everyMs: 1_000))
    let caller = Caller(recording.child)
    _ = try caller.ask("pod.open", #"{"stream":"live"}"#)
    _ = try caller.ask("pod.schedule", #"{"session":"session-1"}"#)
    _ = try caller.wait("pod.list", #"{"stream":"live"}"#) {
      ($0["signals"]?["answers"]?.number ?? 0) >= 4
    }
    _ = try recording.end()
    let left = try recording.replay()
    #expect(left.ending == .exit(0), "\(left.output)")
  }
}

/// One who makes calls under numbers of their own.
private final class Caller {
  private let child: Child
  private var calls = 100

  init(_ child: Child) { self.child = child }

  /// Makes a call and gives its result.
  func ask(_ method: String, _ params: String) throws -> JSONValue {
    calls += 1
    let answer = try JSONValue(parsing: child.ask(calls, method, params))
    return try #require(answer["result"], "\(answer.text)")
  }

  /// Makes a call until something is true of its result.
  func wait(
    _ method: String, _ params: String, until isThere: (JSONValue) -> Bool,
  ) throws -> JSONValue {
    let patience = Patience()
    while true {
      let result = try ask(method, params)
      if isThere(result) { return result }
      guard patience.millisecondsLeft > 0 else { throw Overdue("another than \(result.text)") }
    }
  }
}

extension JSONValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var elements: [JSONValue] { if case .array(let all) = self { all } else { [] } }
  fileprivate var number: Int? {
    if case .number(let number) = self { number.integer.map { Int($0) } } else { nil }
  }
}
