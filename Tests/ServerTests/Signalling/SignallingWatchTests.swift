import HTTP
import Pods
import Testing

@testable import Server

/// A watch over an endpoint that is asked so often.
private func watch(everyMs: Int64) -> SignallingWatch {
  let endpoint = SignallingEndpoint(
    url: "https://signals.example", everyMs: everyMs, timeoutMs: 1_000)
  let stream = PodStream(
    id: "news", networkCode: "1", customAssetKey: "n", breakDurationMs: 30_000,
    rules: StreamRules(pattern: .signalled(endpoint)))
  return SignallingWatch(1, stream, endpoint, at: .zero)
}

@Suite struct SignallingWatchTests {
  @Test(
    arguments: [
      (60_000, [60, 120, 240, 480, 900, 900]), (10_000, [10, 20, 40, 80, 160, 320, 640, 900, 900]),
      (1_000, [1, 2, 4, 8]), (3_600_000, [3600, 3600, 3600]),
    ] as [(Int64, [Int64])])
  func `each failure in a row doubles the wait, up to a quarter of an hour`(
    everyMs: Int64, waits: [Int64],
  ) {
    let watch = watch(everyMs: everyMs)
    let fault = SignallingFault.refused(status: 500, retryAfter: nil)
    let found = waits.map { _ in watch.finish(("it failed", fault), atMs: 0) }
    #expect(found == waits.map { .seconds($0) })
    #expect(watch.failures == waits.count)
    #expect(watch.finish(nil, atMs: 0) == .milliseconds(everyMs))
    #expect(watch.failures == 0)
    #expect(watch.finish(("again", fault), atMs: 0) == .milliseconds(everyMs))
  }

  @Test(arguments: [(5, 60), (61, 61), (3_600, 3_600), (1 << 40, 3_600)] as [(Int64, Int64)])
  func `an endpoint is left alone for as long as it wants, up to an hour`(
    seconds: Int64, wait: Int64,
  ) {
    let watch = watch(everyMs: 60_000)
    let fault = SignallingFault.refused(status: 429, retryAfter: .seconds(seconds))
    #expect(watch.finish(("it failed", fault), atMs: 1_000) == .seconds(wait))
    #expect(watch.nextAtMs == 1_000 + wait * 1_000)
  }

  @Test func `an endpoint for which there is no server, or that wants its peace, is asked once`() {
    #expect(SignallingFault(HTTPFailure(.tooLarge, "endless")) == .unreadable("endless"))
    let dead = SignallingFault(HTTPFailure(.unreachable, "nobody there"))
    #expect(!dead.leavesServerWell)
    #expect(!SignallingFault.refused(status: 429, retryAfter: nil).leavesServerWell)
    #expect(!SignallingFault.refused(status: 503, retryAfter: .seconds(1)).leavesServerWell)
    #expect(SignallingFault.refused(status: 404, retryAfter: nil).leavesServerWell)
    #expect(SignallingFault.unreadable("html").leavesServerWell)
  }

  @Test func `what was left out is known until it tells again, of both answers together`() throws {
    let watch = watch(everyMs: 60_000)
    func answer(_ pods: String) throws -> SignallingAnswer {
      let body = Array(#"{"pods":[\#(pods)]}"#.utf8)
      return try SignallingAnswer(HTTPResponse(status: 200, body: body), nowMs: 0)
    }
    watch.begin()
    watch.note(try answer("1"), withoutRoom: 0, atMs: 5)
    watch.note(try answer("2,3"), withoutRoom: 4, atMs: 6)
    #expect(watch.leftOut == 7)
    watch.begin()
    _ = watch.finish(("it failed", .unreadable("")), atMs: 7)
    #expect(watch.leftOut == 7)
    #expect(watch.toldAtMs == 6)
    watch.begin()
    watch.note(try answer(""), withoutRoom: 2, atMs: 8)
    #expect(watch.leftOutDetail == "limits.breaksHeld has no room for 2 breaks")
    #expect(watch.leftOut == 2)
  }
}
