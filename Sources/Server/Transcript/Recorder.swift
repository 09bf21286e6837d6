package import Loop
package import RPC

/// Serves a client like any engine, and writes down whatever passes between the two.
///
/// The engine takes one thing after another, at instants that are written down too: its clock moves
/// only between them, to the real time, and what is due on the way happens at its own instant. So
/// the session is a matter of what is in the file, and the same file gives the same session.
package struct Recorder {
  private let stage: Stage
  private let loop: EventLoop
  private let input: ByteInput
  private let output: ByteOutput
  private let log: Log
  private let limits: RPCLimits
  private let isReal: Bool
  private var tape: Tape
  private var pieces: InputPieces

  /// How far the clock on the wall may go off before that is worth a line.
  private static let tolerance: Int64 = 10

  /// The loop that a recorded engine has to run on; a rehearsed clock begins at the given time.
  package static func loop(rehearsingFrom clock: Int64?) -> EventLoop {
    EventLoop(rehearsingFrom: clock ?? EventLoop.timeOfDay)
  }

  /// Prepares to serve, or says why the file cannot be written.
  ///
  /// Time is rehearsed if only the client is to move it.
  package init(
    to path: String, _ streams: StandardStreams,
    _ found: FoundConfiguration, framing: Framing?, isRehearsed: Bool, on loop: EventLoop,
    in world: RealWorld, log: Log,
  ) throws(TextFile.Refusal) {
    var settings = TranscriptSettings()
    settings.clock = loop.wallMilliseconds
    settings.framing = framing
    settings.images = world.images.path
    settings.time = isRehearsed ? .rehearsed : .real
    self.loop = loop
    self.log = log
    isReal = !isRehearsed
    limits = RPCLimits(found)
    input = ByteInput(streams.input, on: loop)
    output = ByteOutput(streams.output, on: loop)
    pieces = InputPieces(framing: framing, longest: min(limits.messageBytes, 1 << 20))
    tape = try Tape(path, settings, found, log)
    stage = Stage(
      found, settings, on: loop, with: world, log: log,
      reading: { path throws(ConfigurationFailure) in try ConfigurationFile.read(path) })
  }

  /// Where signals and the like are told.
  package var signals: RecordedSignals { RecordedSignals(stage.outside) }

  /// Serves to the end and says whether all could be handed over.
  ///
  /// A call that goes on though it has been cancelled keeps this from coming back: then `giveUp` is
  /// called to end the process.
  package mutating func serve(orGiveUp giveUp: () -> Void) async -> Bool {
    let (outside, stage) = (stage.outside, stage)
    output.onBreak = { outside.use { $0.happen(.outputClosed) } }
    output.onEmpty = { outside.use { $0.ring() } }
    if isReal { loop.followRealTime { outside.use { $0.ring() } } }
    async let served = stage.serve()
    while true {
      await stage.quiet()
      take()
      if isReal { await followTime() }
      if outside.use(\.isOver) { break }
      if !takeNext() { await stage.wait() }
    }
    tape.take(.endOfSession, at: loop.now)
    loop.endRehearsal()
    await output.drained(to: 0, within: limits.drain)
    if output.unread > 0 {
      log.write(.error, "\(output.unread) bytes of answers were not read in time", call: nil)
    }
    // One that was given up has a call that does not end, and nobody can wait for that.
    if !outside.use(\.hasEnded) { giveUp() }
    let isComplete = await served
    return isComplete && !output.isBroken
  }

  /// Writes down and hands on what came out.
  private mutating func take(timePassed: Bool = false) {
    let (said, reading) = stage.outside.use { ($0.takeSaid(), $0.configuration.endStep()) }
    tape.end(said, reading, timePassed: timePassed)
    for case (_, .client(let bytes)) in said { output.write(bytes) }
  }

  private mutating func followTime() async {
    await loop.catchUp()
    await stage.quiet()
    take(timePassed: true)
    let wall = EventLoop.timeOfDay
    guard abs(wall - loop.wallMilliseconds) >= Recorder.tolerance else { return }
    tape.take(.clock(wall), at: loop.now)
    loop.setTimeOfDay(wall)
  }

  /// Hands in the next thing there is; false if there is none.
  private mutating func takeNext() -> Bool {
    if let happening = stage.outside.use({ $0.nextHappening() }) {
      take(happening)
      return true
    }
    if stage.outside.use(\.isStalled), output.unread == 0 {
      tape.take(.outputRead, at: loop.now)
      stage.outside.use { $0.outputWasRead() }
      return true
    }
    guard stage.outside.use(\.isHungry), output.unread <= limits.unreadBytes else { return false }
    return takeInput()
  }

  private mutating func take(_ happening: Outside.Happening) {
    switch happening {
    case .terminate:
      tape.take(.terminate, at: loop.now)
      stage.outside.use { $0.stop() }
    case .reload:
      tape.take(.reload, at: loop.now)
      stage.reload()
    case .outputClosed:
      tape.take(.outputClosed, at: loop.now)
      stage.outside.use { $0.outputWasClosed() }
    case .adapter(let name, let news, let apply):
      tape.take(news, from: name, at: loop.now)
      stage.outside.use { $0.note(news, of: name) }
      apply()
    case .answer(let number, let outcome):
      // The one who asked may have given up in the meantime.
      guard stage.outside.use({ $0.awaits(number) }) else { return }
      tape.take(outcome, to: number, at: loop.now)
      stage.outside.use { $0.answer(number, outcome) }
    }
  }

  private mutating func takeInput() -> Bool {
    while true {
      if let piece = pieces.next() {
        tape.take(piece, pieces.framing, at: loop.now)
        stage.outside.use { $0.deliver(piece) }
        return true
      }
      if pieces.isEnd {
        tape.take(.endOfInput, at: loop.now)
        stage.outside.use { $0.endInput() }
        return true
      }
      switch input.read(into: &pieces.buffer) {
      case .bytes: continue
      case .end: pieces.isEnd = true
      case .nothing:
        let outside = stage.outside
        return !input.whenReadable { outside.use { $0.ring() } }
      }
    }
  }
}

/// What comes to a recorded engine besides messages.
package struct RecordedSignals: Sendable {
  private let outside: Confined<Outside>

  init(_ outside: Confined<Outside>) { self.outside = outside }

  /// Asks the engine to end.
  package func terminate() { outside.use { $0.happen(.terminate) } }

  /// Asks the engine to read its configuration again.
  package func reload() { outside.use { $0.happen(.reload) } }
}
