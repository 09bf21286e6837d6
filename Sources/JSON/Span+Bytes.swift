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
    return UInt64(littleEndian: loaded(offset))
  }

  /// The bytes from an offset to the end, when fewer than eight are left.
  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    guard offset >= 0, offset < count else { return 0 }
    // Of eight bytes or more the last eight are there, and those before the offset are shifted out.
    if count >= 8 { return word(at: count - 8) >> UInt64(8 * (8 - (count - offset))) }
    let left = count - offset
    guard left >= 4 else {
      // The middle one may be the first or the last of them.
      return UInt64(self[offset]) | UInt64(self[offset + left / 2]) &<< UInt64(left / 2 * 8)
        | UInt64(self[count - 1]) &<< UInt64((left - 1) * 8)
    }
    // The last four may overlap the first four, and agree with them there.
    return UInt64(half(at: offset)) | UInt64(half(at: count - 4)) &<< UInt64((left - 4) * 8)
  }

  /// Four bytes from an offset, which must all be there, the first of them lowest.
  @inline(__always)
  private func half(at offset: Int) -> UInt32 {
    UInt32(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt32.self))
  }

  /// The offset of the first byte from an offset on that does not stand for itself in a string.
  ///
  /// That is the end at the latest.
  @inline(__always)
  func firstSpecial(from offset: Int) -> Int {
    // Most texts are short.
    let specials = ByteSearch.specials(in: word(at: offset))
    guard specials == 0 else { return offset &+ ByteSearch.firstIndex(of: specials) }
    let next = ByteSearch.specials(in: word(at: offset &+ 8))
    guard next == 0 else { return offset &+ 8 &+ ByteSearch.firstIndex(of: next) }
    return laterSpecial(from: offset &+ 16)
  }

  /// The offset of the first special byte from an offset on, or the end, of a long text.
  private func laterSpecial(from offset: Int) -> Int {
    var offset = offset
    while offset <= count &- 32, !hasSpecial(at: offset) { offset &+= 32 }
    while true {
      let specials = ByteSearch.specials(in: word(at: offset))
      guard specials == 0 else { return offset &+ ByteSearch.firstIndex(of: specials) }
      offset &+= 8
    }
  }

  /// Whether any of 32 bytes from an offset on, which must all be there, is special.
  @inline(__always)
  private func hasSpecial(at offset: Int) -> Bool {
    var found: UInt64 = 0
    for index in 0..<4 {
      found |= ByteSearch.specials(in: loaded(offset &+ index &* 8))
    }
    return found != 0
  }

  /// The offset of the first byte from an offset on that is no decimal digit, or the end.
  @inline(__always)
  func endOfDigits(from offset: Int) -> Int {
    var offset = offset
    while true {
      let others = ByteSearch.others(thanDigitsIn: word(at: offset))
      guard others == 0 else { return offset + ByteSearch.firstIndex(of: others) }
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

  /// Whether exactly these bytes stand at an offset.
  @inline(__always)
  func holds(_ literal: StaticString, at offset: Int) -> Bool {
    let length = literal.utf8CodeUnitCount
    let expected = unsafe Span(_unsafeStart: literal.utf8Start, count: length)
    guard offset >= 0, offset <= count &- length else { return false }
    guard length >= 8 else {
      return (0..<length).allSatisfy { self[offset + $0] == expected[$0] }
    }
    var index = 0
    while index < length &- 8 {
      guard loaded(offset &+ index) == expected.loaded(index) else { return false }
      index &+= 8
    }
    // The last eight may overlap those before.
    return loaded(offset &+ length &- 8) == expected.loaded(length &- 8)
  }

  /// Eight bytes from an offset, which must all be there.
  @inline(__always)
  private func loaded(_ offset: Int) -> UInt64 {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
  }

  /// A copy of all bytes.
  package var copy: [UInt8] { unsafe withUnsafeBufferPointer { unsafe [UInt8]($0) } }

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
