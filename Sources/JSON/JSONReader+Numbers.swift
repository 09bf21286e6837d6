extension JSONReader {
  /// Reads an integer that is in a range; 1.0 and 1e2 are integers, as JSON Schema says.
  public mutating func readInteger(in range: ClosedRange<Int64>) throws(JSONError) -> Int64 {
    let start = try numberStart()
    let value: Int64
    if let short = shortInteger() { value = short } else { value = try longInteger(from: start) }
    guard range.contains(value) else { throw JSONError(offset: start, reason: .outOfRange) }
    return value
  }

  /// Reads a number as the double that is nearest to it.
  public mutating func readDouble() throws(JSONError) -> Double {
    let start = try numberStart()
    let end = try scanNumber()
    let short = DecimalDigits(text, in: start..<end).shortDouble(text)
    let value = short ?? JSONNumber.nearestDouble(text.string(in: start..<end, isASCII: true))
    guard value.isFinite else { throw JSONError(offset: start, reason: .outOfRange) }
    return value
  }

  /// Reads a number and keeps it as it is written.
  public mutating func readNumber() throws(JSONError) -> JSONNumber {
    let start = try numberStart()
    let end = try scanNumber()
    return JSONNumber(checked: text.string(in: start..<end, isASCII: true))
  }

  /// Passes the number that stands here; most are short and whole.
  @inline(__always)
  mutating func passNumber() throws(JSONError) {
    let end = text.endOfDigits(from: position)
    guard next > UInt8(ascii: "0"), end > position, !canContinueNumber(text.byte(at: end)) else {
      _ = try scanNumber()
      return
    }
    position = end
  }

  /// Checks the number that stands here, moves behind it and returns where that is.
  mutating func scanNumber() throws(JSONError) -> Int {
    if isNext(UInt8(ascii: "-")) { position += 1 }
    if isNext(UInt8(ascii: "0")) { position += 1 } else { try scanDigits() }
    if isNext(UInt8(ascii: ".")) {
      position += 1
      try scanDigits()
    }
    if isNext(UInt8(ascii: "e")) || isNext(UInt8(ascii: "E")) {
      position += 1
      if isNext(UInt8(ascii: "+")) || isNext(UInt8(ascii: "-")) { position += 1 }
      try scanDigits()
    }
    if nextDigit != nil { throw failure(.invalidNumber) }
    return position
  }

  /// Moves to the number that must stand here.
  @inline(__always)
  private mutating func numberStart() throws(JSONError) -> Int {
    skipWhiteSpace()
    guard nextDigit != nil || isNext(UInt8(ascii: "-")) else { throw mismatch(.number) }
    return position
  }

  @inline(__always)
  private func isNext(_ byte: UInt8) -> Bool { next == byte }

  @inline(__always)
  private var nextDigit: UInt8? {
    let digit = next &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
  }

  @inline(__always)
  private mutating func scanDigits() throws(JSONError) {
    let end = text.endOfDigits(from: position)
    guard end > position else {
      throw failure(position < text.count ? .invalidNumber : .unexpectedEnd)
    }
    position = end
  }

  /// Reads an integer of up to 18 digits and nothing else, or returns nil, wherever that leaves it.
  @inline(__always)
  private mutating func shortInteger() -> Int64? {
    let isNegative = isNext(UInt8(ascii: "-"))
    if isNegative { position += 1 }
    let start = position
    var value: Int64 = 0
    while let digit = nextDigit, position - start < 18 {
      value = value &* 10 &+ Int64(digit)
      position += 1
    }
    let hasLeadingZero = position - start > 1 && text[start] == UInt8(ascii: "0")
    guard position > start, !hasLeadingZero, !continuesNumber else { return nil }
    return isNegative ? -value : value
  }

  @inline(__always)
  private var continuesNumber: Bool { nextDigit != nil || canContinueNumber(next) }

  /// Whether a byte may stand behind the digits of a number and belong to it.
  @inline(__always)
  private func canContinueNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
  }

  /// Reads any other way to write an integer.
  @inline(never)
  private mutating func longInteger(from start: Int) throws(JSONError) -> Int64 {
    position = start
    let end = try scanNumber()
    let digits = DecimalDigits(text, in: start..<end)
    if let value = digits.integer(text, exactly: true) { return value }
    throw JSONError(
      offset: start, reason: digits.isInteger(text) ? .outOfRange : .wrongType(.number))
  }
}
