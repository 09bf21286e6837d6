internal import JSON

/// What generated types share when they write themselves: an absent member is left out.
extension JSONWriter {
  /// Writes a member that is a string.
  mutating func member(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  /// Writes a member that is a truth value.
  mutating func member(_ name: StaticString, _ value: Bool?) {
    guard let value else { return }
    key(name)
    boolean(value)
  }

  /// Writes a member that is an integer.
  mutating func member(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    key(name)
    integer(Int64(value))
  }

  /// Writes a member that is a 64-bit integer as a decimal string.
  mutating func member(_ name: StaticString, decimal value: Int64?) {
    guard let value else { return }
    key(name)
    decimalString(value)
  }

  /// Writes a member that is a binary fraction.
  mutating func member(_ name: StaticString, _ value: Double?) {
    guard let value else { return }
    key(name)
    double(value)
  }

  /// Writes a member that is an exact number.
  mutating func member(_ name: StaticString, _ value: JSONNumber?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  /// Writes a member that writes itself.
  mutating func member(_ name: StaticString, _ value: (some JSONWritable)?) {
    guard let value else { return }
    key(name)
    value.write(to: &self)
  }
}
