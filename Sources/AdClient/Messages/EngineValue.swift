import JSON
import RPC

/// A value inside a message of the engine, to be read by whoever knows its type.
struct EngineValue: Sendable {
  private let line: [UInt8]
  private let range: Range<Int>

  /// Takes a whole message.
  init(_ line: [UInt8]) {
    self.line = line
    range = line.indices
  }

  private init(_ line: [UInt8], _ range: Range<Int>) {
    self.line = line
    self.range = range
  }

  /// The values of an object by their names, each still to be read.
  func members() throws(JSONError) -> [JSONKey: EngineValue] {
    var members: [JSONKey: EngineValue] = [:]
    var json = JSONReader(line.span.extracting(range))
    try json.beginObject()
    while let key = try json.nextKey() {
      members[key] = part(try json.skipValue())
    }
    try json.finish()
    return members
  }

  /// The elements of an array, each still to be read.
  func elements() throws(JSONError) -> [EngineValue] {
    var elements: [EngineValue] = []
    var json = JSONReader(line.span.extracting(range))
    try json.beginArray()
    while try json.nextElement() { elements.append(part(try json.skipValue())) }
    return elements
  }

  /// Reads the value; members that its type does not have are passed over.
  func read<Value: JSONReadable>(as type: Value.Type = Value.self) throws(JSONError) -> Value {
    var json = JSONReader(line.span.extracting(range), unknownMembers: .ignored)
    return try Value(from: &json)
  }

  /// Reads what a method gave, or throws that it is not what the contract promises.
  func read<Value: JSONReadable>(
    as type: Value.Type = Value.self, of method: StaticString,
  ) throws(RPCError) -> Value {
    do throws(JSONError) {
      return try read()
    } catch {
      let message = "what the engine gave for \(method) cannot be read: \(error.message)"
      throw RPCError(.contractBroken, message)
    }
  }

  /// The integer that this is, or nil if it is null.
  func integer() throws(JSONError) -> Int64? {
    var json = JSONReader(line.span.extracting(range))
    return try json.readNull() ? nil : json.readInteger(in: Int64.min...Int64.max)
  }

  /// The string that this is.
  func string() throws(JSONError) -> String {
    var json = JSONReader(line.span.extracting(range))
    return try json.readString()
  }

  private func part(_ place: Range<Int>) -> EngineValue {
    let start = range.lowerBound
    return EngineValue(line, start + place.lowerBound..<start + place.upperBound)
  }
}
