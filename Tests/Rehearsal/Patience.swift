/// How long a test waits, in all, before it fails instead of hanging.
package struct Patience: Sendable {
  private let end: ContinuousClock.Instant

  /// Begins to wait.
  package init(_ limit: Duration = .seconds(30)) { end = .now + limit }

  /// What is left, in whole milliseconds; 0 when the time is over.
  package var millisecondsLeft: Int32 {
    let (seconds, attoseconds) = (end - .now).components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    let whole = seconds.multipliedReportingOverflow(by: 1000).partialValue
    return Int32(clamping: whole + attoseconds / 1_000_000_000_000_000 + 1)
  }
}

/// Something that a test waited for has not happened.
package struct Overdue: Error, CustomStringConvertible {
  /// What it was.
  package let description: String

  /// States what was waited for.
  package init(_ description: String) { self.description = description }
}
