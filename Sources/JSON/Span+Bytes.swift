extension Span<UInt8> {
  /// The byte at an offset, or 0 beyond the end, which stands nowhere in JSON.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    // As one comparison, because an offset below zero counts as very large.
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
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
    guard offset >= 0, offset < count else { return 0 }
    // Of eight bytes or more the last eight are there, and those before the offset are shifted out.
    if count >= 8 { return word(at: count - 8) >> UInt64(8 * (8 - (count - offset))) }
    var word: UInt64 = 0
    var index = count
    while index > offset {
      index -= 1
      word = word &<< 8 | UInt64(self[index])
    }
    return word
  }

  /// The offset of the first byte from an offset on that does not stand for itself in a string.
  ///
  /// That is the end at the latest.
  @inline(__always)
  func firstSpecial(from offset: Int) -> Int {
    var offset = offset
    while true {
      let specials = ByteSearch.specials(in: word(at: offset))
      guard specials == 0 else { return offset + ByteSearch.firstIndex(of: specials) }
      offset += 8
    }
  }

  /// The offset of the first backslash from an offset on, or the end.
  @inline(__always)
  func firstBackslash(from offset: Int) -> Int {
    var offset = offset
    while offset < count {
      let backslashes = ByteSearch.backslashes(in: word(at: offset))
      guard backslashes == 0 else { return offset + ByteSearch.firstIndex(of: backslashes) }
      offset += 8
    }
    return count
  }

  /// Whether another text of the same length has the same bytes, compared eight at a time.
  func isSame(as other: Span<UInt8>) -> Bool {
    var index = 0
    while index < count {
      guard word(at: index) == other.word(at: index) else { return false }
      index += 8
    }
    return true
  }

  /// Copies a part of the text.
  func copy(of range: Range<Int>) -> [UInt8] {
    range.map { self[$0] }
  }

  /// Makes the string of a token.
  @inline(__always)
  func string(of token: StringToken) -> String {
    guard !token.hasEscapes else { return unescapedString(in: token.range) }
    return string(in: token.range, isASCII: token.isPlain)
  }

  /// Makes a string of bytes that have been checked to be UTF-8.
  func string(in range: Range<Int>, isASCII: Bool) -> String {
    let checked = unsafe UTF8Span(unchecked: extracting(range), isKnownASCII: isASCII)
    return String(copying: checked)
  }

  @inline(never)
  private func unescapedString(in range: Range<Int>) -> String {
    unsafe String(unsafeUninitializedCapacity: range.count) {
      unsafe extracting(range).unescape(into: UnsafeMutableRawBufferPointer($0))
    }
  }

  /// The bytes of a token, with escapes resolved.
  func unescapedBytes(of token: StringToken) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: token.range.count) {
      $1 = unsafe extracting(token.range).unescape(into: UnsafeMutableRawBufferPointer($0))
    }
  }
}
