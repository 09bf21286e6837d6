import JSON

/// What stands in every answer.
private enum AnswerText {
  static var head: StaticString { #"{"jsonrpc":"2.0","id":"# }
  static var result: StaticString { #","result":"# }
  static var error: StaticString { #","error":"# }
}

/// A value that is JSON already.
struct WrittenJSON: JSONWritable, Sendable {
  let bytes: [UInt8]

  func write(to json: inout JSONWriter) { json.raw(bytes) }
}

extension Session {
  /// Awaits the rest of a call and answers it.
  func perform(_ ticket: Int, within timeout: Duration?) async {
    guard let work = takeWork(ticket) else { return }
    if let timeout {
      await perform(work, ticket, within: timeout)
    } else {
      finish(ticket, await Session.outcome(of: work, by: service))
    }
  }

  /// The work of the call that begins now; from here on it can be cancelled.
  @inline(never)
  private func takeWork(_ ticket: Int) -> RPCWork<Service>? {
    let canceller = time.cancellerOfCurrentTask()
    guard let work, let isEnding = calls.begin(ticket, canceller) else { return nil }
    self.work = nil
    if isEnding { canceller.cancel() }
    return work
  }

  private func perform(
    _ work: RPCWork<Service>, _ ticket: Int, within timeout: Duration,
  ) async {
    let (outcome, isExpired) = await time.cancellingTask(after: timeout) { () async -> Outcome in
      await Session.outcome(of: work, by: service)
    }
    if isExpired, calls[ticket]?.ending == nil { calls[ticket]?.ending = .deadline }
    finish(ticket, outcome)
  }

  /// Runs where its caller does, and as part of it, so that it takes no turn and little room.
  @inline(__always)
  private nonisolated static func outcome(
    of work: RPCWork<Service>, by service: Service,
  ) async -> Outcome {
    do throws(RPCError) {
      return .success(try await work(service))
    } catch {
      return .failure(error)
    }
  }

  /// What the work of a call came to.
  typealias Outcome = Result<any JSONWritable & Sendable, RPCError>

  /// Gives a call that waited its one answer.
  ///
  /// Apart, so that what it works with takes no room while the call waits.
  @inline(never)
  private func finish(_ ticket: Int, _ outcome: Outcome) {
    guard let entry = calls.remove(ticket) else { return }
    if calls.count == 0 { wakeIdle() }
    let ending = entry.ending ?? (isOver ? .shutdown : nil)
    switch (ending, outcome) {
    case (let ending?, _):
      answer(entry.reply, .failure(Session.error(of: ending)), requestID: entry.requestID)
    case (nil, .failure(let error)):
      answer(entry.reply, .failure(error), requestID: entry.requestID)
    case (nil, .success(let value)):
      var writer = beginAnswer(entry.reply)
      value.write(to: &writer)
      finish(entry.reply, &writer, requestID: entry.requestID)
    }
  }

  /// Answers a call that has not ended by itself.
  func end(_ ticket: Int, _ ending: CallTable.Ending) {
    calls[ticket]?.ending = ending
    finish(ticket, .failure(Session.error(of: ending)))
  }

  private static func error(of ending: CallTable.Ending) -> RPCError {
    switch ending {
    case .cancelled: RPCError(.cancelledByCaller, "the caller cancelled the call")
    case .deadline: RPCError(.deadline, "the time that the call was given is over")
    case .shutdown: RPCError(.shuttingDown, "the engine ended before the call did")
    }
  }

  /// The answer of a call that was made before under the same requestId, once it is there.
  func answer(to requestID: String) async throws(RPCError) -> any JSONWritable & Sendable {
    let number = memory.makeWaiterNumber()
    let answer = await withTaskCancellationHandler { () async -> Answer? in
      guard !Task.isCancelled else { return nil }
      return await withCheckedContinuation { memory.wait(requestID, number: number, $0) }
    } onCancel: {
      // Runs on the loop, where calls are cancelled.
      self.assumeIsolated { $0.memory.stopWaiting(requestID, number: number) }
    }
    switch answer {
    case .result(let bytes): return WrittenJSON(bytes: bytes)
    case .failure(let error): throw error
    case nil: throw RPCError(.cancelledByCaller, "the wait for the earlier call ended")
    }
  }
}

extension Session {
  /// Begins an answer, so that the result can be written right behind its envelope.
  func beginAnswer(_ reply: Reply) -> JSONWriter {
    var writer = takeWriter()
    writer.fragment(AnswerText.head)
    writer.fragment(reply.id)
    writer.fragment(AnswerText.result)
    return writer
  }

  /// Ends an answer whose result has been written, and sends it.
  func finish(_ reply: Reply, _ writer: inout JSONWriter, requestID: String?) {
    if let requestID {
      let around = AnswerText.head.utf8CodeUnitCount + AnswerText.result.utf8CodeUnitCount
      let result = writer.span.extracting(droppingFirst: around + reply.id.utf8.count)
      memory.finish(requestID, .result(result.copy), now: time.now)
    }
    writer.fragment("}")
    deliver(&writer, reply)
    recycle(&writer)
  }

  /// Gives a call its answer.
  func answer(_ reply: Reply, _ answer: Answer, requestID: String? = nil) {
    if let requestID { memory.finish(requestID, answer, now: time.now) }
    switch answer {
    case .result(let bytes):
      var writer = beginAnswer(reply)
      writer.raw(bytes)
      finish(reply, &writer, requestID: nil)
    case .failure(let error):
      refuse(error, reply)
    }
  }

  /// Answers something that is no call that could be admitted.
  func refuse(_ error: RPCError, id: String) {
    refuse(error, Reply(id: id, isWanted: true, batch: nil))
  }

  private func refuse(_ error: RPCError, _ reply: Reply) {
    let level: RPCLogLevel = error.status == .internal ? .fault : .debug
    log.write(level, "\(error.reason.name): \(error.message)", call: reply.id)
    var writer = takeWriter()
    writer.fragment(AnswerText.head)
    writer.fragment(reply.id)
    writer.fragment(AnswerText.error)
    error.write(to: &writer)
    writer.fragment("}")
    deliver(&writer, reply)
    recycle(&writer)
  }

  /// The writer for a message; whoever writes another one meanwhile gets a new one.
  private func takeWriter() -> JSONWriter {
    var writer = JSONWriter()
    swap(&writer, &spareWriter)
    return writer
  }

  /// Takes back the writer of a message.
  func recycle(_ writer: inout JSONWriter) {
    // One large answer must not hold its memory for ever.
    writer.removeAll(keepingUpTo: 1 << 20)
    swap(&spareWriter, &writer)
  }

  private func deliver(_ message: inout JSONWriter, _ reply: Reply) {
    if let batch = reply.batch {
      batch.answers.put(reply.isWanted ? message.bytes : nil, at: batch.place)
      heldBytes += reply.isWanted ? message.span.count : 0
      send(batch.answers)
    } else if reply.isWanted {
      send(&message)
    }
  }

  /// Sends the answers of a batch if they are all there.
  func send(_ batch: BatchAnswers) {
    guard let wanted = batch.wanted else { return }
    heldBytes -= batch.size
    guard !wanted.isEmpty else { return }
    var writer = takeWriter()
    writer.beginArray()
    for answer in wanted { writer.raw(answer) }
    writer.endArray()
    send(&writer)
    recycle(&writer)
  }

  /// Sends one message in the framing of the peer, whose end is put behind it.
  private func send(_ message: inout JSONWriter) {
    if framer.framing == .headers {
      pipe.write("Content-Length: \(message.span.count)\r\n\r\n".utf8.span)
    } else {
      message.fragment("\n")
    }
    pipe.write(message.span)
  }
}

extension Session: RPCStreamSink {
  func send(
    _ item: any JSONWritable & Sendable, ofCall ticket: Int,
  ) async throws(RPCError) {
    guard let entry = calls[ticket], entry.ending == nil, !isOver, !Task.isCancelled else {
      throw RPCError(.cancelledByCaller, "the call that opened the stream has ended")
    }
    calls[ticket]?.sent += 1
    if entry.reply.isWanted { send(item, entry) }
    if pipe.unread > limits.unreadBytes / 2 {
      await pipe.drained(to: limits.unreadBytes / 4, within: nil)
    }
  }

  private func send(_ item: any JSONWritable & Sendable, _ entry: CallTable.Entry) {
    var writer = takeWriter()
    writer.fragment(#"{"jsonrpc":"2.0","method":"$/stream","params":{"id":"#)
    writer.fragment(entry.reply.id)
    writer.fragment(#","seq":\#(entry.sent + 1),"value":"#)
    item.write(to: &writer)
    writer.fragment("}}")
    send(&writer)
    recycle(&writer)
  }
}
