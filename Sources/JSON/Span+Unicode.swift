extension Span<UInt8> {
  /// The length of the well-formed UTF-8 sequence beyond ASCII that begins here, or nil.
  ///
  /// The ranges are those of table 3-7 of the Unicode standard: no overlong form, no surrogate,
  /// nothing above U+10FFFF.
  func utf8Length(at offset: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch self[offset] {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return nil
    }
    guard length <= count - offset, second.contains(self[offset + 1]) else { return nil }
    for index in offset + 2..<max(offset + 2, offset + length) {
      guard 0x80...0xBF ~= self[index] else { return nil }
    }
    return length
  }

  /// Reads the escape whose backslash stands at an offset: what it means, and where it ends.
  func escape(at offset: Int) throws(JSONError) -> (scalar: Unicode.Scalar, end: Int) {
    guard offset + 1 < count else { throw end }
    if let meaning = shortEscape(at: offset) { return (Unicode.Scalar(meaning), offset + 2) }
    guard self[offset + 1] == UInt8(ascii: "u") else {
      throw JSONError(offset: offset, reason: .invalidEscape)
    }
    let unit = try codeUnit(at: offset)
    if let scalar = Unicode.Scalar(unit) { return (scalar, offset + 6) }
    return (try pair(high: unit, at: offset), offset + 12)
  }

  private var end: JSONError { JSONError(offset: count, reason: .unexpectedEnd) }

  /// Joins the high half of a pair with the low half that must follow.
  private func pair(high: UInt16, at offset: Int) throws(JSONError) -> Unicode.Scalar {
    let isFollowed =
      high < 0xDC00 && offset + 7 < count && self[offset + 6] == UInt8(ascii: "\\")
      && self[offset + 7] == UInt8(ascii: "u")
    guard isFollowed else { throw JSONError(offset: offset, reason: .loneSurrogate) }
    let low = try codeUnit(at: offset + 6)
    let highBits = UInt32(high & 0x3FF) << 10
    guard 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (highBits | UInt32(low & 0x3FF)))
    else { throw JSONError(offset: offset, reason: .loneSurrogate) }
    return scalar
  }

  /// The four hexadecimal digits of the escape at an offset.
  private func codeUnit(at offset: Int) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      guard index < count else { throw end }
      guard let digit = hexadecimalDigit(self[index]) else {
        throw JSONError(offset: offset, reason: .invalidEscape)
      }
      unit = unit << 4 | digit
    }
    return unit
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// What the escape of two bytes at an offset means; nil if none of two bytes stands there.
  @inline(__always)
  func shortEscape(at offset: Int) -> UInt8? {
    switch byte(at: offset + 1) {
    case UInt8(ascii: "\""): UInt8(ascii: "\"")
    case UInt8(ascii: "\\"): UInt8(ascii: "\\")
    case UInt8(ascii: "/"): UInt8(ascii: "/")
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Writes what this, the inside of a checked string, means, and says how many bytes that are.
  ///
  /// No escape is shorter than what it means, so there must be room for as many bytes as there are.
  func unescape(into room: UnsafeMutableRawBufferPointer) -> Int {
    var index = 0
    var filled = 0
    while true {
      let end = firstBackslash(from: index)
      unsafe extracting(index..<end).withUnsafeBytes {
        unsafe UnsafeMutableRawBufferPointer(rebasing: room[filled...]).copyMemory(from: $0)
      }
      filled += end - index
      guard end < count else { return filled }
      if let meaning = shortEscape(at: end) {
        unsafe room[filled] = meaning
        filled += 1
        index = end + 2
      } else {
        guard let escape = try? escape(at: end) else { return filled }
        for byte in UTF8.encode(escape.scalar) ?? UTF8.encodedReplacementCharacter {
          unsafe room[filled] = byte
          filled += 1
        }
        index = escape.end
      }
    }
  }
}
