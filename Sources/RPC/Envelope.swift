import JSON

/// What surrounds the params of one message, read in one pass.
///
/// It is not copied, as copies would count references for every message.
struct Envelope: ~Copyable {
  /// What a message is.
  enum Kind: Hashable {
    case call
    case notification
    /// An answer, though nothing was asked: it is ignored.
    case answer
  }

  /// What the message is.
  let kind: Kind

  /// The id as it came, byte for byte; `null` when there is none.
  let id: String

  /// The method's name.
  let method: JSONKey

  /// Where the method's name lies in the message, with its quotes.
  let methodRange: Range<Int>

  /// Where the params lie in the message; nil when there are none.
  let params: Range<Int>?

  /// Where `_meta` lies in the message, which says things about the call itself.
  let meta: Range<Int>?

  /// What `_meta` says.
  let callMeta: CallMeta

  /// Why `_meta` cannot be used, if it cannot.
  let metaProblem: RPCError?

  /// The method's name as text, cut to a length fit for messages to people.
  func methodName(in text: Span<UInt8>) -> String {
    var json = JSONReader(text.extracting(methodRange))
    let name = (try? json.readString()) ?? ""
    return name.utf8.count <= 100 ? name : name.prefix(100) + "…"
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
  /// Reads the envelope of one message.
  ///
  /// All of the message is read even when a mistake is found early: the id may come last, and text
  /// that is not JSON is told apart from JSON that is no request.
  static func read(_ text: Span<UInt8>, maximumDepth: Int) throws(EnvelopeError) -> Envelope {
    var parts = EnvelopeParts()
    if let error = parts.read(text, maximumDepth: maximumDepth) {
      throw EnvelopeError(error, id: parts.knownID)
    }
    return try parts.envelope(of: text)
  }

  /// The id of a message that is too long to be read whole, as far as its first bytes tell.
  static func id(inHeadOf text: Span<UInt8>) -> String {
    var parts = EnvelopeParts()
    _ = parts.read(text, maximumDepth: 256)
    // A number that is cut off looks like a shorter one.
    return parts.idEnd < text.count ? parts.knownID ?? "null" : "null"
  }
}
