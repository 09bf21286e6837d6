import AdService
import JSON
import Synchronization
import Testing

@Suite struct AdClientTests {
  @Test func `a call travels with its name and params`() async throws {
    let transport = CannedTransport(answer: #"{"status":"SERVING","more":1}"#)
    let health = try await AdClient(transport).checkHealth()
    #expect(health.status == .serving)
    #expect(transport.calls == ["health.check {\"service\":\"\"}"])
  }

  @Test func `the items of a stream come before the answer`() async throws {
    let transport = CannedTransport(
      answer: #"{"status":"NOT_SERVING"}"#, items: [#"{"status":"SERVING"}"#])
    let items = Mutex<[Health]>([])
    let last = try await AdClient(transport).watchHealth(WatchHealthParams(service: "ads")) {
      item in
      items.withLock { $0.append(item) }
    }
    #expect(items.withLock { $0 } == [Health(status: .serving)])
    #expect(last == Health(status: .notServing))
    #expect(transport.calls == ["health.watch {\"service\":\"ads\"}"])
  }
}
