/// Where a session says what an operator may want to know.
public protocol RPCLog {
  /// Writes one line about a call, or about the session if there is no id.
  func write(_ level: RPCLogLevel, _ message: String, call id: String?)
}

/// Who must act on a line of the log.
public enum RPCLogLevel: String, Comparable, Sendable, CaseIterable {
  /// Nobody; it helps to find out what happened.
  case debug
  /// An operator may want to know.
  case notice
  /// The peer or the operator.
  case error
  /// We: it is a mistake of the engine.
  case fault

  public static func < (one: RPCLogLevel, other: RPCLogLevel) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }
}
