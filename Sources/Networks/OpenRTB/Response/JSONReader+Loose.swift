import JSON

// Bidders are of many minds about what is a number and what is a text; what is neither is passed
// over, as if it were not there.
extension JSONReader {
  /// Reads a text, or a number as one.
  mutating func readLooseText() throws(JSONError) -> String? {
    switch try peek() {
    case .string: return try readString(length: 0...BidResponse.longest)
    case .number: return try readNumber().text
    default:
      _ = try skipValue()
      return nil
    }
  }

  /// Reads a number, or a text that is one.
  mutating func readLooseNumber() throws(JSONError) -> JSONNumber? {
    switch try peek() {
    case .string: return JSONNumber(try readString(length: 0...BidResponse.longest))
    case .number: return try readNumber()
    default:
      _ = try skipValue()
      return nil
    }
  }

  /// Reads an integer, or a text or true or false that stands for one.
  mutating func readLooseInteger() throws(JSONError) -> Int? {
    if try peek() == .boolean { return try readBool() ? 1 : 0 }
    return try readLooseNumber()?.integer.map { Int($0) }
  }

  /// Reads a list of texts, or one that stands for itself.
  mutating func readTexts() throws(JSONError) -> [String] {
    if try peek() == .string { return [try readString(length: 0...BidResponse.longest)] }
    return try readList { json throws(JSONError) in try json.readLooseText() ?? "" }
  }

  /// Reads a list, if it is one.
  mutating func readList<Element>(
    _ element: (inout JSONReader) throws(JSONError) -> Element,
  ) throws(JSONError) -> [Element] {
    guard try peek() == .array else {
      _ = try skipValue()
      return []
    }
    var elements: [Element] = []
    try beginArray()
    while try nextElement() {
      guard elements.count < BidResponse.most else { throw failure(.tooMany) }
      elements.append(try element(&self))
    }
    return elements
  }

  /// Enters an object, if one comes next; anything else is passed over.
  mutating func enters() throws(JSONError) -> Bool {
    guard try peek() == .object else {
      _ = try skipValue()
      return false
    }
    try beginObject()
    return true
  }
}
