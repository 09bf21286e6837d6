/// Pulls values out of one JSON text, in order.
///
/// It accepts exactly what RFC 8259 calls JSON text, in UTF-8 and without a byte-order mark, and
/// refuses the rest with the byte that is wrong. It never recurses, so no text can exhaust the stack.
/// A reader that has thrown is spent.
public struct JSONReader: ~Escapable {
  /// What to do with a member that the type being read does not have.
  public enum UnknownMembers: Sendable {
    case refused
    case ignored
  }

  /// The whole text.
  let text: Span<UInt8>

  /// How many arrays and objects may be open at once.
  let maximumDepth: Int

  /// What `unknownMember(_:)` does.
  let unknownMembers: UnknownMembers

  /// The next byte to read; never more than the length of the text.
  var position = 0

  /// How many arrays and objects are open.
  var depth = 0

  /// Whether an array or object was opened and nothing in it has been asked for yet.
  var isAtFirst = false

  /// Starts at the first byte of a text.
  @_lifetime(copy text)
  public init(
    _ text: Span<UInt8>,
    maximumDepth: Int = 256,
    unknownMembers: UnknownMembers = .refused,
  ) {
    self.text = text
    self.maximumDepth = maximumDepth
    self.unknownMembers = unknownMembers
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
    guard position < text.count else { throw failure(.unexpectedEnd) }
    switch text[position] {
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
  func whiteSpaceEnd() -> Int {
    var end = position
    while end < text.count {
      let byte = text[end]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      end += 1
    }
    return end
  }

  /// Moves to the next byte that is not white space, or to the end.
  mutating func skipWhiteSpace() {
    if position < text.count, text[position] > 0x20 { return }
    position = whiteSpaceEnd()
  }

  /// Eight bytes from an offset within the text, the first of them lowest, zeros beyond the end.
  func word(at offset: Int) -> UInt64 {
    guard offset >= 0, text.count >= 8, offset <= text.count - 8 else {
      return lastWord(at: offset)
    }
    let word = unsafe text.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: offset, as: UInt64.self)
    return UInt64(littleEndian: word)
  }

  /// The bytes from an offset to the end, when fewer than eight are left.
  private func lastWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in stride(from: text.count - 1, through: offset, by: -1) {
      word = word << 8 | UInt64(text[index])
    }
    return word
  }
}

extension JSONReader {
  /// The error for what stands here and can begin nothing that JSON has.
  @inline(never)
  func unexpected() -> JSONError {
    guard position < text.count else { return failure(.unexpectedEnd) }
    let isText = text[position] < 0x80 || utf8Length(at: position) != nil
    return failure(isText ? .unexpectedByte : .invalidUTF8)
  }

  /// The error for a value of another kind than was wanted.
  @inline(never)
  func mismatch(_ wanted: JSONKind) -> JSONError {
    var ahead = self
    do throws(JSONError) {
      return try ahead.peek() == wanted ? ahead.unexpected() : ahead.failure(.wrongType(wanted))
    } catch {
      return error
    }
  }
}
