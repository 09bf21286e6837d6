/// A value that lives apart, so that what holds it stays small.
///
/// Large values are copied member by member, and a call that waits keeps room for its whole result.
indirect enum Boxed<Value> {
  case apart(Value)

  /// Puts a value apart.
  init(_ value: Value) { self = .apart(value) }

  /// The value.
  var value: Value {
    switch self {
    case .apart(let value): value
    }
  }
}

extension Boxed: Sendable where Value: Sendable {}
extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
