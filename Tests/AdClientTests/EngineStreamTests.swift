import AdClient
import AdService
import RPC
import Synchronization
import Testing

@Suite struct EngineStreamTests {
  @Test func `items come in order, and all of them before the answer`() async throws {
    let engine = try Engines.real()
    let client = AdClient(engine)
    let cursors = Mutex<[Int64]>([])
    let (open, opened) = AsyncStream<Void>.makeStream()
    async let watched = client.watchEvent(WatchEventParams(after: 0)) { event in
      cursors.withLock { $0.append(event.cursor) }
      opened.yield()
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { _ = try await load(client) } }
      try await group.waitForAll()
    }
    for await _ in open { break }
    await engine.close()
    let last = try await watched.cursor
    let seen = cursors.withLock { $0 }
    #expect(seen.count == 100)
    #expect(seen == seen.sorted())
    #expect(seen.last == last)
  }

  @Test func `cancelling the task cancels the call in the engine`() async throws {
    let engine = try Engines.real()
    let (items, next) = AsyncStream<Health>.makeStream()
    let watching = Task { try await AdClient(engine).watchHealth { next.yield($0) } }
    for await _ in items { break }
    watching.cancel()
    let error = await #expect(throws: RPCError.self) { try await watching.value }
    #expect(error?.reason == .cancelled)
    #expect(try await AdClient(engine).checkHealth().status == .serving)
    await engine.close()
  }

  @Test func `a task that is cancelled already makes no call`() async throws {
    let engine = try Engines.real()
    let calling = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return try await load(AdClient(engine))
    }
    let error = await #expect(throws: RPCError.self) { try await calling.value }
    #expect(error?.reason == .cancelled)
    #expect(try await AdClient(engine).listAd().ads.isEmpty)
    await engine.close()
  }

  @Test func `a stream whose items nobody takes is given up`() async throws {
    let (log, said) = AsyncStream<String>.makeStream()
    let engine = try Engines.other("flood") { said.yield($0) }
    let cancellation = Mutex<String?>(nil)
    let error = await #expect(throws: RPCError.self) {
      try await AdClient(engine).watchHealth { _ in
        if cancellation.withLock({ $0 != nil }) { return }
        // The engine is told before the first item is done with.
        for await line in log {
          cancellation.withLock { $0 = line }
          break
        }
      }
    }
    #expect(error?.reason == .streamUnread)
    let line = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#
    #expect(cancellation.withLock { $0 } == line)
    await engine.close()
  }

  private func load(_ client: AdClient<EngineProcess>) async throws(RPCError) -> Ad {
    try await client.loadAd(LoadAdParams(adUnit: "quick", format: .native)).ad
  }
}
