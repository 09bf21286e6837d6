import JSON

/// One conversation: takes calls from a pipe, has a service do them, and answers.
///
/// Messages are admitted in order of arrival and awaited in parallel. What needs no wait is
/// answered in the same turn. The service belongs to this actor, whose executor is the loop itself.
@safe public actor Session<Service: RPCService> {
  /// What the methods do.
  let service: Service

  /// Where messages come from and go to.
  let pipe: any RPCPipe

  /// The clock and the thread of everything here.
  let time: any RPCTime

  /// How much the peer may ask for.
  let limits: RPCLimits

  /// Where operators read.
  let log: any RPCLog

  /// Cuts the input into messages.
  var framer: Framer

  /// The calls that wait for their answers.
  var calls = CallTable()

  /// The answers that may be wanted again.
  var memory: AnswerMemory

  /// The work of the call that has been admitted last, until it runs.
  var work: RPCWork<Service>?

  /// The writer of the last message, for the next.
  var spareWriter = JSONWriter()

  /// How many bytes of answers wait for the others of their batches.
  var heldBytes = 0

  /// Whether the peer has said that nothing more is to be taken.
  var hasExited = false

  /// Whether the calls that still wait have been told to end.
  var isOver = false

  /// Wakes the one who waits until no call is running.
  private var wakeIdleWaiter: (() -> Void)?

  /// The executor outlives the session, which keeps `time`.
  private nonisolated let executor: UnownedSerialExecutor

  /// The loop, on which everything here runs.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor }

  /// Makes a session of a service and what surrounds it, all of which it owns from now on.
  public init(
    _ service: sending Service, pipe: sending any RPCPipe, time: any RPCTime,
    limits: RPCLimits = RPCLimits(), framing: Framing? = nil, log: sending any RPCLog,
  ) {
    self.service = service
    self.pipe = pipe
    self.time = time
    self.limits = limits
    self.log = log
    framer = Framer(framing: framing, limit: limits.messageBytes)
    memory = AnswerMemory(limits: limits)
    unsafe executor = time.executor.asUnownedSerialExecutor()
  }

  /// Serves until the input ends, and gives every call its answer within the drain time.
  ///
  /// Says whether the peer stayed to the end. A call that goes on though it has been
  /// cancelled is answered without its work. But no task ends before its children do: when all is
  /// written, `giveUp` is called to end the process.
  @discardableResult
  public func serve(orGiveUp giveUp: @Sendable () -> Void = {}) async -> Bool {
    await withDiscardingTaskGroup { group in
      group.addTask { await self.runJobs() }
      defer { group.cancelAll() }
      await receive(&group)
      service.inputEnded()
      let end = time.now + limits.drain
      await idle(within: limits.drain)
      await finishWork(until: end)
      guard calls.count > 0 else { return }
      isOver = true
      group.cancelAll()
      await idle(within: limits.unwinding)
      guard calls.count > 0 else { return }
      abandonCalls()
      await pipe.drained(to: 0, within: limits.drain)
      giveUp()
    }
    await pipe.drained(to: 0, within: limits.drain)
    if pipe.unread > 0 {
      log.write(.error, "\(pipe.unread) bytes of answers were not read in time", call: nil)
    }
    return !pipe.isBroken
  }

  /// Stops taking input; what has been taken is answered, and then `serve` comes back.
  public func endInput() { pipe.stop() }

  /// Lets the service do something that nobody called for.
  public func withService(_ body: (Service) -> Void) { body(service) }

  /// Reads until the end of input and admits what comes.
  private func receive(_ group: inout DiscardingTaskGroup) async {
    var buffer: [UInt8] = []
    var isEnd = false
    while !isEnd {
      await pipe.readable()
      isEnd = pipe.read(into: &buffer) == .end
      var start = 0
      while !hasExited, let frame = framer.next(in: buffer, from: &start, isEnd: isEnd) {
        switch admit(frame, of: buffer, &start) {
        case .done: break
        case .step(let step): await take(step, &group)
        case .batch(let ranges): await admit(batch: ranges, of: buffer, &group)
        }
        if pipe.unread > limits.unreadBytes {
          await pipe.drained(to: limits.unreadBytes / 2, within: nil)
        }
      }
      buffer.removeSubrange(..<start)
      framer.removed(start)
      // One large message must not hold its memory for ever.
      if buffer.isEmpty, buffer.capacity > 1 << 20 { buffer = [] }
    }
  }

  /// Admits one message.
  ///
  /// Most need no wait, and to be asynchronous without need costs as much as all the rest.
  private func admit(
    _ frame: Framer.Frame, of buffer: [UInt8], _ start: inout Int,
  ) -> Admission {
    switch frame {
    case .unreadable(let problem):
      refuse(RPCError(.malformed, "the message cannot be read: \(problem)"), id: "null")
    case .tooLarge(let head):
      let id = Envelope.id(inHeadOf: buffer.span.extracting(head))
      let message = "the message is longer than \(limits.messageBytes) bytes"
      refuse(RPCError(.messageTooLarge, message), id: id)
    case .message(let range):
      do throws(EnvelopeError) {
        return try admit(messageIn: buffer, range)
      } catch {
        refuse(error)
        if error.isMalformed { framer.distrust(range, &start) }
      }
    }
    return .done
  }

  private func admit(
    messageIn buffer: [UInt8], _ range: Range<Int>,
  ) throws(EnvelopeError) -> Admission {
    let text = buffer.span.extracting(range)
    switch try parts(ofMessage: text) {
    case .one:
      return try admitOne(text, batch: nil).map(Admission.step) ?? .done
    case .batch(let ranges):
      let start = range.lowerBound
      return .batch(ranges.map { $0.lowerBound + start..<$0.upperBound + start })
    }
  }

  private func admit(
    batch ranges: [Range<Int>], of buffer: [UInt8], _ group: inout DiscardingTaskGroup,
  ) async {
    let batch = BatchAnswers()
    for range in ranges {
      if let step = admitOne(buffer.span.extracting(range), in: batch) {
        await take(step, &group)
      }
    }
    batch.close()
    send(batch)
  }

  /// Does what is left to do, and comes back when the next message may be admitted.
  ///
  /// A call that waits has run up to its first wait by then, so that calls take effect in the order
  /// they came in.
  private func take(_ step: Admission.Step, _ group: inout DiscardingTaskGroup) async {
    switch step {
    case .run(let ticket, let timeout):
      group.addImmediateTask { await self.perform(ticket, within: timeout) }
      // What a call that still runs has started in its turn runs before the next message.
      if calls.isWaiting(ticket) { await Task.yield() }
    case .letEnd:
      await Task.yield()
    case .advance(let span):
      if await !time.advance(byMilliseconds: span) {
        log.write(.notice, "$/clock is ignored: the clock is not rehearsed", call: nil)
      }
    }
  }
}

// What a service does by itself.
extension Session {
  private func runJobs() async {
    await withDiscardingTaskGroup { jobs in
      while let job = await service.nextJob() {
        jobs.addTask { await self.run(job) }
      }
    }
  }

  private func run(_ job: RPCJob<Service>) async { await job(service) }
}

extension Session {
  /// Waits until no call is running any more, or the time is over.
  private func idle(within limit: Duration) async {
    guard calls.count > 0 else { return }
    // Rehearsed time passes only when it is told to, and no input is left that could tell it.
    if await time.advance(byMilliseconds: Int64(limit / .milliseconds(1))) { return }
    // In a task of its own, because it is the waiting task that is cancelled.
    async let end: Void = waitForIdle(within: limit)
    await end
  }

  /// Lets the service finish what it does by itself, as long as the time lasts.
  private func finishWork(until end: Duration) async {
    // In a task of its own, because it is the waiting task that is cancelled.
    async let finished: Void = finishWork(within: max(end - time.now, .zero))
    await finished
  }

  private func finishWork(within limit: Duration) async {
    _ = await time.cancellingTask(after: limit) { await service.finishWork() }
  }

  private func waitForIdle(within limit: Duration) async {
    _ = await time.cancellingTask(after: limit) {
      await withTaskCancellationHandler {
        guard calls.count > 0, !Task.isCancelled else { return }
        await withCheckedContinuation { waiter in wakeIdleWaiter = { waiter.resume() } }
      } onCancel: {
        // Runs on the loop, inside of the timer that cancels.
        self.assumeIsolated { $0.wakeIdle() }
      }
    }
  }

  /// Tells that no call is running any more, or that nobody shall wait for it.
  func wakeIdle() {
    wakeIdleWaiter?()
    wakeIdleWaiter = nil
  }

  /// Answers the calls that went on though they were cancelled.
  private func abandonCalls() {
    log.write(.fault, "\(calls.count) calls went on though they were cancelled", call: nil)
    for ticket in calls.all { end(ticket, .shutdown) }
  }
}
