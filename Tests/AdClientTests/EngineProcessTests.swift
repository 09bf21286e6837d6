import AdClient
import AdService
import JSON
import RPC
import Testing

@Suite struct EngineProcessTests {
  @Test func `an ad is loaded, presented, reported and clicked`() async throws {
    let engine = try Engines.real()
    let client = AdClient(engine)
    let ad = try await client.loadAd(
      LoadAdParams(adUnit: "quick", format: .customNative, formatIds: ["10063170"])
    ).ad
    #expect(ad.state == .ready)
    let presented = try await client.presentAd(PresentAdParams(adId: ad.id))
    #expect(presented.creative == ad.custom.map(Creative.custom))
    let report = ReportEventParams(adId: ad.id, type: .impression)
    let reported = try await client.reportEvent(report)
    #expect(reported.events.map(\.status) == [.recorded])
    let click = try await client.clickAd(ClickAdParams(adId: ad.id, asset: "MainImage"))
    #expect(click.cursor != nil)
    #expect(await engine.close() == .code(0))
  }

  @Test func `a break is planned in a stream`() async throws {
    let engine = try Engines.real()
    let planned = try await AdClient(engine).schedulePod(
      SchedulePodParams(
        stream: "live", streamId: "6e69425c:TUL", at: .clock("2126-11-20T12:00:10Z"))
    ).break
    let manifestURL = try #require(planned.manifestUrl)
    #expect(manifestURL.hasSuffix("?stream_id=6e69425c%3ATUL&pd=10000"))
    #expect(planned.interstitial?.templateItems.map(\.url) == [manifestURL])
    await engine.close()
  }

  @Test func `a thousand calls at once each get their own answer`() async throws {
    let engine = try Engines.real()
    let client = AdClient(engine)
    let ids = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<1000 {
        group.addTask {
          try await client.loadAd(LoadAdParams(adUnit: "quick", format: .native)).ad.id
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(ids.count == 1000)
    await engine.close()
  }

  @Test func `messages may be longer than a pipe is deep, both ways`() async throws {
    let engine = try Engines.real()
    let client = AdClient(engine)
    let eventID = String(repeating: "e", count: 100)
    let reports = (0..<1000).map {
      EventReport(adId: "ad-\($0)", type: .impression, eventId: "\(eventID)\($0)")
    }
    let outcomes = try await client.reportEvent(ReportEventParams(events: reports)).events
    #expect(outcomes.count == 1000)
    #expect(outcomes.allSatisfy { $0.status == .rejected })
    let document = try await client.discoverRPC()
    let texts = [document.methods.text, document.components.text]
    #expect(texts.reduce(0) { $0 + $1.utf8.count } > 1 << 16)
    await engine.close()
  }

  @Test func `calls in flight get their answers while the engine is closed`() async throws {
    let engine = try Engines.real()
    let (items, next) = AsyncStream<Health>.makeStream()
    async let last = AdClient(engine).watchHealth { next.yield($0) }
    for await _ in items { break }
    #expect(await engine.close() == .code(0))
    #expect(try await last.status == .notServing)
  }

  @Test func `a closed engine takes no call`() async throws {
    let engine = try Engines.real()
    await engine.close()
    let error = await #expect(throws: RPCError.self) { try await AdClient(engine).checkHealth() }
    #expect(error?.reason == .engineGone)
    #expect(await engine.close() == .code(0))
  }

  @Test func `a call may be made again under its request id without being done again`() async throws
  {
    let engine = try Engines.real()
    let once = AdClient(engine.calls(requestID: "one", traceParent: "00-1-2-01"))
    let params = LoadAdParams(adUnit: "quick", format: .native)
    #expect(try await once.loadAd(params).ad.id == once.loadAd(params).ad.id)
    #expect(try await AdClient(engine).listAd().ads.count == 1)
    await engine.close()
  }
}
