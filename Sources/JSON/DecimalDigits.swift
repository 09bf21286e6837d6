/// The parts of a number as it is written: exact, whatever its size.
struct DecimalDigits {
  /// Whether a minus sign stands before it.
  let isNegative: Bool

  /// Whether all its digits are zero.
  var isZero: Bool { first == end }

  /// The offset of the first digit that is not zero, or the end.
  private let first: Int

  /// The offset behind the last digit before the exponent.
  private let end: Int

  /// The power of ten of the first digit that is not zero, plus one: 1 for 5, 0 for 0.5, 3 for 500.
  private let magnitude: Int

  /// Takes apart a number that has been checked to follow the grammar.
  init(_ text: Span<UInt8>, in range: Range<Int>) {
    var index = range.lowerBound
    var point: Int?
    var first: Int?
    while index < range.upperBound, text[index] | 0x20 != UInt8(ascii: "e") {
      if text[index] == UInt8(ascii: ".") { point = index }
      if first == nil, UInt8(ascii: "1")...UInt8(ascii: "9") ~= text[index] { first = index }
      index += 1
    }
    isNegative = text[range.lowerBound] == UInt8(ascii: "-")
    self.first = first ?? index
    end = index
    let distance = (point ?? index) - self.first
    let exponent = DecimalDigits.exponent(text, in: index..<range.upperBound)
    magnitude = exponent.adding(distance < 0 ? distance + 1 : distance)
  }

  /// The integer nearest to the number times a power of ten, or nil when it needs over 64 bits.
  ///
  /// Halves are rounded away from zero. When it must be exact, nil also for what is not an integer.
  func integer(_ text: Span<UInt8>, places: Int = 0, exactly: Bool) -> Int64? {
    guard !isZero else { return 0 }
    var missing = magnitude.adding(places)
    guard missing <= 19 else { return nil }
    guard missing >= 0 else { return exactly ? nil : 0 }
    var value: UInt64 = 0
    var index = first
    while missing > 0 {
      if index < end, text[index] == UInt8(ascii: ".") { index += 1 }
      let digit = index < end ? UInt64(text[index] - UInt8(ascii: "0")) : 0
      let (tenfold, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isBeyond) = tenfold.addingReportingOverflow(digit)
      guard !isTooLarge, !isBeyond else { return nil }
      value = sum
      index += 1
      missing -= 1
    }
    if index < end, text[index] == UInt8(ascii: ".") { index += 1 }
    if exactly {
      guard isAllZero(text, from: index) else { return nil }
    } else if index < end, text[index] >= UInt8(ascii: "5") {
      value += 1
    }
    return signed(value)
  }

  /// Whether no digit that counts stands behind the point.
  func isInteger(_ text: Span<UInt8>) -> Bool {
    var index = first
    var place = magnitude
    while index < end {
      if text[index] != UInt8(ascii: ".") {
        guard place > 0 || text[index] == UInt8(ascii: "0") else { return false }
        place = place.adding(-1)
      }
      index += 1
    }
    return true
  }

  /// The nearest double, when one operation on two exact ones gives it.
  ///
  /// That is so for up to 15 digits and a small power of ten.
  func shortDouble(_ text: Span<UInt8>) -> Double? {
    var digits: Int64 = 0
    var count = 0
    var index = first
    while index < end {
      if text[index] != UInt8(ascii: ".") {
        digits = digits &* 10 &+ Int64(text[index] &- UInt8(ascii: "0"))
        count += 1
        guard count <= 15 else { return nil }
      }
      index += 1
    }
    let power = magnitude - count
    guard let factor = DecimalDigits.power(of: abs(power)) else { return nil }
    let value = power < 0 ? Double(digits) / factor : Double(digits) * factor
    return isNegative ? -value : value
  }

  /// A power of ten that a double holds exactly.
  private static func power(of exponent: Int) -> Double? {
    powers.indices.contains(exponent) ? powers[exponent] : nil
  }

  private static let powers: InlineArray<23, Double> = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  private func isAllZero(_ text: Span<UInt8>, from start: Int) -> Bool {
    for index in min(start, end)..<end {
      guard text[index] == UInt8(ascii: "0") || text[index] == UInt8(ascii: ".") else {
        return false
      }
    }
    return true
  }

  private func signed(_ magnitude: UInt64) -> Int64? {
    guard isNegative else { return Int64(exactly: magnitude) }
    return magnitude == 1 << 63 ? Int64.min : Int64(exactly: magnitude).map { -$0 }
  }

  /// The exponent, `e` first, or 0; what is beyond all numbers that matter stays at their edge.
  private static func exponent(_ text: Span<UInt8>, in range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    var index = range.lowerBound + 1
    let isNegative = text[index] == UInt8(ascii: "-")
    var value = 0
    while index < range.upperBound {
      if UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[index] {
        value = min(value * 10 + Int(text[index] - UInt8(ascii: "0")), Int.max / 100)
      }
      index += 1
    }
    return isNegative ? -value : value
  }
}

extension Int {
  /// The sum, or the nearest edge when it does not fit.
  fileprivate func adding(_ other: Int) -> Int {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? (other > 0 ? Int.max : Int.min) : sum
  }
}
