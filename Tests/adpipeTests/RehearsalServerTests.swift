import Rehearsal
import Testing

/// The ad servers that other tests ask.
@Suite struct RehearsalServerTests {
  @Test func `servers say where they are and what came`() throws {
    let server = try RehearsalServer(.vast, seed: 7)
    #expect(try server.address("vast").hasSuffix("/vast"))
    #expect(throws: Overdue.self) { try server.address("exchange") }
    _ = try server.answer(to: "GET /track?id=one&event=start")
    _ = try server.answer(to: "GET /track?id=one&event=start")
    _ = try server.answer(to: "GET /track?id=two&event=start&code=[ERRORCODE]")
    #expect(try server.tracked("id=one").map { $0["number"] as? Int } == [1, 2])
    #expect(try server.requests("path=/track").count == 3)
    #expect(try server.mistakes().map { $0.prefix(15) } == ["start was told ", "[ERRORCODE] in "])
    try server.reset()
    #expect(try server.tracked().isEmpty && server.mistakes().isEmpty)
  }

  @Test func `a failure is said and a fixed clock moves`() throws {
    let server = try RehearsalServer(.vast, "--clock", "2026-05-01T12:00:00Z")
    try server.pass(milliseconds: 1500)
    _ = try server.answer(to: "GET /track?id=one")
    #expect(try server.tracked().first?["atMs"] as? Int == 1_777_636_801_500)
    #expect(throws: Overdue.self) { try server.answer(to: "GET /track?fault=500") }
    #expect(throws: Overdue.self) { try RehearsalServer(.vast, "--clock", "soon") }
  }

  @Test func `a pod is told with what a player meets in it`() throws {
    let server = try RehearsalServer(.pods, "--stream", "live;ads=1", seed: 7)
    let api = "/ssai/pods/api/v1/network/\(try server.address("network"))/custom_asset/live"
    _ = try server.answer(to: "POST \(api)/stream")
    let id = try #require(server.list("sessions", "").first?["stream"] as? String)
    let place = "/linear/pods/v1/hls/network/21775744923/custom_asset/live/pod/7.m3u8"
    _ = try server.answer(to: "GET \(place)?stream_id=\(id)&pd=15000")
    let pod = try #require(server.pods("identifier=pod/7").first)
    #expect(pod["ads"] as? Int == 1)
    #expect(throws: Overdue.self) {
      try server.answer(to: "GET /view/p/service/linear/stream/\(id)/loc/TUL/media/x")
    }
    #expect(try server.verified("status=404").count == 1)
    #expect(try server.mistakes().count == 1)
  }

  @Test func `a bid that won is told of`() throws {
    let server = try RehearsalServer(.exchange)
    #expect(try server.address("exchange").hasSuffix("/openrtb2/auction"))
    #expect(throws: Overdue.self) { try server.answer(to: "GET /notice/win?bid=none") }
    #expect(try server.notices("kind=win").first?["status"] as? Int == 404)
    #expect(try server.mistakes() == ["a notice of a win for a bid that was never made"])
  }
}
