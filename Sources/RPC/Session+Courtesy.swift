import JSON

// What hosts of language servers and the like send on their own, and what concerns the session
// itself and no method.
extension Session {
  /// The answer to a call that such hosts make; nil if the service is meant.
  func courtesy(_ method: JSONKey) -> Answer? {
    switch method {
    case "initialize": .result(Session.greeting)
    case "shutdown": .result(Array("null".utf8))
    default: nil
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
  func isProtocol(_ method: JSONKey) -> Bool {
    method.begins(with: "$/") || method.begins(with: "notifications/")
      || method == "initialized" || method == "exit"
  }

  /// Takes a notification that concerns the session itself.
  func note(_ envelope: borrowing Envelope, _ text: Span<UInt8>) -> Admission.Step? {
    switch envelope.method {
    case "$/cancelRequest":
      return cancel(member("id", of: envelope, text))
    case "notifications/cancelled":
      return cancel(member("requestId", of: envelope, text))
    case "$/clock":
      let span = member("advanceMs", of: envelope, text).flatMap { Int64($0) }
      if let span, span >= 0 { return .advance(milliseconds: span) }
      log.write(
        .notice, "$/clock is ignored: advanceMs is not a whole number of milliseconds", call: nil)
    case "exit":
      hasExited = true
      pipe.stop()
    default:
      let name = envelope.methodName(in: text)
      log.write(.debug, "the notification \(name) is ignored", call: nil)
    }
    return nil
  }

  /// A member of the params, byte for byte.
  private func member(
    _ name: JSONKey, of envelope: borrowing Envelope, _ text: Span<UInt8>
  ) -> String? {
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
  private func cancel(_ id: String?) -> Admission.Step? {
    guard let id, let ticket = calls.ticket(ofID: id), calls[ticket]?.ending == nil else {
      return nil
    }
    calls[ticket]?.ending = .cancelled
    calls[ticket]?.canceller?.cancel()
    return .letEnd
  }
}

extension JSONKey {
  /// Whether a name begins with another one of at most 16 bytes.
  fileprivate func begins(with other: JSONKey) -> Bool {
    count >= other.count && word0 & JSONKey.mask(other.count) == other.word0
      && word1 & JSONKey.mask(other.count - 8) == other.word1
  }

  private static func mask(_ count: Int) -> UInt64 {
    count >= 8 ? .max : count <= 0 ? 0 : (1 << UInt64(count * 8)) - 1
  }
}
