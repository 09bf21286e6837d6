import HTTP
import Testing

@testable import Networks

/// Which media ids the ad server is told.
@Suite struct DAIMediaWatchTests {
  private static let body = #"{"tags":{"s":{"type":"start"},"p":{"type":"progress"}}}"#

  private func metadata() throws -> DAIMetadata {
    try DAIMetadata(HTTPResponse(status: 200, body: Array(Self.body.utf8)))
  }

  @Test func `each is told once, and progress never`() throws {
    var watch = DAIMediaWatch()
    #expect(watch.meet(["s1", "p1", "s2", "s1"], knowing: try metadata()) == ["s1", "s2"])
    #expect(watch.meet(["s2", "p1", "s3"], knowing: try metadata()) == ["s3"])
  }

  @Test func `what nobody knows waits for metadata`() throws {
    var watch = DAIMediaWatch()
    #expect(watch.meet(["s1", "p1", "x", "s1"], knowing: DAIMetadata()) == [])
    #expect(watch.waitingCount == 3)
    #expect(watch.learn(try metadata()) == ["s1"])
    #expect(watch.waitingCount == 1)
    #expect(watch.meet(["s1"], knowing: try metadata()) == [])
  }

  @Test func `however many are met, few are remembered`() throws {
    var watch = DAIMediaWatch()
    _ = watch.meet((0..<10_000).map { "x\($0)" }, knowing: DAIMetadata())
    #expect(watch.waitingCount == 256)
    let all = (0..<10_000).map { "s\($0)" }
    #expect(watch.meet(all, knowing: try metadata()) == all)
    #expect(watch.meet(Array(all.suffix(2_000)), knowing: try metadata()) == [])
    #expect(watch.meet(["s0"], knowing: try metadata()) == ["s0"])
  }
}
