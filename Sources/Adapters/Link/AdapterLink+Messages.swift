import AdService
import JSON
import Mediation
import RPC

// What the program writes.
extension AdapterLink {
  /// Takes in one message; false if it is none.
  func take(_ text: Span<UInt8>) -> Bool {
    var parts = AdapterMessage()
    do throws(JSONError) {
      try read(text, &parts)
    } catch {
      parts.call?.unread()
      guard parts.flaw != nil, AdapterMessage.isJSON(text) else { return false }
    }
    guard let kind = parts.kind else {
      parts.call?.unread()
      return false
    }
    noteWord()
    switch kind {
    case .answer: takeAnswer(parts, text)
    case .notification(let method): takeNotification(method, parts, text)
    case .request(let method): refuse(method, parts, text)
    }
    return true
  }

  /// Reads a message in one pass: a result that follows its id goes to its call on the way.
  private func read(_ text: Span<UInt8>, _ parts: inout AdapterMessage) throws(JSONError) {
    var json = JSONReader(text, unknownMembers: .ignored)
    try json.beginObject()
    while let key = try json.nextKey() {
      if key.count == 6, key == "result", !parts.hasResult,
        let id = parts.number, let call = calls[id]
      {
        try parts.take(call, &json)
      } else {
        try parts.read(key, &json, text)
      }
    }
    try json.finish()
  }

  private func takeAnswer(_ parts: AdapterMessage, _ text: Span<UInt8>) {
    guard let id = parts.number, let call = calls.removeValue(forKey: id) else {
      return takeStray(parts, text)
    }
    var flaw = parts.flaw
    if let range = parts.error {
      var json = JSONReader(text.extracting(range), unknownMembers: .ignored)
      if let read = try? RPCError.read(&json) {
        call.fail(read.error)
        flaw = flaw ?? read.flaw
      }
    } else if parts.call == nil, flaw == nil {
      flaw = read(parts.result, text, into: call)
    }
    if let flaw {
      report(.violation(NetworkViolation(.unreadableAnswer, of: call.ad, note: flaw)))
      if parts.error == nil { call.fail(RPCError(.adapterUnreadable, flaw)) }
    }
    if !call.isOver { call.fail(RPCError(.adapterUnreadable, "the answer is empty")) }
    end(call)
  }

  /// Reads a result that came before its id; gives what is wrong with it.
  private func read(
    _ range: Range<Int>?, _ text: Span<UInt8>, into call: OpenCall,
  ) -> String? {
    guard let range else { return "the result is null" }
    var json = JSONReader(text.extracting(range), unknownMembers: .ignored)
    do throws(JSONError) {
      try call.read(&json)
      return nil
    } catch {
      return AdapterMessage.flaw(error)
    }
  }

  /// Takes in an answer that no call waits for.
  private func takeStray(_ parts: AdapterMessage, _ text: Span<UInt8>) {
    guard let id = parts.number, id > givenUp.horizon, id <= lastID, id > 0 else {
      return report(
        .violation(NetworkViolation(.unknownAnswer, note: "no call has the id of an answer")))
    }
    guard let given = givenUp.take(id) else {
      return report(
        .violation(NetworkViolation(.answeredTwice, note: "the call \(id) was answered before")))
    }
    // Whoever is told that nobody waits may answer all the same, best with an error.
    guard let range = parts.result else { return }
    if given.isLate { report(.violation(NetworkViolation(.answeredLate, of: given.ad))) }
    guard let ad = given.ad, "\(given.method)" == "adapter.load" else { return }
    var json = JSONReader(text.extracting(range), unknownMembers: .ignored)
    if let result = try? LoadAdapterResult(from: &json) { hear(.lateLoad(result, of: ad)) }
  }

  private func takeNotification(
    _ method: JSONKey, _ parts: AdapterMessage, _ text: Span<UInt8>,
  ) {
    guard let range = parts.params else { return }
    var json = JSONReader(text.extracting(range), unknownMembers: .ignored)
    do throws(JSONError) {
      guard let told = try AdapterNotification(method: method, params: &json) else { return }
      report(.notification(told))
    } catch {
      let note = AdapterMessage.flaw(error)
      report(.violation(NetworkViolation(.unreadableEvent, note: note)))
    }
  }

  /// Answers a request of the program: the engine has no methods for it.
  private func refuse(_ method: JSONKey, _ parts: AdapterMessage, _ text: Span<UInt8>) {
    guard let range = parts.id else { return }
    var json = JSONWriter()
    json.beginObject()
    json.key("jsonrpc")
    json.string("2.0")
    json.key("id")
    json.raw(text.extracting(range))
    json.key("error")
    RPCError(.methodNotFound, "the engine answers nothing to an adapter").write(to: &json)
    json.endObject()
    _ = write(&json)
  }
}
