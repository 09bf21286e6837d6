import JSON

/// An object in the making, which leaves out whatever is not known.
struct JSONFields {
  /// What is known, in the order in which it was added.
  private(set) var members: [JSONMember] = []

  /// The object.
  var value: JSONValue { .object(members) }

  /// Adds a value of any kind.
  mutating func add(_ name: String, _ value: JSONValue?) {
    guard let value else { return }
    // Most objects stay within this, and grow step by step otherwise.
    if members.isEmpty { members.reserveCapacity(8) }
    members.append(JSONMember(name: name, value: value))
  }

  /// Adds a text.
  mutating func add(_ name: String, _ text: String?) {
    if let text { add(name, JSONValue.string(text)) }
  }

  /// Adds an integer.
  mutating func add(_ name: String, _ number: Int?) {
    if let number { add(name, JSONValue.integer(number)) }
  }

  /// Adds a claim as OpenRTB has them: 1 or 0.
  mutating func add(_ name: String, flag: Bool?) {
    if let flag { add(name, flag ? 1 : 0) }
  }

  /// Adds a list of texts, unless it is empty.
  mutating func add(_ name: String, _ texts: [String]) {
    if !texts.isEmpty { add(name, .array(texts.map { .string($0) })) }
  }

  /// Adds a list of integers, unless it is empty.
  mutating func add(_ name: String, _ numbers: [Int]) {
    if !numbers.isEmpty { add(name, .array(numbers.map { .integer($0) })) }
  }

  /// Adds an object, unless nothing is known of it.
  mutating func add(_ name: String, _ fields: JSONFields) {
    if !fields.members.isEmpty { add(name, fields.value) }
  }
}

extension JSONValue {
  /// An integer.
  static func integer(_ value: Int) -> JSONValue { .number(JSONNumber(Int64(value))) }

  /// Millionths as the decimal that they stand for.
  static func micros(_ value: Int64) -> JSONValue {
    JSONNumber(value.decimalOfMicros).map { .number($0) } ?? .null
  }

  /// The members of an object; none if it is none.
  var members: [JSONMember] { if case .object(let members) = self { members } else { [] } }

  /// The elements of an array; none if it is none.
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  /// The integer; nil if it is none.
  var integer: Int? {
    if case .number(let number) = self { number.integer.map { Int($0) } } else { nil }
  }
}

extension Int64 {
  /// Millionths as the decimal that they stand for, with no more digits than it needs.
  var decimalOfMicros: String {
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = self < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var (fraction, places) = (rest, 6)
    while fraction.isMultiple(of: 10) { (fraction, places) = (fraction / 10, places - 1) }
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: places - digits.utf8.count)
    return "\(sign)\(whole).\(zeros)\(digits)"
  }
}
