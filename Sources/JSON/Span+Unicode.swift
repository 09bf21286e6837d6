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
    guard self[offset + 1] == UInt8(ascii: "u") else {
      guard let scalar = shortEscape(self[offset + 1]) else {
        throw JSONError(offset: offset, reason: .invalidEscape)
      }
      return (scalar, offset + 2)
    }
    let unit = try codeUnit(at: offset)
    if let scalar = Unicode.Scalar(unit) { return (scalar, offset + 6) }
    return (try pair(high: unit, at: offset), offset + 12)
  }

  private var end: JSONError { JSONError(offset: count, reason: .unexpectedEnd) }

  private func shortEscape(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(byte)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

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

  /// What the escape of two bytes at an offset means, if it is the most common kind: itself.
  @inline(__always)
  func plainEscape(at offset: Int) -> UInt8? {
    switch byte(at: offset + 1) {
    case UInt8(ascii: "\""): UInt8(ascii: "\"")
    case UInt8(ascii: "\\"): UInt8(ascii: "\\")
    case UInt8(ascii: "/"): UInt8(ascii: "/")
    default: nil
    }
  }

  /// The bytes of a checked string, from its first byte to its quote, with escapes resolved.
  func unescaped(from start: Int, capacity: Int = 0) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(capacity)
    var copied = start
    var index = start
    while true {
      let specials = ByteSearch.specials(in: word(at: index))
      guard specials != 0 else {
        index += 8
        continue
      }
      index += ByteSearch.firstIndex(of: specials)
      switch byte(at: index) {
      case UInt8(ascii: "\\"):
        append(copied..<index, to: &bytes)
        if plainEscape(at: index) != nil {
          // The byte stands for itself, and is copied with what follows it.
          copied = index + 1
          index += 2
        } else {
          guard let escape = try? escape(at: index) else { return bytes }
          bytes.append(contentsOf: UTF8.encode(escape.scalar) ?? UTF8.encodedReplacementCharacter)
          index = escape.end
          copied = index
        }
      case 0x80...: index += 1
      default:
        append(copied..<index, to: &bytes)
        return bytes
      }
    }
  }

  private func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }
}
