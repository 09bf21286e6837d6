import AdClient
import AdService
import JSON
import RPC
import Testing

@Suite struct EngineErrorTests {
  @Test func `an error has the reason, code, message and remedy of the engine`() async throws {
    let error = try await failure(of: LoadAdParams(adUnit: "nowhere", format: .native))
    #expect(error.reason == .unknownAdUnit)
    #expect(error.reason.code == 5)
    #expect(error.status == .notFound)
    #expect(error.message.contains("nowhere"))
    #expect(error.remedy?.contains("config.yaml") == true)
    #expect(error.violations.isEmpty)
    #expect(error.details.isEmpty)
  }

  @Test func `what is wrong with the params is told`() async throws {
    let error = try await failure(of: LoadAdParams(adUnit: ""))
    #expect(error.reason == .invalidParams)
    #expect(error.reason.code == -32602)
    let expected = JSONViolation(
      path: "adUnit", expected: "a string of 1 to 256 characters",
      found: "a string of 0 characters")
    #expect(error.violations == [expected])
  }

  @Test func `why nothing filled is told, raw and typed`() async throws {
    let error = try await failure(of: LoadAdParams(adUnit: "empty", format: .native))
    #expect(error.reason == .noFill)
    #expect(error.details.contains { $0.name == "explain" })
    #expect(error.detail?.explain?.sources.map(\.network) == ["empty"])
    #expect(error.detail?.explain?.sources.map(\.state) == [.noFill])
  }

  @Test func `a call that takes longer than its time ends with DEADLINE`() async throws {
    let engine = try Engines.real()
    let client = AdClient(engine.calls(timeout: .milliseconds(20)))
    let error = await #expect(throws: RPCError.self) {
      try await client.loadAd(LoadAdParams(adUnit: "slow", format: .native))
    }
    #expect(error?.reason == .deadline)
    await engine.close()
  }

  @Test(arguments: [
    ("echo", RPCReason.contractBroken, "unknown member"),
    ("noise", .contractBroken, "no message"),
    ("older", .contractBroken, "status"),
    ("blind", .messageTooLarge, "too long"),
    ("words", .engineGone, "exit code 7\n  the disk is full\n  it cannot go on"),
  ])
  func `an engine that is broken fails its calls`(
    engine: String, reason: RPCReason, message: String,
  ) async throws {
    let engine = try Engines.other(engine)
    let error = await #expect(throws: RPCError.self) { try await AdClient(engine).checkHealth() }
    #expect(error?.reason == reason)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    await engine.close()
  }

  @Test func `when to call again is told, even if the engine says little else`() async throws {
    let engine = try Engines.other("later")
    let error = await #expect(throws: RPCError.self) { try await AdClient(engine).checkHealth() }
    #expect(error?.reason.name == "UNAVAILABLE")
    #expect(error?.retryAfterMs == 250)
    await engine.close()
  }

  @Test func `what a younger engine says beyond the contract is passed over`() async throws {
    let engine = try Engines.other("younger")
    #expect(try await AdClient(engine).checkHealth() == Health(status: .serving))
    await engine.close()
  }

  @Test func `a program that is not there cannot be started`() {
    let error = #expect(throws: RPCError.self) { try EngineProcess("/nowhere/adpipe") }
    #expect(error?.reason == .engineNotStarted)
    #expect(error?.message == "/nowhere/adpipe cannot be started: No such file or directory")
  }

  private func failure(of params: LoadAdParams) async throws -> RPCError {
    let engine = try Engines.real()
    let error = await #expect(throws: RPCError.self) { try await AdClient(engine).loadAd(params) }
    await engine.close()
    return try #require(error)
  }
}
