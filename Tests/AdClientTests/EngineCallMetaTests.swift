import AdClient
import AdService
import JSON
import Synchronization
import Testing

@Suite struct EngineCallMetaTests {
  @Test func `what a call says about itself is what the contract knows, within its bounds`()
    async throws
  {
    let lines = Mutex<[String]>([])
    let engine = try Engines.other("hearing") { line in lines.withLock { $0.append(line) } }
    let calls = engine.calls(timeout: .seconds(1_000_000), requestID: "one", traceParent: "00-1")
    #expect(try await AdClient(calls).checkHealth().status == .serving)
    await engine.close()

    let heard = try JSONValue(parsing: try #require(lines.withLock { $0.first }))
    let contract = try JSONValue(parsing: Documents.openRPC.description)
    let members = contract["components"]?["schemas"]?["CallMeta"]?["properties"]
    let longest = try #require(members?["timeoutMs"]?["maximum"]?.text)
    #expect(
      heard["params"]?["_meta"]?.text
        == #"{"timeoutMs":\#(longest),"requestId":"one","traceparent":"00-1"}"#)
    #expect(names(heard["params"]?["_meta"]) == names(members))
  }

  private func names(_ value: JSONValue?) -> [String] {
    guard case .object(let members)? = value else { return [] }
    return members.map(\.name)
  }
}
