/// Reads bytes that travel as text, by RFC 4648 section 4.
enum Base64Reader {
  private static let invalid: UInt8 = 0xff

  private static let digits: [UInt8] = {
    var digits = [UInt8](repeating: invalid, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, character) in alphabet.utf8.enumerated() {
      digits[Int(character)] = UInt8(value)
    }
    return digits
  }()

  /// The bytes, or nil if the text is no base64; padding may be left out.
  static func bytes(of text: String) -> [UInt8]? {
    var digits = Array(text.utf8)
    while digits.last == UInt8(ascii: "="), digits.count % 4 == 0 || text.utf8.count % 4 == 0 {
      guard text.utf8.count - digits.count < 2 else { return nil }
      digits.removeLast()
    }
    guard digits.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 * 3 + 2)
    var word: UInt32 = 0
    var bits = 0
    for digit in digits {
      let value = Base64Reader.digits[Int(digit)]
      guard value != invalid else { return nil }
      word = word << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
    }
    return bytes
  }
}
