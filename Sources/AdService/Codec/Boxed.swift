internal import JSON

/// A value that lives apart, so that what holds it stays small.
///
/// Large values are copied member by member, and a call that waits keeps room for its whole result.
final class Boxed<Value> {
  /// The value.
  let value: Value

  /// Puts a value apart.
  init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension Boxed: Equatable where Value: Equatable {
  static func == (one: Boxed, other: Boxed) -> Bool { one.value == other.value }
}

extension Boxed: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

// So that a value which is written need not be copied out of its box.
extension Boxed: JSONWritable where Value: JSONWritable {
  func write(to json: inout JSONWriter) { value.write(to: &json) }
}
