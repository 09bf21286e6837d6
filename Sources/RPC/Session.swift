import JSON

/// One conversation: takes calls from a pipe, has a service do them, and answers.
///
/// Messages are admitted in order of arrival and awaited in parallel. What needs no wait is answered
/// in the same turn. The service belongs to this actor, whose executor is the loop itself.
@safe public actor Session<Service: RPCService> {
  let service: Service
  let pipe: any RPCPipe
  let time: any RPCTime
  let limits: RPCLimits
  let log: any RPCLog

  var framer: Framer
  var calls = CallTable()
  var memory: AnswerMemory
  var scratch: [UInt8] = []
  var hasExited = false
  var isOver = false
  var idleWaiter: CheckedContinuation<Void, Never>?

  /// The executor outlives the session, which keeps `time`.
  private nonisolated let executor: UnownedSerialExecutor
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
  /// Says whether all answers could be handed over. A call that goes on though it has been cancelled
  /// is answered without its work. But no task ends before its children do: then `giveUp` is called,
  /// when all is written, to end the process.
  @discardableResult
  public func serve(orGiveUp giveUp: @Sendable () -> Void = {}) async -> Bool {
    await withDiscardingTaskGroup { group in
      await receive(&group)
      service.inputEnded()
      await idle(within: limits.drain)
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
        await admit(frame, of: buffer, &start, &group)
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

  /// Admits one message, and comes back when the next may be admitted.
  ///
  /// A call that waits has run up to its first wait by then, so that calls take effect in the order
  /// they came in.
  private func admit(
    _ frame: Framer.Frame, of buffer: [UInt8], _ start: inout Int,
    _ group: inout DiscardingTaskGroup,
  ) async {
    switch frame {
    case .unreadable(let problem):
      refuse(RPCError(.malformed, "the message cannot be read: \(problem)"), id: "null")
    case .tooLarge(let head):
      let id = Envelope.id(inHeadOf: buffer.span.extracting(head))
      let message = "the message is longer than \(limits.messageBytes) bytes"
      refuse(RPCError(.messageTooLarge, message), id: id)
    case .message(let range):
      do throws(EnvelopeError) {
        try await admit(messageIn: buffer, range, &group)
      } catch {
        refuse(error)
        if error.isMalformed { framer.distrust(range, &start) }
      }
    }
  }

  private func admit(
    messageIn buffer: [UInt8], _ range: Range<Int>, _ group: inout DiscardingTaskGroup,
  ) async throws(EnvelopeError) {
    switch try parts(ofMessage: buffer.span.extracting(range)) {
    case .one:
      if let step = try admitOne(buffer.span.extracting(range), batch: nil) {
        await take(step, &group)
      }
    case .batch(let ranges):
      let batch = BatchAnswers()
      for part in ranges {
        let text = buffer.span.extracting(range).extracting(part)
        if let step = try admitOne(text, batch: batch) { await take(step, &group) }
      }
      batch.close()
      send(batch)
    }
  }

  /// What is left to do for a message that has been admitted.
  enum Step {
    case run(RPCWork<Service>, ticket: Int, within: Duration?)
    case letEnd
    case advance(milliseconds: Int64)
  }

  private func take(_ step: Step, _ group: inout DiscardingTaskGroup) async {
    switch step {
    case .run(let work, let ticket, let timeout):
      group.addImmediateTask { await self.perform(work, ticket, within: timeout) }
      // What the call has started in its turn runs before the next message.
      await Task.yield()
    case .letEnd:
      await Task.yield()
    case .advance(let span):
      if await !time.advance(byMilliseconds: span) {
        log.write(.notice, "$/clock is ignored: the clock is not rehearsed", call: nil)
      }
    }
  }
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

  private func waitForIdle(within limit: Duration) async {
    _ = await time.cancellingTask(after: limit) {
      await withTaskCancellationHandler {
        guard calls.count > 0, !Task.isCancelled else { return }
        await withCheckedContinuation { idleWaiter = $0 }
      } onCancel: {
        // Runs on the loop, inside of the timer that cancels.
        self.assumeIsolated { $0.wakeIdle() }
      }
    }
  }

  /// Tells that no call is running any more, or that nobody shall wait for it.
  func wakeIdle() {
    idleWaiter?.resume()
    idleWaiter = nil
  }

  /// Answers the calls that went on though they were cancelled.
  private func abandonCalls() {
    log.write(.fault, "\(calls.count) calls went on though they were cancelled", call: nil)
    for ticket in calls.all { end(ticket, .shutdown) }
  }
}
