extension JSONReader {
  /// Takes a null if there is one, and says whether there was.
  public mutating func readNull() throws(JSONError) -> Bool {
    skipWhiteSpace()
    guard next == UInt8(ascii: "n") else { return false }
    try expect("null")
    return true
  }

  /// Reads true or false.
  public mutating func readBool() throws(JSONError) -> Bool {
    skipWhiteSpace()
    switch next {
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
      guard unsafe next == name.utf8Start[index] else { throw unexpected() }
      position += 1
    }
  }
}
