import Glibc
import Loop
import RPC
import Server

/// What `adpipe serve` is told.
struct ServeOptions {
  private let configuration: String?
  private let framing: Framing?
  private let logForm: Log.Form
  private let parent: Int32?
  private let clock: Int64?

  /// The ways to tell messages apart, as `--framing` names them.
  private enum FramingName: String, CaseIterable {
    case auto
    case line
    case header
  }

  /// Understands the words behind `serve`.
  init(_ arguments: inout Arguments) throws(UsageError) {
    configuration = try arguments.take("config")
    switch try arguments.take("framing", as: FramingName.self) {
    case .line: framing = .lines
    case .header: framing = .headers
    case .auto, nil: framing = nil
    }
    logForm = try arguments.take("log", as: Log.Form.self) ?? .text
    parent = try arguments.take("parent").map { text throws(UsageError) in
      guard let process = Int32(text), process > 0 else {
        throw UsageError(message: "--parent is the number of a process, not \(text)")
      }
      return process
    }
    clock = try arguments.take("clock").map { text throws(UsageError) in
      guard let wall = Timestamp.parse(text) else {
        throw UsageError(message: "--clock is a time such as 2026-11-20T12:00:00Z, not \(text)")
      }
      return wall
    }
  }

  /// Serves on standard input and output until the input ends.
  func serve() -> Int32 {
    let streams: StandardStreams
    do throws(Descriptor.Refusal) {
      streams = try StandardStreams()
    } catch {
      Terminal.complain(error.message)
      return ExitCode.precondition
    }
    let found: FoundConfiguration
    do throws(ConfigurationFailure) {
      found = try ConfigurationFile.find(configuration)
    } catch {
      return Check.complain(error, configuration ?? ConfigurationFile.defaultName)
    }
    let loop = EventLoop(rehearsingFrom: clock)
    let isComplete = loop.run { [self] in await serve(streams, found, on: loop) }
    return isComplete ? ExitCode.success : ExitCode.unavailable
  }

  private func serve(
    _ streams: StandardStreams, _ found: FoundConfiguration, on loop: EventLoop,
  ) async -> Bool {
    let log = Log(
      LogOutput(), form: logForm, level: RPCLogLevel(found), timeline: loop)
    let pipe = StandardPipe(streams, on: loop)
    let engine = Engine(found, on: loop, log: log)
    let session = Session(
      engine, pipe: pipe, time: LoopTime(loop), limits: RPCLimits(found),
      framing: framing, log: log)
    listen(for: session, on: loop, log)
    return await session.serve(orGiveUp: { _exit(ExitCode.unavailable) })
  }

  private func listen(for session: Session<Engine>, on loop: EventLoop, _ log: Log) {
    var isEnding = false
    func end() {
      if isEnding { _exit(ExitCode.terminated) }
      isEnding = true
      session.assumeIsolated { $0.endInput() }
    }
    loop.onSignal(SIGTERM, end)
    loop.onSignal(SIGINT, end)
    loop.onSignal(SIGHUP) { session.assumeIsolated { $0.withService { $0.reloadAndLog() } } }
    guard let parent else { return }
    let isSeen = loop.onExit(of: parent) {
      log.write(.notice, "the parent \(parent) has gone, so the engine ends", call: nil)
      end()
    }
    if !isSeen {
      log.write(.notice, "the parent \(parent) cannot be seen, so it is not watched", call: nil)
    }
  }
}
