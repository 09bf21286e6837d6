extension JSONReader {
  /// Reads a string whose length, counted in Unicode scalars, is in a range.
  public mutating func readString(
    length: ClosedRange<Int> = 0...Int.max,
  ) throws(JSONError) -> String {
    let token = try stringToken()
    guard length.contains(token.scalars) else {
      let reason: JSONError.Reason = token.scalars < length.lowerBound ? .tooShort : .tooLong
      throw JSONError(offset: token.start - 1, reason: reason)
    }
    return string(of: token)
  }

  /// Reads a string that is written in a format.
  public mutating func readString(format: StringFormat) throws(JSONError) -> String {
    let token = try stringToken()
    let string = string(of: token)
    guard format.accepts(string) else {
      throw JSONError(offset: token.start - 1, reason: .wrongFormat(format))
    }
    return string
  }

  /// Reads a 64-bit integer that is written as a decimal string, such as "123".
  public mutating func readDecimalString() throws(JSONError) -> Int64 {
    let token = try stringToken()
    let string = string(of: token)
    guard StringFormat.int64.accepts(string), let value = Int64(string) else {
      throw JSONError(offset: token.start - 1, reason: .wrongFormat(.int64))
    }
    return value
  }

  /// Reads a string that is to be matched against known names.
  public mutating func readName() throws(JSONError) -> JSONKey {
    skipWhiteSpace()
    guard position < text.count, text[position] == UInt8(ascii: "\"") else {
      throw mismatch(.string)
    }
    return try scanKey()
  }

  /// The whole name of a key that this reader has read, unescaped.
  public func text(of key: JSONKey) -> String {
    guard let start = key.origin.start else { return key.packedText }
    guard !key.origin.hasEscapes else {
      return String(decoding: unescaped(from: start), as: UTF8.self)
    }
    return string(in: start..<start + key.count, isASCII: false)
  }

  /// Checks the string that must stand here.
  mutating func stringToken() throws(JSONError) -> StringToken {
    skipWhiteSpace()
    guard position < text.count, text[position] == UInt8(ascii: "\"") else {
      throw mismatch(.string)
    }
    return try scanString()
  }

  /// Makes the string of a token.
  func string(of token: StringToken) -> String {
    guard !token.hasEscapes else {
      return String(decoding: unescaped(from: token.start), as: UTF8.self)
    }
    return string(in: token.range, isASCII: token.isASCII)
  }

  /// Makes a string of bytes that have been checked to be UTF-8.
  func string(in range: Range<Int>, isASCII: Bool) -> String {
    let checked = unsafe UTF8Span(unchecked: text.extracting(range), isKnownASCII: isASCII)
    return String(copying: checked)
  }
}
