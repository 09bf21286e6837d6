import JSON

/// What a call says about itself, whatever its method is.
struct CallMeta {
  /// How long the call may take.
  var timeout: Duration?

  /// The word under which the same call may be made again without being done again.
  var requestID: String?

  /// The W3C trace that the caller belongs to.
  var traceParent: String?

  /// Whether there is nothing to say.
  var isEmpty: Bool { timeout == nil && requestID == nil && traceParent == nil }
}

extension CallMeta: JSONWritable {
  /// The longest time that the contract knows.
  private static let longest = Duration.seconds(86_400)

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let timeout {
      json.key("timeoutMs")
      json.integer(CallMeta.milliseconds(of: timeout))
    }
    if let requestID {
      json.key("requestId")
      json.string(requestID)
    }
    if let traceParent {
      json.key("traceparent")
      json.string(traceParent)
    }
    json.endObject()
  }

  /// Whole milliseconds, rounded up: a deadline shall not come before its time.
  private static func milliseconds(of timeout: Duration) -> Int64 {
    let (seconds, attoseconds) = min(max(timeout, .zero), longest).components
    return seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}
