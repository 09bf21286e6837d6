/// Something that many know, and that is used on the thread of a timeline only.
///
/// So a session, its pipe and whoever drives them can share it without a lock.
///
/// Sendable because whoever uses it off the timeline is stopped at once.
package final class Confined<Value>: @unchecked Sendable {
  private let value: Value
  private let timeline: any Timeline

  /// Confines a value, which nobody else keeps.
  package init(_ value: sending Value, to timeline: any Timeline) {
    self.value = value
    self.timeline = timeline
  }

  /// Uses the value; nothing of it may be taken along.
  package func use<Outcome>(_ body: (Value) -> Outcome) -> Outcome {
    timeline.checkIsolated()
    return body(value)
  }
}
