/// Bytes as text, by RFC 4648 section 4.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as text, with padding.
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let word = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        let digit = alphabet[word >> (18 - 6 * index) & 63]
        text.append(index <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text, with padding and nothing else; nil if it is none.
  static func bytes(of text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 4) else { return nil }
    let padding = digits.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard padding <= 2 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 * 3)
    var word = 0
    for (index, digit) in digits.enumerated() {
      let isPadding = index >= digits.count - padding
      guard let value = isPadding ? 0 : values[Int(digit)] else { return nil }
      word = word << 6 | value
      guard index % 4 == 3 else { continue }
      bytes.append(UInt8(word >> 16 & 0xFF))
      bytes.append(UInt8(word >> 8 & 0xFF))
      bytes.append(UInt8(word & 0xFF))
      word = 0
    }
    bytes.removeLast(padding)
    return bytes
  }

  /// What each byte stands for as a digit.
  private static let values: [Int?] = (0..<256).map { (byte: Int) in
    alphabet.firstIndex { Int($0) == byte }
  }
}
