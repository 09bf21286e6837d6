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

  /// Passes the string whose opening quote stands here, which is usually plain.
  @inline(__always)
  mutating func passString() throws(JSONError) {
    let end = text.firstSpecial(from: position &+ 1)
    guard text.byte(at: end) == UInt8(ascii: "\"") else {
      _ = try scanString()
      return
    }
    position = end &+ 1
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
    let word0 = word(at: start)
    let specials = ByteSearch.specials(in: word0)
    guard specials == 0 else {
      return ByteSearch.name(in: word0, specials).map {
        ShortName(count: $0.count, word0: $0.bits, word1: 0)
      }
    }
    let word1 = word(at: start &+ 8)
    return ByteSearch.name(in: word1, ByteSearch.specials(in: word1)).map {
      ShortName(count: $0.count &+ 8, word0: word0, word1: $0.bits)
    }
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

extension ByteSearch {
  /// The bytes of a word before its first special one, zero padded, if that one is a quote.
  @inline(__always)
  fileprivate static func name(
    in word: UInt64, _ specials: UInt64,
  ) -> (count: Int, bits: UInt64)? {
    let shift = UInt64(truncatingIfNeeded: specials.trailingZeroBitCount) & 0x38
    guard specials != 0, (word &>> shift) & 0xFF == 0x22 else { return nil }
    return (Int(truncatingIfNeeded: shift &>> 3), word & ((1 &<< shift) &- 1))
  }
}
