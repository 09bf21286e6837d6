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
    return text.string(of: token)
  }

  /// Reads a string that is written in a format.
  public mutating func readString(format: StringFormat) throws(JSONError) -> String {
    let token = try stringToken()
    let string = text.string(of: token)
    guard format.accepts(string) else {
      throw JSONError(offset: token.start - 1, reason: .wrongFormat(format))
    }
    return string
  }

  /// Reads a 64-bit integer that is written as a decimal string, such as "123".
  public mutating func readDecimalString() throws(JSONError) -> Int64 {
    let token = try stringToken()
    let string = text.string(of: token)
    guard StringFormat.int64.accepts(string), let value = Int64(string) else {
      throw JSONError(offset: token.start - 1, reason: .wrongFormat(.int64))
    }
    return value
  }

  /// Reads a string that is to be matched against known names.
  public mutating func readName() throws(JSONError) -> JSONKey {
    skipWhiteSpace()
    guard next == UInt8(ascii: "\"") else { throw mismatch(.string) }
    return try scanKey()
  }

  /// The whole name of a key that this reader has read, unescaped.
  public func text(of key: JSONKey) -> String {
    let start = key.origin.start
    return switch key.origin.form {
    case .plain: text.string(in: start..<start + key.count, isASCII: false)
    case .escaped: escapedText(from: start)
    case .known: key.packedText
    }
  }

  private func escapedText(from start: Int) -> String {
    var again = self
    again.position = start - 1
    return (try? again.scanString()).map { text.string(of: $0) } ?? ""
  }

  /// A part of the text that this reader has read, as it is written.
  public func text(in range: Range<Int>) -> String {
    text.extracting(range).string(in: 0..<range.count, isASCII: false)
  }

  /// Checks the string that must stand here.
  @inline(__always)
  mutating func stringToken() throws(JSONError) -> StringToken {
    skipWhiteSpace()
    guard next == UInt8(ascii: "\"") else { throw mismatch(.string) }
    return try scanString()
  }
}
