extension JSONReader {
  /// Enters an object.
  public mutating func beginObject() throws(JSONError) {
    try open(UInt8(ascii: "{"), .object)
  }

  /// Enters the object that comes next if it begins with exactly these bytes, or says false.
  ///
  /// They end with a member, or with the colon before its value. So what nearly every text holds is
  /// passed in a few steps.
  public mutating func beginObject(startingWith head: StaticString) -> Bool {
    guard depth < maximumDepth, text.holds(head, at: position) else { return false }
    position += head.utf8CodeUnitCount
    depth += 1
    isAtFirst = false
    return true
  }

  /// Moves to the value of the next member if this is written just so, or says false.
  ///
  /// It is a comma, a name in quotes and a colon.
  public mutating func nextMember(writtenAs member: StaticString) -> Bool {
    guard !isAtFirst, text.holds(member, at: position) else { return false }
    position += member.utf8CodeUnitCount
    return true
  }

  /// Enters an array.
  public mutating func beginArray() throws(JSONError) {
    try open(UInt8(ascii: "["), .array)
  }

  /// Moves to the value of the next member, or leaves the object and returns nil.
  public mutating func nextKey() throws(JSONError) -> JSONKey? {
    guard try advance(orClose: UInt8(ascii: "}")) else { return nil }
    guard next == UInt8(ascii: "\"") else { throw unexpected() }
    let key = try scanKey()
    try passColon()
    return key
  }

  /// Moves to the value of the next member whose name does not matter, or leaves the object.
  ///
  /// False if it left.
  @inline(__always)
  mutating func passKey() throws(JSONError) -> Bool {
    guard try advance(orClose: UInt8(ascii: "}")) else { return false }
    guard next == UInt8(ascii: "\"") else { throw unexpected() }
    try passString()
    try passColon()
    return true
  }

  /// Moves to the next element, or leaves the array and returns false.
  public mutating func nextElement() throws(JSONError) -> Bool {
    guard try advance(orClose: UInt8(ascii: "]")) else { return false }
    guard next != UInt8(ascii: "]") else { throw unexpected() }
    return true
  }

  /// Refuses a member that the type being read does not have, or skips its value.
  ///
  /// One that is null is as good as absent, so there is nothing to refuse.
  public mutating func unknownMember(_ key: JSONKey) throws(JSONError) {
    if try readNull() { return }
    guard unknownMembers == .ignored else { throw failure(.unknownMember, at: key) }
    _ = try skipValue()
  }

  /// Makes an error of the place of a key.
  public func failure(_ reason: JSONError.Reason, at key: JSONKey) -> JSONError {
    JSONError(
      offset: key.origin.form == .known ? position : key.origin.start - 1, reason: reason)
  }

  @inline(__always)
  private mutating func open(_ bracket: UInt8, _ kind: JSONKind) throws(JSONError) {
    skipWhiteSpace()
    guard next == bracket else { throw mismatch(kind) }
    guard depth < maximumDepth else { throw failure(.tooDeep) }
    position += 1
    depth += 1
    isAtFirst = true
  }

  @inline(__always)
  private mutating func passColon() throws(JSONError) {
    skipWhiteSpace()
    guard next == UInt8(ascii: ":") else { throw unexpected() }
    position += 1
  }

  /// Passes the comma before what comes next, or the closing bracket and returns false.
  @inline(__always)
  private mutating func advance(orClose bracket: UInt8) throws(JSONError) -> Bool {
    skipWhiteSpace()
    let isFirst = isAtFirst
    isAtFirst = false
    guard next != bracket else {
      position += 1
      depth -= 1
      return false
    }
    if isFirst { return true }
    guard next == UInt8(ascii: ",") else { throw unexpected() }
    position += 1
    skipWhiteSpace()
    return true
  }
}
