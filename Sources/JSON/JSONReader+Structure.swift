extension JSONReader {
  /// Enters an object.
  public mutating func beginObject() throws(JSONError) {
    try open(UInt8(ascii: "{"), .object)
  }

  /// Enters an array.
  public mutating func beginArray() throws(JSONError) {
    try open(UInt8(ascii: "["), .array)
  }

  /// Moves to the value of the next member, or leaves the object and returns nil.
  public mutating func nextKey() throws(JSONError) -> JSONKey? {
    guard try advance(orClose: UInt8(ascii: "}")) else { return nil }
    guard position < text.count, text[position] == UInt8(ascii: "\"") else { throw unexpected() }
    let key = try scanKey()
    skipWhiteSpace()
    guard position < text.count, text[position] == UInt8(ascii: ":") else { throw unexpected() }
    position += 1
    return key
  }

  /// Moves to the next element, or leaves the array and returns false.
  public mutating func nextElement() throws(JSONError) -> Bool {
    guard try advance(orClose: UInt8(ascii: "]")) else { return false }
    if position < text.count, text[position] == UInt8(ascii: "]") { throw unexpected() }
    return true
  }

  /// Refuses a member that the type being read does not have, or skips its value.
  public mutating func unknownMember(_ key: JSONKey) throws(JSONError) {
    guard unknownMembers == .ignored else { throw failure(.unknownMember, at: key) }
    _ = try skipValue()
  }

  /// Makes an error of the place of a key.
  public func failure(_ reason: JSONError.Reason, at key: JSONKey) -> JSONError {
    JSONError(offset: key.origin.start.map { $0 - 1 } ?? position, reason: reason)
  }

  private mutating func open(_ bracket: UInt8, _ kind: JSONKind) throws(JSONError) {
    skipWhiteSpace()
    guard position < text.count, text[position] == bracket else { throw mismatch(kind) }
    guard depth < maximumDepth else { throw failure(.tooDeep) }
    position += 1
    depth += 1
    isAtFirst = true
  }

  /// Passes the comma before what comes next, or the closing bracket and returns false.
  private mutating func advance(orClose bracket: UInt8) throws(JSONError) -> Bool {
    skipWhiteSpace()
    guard position < text.count else { throw failure(.unexpectedEnd) }
    let isFirst = isAtFirst
    isAtFirst = false
    if text[position] == bracket {
      position += 1
      depth -= 1
      return false
    }
    if isFirst { return true }
    guard text[position] == UInt8(ascii: ",") else { throw unexpected() }
    position += 1
    skipWhiteSpace()
    return true
  }
}
