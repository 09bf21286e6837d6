import JSON

// What hosts of language servers and the like send on their own, and what concerns the session
// itself and no method.
extension Session {
  /// The answer to a call that such hosts make; nil if the service is meant.
  func courtesy(_ method: String) -> Answer? {
    switch method {
    case "initialize":
      return .result(Session.greeting)
    case "shutdown":
      hasShutDown = true
      return .result(Array("null".utf8))
    default:
      return nil
    }
  }

  private static var greeting: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("capabilities")
    json.beginObject()
    json.endObject()
    json.key("serverInfo")
    json.beginObject()
    json.key("name")
    json.string(Service.serverInfo.name)
    json.key("version")
    json.string(Service.serverInfo.version)
    json.endObject()
    json.endObject()
    return json.bytes
  }

  /// Whether a notification concerns the session itself.
  func isProtocol(_ method: String) -> Bool {
    method.hasPrefix("$/") || method.hasPrefix("notifications/") || method == "initialized"
      || method == "exit"
  }

  /// Takes a notification that concerns the session itself.
  func note(_ envelope: Envelope, _ text: Span<UInt8>) -> Step? {
    switch envelope.methodText {
    case "$/cancelRequest":
      cancel(member(JSONKey("id"), of: envelope, text))
    case "notifications/cancelled":
      cancel(member(JSONKey("requestId"), of: envelope, text))
    case "$/clock":
      let span = member(JSONKey("advanceMs"), of: envelope, text).flatMap { Int64($0) } ?? 0
      return .advance(milliseconds: max(0, span))
    case "exit":
      pipe.stop()
    default:
      log.write(.debug, "the notification \(envelope.methodText) is ignored", call: nil)
    }
    return nil
  }

  /// A member of the params, byte for byte.
  private func member(_ name: JSONKey, of envelope: Envelope, _ text: Span<UInt8>) -> String? {
    guard let range = envelope.params else { return nil }
    let part = text.extracting(range)
    var json = JSONReader(part, maximumDepth: limits.depth)
    var found: Range<Int>?
    do throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        let value = try json.skipValue()
        if key == name { found = value }
      }
    } catch {
      return nil
    }
    return found.flatMap { try? String(copying: UTF8Span(validating: part.extracting($0))) }
  }

  /// Cancels the call of that id, if it still waits.
  private func cancel(_ id: String?) {
    guard let id, let ticket = calls.ticket(ofID: id), calls[ticket]?.ending == nil else { return }
    calls[ticket]?.ending = .cancelled
    calls[ticket]?.canceller?.cancel()
  }
}
