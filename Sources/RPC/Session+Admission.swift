import JSON

/// What is read where a call has no params.
private let noParams: [UInt8] = [UInt8(ascii: "{"), UInt8(ascii: "}")]

extension Session {
  /// Finds the calls in a message.
  func parts(ofMessage text: Span<UInt8>) throws(EnvelopeError) -> MessageParts {
    guard text.isEmpty || text[0] != UInt8(ascii: "{") else { return .one }
    var json = JSONReader(text, maximumDepth: limits.depth)
    guard (try? json.peek()) == .array else { return .one }
    var ranges: [Range<Int>] = []
    var count = 0
    do throws(JSONError) {
      try json.beginArray()
      while try json.nextElement() {
        count += 1
        let range = try json.skipValue()
        if count <= limits.batch { ranges.append(range) }
      }
      try json.finish()
    } catch {
      throw EnvelopeError(error, id: nil)
    }
    guard (1...limits.batch).contains(count) else {
      throw EnvelopeError(id: "null", error: Session.misfit(count))
    }
    return .batch(ranges)
  }

  private static func misfit(_ count: Int) -> RPCError {
    count == 0
      ? RPCError(.notARequest, "the batch is empty")
      : RPCError(.batchTooLarge, "the batch holds \(count) calls")
  }

  /// Admits one call or notification of a batch.
  func admitOne(_ text: Span<UInt8>, in batch: BatchAnswers) -> Admission.Step? {
    do throws(EnvelopeError) {
      return try admitOne(text, batch: batch)
    } catch {
      refuse(error, batch)
      return nil
    }
  }

  /// Admits one call or notification.
  func admitOne(_ text: Span<UInt8>, batch: BatchAnswers?) throws(EnvelopeError) -> Admission.Step?
  {
    var envelope = Envelope()
    try envelope.read(text, maximumDepth: limits.depth)
    return admit(envelope, text, batch)
  }

  /// Answers what is no request, unless nobody wants an answer.
  func refuse(_ error: EnvelopeError, _ batch: BatchAnswers? = nil) {
    let place = error.id == nil ? nil : batch.map { ($0, $0.addPlace()) }
    let reply = Reply(id: error.id ?? "null", isWanted: error.id != nil, batch: place)
    answer(reply, .failure(error.error))
  }

  private func admit(
    _ envelope: borrowing Envelope, _ text: Span<UInt8>, _ batch: BatchAnswers?
  ) -> Admission.Step? {
    switch envelope.kind {
    case .answer:
      log.write(.debug, "an answer came, though nothing was asked", call: nil)
      return nil
    case .notification:
      return isProtocol(envelope.method)
        ? note(envelope, text)
        : begin(envelope, text, Reply(id: "null", isWanted: false, batch: nil))
    case .call:
      let place = batch.map { ($0, $0.addPlace()) }
      return begin(envelope, text, Reply(id: envelope.id, isWanted: true, batch: place))
    }
  }

  /// Begins a call: answers it if that needs no wait.
  ///
  /// Apart, as what it holds would be counted once more within another function.
  @inline(never)
  private func begin(
    _ envelope: borrowing Envelope, _ text: Span<UInt8>, _ reply: Reply
  ) -> Admission.Step? {
    do throws(RPCError) {
      try admissible(envelope, reply)
      if let requestID = envelope.callMeta.requestID {
        return try beginOnce(envelope, text, reply, requestID)
      }
      return start(envelope, text, reply)
    } catch {
      answer(reply, .failure(explained(error, envelope, text)))
      return nil
    }
  }

  private func admissible(_ envelope: borrowing Envelope, _ reply: Reply) throws(RPCError) {
    if let problem = envelope.metaProblem { throw problem }
    if reply.isWanted, calls.ticket(ofID: reply.id) != nil {
      throw RPCError(
        .notARequest, "a call with this id still waits for its answer",
        remedy: "Give every call an id of its own until it is answered.")
    }
    if service.isEnding {
      throw RPCError(.shuttingDown, "the engine is shutting down and takes no new calls")
    }
    guard calls.count < limits.calls else {
      throw RPCError(.tooManyCalls, "\(calls.count) calls wait for their answers")
    }
    if heldBytes > limits.unreadBytes, reply.batch != nil { throw Session.crowded(heldBytes) }
    if envelope.callMeta.timeout == .zero {
      throw RPCError(.deadline, "the call was given no time")
    }
  }

  @inline(never)
  private static func crowded(_ bytes: Int) -> RPCError {
    RPCError(
      .batchTooLarge, "the answers of batches that wait for others have \(bytes) bytes",
      remedy: "Send calls with long answers one by one, or raise limits.unreadOutputBytes.")
  }

  /// Begins a call that is done once, however often it is made.
  private func beginOnce(
    _ envelope: borrowing Envelope, _ text: Span<UInt8>, _ reply: Reply, _ requestID: String,
  ) throws(RPCError) -> Admission.Step? {
    let fingerprint = Session.fingerprint(of: envelope, text)
    switch memory.begin(requestID, fingerprint: fingerprint, now: time.now) {
    case .new:
      return start(envelope, text, reply)
    case .answered(let earlier):
      answer(reply, earlier)
      return nil
    case .running:
      let ticket = calls.add(.init(reply: reply, requestID: nil))
      work = Session.following(self, requestID)
      return .run(ticket: ticket, within: envelope.callMeta.timeout)
    case .forgotten:
      throw RPCError(.answerGone, "the call \(requestID) was done, and its answer is not kept")
    case .taken:
      throw RPCError(.requestIDReused, "the requestId \(requestID) belongs to another call")
    }
  }

  /// The work of a call that waits for the answer of an earlier one.
  private nonisolated static func following(
    _ session: Session, _ requestID: String,
  ) -> RPCWork<Service> {
    { _ throws(RPCError) in try await session.answer(to: requestID) }
  }

  /// A number that two calls share only if they ask for the same.
  private static func fingerprint(of envelope: borrowing Envelope, _ text: Span<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(envelope.methodName(in: text))
    if let params = envelope.params {
      // What stands before `_meta`, and what stands behind it.
      let meta = envelope.meta ?? params.upperBound..<params.upperBound
      for part in [params.lowerBound..<meta.lowerBound, meta.upperBound..<params.upperBound] {
        hasher.combine(part.count)
        unsafe text.extracting(part).withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      }
    }
    return hasher.finalize()
  }

  /// Has the service begin a call.
  private func start(
    _ envelope: borrowing Envelope, _ text: Span<UInt8>, _ reply: Reply,
  ) -> Admission.Step? {
    if let answered = courtesy(envelope.method) {
      answer(reply, answered, requestID: envelope.callMeta.requestID)
      return nil
    }
    let call = RPCCall(
      id: reply.id, traceParent: envelope.callMeta.traceParent, ticket: calls.next, sink: self)
    var writer = beginAnswer(reply)
    do throws(RPCError) {
      switch try dispatch(envelope, text, call, &writer) {
      case .answered:
        finish(reply, &writer, requestID: envelope.callMeta.requestID)
        if service.isEnding { pipe.stop() }
        return nil
      case .waits(let work):
        recycle(&writer)
        let ticket = calls.add(.init(reply: reply, requestID: envelope.callMeta.requestID))
        self.work = work
        return .run(ticket: ticket, within: envelope.callMeta.timeout)
      case .unknownMethod:
        throw Session.unknown(envelope.methodName(in: text))
      }
    } catch {
      recycle(&writer)
      answer(
        reply, .failure(explained(error, envelope, text)), requestID: envelope.callMeta.requestID)
      return nil
    }
  }

  private func dispatch(
    _ envelope: borrowing Envelope, _ text: Span<UInt8>, _ call: RPCCall, _ writer: inout JSONWriter,
  ) throws(RPCError) -> RPCStart<Service> {
    guard let range = envelope.params, envelope.hasArguments else {
      var json = JSONReader(noParams.span)
      return try service.start(envelope.method, &json, call, &writer)
    }
    // What `_meta` holds has been read with the envelope, and is no argument.
    let read = envelope.meta.map {
      $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound
    }
    var json = JSONReader(
      text.extracting(range), maximumDepth: limits.depth, checked: read ?? 0..<0)
    return try service.start(envelope.method, &json, call, &writer)
  }

  private static func unknown(_ method: String) -> RPCError {
    let nearest = NearestWord.of(method, in: Service.methodNames)
    let remedy = nearest.map { "Did you mean \($0)?" }
    return RPCError(.unknownMethod, "there is no method \(method)", remedy: remedy)
  }

  /// Adds every violation of the params to an error that only knows the first.
  private func explained(
    _ error: RPCError, _ envelope: borrowing Envelope, _ text: Span<UInt8>,
  ) -> RPCError {
    guard error.reason == .badParams, let shape = Service.shape(ofParamsOf: envelope.method) else {
      return error
    }
    guard let range = envelope.params else {
      return error.adding(shape.violations(in: noParams.span))
    }
    return error.adding(
      shape.violations(in: text.extracting(range), maximumDepth: limits.depth))
  }
}
