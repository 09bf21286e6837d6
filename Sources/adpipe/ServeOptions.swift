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
  private let record: String?

  /// Understands the words behind `serve`.
  init(_ arguments: inout Arguments) throws(UsageError) {
    configuration = try arguments.take("config")
    framing = try arguments.take("framing", as: FramingName.self)?.framing
    logForm = try arguments.take("log", as: Log.Form.self) ?? .text
    parent = try arguments.take("parent").map { text throws(UsageError) in
      guard let process = Int32(text), process > 0 else {
        throw UsageError(message: "--parent is the number of a process, not \(text)")
      }
      return process
    }
    record = try arguments.take("record")
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
    guard let record else {
      let loop = EventLoop(rehearsingFrom: clock)
      let isComplete = loop.run { [self] in await serve(streams, found, on: loop) }
      return isComplete ? ExitCode.success : ExitCode.unavailable
    }
    let loop = Recorder.loop(rehearsingFrom: clock)
    return loop.run { [self] in await serve(streams, found, recordingTo: record, on: loop) }
  }

  private func serve(
    _ streams: StandardStreams, _ found: FoundConfiguration, on loop: EventLoop,
  ) async -> Bool {
    let log = Log(
      LogOutput(), form: logForm, level: RPCLogLevel(found), timeline: loop)
    let pipe = StandardPipe(streams, on: loop)
    let world = World(found, on: loop, log: log)
    defer { world.end() }
    let engine = Engine(found, in: world.surroundings, log: log)
    let session = Session(
      engine, pipe: pipe, time: LoopTime(loop), limits: RPCLimits(found),
      framing: framing, log: log)
    let signals = Signals(
      end: { session.assumeIsolated { $0.endInput() } },
      reload: { session.assumeIsolated { $0.withService { $0.reloadAndLog() } } })
    listen(signals, on: loop, log)
    return await session.serve(orGiveUp: { _exit(ExitCode.unavailable) })
  }

  /// Serves as always, and writes the session down.
  private func serve(
    _ streams: StandardStreams, _ found: FoundConfiguration, recordingTo path: String,
    on loop: EventLoop,
  ) async -> Int32 {
    let log = Log(
      LogOutput(), form: logForm, level: RPCLogLevel(found), timeline: loop)
    let world = World(found, on: loop, log: log)
    defer { world.end() }
    var recorder: Recorder
    do throws(TextFile.Refusal) {
      recorder = try Recorder(
        to: path, streams, found, framing: framing, isRehearsed: clock != nil, on: loop,
        in: world.recorded, log: log)
    } catch {
      Terminal.complain(error.message)
      return ExitCode.precondition
    }
    let recorded = recorder.signals
    listen(Signals(end: recorded.terminate, reload: recorded.reload), on: loop, log)
    let isComplete = await recorder.serve(orGiveUp: { _exit(ExitCode.unavailable) })
    return isComplete ? ExitCode.success : ExitCode.unavailable
  }

  /// What signals of the system come to.
  private struct Signals {
    let end: () -> Void
    let reload: () -> Void
  }

  private func listen(_ signals: Signals, on loop: EventLoop, _ log: Log) {
    var isEnding = false
    func end() {
      if isEnding { _exit(ExitCode.terminated) }
      isEnding = true
      signals.end()
    }
    loop.onSignal(SIGTERM, end)
    loop.onSignal(SIGINT, end)
    loop.onSignal(SIGHUP, signals.reload)
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
