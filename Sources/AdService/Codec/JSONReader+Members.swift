internal import JSON

/// What the generated types have in common when they read themselves.
extension JSONReader {
  /// Whether a member has a value; null is none, and a member that comes a second time is refused.
  ///
  /// Each member has a bit of its own in `seen`.
  mutating func hasValue(
    _ key: JSONKey, _ bit: Int, _ seen: inout UInt64,
  ) throws(JSONError) -> Bool {
    guard seen & (1 << bit) == 0 else { throw failure(.duplicateMember, at: key) }
    seen |= 1 << bit
    return try !readNull()
  }

  /// Whether a member of a union has a value; a second one beside an earlier one is refused.
  mutating func hasOnlyValue<Union>(
    _ key: JSONKey, _ bit: Int, _ seen: inout UInt64, after earlier: Union?,
  ) throws(JSONError) -> Bool {
    guard try hasValue(key, bit, &seen) else { return false }
    if earlier != nil { throw failure(.notExactlyOneMember, at: key) }
    return true
  }

  /// Reads an integer.
  mutating func readInt(in range: ClosedRange<Int64>) throws(JSONError) -> Int {
    Int(try readInteger(in: range))
  }

  /// Reads a binary fraction that is neither too small nor too large.
  mutating func readDouble(
    from minimum: Double = -.infinity, through maximum: Double = .infinity,
  ) throws(JSONError) -> Double {
    _ = try peek()
    let start = offset
    let value: Double = try readDouble()
    guard minimum <= value, value <= maximum else {
      throw JSONError(offset: start, reason: .outOfRange)
    }
    return value
  }

  /// Reads a number digit by digit that is neither too small nor too large.
  mutating func readNumber(
    from minimum: Double = -.infinity, through maximum: Double = .infinity,
  ) throws(JSONError) -> JSONNumber {
    _ = try peek()
    let start = offset
    let value: JSONNumber = try readNumber()
    guard minimum <= value.double, value.double <= maximum else {
      throw JSONError(offset: start, reason: .outOfRange)
    }
    return value
  }

  /// Reads a string that is written in a format and is neither too short nor too long.
  mutating func readString(
    length: ClosedRange<Int>, format: StringFormat,
  ) throws(JSONError) -> String {
    _ = try peek()
    let start = offset
    let string = try readString(format: format)
    let count = string.unicodeScalars.count
    guard length.contains(count) else {
      let reason: JSONError.Reason = count < length.lowerBound ? .tooShort : .tooLong
      throw JSONError(offset: start, reason: reason)
    }
    return string
  }
}
