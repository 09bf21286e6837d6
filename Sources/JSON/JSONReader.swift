/// Pulls values out of one JSON text, in order.
///
/// It accepts exactly what RFC 8259 calls JSON text, in UTF-8 and without a byte-order mark, and
/// refuses the rest with the byte that is wrong. It never recurses, so no text can exhaust the
/// stack. A reader that has thrown is spent.
public struct JSONReader: ~Escapable {
  /// What to do with a member that the type being read does not have.
  public enum UnknownMembers: Sendable {
    /// It is an error.
    case refused
    /// Its value is checked and passed over.
    case ignored
  }

  /// The whole text.
  let text: Span<UInt8>

  /// How many arrays and objects may be open at once.
  public let maximumDepth: Int

  /// What `unknownMember(_:)` does.
  let unknownMembers: UnknownMembers

  /// Where a value lies that another reader of the same bytes has read already; empty if none does.
  let checked: Range<Int>

  /// The next byte to read; never more than the length of the text.
  var position = 0

  /// How many arrays and objects are open.
  var depth = 0

  /// Whether an array or object was opened and nothing in it has been asked for yet.
  var isAtFirst = false

  /// Starts at the first byte of a text.
  ///
  /// A value that has been read before, no less strictly, is skipped in one step.
  @_lifetime(copy text)
  public init(
    _ text: Span<UInt8>,
    maximumDepth: Int = 256,
    unknownMembers: UnknownMembers = .refused,
    checked: Range<Int> = 0..<0,
  ) {
    self.text = text
    self.maximumDepth = maximumDepth
    self.unknownMembers = unknownMembers
    self.checked = checked.clamped(to: 0..<text.count)
  }

  /// How many bytes have been read.
  public var offset: Int { position }

  /// Makes an error of the current place.
  public func failure(_ reason: JSONError.Reason) -> JSONError {
    JSONError(offset: position, reason: reason)
  }

  /// Looks at what comes next, beyond white space, and leaves it there.
  public mutating func peek() throws(JSONError) -> JSONKind {
    skipWhiteSpace()
    switch next {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    default: throw unexpected()
    }
  }

  /// Accepts the end of the text, where only white space may remain.
  public mutating func finish() throws(JSONError) {
    skipWhiteSpace()
    guard position == text.count else {
      let error = unexpected()
      throw error.reason == .invalidUTF8 ? error : failure(.trailingBytes)
    }
  }

  /// Moves to the next byte that is not white space, or to the end.
  @inline(__always)
  public mutating func skipWhiteSpace() {
    if next <= 0x20 { skipMoreWhiteSpace() }
  }

  @inline(never)
  private mutating func skipMoreWhiteSpace() {
    while next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
  }

  /// The next byte, or 0 at the end, which stands nowhere in JSON.
  @inline(__always)
  var next: UInt8 { text.byte(at: position) }
}

extension JSONReader {
  /// The error for what stands here and can begin nothing that JSON has.
  @inline(never)
  func unexpected() -> JSONError {
    guard position < text.count else { return failure(.unexpectedEnd) }
    let isText = text[position] < 0x80 || text.utf8Length(at: position) != nil
    return failure(isText ? .unexpectedByte : .invalidUTF8)
  }

  /// The error for a value of another kind than was wanted, or for what is no value at all.
  @inline(never)
  func mismatch(_ wanted: JSONKind) -> JSONError {
    var ahead = self
    do throws(JSONError) {
      let value = try ahead.skipValue()
      return JSONError(offset: value.lowerBound, reason: .wrongType(wanted))
    } catch {
      return error
    }
  }
}
