extension Span<UInt8> {
  /// Reads seconds in decimal from an offset: how many microseconds, and where the number ends.
  ///
  /// The digits are added up as integers, so what packagers write is exact; a seventh decimal
  /// rounds. More than a billion seconds are no duration that means anything, and are not read.
  @inline(__always)
  func microseconds(at start: Int, before end: Int) -> (us: Int64, end: Int)? {
    var index = start
    var whole: Int64 = 0
    while index < end, let digit = self[index].digit {
      whole = whole * 10 + digit
      guard whole <= 1_000_000_000 else { return nil }
      index += 1
    }
    let hasWhole = index > start
    guard index < end, self[index] == UInt8(ascii: ".") else {
      return hasWhole ? (whole * 1_000_000, index) : nil
    }
    index += 1
    let point = index
    var (fraction, place): (Int64, Int64) = (0, 100_000)
    while index < end, let digit = self[index].digit {
      fraction += place == 0 && index == point + 6 && digit >= 5 ? 1 : digit * place
      place /= 10
      index += 1
    }
    guard hasWhole || index > point else { return nil }
    return (whole * 1_000_000 + fraction, index)
  }

  /// Reads a part of the text that is seconds and nothing else.
  func microseconds(in range: Range<Int>) -> Int64? {
    let range = trimmed(range)
    guard let read = microseconds(at: range.lowerBound, before: range.upperBound),
      read.end == range.upperBound
    else { return nil }
    return read.us
  }

  /// Reads seconds that may have a sign.
  func signedMicroseconds(in range: Range<Int>) -> Int64? {
    let range = trimmed(range)
    guard let first = range.first, self[first] == UInt8(ascii: "-") else {
      return microseconds(in: range)
    }
    return microseconds(in: first + 1..<range.upperBound).map { -$0 }
  }

  /// Reads a part of the text that is a whole number of at most 15 digits.
  func wholeNumber(in range: Range<Int>) -> Int? {
    let range = trimmed(range)
    guard 1...15 ~= range.count else { return nil }
    var value = 0
    for index in range {
      guard let digit = self[index].digit else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}
