import AdService
package import JSON
import Loop
package import Mediation
package import RPC

extension AdapterLink {
  /// Makes a call and waits for its answer, but no longer than until then.
  ///
  /// When the time is over or the task is cancelled, the program is told that nobody waits.
  package func call<Value: JSONReadable & Sendable>(
    _ method: StaticString, _ params: some JSONWritable & Sendable, _ type: Value.Type,
    until end: Duration?, about ad: OfferName? = nil,
  ) async throws(RPCError) -> Value {
    let call = TypedCall<Value>(lastID + 1, method, about: ad)
    try begin(call, params, until: end)
    let id = call.id
    await withTaskCancellationHandler {
      await Wakeup.wait { call.sleep($0) }
    } onCancel: {
      // Whatever cancels a task runs on the timeline.
      self.assumeIsolated { $0.giveUp(id) }
    }
    guard let outcome = call.outcome else { throw RPCError(.adapterUnheard, "nobody waits") }
    return try outcome.get()
  }

  /// Tells the program something that it does not answer.
  package func tell(_ method: StaticString, _ params: some JSONWritable & Sendable) {
    _ = send(nil, method, params)
  }

  /// Makes a call whose answer nobody waits for.
  package func post(_ method: StaticString, _ params: some JSONWritable & Sendable) {
    lastID += 1
    // Its answer is expected as little as that of a call which was given up.
    let entry = GivenUpCalls.Entry(method: method, ad: nil, isLate: false)
    if send(lastID, method, params) { givenUp.add(lastID, entry, at: timeline.now) }
  }

  private func begin(
    _ call: OpenCall, _ params: some JSONWritable, until end: Duration?,
  ) throws(RPCError) {
    guard calls.count < bounds.calls else {
      throw RPCError(.adapterDeaf, "\(calls.count) calls wait for the program")
    }
    guard send(call.id, call.method, params) else {
      guard isRunning else {
        throw RPCError(.adapterGone, "the program is not running")
      }
      throw RPCError(.adapterDeaf, "the program does not read what is written to it")
    }
    lastID = call.id
    calls[call.id] = call
    guard let end else { return }
    let id = call.id
    let alarm = Alarm { self.expire(id) }
    call.alarm = alarm
    timeline.start(alarm, after: end - timeline.now)
  }

  private func expire(_ id: Int64) {
    guard let call = drop(id, isLate: true) else { return }
    end(call, RPCError(.adapterLate, "the program did not answer in time"))
    noteSilence()
  }

  private func giveUp(_ id: Int64) {
    guard let call = drop(id, isLate: false) else { return }
    end(call, RPCError(.adapterUnheard, "nobody waits for the answer any more"))
  }

  /// Forgets a call that waits, and has the program told.
  private func drop(_ id: Int64, isLate: Bool) -> OpenCall? {
    guard let call = calls.removeValue(forKey: id) else { return nil }
    let entry = GivenUpCalls.Entry(method: call.method, ad: call.ad, isLate: isLate)
    givenUp.add(id, entry, at: timeline.now)
    tell("$/cancelRequest", Cancellation(id: id))
    return call
  }

  /// Ends a call that does not wait any more among the others.
  func end(_ call: OpenCall, _ error: RPCError? = nil) {
    if let alarm = call.alarm {
      timeline.stop(alarm)
      call.alarm = nil
    }
    if let error { call.fail(error) }
    call.wake()
  }

  /// Sends a message to the program, put together in the memory that is kept for it.
  ///
  /// False if the program does not take it.
  private func send(
    _ id: Int64?, _ method: StaticString, _ params: some JSONWritable,
  ) -> Bool {
    var json = JSONWriter()
    swap(&json, &spareWriter)
    defer {
      json.removeAll(keepingUpTo: AdapterLink.keptBytes)
      swap(&json, &spareWriter)
    }
    json.beginObject()
    json.key("jsonrpc")
    json.string("2.0")
    if let id {
      json.key("id")
      json.integer(id)
    }
    json.key("method")
    json.string(method.description)
    json.key("params")
    params.write(to: &json)
    json.endObject()
    return write(&json)
  }

  /// How much memory is kept for the next message.
  private static let keptBytes = 1 << 16
}
