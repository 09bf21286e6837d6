internal import JSON

extension JSONReader {
  /// Reads an array whose elements are read one by one.
  mutating func readArray<Element>(
    count: ClosedRange<Int>,
    _ element: (inout JSONReader) throws(JSONError) -> Element,
  ) throws(JSONError) -> [Element] {
    var elements: [Element] = []
    try beginArray()
    while try nextElement() {
      guard elements.count < count.upperBound else { throw failure(.tooMany) }
      elements.append(try element(&self))
    }
    guard elements.count >= count.lowerBound else { throw failure(.tooFew) }
    return elements
  }

  /// Reads an array whose elements read themselves.
  mutating func readArray<Element: JSONReadable>(
    of type: Element.Type, count: ClosedRange<Int>,
  ) throws(JSONError) -> [Element] {
    try readArray(count: count) { json throws(JSONError) in try Element(from: &json) }
  }

  /// Reads an object with free names whose values are read one by one.
  mutating func readMap<Value>(
    count: ClosedRange<Int>,
    _ value: (inout JSONReader) throws(JSONError) -> Value,
  ) throws(JSONError) -> JSONMap<Value> {
    var map = JSONMap<Value>()
    try beginObject()
    while let key = try nextKey() {
      guard map.count < count.upperBound else { throw failure(.tooMany, at: key) }
      guard map.insert(try value(&self), named: text(of: key)) else {
        throw failure(.duplicateMember, at: key)
      }
    }
    guard map.count >= count.lowerBound else { throw failure(.tooFew) }
    return map
  }

  /// Reads an object with free names whose values read themselves.
  mutating func readMap<Value: JSONReadable>(
    of type: Value.Type, count: ClosedRange<Int>,
  ) throws(JSONError) -> JSONMap<Value> {
    try readMap(count: count) { json throws(JSONError) in try Value(from: &json) }
  }
}
