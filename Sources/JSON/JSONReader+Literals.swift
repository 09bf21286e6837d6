extension JSONReader {
  /// Takes a null if there is one, and says whether there was.
  public mutating func readNull() throws(JSONError) -> Bool {
    skipWhiteSpace()
    guard position < text.count, text[position] == UInt8(ascii: "n") else { return false }
    try expect("null")
    return true
  }

  /// Reads true or false.
  public mutating func readBool() throws(JSONError) -> Bool {
    skipWhiteSpace()
    guard position < text.count else { throw failure(.unexpectedEnd) }
    switch text[position] {
    case UInt8(ascii: "t"):
      try expect("true")
      return true
    case UInt8(ascii: "f"):
      try expect("false")
      return false
    default:
      throw mismatch(.boolean)
    }
  }

  /// Passes a literal name, byte for byte.
  private mutating func expect(_ name: StaticString) throws(JSONError) {
    for index in 0..<name.utf8CodeUnitCount {
      let wanted = unsafe name.utf8Start[index]
      guard position < text.count, text[position] == wanted else { throw unexpected() }
      position += 1
    }
  }
}
