import JSON

/// What surrounds the params of one message, read in one pass.
///
/// It is neither copied nor moved, which would take as long as to read it.
struct Envelope: ~Copyable {
  /// What a message is.
  enum Kind: Hashable {
    case call
    case notification
    /// An answer, though nothing was asked: it is ignored.
    case answer
  }

  /// The id as it came, byte for byte; `null` when there is none.
  private(set) var id = "null"

  /// The method's name.
  private(set) var method: JSONKey = ""

  /// Where the method's name lies in the message, with its quotes.
  private(set) var methodRange = 0..<0

  /// Where the params lie in the message; nil when there are none.
  private(set) var params: Range<Int>?

  /// Whether the params hold anything besides `_meta`.
  private(set) var hasArguments = false

  /// Where `_meta` lies in the message, which says things about the call itself.
  private(set) var meta: Range<Int>?

  /// What `_meta` says.
  private(set) var callMeta = CallMeta()

  /// Why `_meta` cannot be used, if it cannot.
  private(set) var metaProblem: RPCError?

  private var seen: Seen = []
  private var isIDUsable = true
  private var idEnd = 0
  private var problem: RPCError?
  private var paramsProblem: RPCError?

  /// What has been found.
  private struct Seen: OptionSet {
    let rawValue: UInt8

    static let version = Seen(rawValue: 1)
    static let id = Seen(rawValue: 2)
    static let method = Seen(rawValue: 4)
    static let params = Seen(rawValue: 8)
    /// A result or an error.
    static let outcome = Seen(rawValue: 16)
    /// `_meta` in the params.
    static let meta = Seen(rawValue: 32)
  }

  /// What the message is.
  var kind: Kind {
    if seen.contains(.outcome), !seen.contains(.method) { return .answer }
    return seen.contains(.id) ? .call : .notification
  }

  /// The method's name as text, cut to a length fit for messages to people.
  func methodName(in text: Span<UInt8>) -> String {
    var json = JSONReader(text.extracting(methodRange))
    let name = (try? json.readString()) ?? ""
    // By scalars, as one character may have any number of them.
    guard name.unicodeScalars.count > 100 else { return name }
    return String(String.UnicodeScalarView(name.unicodeScalars.prefix(100))) + "…"
  }
}

/// Why a message is no request.
struct EnvelopeError: Error {
  /// The id to answer under; nil when nobody wants an answer.
  let id: String?

  /// What to answer.
  let error: RPCError

  /// Whether the message was no JSON at all, so that its end may not be where it seems.
  var isMalformed: Bool { error.reason == .malformed }
}

extension EnvelopeError {
  /// What to answer when a text cannot be read to its end.
  ///
  /// Text that is not JSON has no id, whatever seems to be one; what only nests too deeply has.
  init(_ error: JSONError, id: String?) {
    let isDeep = error.reason == .tooDeep
    self.id = isDeep ? id ?? "null" : "null"
    self.error = RPCError(
      isDeep ? .tooDeep : .malformed, "the message cannot be read: \(error.message)")
  }
}

extension Envelope {
  /// Reads the envelope of one message, into one that is new.
  ///
  /// All of the message is read even when a mistake is found early: the id may come last, and text
  /// that is not JSON is told apart from JSON that is no request.
  mutating func read(_ text: Span<UInt8>, maximumDepth: Int) throws(EnvelopeError) {
    if let error = take(text, maximumDepth: maximumDepth) {
      throw EnvelopeError(error, id: knownID)
    }
    if kind != .answer { try check() }
  }

  /// The id of a message that is too long to be read whole, as far as its first bytes tell.
  static func id(inHeadOf text: Span<UInt8>) -> String {
    var envelope = Envelope()
    _ = envelope.take(text, maximumDepth: 256)
    // A number that is cut off looks like a shorter one.
    return envelope.idEnd < text.count ? envelope.knownID ?? "null" : "null"
  }

  /// The id, if there is exactly one and it is one.
  private var knownID: String? { isIDUsable && seen.contains(.id) ? id : nil }

  /// Takes in the whole text; gives what makes it no JSON at all.
  private mutating func take(_ text: Span<UInt8>, maximumDepth: Int) -> JSONError? {
    var json = JSONReader(text, maximumDepth: maximumDepth)
    do throws(JSONError) {
      if json.beginObject(startingWith: #"{"jsonrpc":"2.0""#) {
        seen = .version
        try readMembers(&json, text)
      } else if try json.peek() == .object {
        try json.beginObject()
        try readMembers(&json, text)
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

  /// Fails if this is no request.
  @inline(__always)
  private func check() throws(EnvelopeError) {
    let missing =
      !seen.contains(.version) ? "jsonrpc" : !seen.contains(.method) ? "method" : nil
    if let problem = problem ?? missing.map(Envelope.lacking) {
      throw EnvelopeError(id: knownID ?? "null", error: problem)
    }
    if let paramsProblem { throw EnvelopeError(id: knownID, error: paramsProblem) }
  }

  private static func lacking(_ name: String) -> RPCError {
    RPCError(.notARequest, "the member \(name) is missing")
  }

  private mutating func note(_ message: String) {
    if problem == nil { problem = RPCError(.notARequest, message) }
  }

  /// Notes that a member came; a member that comes twice makes the message no request.
  @inline(__always)
  private mutating func see(_ part: Seen, _ name: StaticString) {
    if seen.contains(part) { note("the member \(name) is given twice") }
    seen.insert(part)
  }
}

// The members.
extension Envelope {
  private mutating func readMembers(
    _ json: inout JSONReader, _ text: Span<UInt8>
  ) throws(JSONError) {
    // As nearly every client writes them, and then in any other order and form.
    if json.nextMember(writtenAs: #","id":"#) { try readID(&json) }
    if json.nextMember(writtenAs: #","method":"#) { try readMethod(&json) }
    if json.nextMember(writtenAs: #","params":"#) { try readParams(&json, text) }
    while let key = try json.nextKey() {
      // The length tells most of them apart before any bytes are compared.
      switch key.count {
      case 7 where key == "jsonrpc": try readVersion(&json)
      case 2 where key == "id": try readID(&json)
      case 6 where key == "method": try readMethod(&json)
      case 6 where key == "params": try readParams(&json, text)
      case 6 where key == "result", 5 where key == "error":
        seen.insert(.outcome)
        _ = try json.skipValue()
      default: _ = try json.skipValue()
      }
    }
  }

  private mutating func readVersion(_ json: inout JSONReader) throws(JSONError) {
    see(.version, "jsonrpc")
    var isRight = false
    if try json.peek() == .string {
      isRight = try json.readName() == "2.0"
    } else {
      _ = try json.skipValue()
    }
    if !isRight { note("the member jsonrpc is not \"2.0\"") }
  }

  private mutating func readID(_ json: inout JSONReader) throws(JSONError) {
    if seen.contains(.id) { isIDUsable = false }
    see(.id, "id")
    let kind = try json.peek()
    let range = try json.skipValue()
    idEnd = range.upperBound
    guard kind == .number || kind == .string || kind == .null else {
      isIDUsable = false
      return note("an id is a string, a number or null")
    }
    guard range.count <= Envelope.longestID else {
      isIDUsable = false
      return note("an id has at most \(Envelope.longestID) bytes")
    }
    id = json.text(in: range)
  }

  /// How long an id may be, which is kept as long as its call waits and written with each item.
  private static var longestID: Int { 1024 }

  private mutating func readMethod(_ json: inout JSONReader) throws(JSONError) {
    see(.method, "method")
    guard try json.peek() == .string else {
      _ = try json.skipValue()
      return note("the member method is not a string")
    }
    let start = json.offset
    method = try json.readName()
    methodRange = start..<json.offset
  }

  private mutating func readParams(
    _ json: inout JSONReader, _ text: Span<UInt8>
  ) throws(JSONError) {
    see(.params, "params")
    json.skipWhiteSpace()
    let start = json.offset
    if json.beginObject(startingWith: #"{"_meta":"#) {
      try readMeta(&json, text)
    } else {
      let kind = try json.peek()
      guard kind == .object else {
        _ = try json.skipValue()
        if kind == .array { paramsProblem = Envelope.positional }
        if kind != .array, kind != .null { note("params are an object") }
        return
      }
      try json.beginObject()
    }
    while let key = try json.nextKey() {
      if key.count == 5, key == "_meta" {
        try readMeta(&json, text)
      } else {
        hasArguments = true
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

  /// Reads `_meta` on the way, or finds out why it cannot be used.
  private mutating func readMeta(
    _ json: inout JSONReader, _ text: Span<UInt8>
  ) throws(JSONError) {
    json.skipWhiteSpace()
    let before = json
    do throws(JSONError) {
      var read = CallMeta()
      try read.read(&json)
      callMeta = read
    } catch {
      json = before
      let range = try json.skipValue()
      do throws(RPCError) {
        callMeta = try CallMeta(in: text, range, maximumDepth: json.maximumDepth)
      } catch {
        metaProblem = metaProblem ?? error
      }
    }
    if seen.contains(.meta) { metaProblem = metaProblem ?? Envelope.metaTwice }
    seen.insert(.meta)
    meta = before.offset..<json.offset
  }

  private static var metaTwice: RPCError {
    let twice = JSONViolation(
      path: "_meta", expected: "one member of this name", found: "a second one")
    return RPCError(.badParams, "the member _meta is given twice", violations: [twice])
  }
}
