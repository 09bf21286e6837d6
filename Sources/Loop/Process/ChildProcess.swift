import Glibc

/// A program that this process started and talks to through its standard streams.
///
/// It has a session and a group of its own, the given environment, its limits, and no descriptor
/// but three pipes. It lives until its exit was told, whether or not anybody holds it. All of it is
/// used on the thread of the loop, which must outlive the child: the system kills the child when
/// that thread ends.
package final class ChildProcess {
  /// What happens to a child, in the order in which it is told.
  package enum Event: Hashable, Sendable {
    /// It wrote that to its standard output.
    case output([UInt8])
    /// Its standard output has ended.
    case outputEnd
    /// It reads its standard input no more, though we wrote.
    case inputEnd
    /// It wrote that line to its standard error.
    case log(String)
    /// It wrote so many more lines to its standard error than are told.
    case logLoss(Int)
    /// It has ended; this is told once, after everything else.
    case exit(ChildExit)
  }

  /// How far a child can stretch us.
  package struct Bounds: Hashable, Sendable {
    /// The most bytes that wait to be read by the child.
    package var unsentBytes = 16 << 20

    /// The most bytes of a line of its log that are told.
    package var logLine = 4096

    /// The most lines of its log that are told in a second.
    package var logLinesInASecond = 200

    /// How long others may hold the streams of a child that has gone.
    package var lastWords = Duration.milliseconds(100)

    /// The usual bounds.
    package init() {}
  }

  /// The number of the process.
  package let id: Int32

  private let loop: EventLoop
  private let bounds: Bounds
  private let input: ByteOutput
  private let output: ChildStream
  private let errors: ChildStream
  private var log: ChildLog
  private let logClock = ChildTimer()
  private let clock = ChildTimer()
  private var tell: ((Event) -> Void)?
  private var hasExited = false
  private var isEnding = false
  private var isBuried = false

  /// Starts a program; what happens to it is told on the loop, never before this has come back.
  package init(
    _ command: ChildCommand, bounds: Bounds = Bounds(), on loop: EventLoop,
    tell: @escaping (Event) -> Void,
  ) throws(SpawnFailure) {
    // Writing to a child that has gone is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    let launch = try Launch(command)
    id = launch.id
    self.loop = loop
    self.bounds = bounds
    self.tell = tell
    log = ChildLog(longest: bounds.logLine, most: bounds.logLinesInASecond)
    input = ByteOutput(Descriptor(own: launch.input), on: loop)
    output = ChildStream(launch.output, on: loop)
    errors = ChildStream(launch.errors, on: loop)
    guard loop.onExit(of: id, { self.exited() }) else {
      let refusal = SpawnFailure.refused("\(command.words[0]) cannot be watched")
      signalGroup(SIGKILL)
      reap()
      throw refusal
    }
    loop.adopt(self)
    listen()
  }

  /// Ends a child that nobody will hear of any more, and waits until it is gone.
  func abandon() {
    guard !isBuried else { return }
    isBuried = true
    tell = nil
    signalGroup(SIGKILL)
    reap()
    loop.release(self)
  }

  /// How many bytes wait to be read by the child.
  package var unsent: Int { input.unread }

  /// Sends bytes to the child; false, and none of them, if it reads no more or too slowly.
  package func write(_ bytes: Span<UInt8>) -> Bool {
    guard !input.isBroken, !isEnding, unsent + bytes.count <= bounds.unsentBytes else {
      return false
    }
    input.write(bytes)
    return true
  }

  /// Sends the bytes of an array.
  package func write(_ bytes: [UInt8]) -> Bool { write(bytes.span) }

  /// Comes back when no more than that many bytes wait, or there is no use in waiting.
  package func drained(to room: Int, within limit: Duration?) async {
    await input.drained(to: room, within: limit)
  }

  /// Reads no output for now, so that the child has to wait; its exit brings what is left.
  package func pauseOutput() { output.pause() }

  /// Reads output again.
  package func resumeOutput() { output.start() }

  /// Ends the child: its input ends, then it is asked to, at last it is made to.
  ///
  /// It has that patience for each step. What was written before still reaches it.
  package func end(patience: Duration = .seconds(2)) {
    guard !hasExited, !isEnding else { return }
    isEnding = true
    input.end()
    clock.ring = {
      self.signalGroup(SIGTERM)
      self.clock.ring = { self.signalGroup(SIGKILL) }
      self.loop.start(self.clock, after: patience)
    }
    loop.start(clock, after: patience)
  }

  /// Asks the child to end, and does nothing more about it.
  package func ask() {
    if !hasExited { signalGroup(SIGTERM) }
  }

  /// Ends the child and whatever it started, at once.
  package func kill() {
    guard !hasExited else { return }
    isEnding = true
    loop.stop(clock)
    input.close()
    signalGroup(SIGKILL)
  }

  private func listen() {
    input.onBreak = { self.tell?(.inputEnd) }
    output.take = { self.tell?(.output($0)) }
    output.ended = {
      self.tell?(.outputEnd)
      self.buryIfSilent()
    }
    errors.take = { self.heardLog($0) }
    errors.ended = { self.buryIfSilent() }
    logClock.ring = { self.tellLogLoss() }
    output.start()
    errors.start()
  }

  private func heardLog(_ bytes: [UInt8]) {
    tellLog(log.take(bytes))
    if !logClock.isRunning { loop.start(logClock, after: .seconds(1)) }
  }

  private func tellLog(_ lines: [String]) {
    for line in lines { tell?(.log(line)) }
  }

  private func tellLogLoss() {
    let loss = log.takeLoss()
    if loss > 0 { tell?(.logLoss(loss)) }
  }

  /// The process has gone, but its number is kept for it until it is buried.
  private func exited() {
    hasExited = true
    loop.stop(clock)
    input.close()
    clock.ring = { self.bury() }
    loop.start(clock, after: bounds.lastWords)
    output.start()
    buryIfSilent()
  }

  private func buryIfSilent() {
    if hasExited, output.isEnded, errors.isEnded { bury() }
  }

  /// Takes the last words, ends whatever the child left behind, and tells the exit.
  private func bury() {
    guard !isBuried else { return }
    isBuried = true
    loop.stop(clock)
    // While the dead process is not waited for, no other can have its number.
    signalGroup(SIGKILL)
    output.finish()
    errors.finish()
    tellLog(log.finish())
    loop.stop(logClock)
    tellLogLoss()
    let exit = reap()
    let tell = tell
    self.tell = nil
    for timer in [clock, logClock] { timer.ring = {} }
    loop.release(self)
    tell?(.exit(exit))
  }

  private func signalGroup(_ number: Int32) { Glibc.kill(-id, number) }

  @discardableResult
  private func reap() -> ChildExit {
    var status: Int32 = 0
    while true {
      if unsafe waitpid(id, &status, 0) == id { return ChildExit(status: status) }
      guard errno == EINTR else { return .unknown }
    }
  }
}

/// Something that a child is waited for with.
private final class ChildTimer: Timer {
  var ring: () -> Void = {}

  override func fire() { ring() }
}
