import JSON
package import Loop
import Mediation
package import RPC

/// One running adapter: calls go out, answers and notifications come back.
///
/// It cuts what the program writes into messages, gives every call one outcome, and finds out which
/// rules the program breaks. It decides nothing: whoever holds it hears what happens and ends it.
package actor AdapterLink {
  /// Which way a message went.
  package enum Direction: Hashable, Sendable {
    /// From us to the program.
    case out
    /// From the program to us.
    case `in`
  }

  /// What the program is and what it is given.
  package nonisolated let command: ChildCommand

  /// Where all of this happens.
  package nonisolated let place: AdapterPlace

  /// What the program is called on a tape.
  nonisolated let name: String

  /// How messages are told apart, both ways.
  package nonisolated let framing: Framing

  /// How far the program can stretch us.
  package nonisolated let bounds: Bounds

  /// Takes what happens, on the timeline, in order.
  nonisolated let hear: @Sendable (AdapterEvent) -> Void

  /// Takes every message, without what frames it, before anything is made of it.
  nonisolated let tap: (@Sendable (Direction, [UInt8]) -> Void)?

  /// The calls that wait, by their ids.
  var calls: [Int64: OpenCall] = [:]

  /// The id of the latest call.
  var lastID: Int64 = 0

  /// The calls that were given up, whose answers may still come.
  var givenUp: GivenUpCalls

  /// The writer of the last message is kept, so that the next needs no memory of its own.
  var spareWriter = JSONWriter()

  private var child: ChildProcess?
  private var framer: Framer
  private var buffer: [UInt8] = []
  private var gauge: FloodGauge
  private var gaugeClock: Alarm?
  private var lastLog: String?
  private var isAskedToEnd = false

  /// How many bytes of the program wait on the tape for their turn.
  private var untaken = 0

  /// Whether the program has been started and has not ended, as far as the engine knows.
  package private(set) var isRunning = false

  /// How many calls in a row have run out of time without a word from the program.
  package private(set) var unanswered = 0

  /// Prepares to start a program; nothing happens before `start`.
  package init(
    _ command: ChildCommand, framing: Framing = .lines, bounds: Bounds = Bounds(),
    at place: AdapterPlace, called name: String = "",
    tap: (@Sendable (Direction, [UInt8]) -> Void)? = nil,
    hear: @escaping @Sendable (AdapterEvent) -> Void,
  ) {
    self.command = command
    self.framing = framing
    self.bounds = bounds
    self.place = place
    self.name = name
    self.tap = tap
    self.hear = hear
    framer = Framer(framing: framing, limit: bounds.messageBytes)
    givenUp = GivenUpCalls(most: bounds.callsRemembered, lifetime: bounds.rememberedFor)
    gauge = FloodGauge(most: bounds.reportsInASecond)
  }

  /// The clock and the executor of everything here.
  package nonisolated var timeline: any Timeline { place.timeline }

  /// The executor is the timeline.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe timeline.asUnownedSerialExecutor()
  }

  /// Starts the program; once.
  ///
  /// With a tape a program that cannot be started is one that ends, because its turn comes later.
  package func start() throws(SpawnFailure) {
    guard let tape = place.tape else {
      try spawn()
      isRunning = true
      return
    }
    isRunning = true
    guard !tape.isPlayed else { return tape.play(name) { self.take($0) } }
    do throws(SpawnFailure) {
      try spawn()
    } catch {
      pass(.ended(ChildLine.tame(AdapterEnd(error).description)))
    }
  }

  private func spawn() throws(SpawnFailure) {
    guard let loop = place.loop else { return }
    child = try ChildProcess(command, bounds: bounds.pipes, on: loop) { self.take($0) }
  }

  /// Ends the program: its input ends, then it is asked to, at last it is made to.
  package func end(patience: Duration = .seconds(2)) {
    askToEnd()
    child?.end(patience: patience)
  }

  /// Ends the program at once.
  package func kill() {
    askToEnd()
    child?.kill()
  }

  private func askToEnd() {
    guard isRunning, !isAskedToEnd else { return }
    isAskedToEnd = true
    place.tape?.ask(name)
  }

  private func take(_ event: ChildProcess.Event) {
    switch event {
    case .output(let bytes): takeOutput(bytes)
    case .outputEnd: takeOutputEnd()
    // It cannot be asked anything any more.
    case .inputEnd: child?.end(patience: .milliseconds(200))
    case .log(let line):
      lastLog = line
      hear(.log(line))
    case .logLoss(let count): hear(.logLoss(count))
    case .exit(let exit): takeExit(exit)
    }
  }

  private func takeOutput(_ bytes: [UInt8]) {
    if buffer.isEmpty { buffer = bytes } else { buffer += bytes }
    cut(isEnd: false)
  }

  private func takeOutputEnd() {
    cut(isEnd: true)
    // No call can be answered any more, whatever else the program may do.
    child?.end(patience: .milliseconds(200))
  }

  private func cut(isEnd: Bool) {
    var start = 0
    while let frame = framer.next(in: buffer, from: &start, isEnd: isEnd) {
      switch frame {
      case .message(let range): take(range, &start)
      case .tooLarge(let head):
        let what = "a message of more than \(bounds.messageBytes) bytes: "
        takeGarbage(what + ChildLine.text(buffer[head]))
      case .unreadable(let problem): takeGarbage(problem)
      }
    }
    buffer.removeSubrange(..<start)
    framer.removed(start)
  }

  private func take(_ range: Range<Int>, _ start: inout Int) {
    let isMessage: Bool
    if place.tape == nil {
      if tap != nil { tap?(.in, Array(buffer[range])) }
      isMessage = take(buffer.span.extracting(range))
      if !isMessage { noteGarbage(ChildLine.text(buffer[range])) }
    } else {
      isMessage = framing == .lines || AdapterMessage.isOne(buffer.span.extracting(range))
      pass(.message(Array(buffer[range])))
    }
    if !isMessage { framer.distrust(range, &start) }
  }

  private func takeGarbage(_ note: String) {
    if place.tape == nil { noteGarbage(note) } else { pass(.garbage(ChildLine.tame(note))) }
  }

  private func noteGarbage(_ note: String) {
    report(.violation(NetworkViolation(.garbage, note: note)))
  }

  private func takeExit(_ exit: ChildExit) {
    child = nil
    buffer = []
    let end = AdapterEnd(exit, lastWords: lastLog)
    if place.tape == nil { take(end) } else { pass(.ended(ChildLine.tame(end.description))) }
  }

  private func take(_ end: AdapterEnd) {
    isRunning = false
    if let gaugeClock { timeline.stop(gaugeClock) }
    tellLoss()
    let error = RPCError(.adapterGone, "the program \(end)")
    let waiting = calls.values.sorted { $0.id < $1.id }
    calls = [:]
    for call in waiting { self.end(call, error) }
    hear(.exit(end))
  }
}

// What passes a tape.
extension AdapterLink {
  /// How many bytes may wait for their turn before the program has to wait.
  private static let mostUntaken = 1 << 20

  /// Hands on what came from the program; it comes back when its turn has come.
  private func pass(_ news: AdapterNews) {
    let size = if case .message(let message) = news { message.count } else { 0 }
    untaken += size
    if untaken > AdapterLink.mostUntaken { child?.pauseOutput() }
    place.tape?.take(news, from: name) {
      self.untaken -= size
      if self.untaken <= AdapterLink.mostUntaken, size > 0 { self.child?.resumeOutput() }
      self.take(news)
    }
  }

  private func take(_ news: AdapterNews) {
    guard isRunning else { return }
    switch news {
    case .message(let message):
      tap?(.in, message)
      if !take(message.span) { noteGarbage(ChildLine.text(message[...])) }
    case .garbage(let note): noteGarbage(note)
    case .ended(let words): take(AdapterEnd(words))
    }
  }
}

// What goes on beside the calls.
extension AdapterLink {
  /// Hands bytes to the program; false if it does not take them.
  func write(_ message: inout JSONWriter) -> Bool {
    guard isRunning, place.tape == nil || !isAskedToEnd else { return false }
    if let tap { tap(.out, message.bytes) }
    guard let tape = place.tape else { return hand(&message) }
    tape.note(message.bytes, to: name)
    // What a pipe takes is no part of a transcript: a program that does not read is silent there.
    _ = hand(&message)
    return true
  }

  private func hand(_ message: inout JSONWriter) -> Bool {
    guard let child else { return false }
    if framing == .headers {
      let head = Array("Content-Length: \(message.span.count)\r\n\r\n".utf8)
      return child.write(head + message.bytes)
    }
    message.fragment("\n")
    return child.write(message.span)
  }

  /// Notes that the program lives.
  func noteWord() { unanswered = 0 }

  /// Notes that a call ran out of time.
  func noteSilence() {
    unanswered += 1
    hear(.silence(calls: unanswered))
  }

  /// Passes on what the program did by itself, unless it is too much.
  func report(_ event: AdapterEvent) {
    let clock = gaugeClock ?? Alarm { self.tellLoss() }
    gaugeClock = clock
    if !clock.isRunning { timeline.start(clock, after: .seconds(1)) }
    if gauge.admits() { hear(event) }
  }

  private func tellLoss() {
    let loss = gauge.takeLoss()
    guard loss > 0 else { return }
    let note = "\(loss) reports more than are taken in a second"
    hear(.violation(NetworkViolation(.flooded, note: note)))
  }
}
