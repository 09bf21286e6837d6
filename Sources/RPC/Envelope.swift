import JSON

/// What surrounds the params of one message, read in one pass.
struct Envelope {
  /// What a message is.
  enum Kind: Hashable {
    case call
    case notification
    /// An answer, though nothing was asked: it is ignored.
    case answer
  }

  let kind: Kind

  /// The id as it came, byte for byte; `null` when there is none.
  let id: String

  /// The method's name.
  let method: JSONKey

  /// The method's name as text, for messages to people.
  let methodText: String

  /// Where the params lie in the message; nil when there are none.
  let params: Range<Int>?

  /// Where `_meta` lies in the message, which says things about the call itself.
  let meta: Range<Int>?
}

/// Why a message is no request, with the id to answer under.
struct EnvelopeError: Error {
  let id: String
  let error: RPCError

  init(_ reason: RPCReason, _ message: String, id: String = "null") {
    self.id = id
    error = RPCError(reason, message)
  }
}

extension Envelope {
  /// Reads the envelope of one message.
  ///
  /// All of the message is read even when a mistake is found early: the id may come last, and text
  /// that is not JSON is told apart from JSON that is no request.
  static func read(_ text: Span<UInt8>, maximumDepth: Int) throws(EnvelopeError) -> Envelope {
    var parts = EnvelopeParts()
    if let error = parts.read(text, maximumDepth: maximumDepth) {
      let reason: RPCReason = error.reason == .tooDeep ? .tooDeep : .malformed
      let message = "the message cannot be read: \(error.message)"
      throw EnvelopeError(reason, message, id: parts.id ?? "null")
    }
    return try parts.envelope()
  }

  /// The id of a message that cannot be read whole, as far as its first bytes tell.
  static func id(inHeadOf text: Span<UInt8>) -> String {
    var parts = EnvelopeParts()
    _ = parts.read(text, maximumDepth: 256)
    return parts.id ?? "null"
  }
}

/// The members of an envelope as they are found.
private struct EnvelopeParts {
  private(set) var id: String?
  private var seen: UInt8 = 0
  private var method: (key: JSONKey, text: String)?
  private var params: Range<Int>?
  private var meta: Range<Int>?
  private var isAnswer = false
  private var problem: (reason: RPCReason, message: String)?

  private static let jsonrpc = JSONKey("jsonrpc")
  private static let version = JSONKey("2.0")
  private static let id = JSONKey("id")
  private static let method = JSONKey("method")
  private static let params = JSONKey("params")
  private static let result = JSONKey("result")
  private static let error = JSONKey("error")
  private static let meta = JSONKey("_meta")

  /// Reads the whole text; gives what makes it no JSON at all.
  mutating func read(_ text: Span<UInt8>, maximumDepth: Int) -> JSONError? {
    var json = JSONReader(text, maximumDepth: maximumDepth)
    do throws(JSONError) {
      if try json.peek() == .object {
        try readMembers(&json, text)
      } else {
        _ = try json.skipValue()
        note(.notARequest, "a message is an object, or an array of objects")
      }
      try json.finish()
      return nil
    } catch {
      return error
    }
  }

  /// Puts the parts together, or says why they are no request.
  func envelope() throws(EnvelopeError) -> Envelope {
    if let problem {
      throw EnvelopeError(problem.reason, problem.message, id: id ?? "null")
    }
    if method == nil, isAnswer {
      return Envelope(
        kind: .answer, id: "null", method: JSONKey(""), methodText: "", params: nil, meta: nil)
    }
    guard seen & 1 != 0 else {
      throw EnvelopeError(.notARequest, "the member jsonrpc is missing", id: id ?? "null")
    }
    guard let method else {
      throw EnvelopeError(.notARequest, "the member method is missing", id: id ?? "null")
    }
    return Envelope(
      kind: id == nil ? .notification : .call, id: id ?? "null",
      method: method.key, methodText: method.text, params: params, meta: meta)
  }

  private mutating func note(_ reason: RPCReason, _ message: String) {
    if problem == nil { problem = (reason, message) }
  }

  private mutating func readMembers(
    _ json: inout JSONReader, _ text: Span<UInt8>,
  ) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case EnvelopeParts.jsonrpc: try readVersion(&json)
      case EnvelopeParts.id: try readID(&json, text)
      case EnvelopeParts.method: try readMethod(&json)
      case EnvelopeParts.params: try readParams(&json, text)
      case EnvelopeParts.result, EnvelopeParts.error:
        isAnswer = true
        _ = try json.skipValue()
      default: _ = try json.skipValue()
      }
    }
  }

  /// Notes that a member came; a member that comes twice makes the message no request.
  private mutating func see(_ bit: UInt8, _ name: String) {
    if seen & bit != 0 { note(.notARequest, "the member \(name) is given twice") }
    seen |= bit
  }

  private mutating func readVersion(_ json: inout JSONReader) throws(JSONError) {
    see(1, "jsonrpc")
    var isRight = false
    if try json.peek() == .string {
      isRight = try json.readName() == EnvelopeParts.version
    } else {
      _ = try json.skipValue()
    }
    if !isRight { note(.notARequest, "the member jsonrpc is not \"2.0\"") }
  }

  private mutating func readID(_ json: inout JSONReader, _ text: Span<UInt8>) throws(JSONError) {
    see(2, "id")
    let kind = try json.peek()
    let range = try json.skipValue()
    guard kind == .string || kind == .number || kind == .null else {
      return note(.notARequest, "an id is a string, a number or null")
    }
    id = try? String(copying: UTF8Span(validating: text.extracting(range)))
  }

  private mutating func readMethod(_ json: inout JSONReader) throws(JSONError) {
    see(4, "method")
    guard try json.peek() == .string else {
      _ = try json.skipValue()
      return note(.notARequest, "the member method is not a string")
    }
    let key = try json.readName()
    method = (key, json.text(of: key))
  }

  private mutating func readParams(
    _ json: inout JSONReader, _ text: Span<UInt8>,
  ) throws(JSONError) {
    see(8, "params")
    let kind = try json.peek()
    guard kind == .object else {
      _ = try json.skipValue()
      if kind == .array {
        note(.badParams, "params are given by name, in an object, not in an array")
      } else if kind != .null {
        note(.notARequest, "params are an object")
      }
      return
    }
    let start = json.offset
    try json.beginObject()
    while let key = try json.nextKey() {
      if key == EnvelopeParts.meta {
        meta = try json.skipValue()
      } else {
        _ = try json.skipValue()
      }
    }
    params = start..<json.offset
  }
}
