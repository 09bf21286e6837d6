extension Span<UInt8> {
  /// The byte at an offset, or 0 beyond the end, which stands nowhere in JSON.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    guard indices.contains(offset) else { return 0 }
    return unsafe self[unchecked: offset]
  }

  /// Eight bytes from an offset, the first of them lowest, zeros beyond the end.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard offset >= 0, offset <= count &- 8 else { return lastWord(at: offset) }
    let word = unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: offset, as: UInt64.self)
    return UInt64(littleEndian: word)
  }

  /// The bytes from an offset to the end, when fewer than eight are left.
  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in stride(from: count - 1, through: offset, by: -1) {
      word = word << 8 | UInt64(self[index])
    }
    return word
  }

  /// Copies a part of the text.
  func copy(of range: Range<Int>) -> [UInt8] {
    range.map { self[$0] }
  }

  /// Makes the string of a token.
  @inline(__always)
  func string(of token: StringToken) -> String {
    guard !token.hasEscapes else {
      return unescapedString(from: token.start, capacity: token.end - token.start)
    }
    return string(in: token.range, isASCII: token.isPlain)
  }

  /// Makes a string of bytes that have been checked to be UTF-8.
  func string(in range: Range<Int>, isASCII: Bool) -> String {
    let checked = unsafe UTF8Span(unchecked: extracting(range), isKnownASCII: isASCII)
    return String(copying: checked)
  }

  /// Makes the string of a token that has escapes.
  @inline(never)
  func unescapedString(from start: Int, capacity: Int = 0) -> String {
    let bytes = unescaped(from: start, capacity: capacity)
    return bytes.span.string(in: 0..<bytes.count, isASCII: false)
  }
}
