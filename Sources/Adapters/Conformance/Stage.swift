import AdService
import JSON
import Loop
import RPC

/// One run of an adapter: it is written to, listened to, and everything is written down.
///
/// What breaks a rule whenever it happens is noticed here. Whatever waits then ends at once.
actor Stage {
  /// The adapter that is put to the test.
  let subject: ConformanceSubject

  /// What the adapter said of itself when it was asked first.
  let described: DescribeAdapterResult?

  /// The clock and the thread of everything here.
  let loop: EventLoop

  /// All that travelled.
  private(set) var exchange: [ExchangeLine] = []

  /// The calls that were made, by the text of their id.
  var calls: [String: StagedCall] = [:]

  /// The ads that were offered, by `adId`.
  var ads: [String: StagedAd] = [:]

  /// The rule that was broken first.
  private(set) var breach: ConformanceBreach?

  /// How many messages without an id may still come, as answers to what was no message.
  var namelessAnswers = 0

  /// Whether something was sent that wants no answer.
  var hasNotified = false

  /// How the program has ended.
  private(set) var exit: ChildExit?

  /// The number of the last id or name that was given.
  private(set) var lastNumber: Int64 = 0

  /// Whether the program is meant to end.
  var isEnding = false

  private var child: ChildProcess?
  private var framer: Framer
  private var buffer: [UInt8] = []
  private var startedAt = Duration.zero
  private var wakeup: Wakeup?

  /// Prepares a run; nothing happens before `start`.
  init(_ subject: ConformanceSubject, _ described: DescribeAdapterResult?, on loop: EventLoop) {
    self.subject = subject
    self.described = described
    self.loop = loop
    framer = Framer(framing: subject.framing, limit: RPCLimits().messageBytes)
  }

  /// The loop, on which everything here runs; whoever starts a stage keeps the loop.
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe loop.asUnownedSerialExecutor()
  }

  /// Starts the program.
  func start() throws(ConformanceStop) {
    startedAt = loop.now
    (exit, isEnding, buffer) = (nil, false, [])
    framer = Framer(framing: subject.framing, limit: RPCLimits().messageBytes)
    do throws(SpawnFailure) {
      child = try ChildProcess(subject.command, on: loop) { self.take($0) }
    } catch {
      throw .broken(.starts, "\(error)")
    }
  }

  /// The number of the process.
  var processID: Int32? { child?.id }

  /// A number that was not given before.
  func nextNumber() -> Int64 {
    lastNumber += 1
    return lastNumber
  }

  /// Writes bytes as they are.
  func write(_ bytes: [UInt8]) {
    note(.sent, bytes)
    let framed =
      subject.framing == .lines
      ? bytes + [UInt8(ascii: "\n")]
      : Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes
    _ = child?.write(framed)
  }

  /// Ends the program at once, without a judgement.
  func strike() {
    isEnding = true
    child?.kill()
    child = nil
  }

  /// Ends the input of the program, and what follows from it.
  func endInput(patience: Duration) {
    isEnding = true
    child?.end(patience: patience)
  }

  /// Asks the program to end.
  func askToEnd() {
    isEnding = true
    child?.ask()
  }

  /// Writes down what the suite saw.
  func remark(_ text: String) { note(.noted, Array(text.utf8)) }

  /// Notes that a rule was broken, unless one was before.
  func find(_ rule: ConformanceRule, _ note: String) {
    if breach == nil { breach = ConformanceBreach(rule, note) }
    wake()
  }

  /// Waits until something holds; false if the time is over, the program ended or a rule broke.
  func wait(within limit: Duration, until isMet: () -> Bool) async -> Bool {
    let end = loop.now + limit
    while !isMet() {
      guard breach == nil, exit == nil, loop.now < end else { return false }
      let alarm = Alarm { self.wake() }
      loop.start(alarm, after: end - loop.now)
      await Wakeup.wait { wakeup = $0 }
      loop.stop(alarm)
    }
    return true
  }

  /// Waits for the end of the program; false if it does not come.
  func waitForExit(within limit: Duration) async -> Bool {
    let end = loop.now + limit
    while exit == nil {
      guard loop.now < end else { return false }
      let alarm = Alarm { self.wake() }
      loop.start(alarm, after: end - loop.now)
      await Wakeup.wait { wakeup = $0 }
      loop.stop(alarm)
    }
    return true
  }

  private func wake() {
    wakeup?.wake()
    wakeup = nil
  }

  private func note(_ source: ExchangeLine.Source, _ bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes.prefix(Stage.shownBytes), as: UTF8.self)
    let more = bytes.count > Stage.shownBytes ? "… (\(bytes.count) bytes)" : ""
    exchange.append(ExchangeLine(source: source, at: loop.now - startedAt, text: text + more))
    if exchange.count > Stage.shownLines { exchange.removeFirst() }
  }

  /// How much of a message is written down.
  private static let shownBytes = 4_096

  /// How many lines are kept, the last ones.
  private static let shownLines = 200

  private func take(_ event: ChildProcess.Event) {
    switch event {
    case .output(let bytes):
      buffer += bytes
      cut(isEnd: false)
    case .outputEnd: cut(isEnd: true)
    case .inputEnd: remark("the program reads no more")
    case .log(let line): note(.logged, Array(line.utf8))
    case .logLoss(let count): remark("\(count) more lines on standard error")
    case .exit(let exit):
      self.exit = exit
      remark("the program \(exit)")
      if !isEnding { find(.staysAlive, "the program \(exit)") }
    }
    wake()
  }

  private func cut(isEnd: Bool) {
    var start = 0
    while let frame = framer.next(in: buffer, from: &start, isEnd: isEnd) {
      switch frame {
      case .message(let range):
        note(.heard, buffer[range])
        hear(Array(buffer[range]))
      case .tooLarge(let head):
        note(.heard, buffer[head])
        find(.onlyMessages, "a message is longer than the engine takes")
      case .unreadable(let problem): find(.onlyMessages, problem)
      }
    }
    buffer.removeSubrange(..<start)
    framer.removed(start)
  }
}
