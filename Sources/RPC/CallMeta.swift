import JSON

/// What `_meta` in the params says about a call, whatever its method is.
struct CallMeta: Hashable, Sendable {
  /// After how long the call is over.
  var timeout: Duration?

  /// The word under which the same call may be made again without being done again.
  var requestID: String?

  /// The W3C trace that the caller belongs to.
  var traceParent: String?

  /// The longest deadline: a day, which no caller can mean to wait longer than.
  private static let timeouts: ClosedRange<Int64> = 0...86_400_000
  private static let lengths = 1...128

  init() {}

  /// Reads what lies in that part of a message; members that are not known are passed over.
  init(in text: Span<UInt8>, _ range: Range<Int>, maximumDepth: Int) throws(RPCError) {
    let part = text.extracting(range)
    do throws(JSONError) {
      var json = JSONReader(part, maximumDepth: maximumDepth)
      try read(&json)
    } catch {
      let violations = CallMeta.shape.violations(
        in: part, maximumDepth: maximumDepth, unknownMembers: .ignored)
      throw RPCError(
        .badParams, "the member _meta cannot be used: \(error.message)",
        violations: violations.map(CallMeta.underMeta))
    }
  }

  /// Reads the value that comes next; what is not known is passed over.
  mutating func read(_ json: inout JSONReader) throws(JSONError) {
    guard try !json.readNull() else { return }
    try json.beginObject()
    while let key = try json.nextKey() {
      // The length tells most of them apart before any bytes are compared.
      switch key.count {
      case 9 where key == "timeoutMs":
        guard try json.isThere(key, timeout == nil) else { continue }
        timeout = .milliseconds(try json.readInteger(in: CallMeta.timeouts))
      case 9 where key == "requestId":
        guard try json.isThere(key, requestID == nil) else { continue }
        requestID = try json.readString(length: CallMeta.lengths)
      case 11 where key == "traceparent":
        guard try json.isThere(key, traceParent == nil) else { continue }
        traceParent = try json.readString(length: CallMeta.lengths)
      default: _ = try json.skipValue()
      }
    }
  }

  private static let shape = JSONShape.object(
    [
      .init(name: "timeoutMs", isRequired: false, shape: .integer(timeouts)),
      .init(name: "requestId", isRequired: false, shape: .string(length: lengths, format: nil)),
      .init(name: "traceparent", isRequired: false, shape: .string(length: lengths, format: nil)),
    ], exactlyOne: false)

  private static func underMeta(_ violation: JSONViolation) -> JSONViolation {
    let path = violation.path.isEmpty ? "_meta" : "_meta.\(violation.path)"
    return JSONViolation(path: path, expected: violation.expected, found: violation.found)
  }
}

extension JSONReader {
  /// Whether a member has a value that is not null, which it may have once.
  fileprivate mutating func isThere(_ key: JSONKey, _ isFirst: Bool) throws(JSONError) -> Bool {
    if try readNull() { return false }
    guard isFirst else { throw failure(.duplicateMember, at: key) }
    return true
  }
}
