import AdClient
import AdService
import Glibc
import RPC
import Testing

@Suite struct EngineEndTests {
  @Test func `when the engine is killed every call in flight fails`() async throws {
    let engine = try Engines.real()
    let (items, next) = AsyncStream<Health>.makeStream()
    let errors = try await withThrowingTaskGroup(of: RPCError?.self) { group in
      for _ in 0..<10 {
        group.addTask {
          do throws(RPCError) {
            _ = try await AdClient(engine).watchHealth { next.yield($0) }
            return nil
          } catch {
            return error
          }
        }
      }
      var open = 0
      for await _ in items {
        open += 1
        if open == 10 { break }
      }
      kill(engine.processID, SIGKILL)
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(errors.map { $0?.reason } == Array(repeating: .engineGone, count: 10))
    #expect(errors.allSatisfy { $0?.message == "the engine was ended by signal 9" })
    #expect(await engine.close() == .signal(SIGKILL))
  }

  @Test(arguments: [("lingering", SIGTERM), ("stubborn", SIGKILL)])
  func `an engine that does not end is made to`(engine: String, signal: Int32) async throws {
    let (log, said) = AsyncStream<String>.makeStream()
    let engine = try Engines.other(engine, patience: .milliseconds(20)) { said.yield($0) }
    for await _ in log { break }
    #expect(await engine.close() == .signal(signal))
  }

  @Test func `an engine ends when nobody can use it any more`() async throws {
    let (ends, ended) = AsyncStream<Void>.makeStream()
    var engine: EngineProcess? = try EngineProcess(
      try Engines.program(), onLog: { [end = Farewell { ended.finish() }] _ in _ = end })
    _ = try await AdClient(try #require(engine)).checkHealth()
    engine = nil
    for await _ in ends {}
    #expect(engine == nil)
  }

  @Test func `what the engine logs is shown`() async throws {
    let (log, said) = AsyncStream<String>.makeStream()
    let engine = try Engines.other("words") { said.yield($0) }
    await engine.close()
    said.finish()
    #expect(
      await log.reduce(into: []) { $0.append($1) } == ["the disk is full", "it cannot go on"])
  }
}

/// Tells when nobody holds it any more.
private final class Farewell: Sendable {
  private let tell: @Sendable () -> Void

  init(_ tell: @escaping @Sendable () -> Void) {
    self.tell = tell
  }

  deinit { tell() }
}
