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
    let message = message(nil, method, params)
    _ = write(message)
    spare = message
  }

  /// Makes a call whose answer nobody waits for.
  package func post(_ method: StaticString, _ params: some JSONWritable & Sendable) {
    lastID += 1
    let message = message(lastID, method, params)
    // Its answer is expected as little as that of a call which was given up.
    let entry = GivenUpCalls.Entry(method: method, ad: nil, isLate: false)
    if write(message) { givenUp.add(lastID, entry, at: timeline.now) }
    spare = message
  }

  private func begin(
    _ call: OpenCall, _ params: some JSONWritable, until end: Duration?,
  ) throws(RPCError) {
    guard calls.count < bounds.calls else {
      throw RPCError(.adapterDeaf, "\(calls.count) calls wait for the program")
    }
    let message = message(call.id, call.method, params)
    guard write(message) else {
      guard isRunning else {
        throw RPCError(.adapterGone, "the program is not running")
      }
      throw RPCError(.adapterDeaf, "the program does not read what is written to it")
    }
    spare = message
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

  /// Puts a message together in the memory that is kept for it.
  func message(_ id: Int64?, _ method: StaticString, _ params: some JSONWritable) -> [UInt8] {
    var json = JSONWriter()
    swap(&json.bytes, &spare)
    json.bytes.removeAll(keepingCapacity: json.bytes.capacity <= AdapterLink.keptBytes)
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
    if framing == .lines { json.bytes.append(UInt8(ascii: "\n")) }
    return json.bytes
  }

  /// How much memory is kept for the next message.
  private static let keptBytes = 1 << 16
}
