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

  /// Passes a literal name of at most eight bytes.
  @inline(__always)
  private mutating func expect(_ name: StaticString) throws(JSONError) {
    let length = name.utf8CodeUnitCount
    let found = text.word(at: position) &<< UInt64(64 &- length &* 8)
    guard found == JSONKey.word(of: name, at: 0) &<< UInt64(64 &- length &* 8) else {
      return try expectEach(of: name)
    }
    position += length
  }

  /// Passes a literal name byte for byte, up to the one that is wrong.
  @inline(never)
  private mutating func expectEach(of name: StaticString) throws(JSONError) {
    for index in 0..<name.utf8CodeUnitCount {
      guard unsafe next == name.utf8Start[index] else { throw unexpected() }
      position += 1
    }
  }
}
