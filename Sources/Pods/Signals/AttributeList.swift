/// The attributes of one tag, as `NAME=value,NAME="quoted, with commas"`.
struct AttributeList {
  /// How many attributes of one tag are read.
  static let limit = 128

  /// How many attributes few tags exceed.
  private static let usual = 8

  /// One attribute: where its name and its value stand, the value without quotes.
  struct Attribute {
    /// The name.
    let name: Range<Int>

    /// The value.
    let value: Range<Int>

    /// Whether the value stands in quotes.
    let isQuoted: Bool
  }

  /// Why a list cannot be read.
  enum Fault: Error {
    /// An attribute has no name, or none with a value.
    case noValue

    /// A quote is opened and not closed.
    case openQuote

    /// There are more attributes than are read.
    case tooMany

    /// The value of the attribute of this name makes no sense.
    case unreadable(String)

    /// What is wrong, for a person.
    var message: String {
      switch self {
      case .noValue: "an attribute without a name or a value"
      case .openQuote: "a quote that is not closed"
      case .tooMany: "more than \(AttributeList.limit) attributes"
      case .unreadable(let name): "a \(name) that cannot be read"
      }
    }
  }

  /// The attributes in their order.
  private(set) var all: [Attribute] = []

  /// Reads a list; empty places between commas are passed over, as many packagers leave one.
  init(_ text: Span<UInt8>, in range: Range<Int>) throws(Fault) {
    var index = range.lowerBound
    if !range.isEmpty { all.reserveCapacity(AttributeList.usual) }
    while index < range.upperBound {
      guard text[index] != UInt8(ascii: ","), !text[index].isBlank else {
        index += 1
        continue
      }
      guard all.count < AttributeList.limit else { throw .tooMany }
      let attribute = try AttributeList.attribute(text, at: index, before: range.upperBound)
      all.append(attribute)
      index = attribute.value.upperBound + (attribute.isQuoted ? 1 : 0)
    }
  }

  private static func attribute(
    _ text: Span<UInt8>, at start: Int, before end: Int,
  ) throws(Fault) -> Attribute {
    var index = start
    while index < end, text[index] != UInt8(ascii: "="), text[index] != UInt8(ascii: ",") {
      index += 1
    }
    guard index < end, text[index] == UInt8(ascii: "="), index > start else { throw .noValue }
    let name = text.trimmed(start..<index)
    index += 1
    let first = index
    guard index < end, text[index] == UInt8(ascii: "\"") else {
      while index < end, text[index] != UInt8(ascii: ",") { index += 1 }
      return Attribute(name: name, value: first..<index, isQuoted: false)
    }
    index += 1
    while index < end, text[index] != UInt8(ascii: "\"") { index += 1 }
    guard index < end else { throw .openQuote }
    return Attribute(name: name, value: first + 1..<index, isQuoted: true)
  }
}
