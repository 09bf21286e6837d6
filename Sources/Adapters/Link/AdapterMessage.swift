import JSON

/// The members of a message of an adapter as they are found.
struct AdapterMessage {
  /// What a message is.
  enum Kind {
    case answer
    case notification(JSONKey)
    case request(JSONKey)
  }

  /// Where the id lies in the text.
  private(set) var id: Range<Int>?

  /// The id, if it is one that we give.
  private(set) var number: Int64?

  /// Where the params lie.
  private(set) var params: Range<Int>?

  /// Where a result lies that is not null, unless a call has read it.
  private(set) var result: Range<Int>?

  /// Where an error lies that is not null.
  private(set) var error: Range<Int>?

  /// The call that has read the result.
  private(set) var call: OpenCall?

  /// What is wrong with a message that is JSON.
  private(set) var flaw: String?

  /// Whether a result has come, though it may be null.
  private(set) var hasResult = false

  private var method: JSONKey?

  /// What the message is; nil if it is nothing that can be.
  var kind: Kind? {
    if let method { return id == nil ? .notification(method) : .request(method) }
    return hasResult || error != nil ? .answer : nil
  }

  /// Reads the value of one member.
  mutating func read(
    _ key: JSONKey, _ json: inout JSONReader, _ text: Span<UInt8>,
  ) throws(JSONError) {
    switch key.count {
    case 2 where key == "id": try readID(&json)
    case 6 where key == "method":
      guard try json.peek() == .string else { throw json.failure(.wrongType(.string)) }
      method = try json.readName()
    case 6 where key == "params": params = try json.skipValue()
    case 6 where key == "result":
      hasResult = true
      result = try AdapterMessage.value(&json)
    case 5 where key == "error": error = try AdapterMessage.value(&json)
    default: _ = try json.skipValue()
    }
  }

  /// Has a call read its result.
  mutating func take(_ call: OpenCall, _ json: inout JSONReader) throws(JSONError) {
    hasResult = true
    // A result that is null is none.
    if try json.readNull() { return }
    self.call = call
    do throws(JSONError) {
      try call.read(&json)
    } catch {
      flaw = AdapterMessage.flaw(error)
      throw error
    }
  }

  private mutating func readID(_ json: inout JSONReader) throws(JSONError) {
    let isNumber = try json.peek() == .number
    var ahead = json
    let range = try json.skipValue()
    id = range
    if isNumber { number = try? ahead.readInteger(in: Int64.min...Int64.max) }
  }

  /// Where a value lies; nil if it is null.
  private static func value(_ json: inout JSONReader) throws(JSONError) -> Range<Int>? {
    let isNull = try json.peek() == .null
    let range = try json.skipValue()
    return isNull ? nil : range
  }

  /// Whether the text is any of the messages that there are.
  static func isOne(_ text: Span<UInt8>) -> Bool {
    var json = JSONReader(text, unknownMembers: .ignored)
    var parts = AdapterMessage()
    do throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() { try parts.read(key, &json, text) }
      try json.finish()
      return parts.kind != nil
    } catch {
      return false
    }
  }

  /// Whether the text is JSON, whatever it says.
  static func isJSON(_ text: Span<UInt8>) -> Bool {
    var json = JSONReader(text)
    guard (try? json.skipValue()) != nil else { return false }
    return (try? json.finish()) != nil
  }

  /// What is wrong, for a person.
  static func flaw(_ error: JSONError) -> String {
    "at byte \(error.offset): \(error.message)"
  }
}
