extension JSONReader {
  /// Checks the string whose opening quote stands here, and moves beyond its closing quote.
  mutating func scanString() throws(JSONError) -> StringToken {
    let start = position + 1
    let index = text.firstSpecial(from: start)
    guard text.byte(at: index) == UInt8(ascii: "\"") else {
      return try scanUnusualString(from: start, firstUnusual: index)
    }
    position = index + 1
    return StringToken(start: start, end: index, scalars: index - start, hasEscapes: false)
  }

  /// Checks the rest of a string from its first byte that is not plain ASCII.
  @inline(never)
  private mutating func scanUnusualString(
    from start: Int, firstUnusual: Int,
  ) throws(JSONError) -> StringToken {
    var scalars = firstUnusual - start
    var hasEscapes = false
    var index = firstUnusual
    while true {
      let end = text.firstSpecial(from: index)
      scalars += end - index
      index = end
      switch text.byte(at: index) {
      case UInt8(ascii: "\""):
        position = index + 1
        return StringToken(start: start, end: index, scalars: scalars, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\") where text.shortEscape(at: index) != nil:
        hasEscapes = true
        index += 2
      default:
        position = index
        hasEscapes = try passUnusual() || hasEscapes
        index = position
      }
      scalars += 1
    }
  }

  /// Passes a scalar of a string that is not plain, and says whether it was an escape.
  private mutating func passUnusual() throws(JSONError) -> Bool {
    guard position < text.count else { throw failure(.unexpectedEnd) }
    switch text[position] {
    case UInt8(ascii: "\\"):
      position = try text.escape(at: position).end
      return true
    case 0..<0x20:
      throw failure(.controlCharacter)
    default:
      guard let length = text.utf8Length(at: position) else { throw failure(.invalidUTF8) }
      position += length
      return false
    }
  }

  /// Checks the name whose opening quote stands here, moves beyond it and packs it.
  @inline(__always)
  mutating func scanKey() throws(JSONError) -> JSONKey {
    let start = position + 1
    guard let name = text.shortName(at: start) else { return try scanLongKey() }
    position = start + name.count + 1
    return JSONKey(name, start: start)
  }

  /// Packs a name of more than 15 bytes, or with escapes, or not in ASCII.
  @inline(never)
  mutating func scanLongKey() throws(JSONError) -> JSONKey {
    let token = try scanString()
    guard !token.hasEscapes else {
      return JSONKey(text.unescapedBytes(of: token), .init(start: token.start, form: .escaped))
    }
    return JSONKey(text.copy(of: token.range), .init(start: token.start, form: .plain))
  }
}

extension Span<UInt8> {
  /// The name that begins at an offset, if it is plain and has at most 15 bytes.
  @inline(__always)
  func shortName(at start: Int) -> ShortName? {
    let first = NamePart(word(at: start))
    guard first.isWhole else {
      return first.endsName ? ShortName(count: first.count, word0: first.bits, word1: 0) : nil
    }
    let second = NamePart(word(at: start + 8))
    guard second.endsName else { return nil }
    return ShortName(count: second.count + 8, word0: first.bits, word1: second.bits)
  }
}

/// A plain name of at most 15 bytes.
struct ShortName {
  /// Its length.
  let count: Int

  /// Bytes 0 to 7.
  let word0: UInt64

  /// Bytes 8 to 15.
  let word1: UInt64
}

/// Up to eight bytes of a name.
private struct NamePart {
  /// The bytes before the first one that is special, zero padded.
  let bits: UInt64

  /// How many these are, when not all eight.
  let count: Int

  /// Whether no byte is special, so that the name goes on.
  let isWhole: Bool

  /// Whether the special byte is the closing quote.
  let endsName: Bool

  @inline(__always)
  init(_ word: UInt64) {
    let specials = ByteSearch.specials(in: word)
    isWhole = specials == 0
    let shift = UInt64(truncatingIfNeeded: specials.trailingZeroBitCount) & 0x38
    count = Int(truncatingIfNeeded: shift >> 3)
    bits = isWhole ? word : word & ((1 &<< shift) &- 1)
    endsName = (word &>> shift) & 0xFF == 0x22
  }
}
