extension Span<UInt8> {
  /// The longest splice message that is carried.
  private static var longestMessage: Int { 4096 }

  /// Reads bytes in hexadecimal behind `0x`, as attributes of date ranges have them.
  func hexadecimal(in range: Range<Int>) -> [UInt8]? {
    guard range.count > 2, range.count % 2 == 0, range.count / 2 <= Self.longestMessage,
      self[range.lowerBound] == UInt8(ascii: "0"), self[range.lowerBound + 1] | 0x20 == 0x78
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count / 2)
    for index in stride(from: range.lowerBound + 2, to: range.upperBound, by: 2) {
      guard let high = self[index].nibble, let low = self[index + 1].nibble else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  /// Reads bytes in base 64, padded or not.
  func base64(in range: Range<Int>) -> [UInt8]? {
    var range = trimmed(range)
    while let last = range.last, self[last] == UInt8(ascii: "=") { range = range.dropLast() }
    guard !range.isEmpty, range.count % 4 != 1, range.count / 4 * 3 <= Self.longestMessage else {
      return nil
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count / 4 * 3 + 2)
    var (word, bits): (UInt32, UInt32) = (0, 0)
    for index in range {
      guard let value = self[index].sextet else { return nil }
      word = word << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: word >> bits))
    }
    return bytes
  }

  /// Reads a splice message however it is written: in hexadecimal behind `0x`, or in base 64.
  func message(in range: Range<Int>) -> [UInt8]? {
    hexadecimal(in: range) ?? base64(in: range)
  }
}

extension UInt8 {
  fileprivate var nibble: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }

  fileprivate var sextet: UInt8? {
    switch self {
    case 0x41...0x5A: self - 0x41
    case 0x61...0x7A: self - 0x61 + 26
    case 0x30...0x39: self - 0x30 + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
