/// Cuts the bytes that come in into lines.
struct LineBuffer {
  /// What came since the last line ended.
  private(set) var rest: [UInt8] = []

  /// Takes bytes and gives the lines that are whole now, without blank ones.
  mutating func lines(with bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = bytes.startIndex
    // Only the new bytes are searched, or a message of many readings would cost its square.
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      rest += bytes[start..<end]
      if !rest.isEmpty { lines.append(takeRest()) }
      start = end + 1
    }
    rest += bytes[start...]
    return lines
  }

  /// Takes a line that has no end.
  mutating func takeRest() -> [UInt8] {
    defer { rest = [] }
    return rest
  }
}
