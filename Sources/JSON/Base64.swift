/// Bytes as text, by RFC 4648 section 4.
public enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as text, with padding.
  public static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var (word, bits) = (0, 0)
    for byte in bytes {
      word = (word << 8 | Int(byte)) & 0xFFFF
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(alphabet[word >> bits & 63])
      }
    }
    if bits > 0 { text.append(alphabet[word << (6 - bits) & 63]) }
    while !text.count.isMultiple(of: 4) { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil if it is none.
  ///
  /// What fills the last group up may be left out.
  public static func bytes(of text: String) -> [UInt8]? {
    var digits = Array(text.utf8)
    if digits.count.isMultiple(of: 4) {
      let padding = digits.reversed().prefix { $0 == UInt8(ascii: "=") }.count
      guard padding <= 2 else { return nil }
      digits.removeLast(padding)
    }
    guard digits.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 * 3 + 2)
    var (word, bits) = (0, 0)
    for digit in digits {
      guard let value = values[Int(digit)] else { return nil }
      word = (word << 6 | value) & 0xFFFF
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(word >> bits & 0xFF))
    }
    return bytes
  }

  /// What each byte stands for as a digit.
  private static let values: [Int?] = (0..<256).map { (byte: Int) in
    alphabet.firstIndex { Int($0) == byte }
  }
}
