import JSON

/// The members of an envelope as they are found.
struct EnvelopeParts: ~Copyable {
  /// Where the id ends in the text.
  private(set) var idEnd = 0

  private var id: String?
  private var isIDUsable = true
  private var seen: UInt8 = 0
  private var method: (key: JSONKey, range: Range<Int>)?
  private var params: Range<Int>?
  private var meta: Range<Int>?
  private var callMeta = CallMeta()
  private var isMetaRead = false
  private var isAnswer = false
  private var problem: RPCError?
  private var paramsProblem: RPCError?

  /// What nearly every message begins with.
  private static var head: StaticString { #"{"jsonrpc":"2.0""# }

  /// The id, if there is exactly one and it is one.
  var knownID: String? { isIDUsable ? id : nil }

  /// Reads the whole text; gives what makes it no JSON at all.
  mutating func read(_ text: Span<UInt8>, maximumDepth: Int) -> JSONError? {
    var json = JSONReader(text, maximumDepth: maximumDepth)
    do throws(JSONError) {
      if json.beginObject(startingWith: EnvelopeParts.head) {
        seen = 1
        try readMembers(&json)
      } else if try json.peek() == .object {
        try json.beginObject()
        try readMembers(&json)
      } else {
        _ = try json.skipValue()
        note("a message is an object, or an array of objects")
      }
      try json.finish()
      return nil
    } catch {
      return error
    }
  }

  /// Puts the parts together, or says why they are no request.
  consuming func envelope(of text: Span<UInt8>) throws(EnvelopeError) -> Envelope {
    let missing = seen & 1 == 0 ? "jsonrpc" : seen & 4 == 0 ? "method" : nil
    let isAnswer = isAnswer && seen & 4 == 0
    if !isAnswer, let problem = problem ?? missing.map(EnvelopeParts.lacking) {
      throw EnvelopeError(id: knownID ?? "null", error: problem)
    }
    if !isAnswer, let paramsProblem { throw EnvelopeError(id: id, error: paramsProblem) }
    let metaProblem = explainMeta(in: text)
    return Envelope(
      kind: isAnswer ? .answer : id == nil ? .notification : .call, id: id ?? "null",
      method: method?.key ?? "", methodRange: method?.range ?? 0..<0,
      params: params, meta: meta, callMeta: callMeta, metaProblem: metaProblem)
  }

  /// Reads `_meta` again if it could not be read on the way, and says why not.
  private mutating func explainMeta(in text: Span<UInt8>) -> RPCError? {
    guard !isMetaRead, let meta else { return nil }
    do throws(RPCError) {
      callMeta = try CallMeta(in: text, meta)
      return nil
    } catch {
      return error
    }
  }

  private static func lacking(_ name: String) -> RPCError {
    RPCError(.notARequest, "the member \(name) is missing")
  }

  private mutating func note(_ message: String) {
    if problem == nil { problem = RPCError(.notARequest, message) }
  }

  private mutating func readMembers(_ json: inout JSONReader) throws(JSONError) {
    while let key = try json.nextKey() {
      // The length tells most of them apart before any bytes are compared.
      switch key.count {
      case 7 where key == "jsonrpc": try readVersion(&json)
      case 2 where key == "id": try readID(&json)
      case 6 where key == "method": try readMethod(&json)
      case 6 where key == "params": try readParams(&json)
      case 6 where key == "result", 5 where key == "error":
        isAnswer = true
        _ = try json.skipValue()
      default: _ = try json.skipValue()
      }
    }
  }

  /// Notes that a member came; a member that comes twice makes the message no request.
  private mutating func see(_ bit: UInt8, _ name: String) {
    if seen & bit != 0 { note("the member \(name) is given twice") }
    seen |= bit
  }

  private mutating func readVersion(_ json: inout JSONReader) throws(JSONError) {
    see(1, "jsonrpc")
    var isRight = false
    if try json.peek() == .string {
      isRight = try json.readName() == "2.0"
    } else {
      _ = try json.skipValue()
    }
    if !isRight { note("the member jsonrpc is not \"2.0\"") }
  }

  private mutating func readID(_ json: inout JSONReader) throws(JSONError) {
    if seen & 2 != 0 { isIDUsable = false }
    see(2, "id")
    let range = try json.skipValue()
    idEnd = range.upperBound
    let text = json.text(in: range)
    switch text.utf8.first {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "t"), UInt8(ascii: "f"):
      isIDUsable = false
      note("an id is a string, a number or null")
    default:
      id = text
    }
  }

  private mutating func readMethod(_ json: inout JSONReader) throws(JSONError) {
    see(4, "method")
    guard try json.peek() == .string else {
      _ = try json.skipValue()
      return note("the member method is not a string")
    }
    let start = json.offset
    method = (try json.readName(), start..<json.offset)
  }

  /// Reads `_meta` on the way, or notes where it lies if it cannot be used.
  private mutating func readMeta(_ json: inout JSONReader) throws(JSONError) {
    _ = try json.peek()
    let start = json.offset
    var ahead = json
    var read = CallMeta()
    do throws(JSONError) {
      try read.read(&ahead)
      json = ahead
      meta = start..<json.offset
      callMeta = read
      isMetaRead = true
    } catch {
      meta = try json.skipValue()
      isMetaRead = false
    }
  }

  private mutating func readParams(_ json: inout JSONReader) throws(JSONError) {
    see(8, "params")
    let kind = try json.peek()
    guard kind == .object else {
      _ = try json.skipValue()
      if kind == .array { paramsProblem = EnvelopeParts.positional }
      if kind != .array, kind != .null { note("params are an object") }
      return
    }
    let start = json.offset
    try json.beginObject()
    while let key = try json.nextKey() {
      if key.count == 5, key == "_meta" {
        try readMeta(&json)
      } else {
        _ = try json.skipValue()
      }
    }
    params = start..<json.offset
  }

  private static var positional: RPCError {
    RPCError(
      .badParams, "params are given by name, in an object, not in an array",
      violations: [JSONViolation(path: "", expected: "an object", found: "an array")])
  }
}
