/// How dates are read and written, which the caller knows.
package struct DateText: Sendable {
  /// Reads a date into milliseconds since the epoch; nil if it is none.
  package let read: @Sendable (String) -> Int64?

  /// Writes a date.
  package let write: @Sendable (Int64) -> String

  /// Takes both.
  package init(
    read: @escaping @Sendable (String) -> Int64?,
    write: @escaping @Sendable (Int64) -> String,
  ) {
    self.read = read
    self.write = write
  }
}
