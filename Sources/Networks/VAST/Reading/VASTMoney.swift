/// Amounts of money as documents write them.
enum VASTMoney {
  /// The millionths of a decimal number such as `25.00`, rounded down; nil if it is none.
  static func micros(_ text: String) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = digits(parts[0], most: 9) else { return nil }
    guard parts.count == 2 else { return whole * 1_000_000 }
    guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    var micros: Int64 = 0
    var unit: Int64 = 100_000
    for digit in parts[1].utf8.prefix(6) {
      micros += Int64(digit - 0x30) * unit
      unit /= 10
    }
    return whole * 1_000_000 + micros
  }

  private static func digits(_ text: Substring, most: Int) -> Int64? {
    guard (1...most).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int64(text)
  }
}
