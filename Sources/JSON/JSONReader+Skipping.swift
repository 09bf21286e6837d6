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
    if let isObject = try passLeaf() { try skipRest(ofObject: isObject) }
    return start..<position
  }

  /// Passes what is left of the container that has just been entered, however deep it goes.
  @inline(never)
  private mutating func skipRest(ofObject isObject: Bool) throws(JSONError) {
    var open = OpenKinds()
    open.push(isObject: isObject)
    while let isObject = open.innermostIsObject {
      guard try isObject ? passKey() : nextElement() else {
        open.pop()
        continue
      }
      if let isObject = try passLeaf() { open.push(isObject: isObject) }
    }
  }

  /// Passes a value that holds no others, or enters one that does and says whether it is an object.
  @inline(__always)
  private mutating func passLeaf() throws(JSONError) -> Bool? {
    skipWhiteSpace()
    switch next {
    case UInt8(ascii: "\""): try passString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try passNumber()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try readBool()
    case UInt8(ascii: "n"): _ = try readNull()
    case UInt8(ascii: "{"):
      try beginObject()
      return true
    case UInt8(ascii: "["):
      try beginArray()
      return false
    default: throw unexpected()
    }
    return nil
  }
}

/// Which of the containers that are open are objects: a stack of bits.
private struct OpenKinds {
  private var bits: UInt64 = 0
  private var count = 0

  /// The bits of the outer levels, in full words; usually none.
  private var outer: [UInt64] = []

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
