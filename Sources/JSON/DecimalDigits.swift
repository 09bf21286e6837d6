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
    isNegative = text[range.lowerBound] == UInt8(ascii: "-")
    var index = range.lowerBound
    var point: Int?
    var first: Int?
    while index < range.upperBound, text[index] | 0x20 != UInt8(ascii: "e") {
      if text[index] == UInt8(ascii: ".") { point = index }
      if first == nil, UInt8(ascii: "1")...UInt8(ascii: "9") ~= text[index] { first = index }
      index += 1
    }
    end = index
    self.first = first ?? index
    let point1 = point ?? index
    let whole = self.first < point1 ? point1 - self.first : point1 - self.first + 1
    magnitude = DecimalDigits.exponent(text, in: index..<range.upperBound).adding(whole)
  }

  /// The integer nearest to the number times a power of ten, halves away from zero; nil beyond 64 bits.
  ///
  /// When it must be exact, nil also for what is not an integer.
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
