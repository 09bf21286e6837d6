extension JSONReader {
  /// Checks whatever value stands here without making anything of it, and returns where it was.
  public mutating func skipValue() throws(JSONError) -> Range<Int> {
    skipWhiteSpace()
    let start = position
    if start == checked.lowerBound, !checked.isEmpty {
      position = checked.upperBound
      isAtFirst = false
      return checked
    }
    var open = OpenKinds()
    while true {
      try skipLeaf(opening: &open)
      while let isObject = open.innermostIsObject {
        if try isObject ? nextKey() != nil : nextElement() { break }
        open.pop()
      }
      if open.isEmpty { return start..<position }
    }
  }

  /// Passes a value that holds no others, or opens one that does.
  private mutating func skipLeaf(opening open: inout OpenKinds) throws(JSONError) {
    switch try peek() {
    case .object:
      try beginObject()
      open.push(isObject: true)
    case .array:
      try beginArray()
      open.push(isObject: false)
    case .string: _ = try scanString()
    case .number: _ = try scanNumber()
    case .boolean: _ = try readBool()
    case .null: _ = try readNull()
    }
  }
}

/// Which of the containers that are open are objects: a stack of bits.
private struct OpenKinds {
  private var bits: UInt64 = 0
  private var count = 0

  /// The bits of the outer levels, in full words; usually none.
  private var outer: [UInt64] = []

  var isEmpty: Bool { count == 0 }

  var innermostIsObject: Bool? { count == 0 ? nil : bits & 1 == 1 }

  mutating func push(isObject: Bool) {
    if count > 0, count % 64 == 0 { outer.append(bits) }
    bits = bits << 1 | (isObject ? 1 : 0)
    count += 1
  }

  mutating func pop() {
    count -= 1
    bits >>= 1
    if count > 0, count % 64 == 0, let word = outer.popLast() { bits = word }
  }
}
