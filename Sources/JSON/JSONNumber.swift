/// A number as it is written, so that nothing of it is lost.
///
/// Two numbers are equal when they are written alike: 1 and 1.0 are not.
public struct JSONNumber: Hashable, Sendable {
  /// The number as RFC 8259 writes it.
  public let text: String

  /// Takes a text that is exactly one number.
  public init?(_ text: String) {
    let utf8 = text.utf8
    var reader = JSONReader(utf8.span)
    guard let number = try? reader.readNumber(), reader.offset == utf8.count,
      number.text.utf8.count == utf8.count
    else { return nil }
    self.text = text
  }

  /// Takes an integer.
  public init(_ value: Int64) {
    text = value.description
  }

  /// Keeps a text that a reader has checked.
  init(checked text: String) {
    self.text = text
  }

  /// The value, if it is an integer of 64 bits.
  public var integer: Int64? {
    let utf8 = text.utf8.span
    return DecimalDigits(utf8, in: 0..<utf8.count).integer(utf8, exactly: true)
  }

  /// The nearest double, infinite for what is beyond all of them.
  public var double: Double { JSONNumber.nearestDouble(text) }

  /// The value times a power of ten as an integer, or nil when it needs over 64 bits.
  ///
  /// Halves are rounded away from zero.
  public func scaled(places: Int) -> Int64? {
    let utf8 = text.utf8.span
    return DecimalDigits(utf8, in: 0..<utf8.count).integer(utf8, places: places, exactly: false)
  }

  /// The double nearest to a number that has been checked.
  static func nearestDouble(_ text: String) -> Double { Double(text) ?? .nan }
}
