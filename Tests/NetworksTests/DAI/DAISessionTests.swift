import HTTP
import Testing

@testable import Networks

/// What is made of the answer to a registration.
@Suite struct DAISessionTests {
  private static func session(_ body: String, status: Int = 201) throws(DAIFault) -> DAISession {
    try DAISession(HTTPResponse(status: status, body: Array(body.utf8)))
  }

  @Test func `a session is what was answered`() throws {
    let session = try Self.session(
      #"""
      {"manifest_format":"hls","media_verification_url":"https://v.example/media/",
      "metadata_url":"https://m.example/x","polling_frequency":10,
      "session_update_url":"https://u.example/","stream_id":"6e69425c:TUL","new":[1]}
      """#)
    #expect(session.streamID == "6e69425c:TUL")
    #expect(session.metadataURL == "https://m.example/x")
    #expect(session.updateURL == "https://u.example/")
    #expect(session.pollMs == 10_000)
    let ping = session.verification(of: "google_1/2")
    #expect(ping?.url == "https://v.example/media/google_1%2F2")
    #expect(ping?.trust == .foreign)
  }

  @Test(arguments: [
    ("0.001", Int64(1_000)), ("-1", 10_000), ("1e9", 300_000), ("\"5\"", 10_000), ("2.5", 2_500),
    ("1e400", 10_000),
  ])
  func `no server has itself asked too often or never`(seconds: String, pollMs: Int64) throws {
    let session = try Self.session(#"{"stream_id":"a","polling_frequency":\#(seconds)}"#)
    #expect(session.pollMs == pollMs)
  }

  @Test func `an address that none can ask is as if it were not there`() throws {
    let session = try Self.session(
      #"{"stream_id":"a","metadata_url":"file:///etc/passwd","session_update_url":7}"#)
    #expect(session.metadataRequest == nil && session.updateURL == nil)
    #expect(session.verification(of: "x") == nil)
  }

  @Test(arguments: [
    "", "<html>", "[]", "{}", #"{"stream_id":""}"#, #"{"stream_id":7}"#,
    #"{"stream_id":"\#(String(repeating: "a", count: 1_025))"}"#,
    String(repeating: "[", count: 100_000),
  ])
  func `what is no session is told`(body: String) {
    let fault = #expect(throws: DAIFault.self) { try Self.session(body) }
    guard case .unreadable = fault else {
      Issue.record("\(body.prefix(40)) is \(String(describing: fault))")
      return
    }
  }

  @Test(arguments: [
    (400, DAIFault.badRequest), (401, .tokenMissing), (403, .notAllowed), (404, .unknown),
    (429, .tooMany), (500, .serverError(500)), (503, .serverError(503)), (200, .unexpected(200)),
    (302, .unexpected(302)),
  ])
  func `a refusal without a word is told by its number`(status: Int, fault: DAIFault) {
    #expect(throws: fault) { try Self.session(#"{"stream_id":"a"}"#, status: status) }
    #expect(fault.status == status && fault.message.contains("\(status)"))
  }

  @Test func `each fault has a remedy of its own`() {
    let faults: [DAIFault] = [.badRequest, .tokenMissing, .notAllowed, .unknown, .tooMany]
    #expect(Set(faults.map(\.remedy)).count == faults.count)
  }
}
