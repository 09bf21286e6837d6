internal import JSON

/// Values as Swift writes them in source text.
enum SwiftLiteral {
  /// A string in quotes.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\u{20}"..."\u{7E}": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }

  /// An integer, with its digits in groups of three.
  static func integer(_ value: Int64) -> String {
    (value < 0 ? "-" : "") + grouped(String(value.magnitude), by: 3)
  }

  /// Eight bytes as one number, with its digits in groups of four.
  static func word(_ value: UInt64) -> String {
    "0x" + grouped(String(value, radix: 16), by: 4)
  }

  /// A range of counts or lengths.
  static func range(_ range: ClosedRange<Int>) -> String {
    let most = range.upperBound == .max ? "Int.max" : integer(Int64(range.upperBound))
    return "\(integer(Int64(range.lowerBound)))...\(most)"
  }

  /// A range of integers.
  static func range(_ range: ClosedRange<Int64>) -> String {
    let separator = range.upperBound < 0 ? " ... " : "..."
    return integer(range.lowerBound) + separator + integer(range.upperBound)
  }

  /// The value that an absent member has.
  static func value(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): string(text)
    case .number(let number): number.integer.map(integer) ?? number.text
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .null, .array, .object: "nil"
    }
  }

  private static func grouped(_ digits: String, by size: Int) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: size) { text += "_" }
      text.append(digit)
    }
    return text
  }
}
