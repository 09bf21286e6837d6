public import AdService
import Glibc
public import JSON
public import RPC

/// An engine that this program starts and drives.
///
/// Any number of tasks may call it at once. A call that fails throws what the engine said: `reason`
/// to branch on, `message` and `remedy` to read, `violations`, and `detail`. When the task of a
/// call is cancelled, so is the call; the engine still answers it, with CANCELLED or with a result
/// that was there already. When the engine ends, every call in flight throws ENGINE_GONE.
///
/// ```swift
/// let engine = try EngineProcess()
/// let client = AdClient(engine)
/// let unit = "/21775744923/example/native"
/// let ad = try await client.loadAd(LoadAdParams(adUnit: unit, format: .native)).ad
/// let creative = try await client.presentAd(PresentAdParams(adId: ad.id)).creative
/// if case .native(let native) = creative { draw(native.headline) }
/// _ = try await client.reportEvent(ReportEventParams(adId: ad.id, type: .impression))
/// await engine.close()
/// ```
///
/// One thread owns the pipes and polls them, so that nothing ever blocks a task: a caller adds its
/// message to what is to be written, rings, and waits for its answer without a thread of its own.
public final class EngineProcess: RPCTransport {
  /// The number of the engine's process.
  public let processID: Int32

  let board: Switchboard

  /// Starts `adpipe serve`; it ends with `close()`, with the last use of this, or with the program.
  ///
  /// - Parameters:
  ///   - program: The engine; if not said the one in `$ADPIPE`, else `adpipe` on the PATH.
  ///   - configuration: The configuration file; if not said the engine looks for one.
  ///   - arguments: What else to tell `adpipe serve`.
  ///   - environment: The engine's environment; if not said that of this program.
  ///   - patience: How long the engine may take to end by itself, and then at SIGTERM.
  ///   - onLog: Is shown each line of the log, on the thread of the pipes; it must not wait.
  public init(
    _ program: String? = nil, configuration: String? = nil, arguments: [String] = [],
    environment: [String: String]? = nil, patience: Duration = .seconds(10),
    onLog: (@Sendable (String) -> Void)? = nil,
  ) throws(RPCError) {
    let program = program ?? EngineProcess.programInEnvironment ?? "adpipe"
    let options = configuration.map { ["--config", $0] } ?? []
    do throws(SystemError) {
      board = Switchboard(try Bell())
      let process = try SpawnedProcess(
        program, ["serve"] + options + arguments, environment: environment)
      processID = process.id
      try EnginePipes.start(process, board, patience: patience, onLog: onLog)
    } catch {
      throw RPCError(.engineNotStarted, "\(program) cannot be started: \(error.message)")
    }
  }

  deinit { board.close() }

  /// Carries calls that say more about themselves.
  ///
  /// - Parameters:
  ///   - timeout: How long each call may take, after which its work is cancelled.
  ///   - requestID: A word that makes a repeated call act once and answer the same.
  ///   - traceParent: The W3C trace that the calls belong to.
  public func calls(
    timeout: Duration? = nil, requestID: String? = nil, traceParent: String? = nil,
  ) -> EngineCalls {
    EngineCalls(
      self, CallMeta(timeout: timeout, requestID: requestID, traceParent: traceParent))
  }

  /// Ends the engine, and waits until it has gone; calls in flight still get their answers.
  ///
  /// Its input is closed first; an engine that has not ended when its patience is over is sent
  /// SIGTERM, and after the same time again SIGKILL.
  @discardableResult
  public func close() async -> EngineExit {
    board.close()
    return await board.exit()
  }

  public func call<Result: JSONReadable & Sendable>(
    _ method: StaticString, _ params: some JSONWritable & Sendable, _ result: Result.Type,
  ) async throws(RPCError) -> Result {
    try await calls().call(method, params, result)
  }

  public func call<Result: JSONReadable & Sendable, Item: JSONReadable & Sendable>(
    _ method: StaticString, _ params: some JSONWritable & Sendable, _ result: Result.Type,
    onItem: @escaping @Sendable (Item) async -> Void,
  ) async throws(RPCError) -> Result {
    try await calls().call(method, params, result, onItem: onItem)
  }

  private static var programInEnvironment: String? {
    guard let name = unsafe getenv("ADPIPE"), unsafe name.pointee != 0 else { return nil }
    return unsafe String(cString: name)
  }
}
