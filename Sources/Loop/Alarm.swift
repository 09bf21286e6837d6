/// Calls a closure when its time has come.
package final class Alarm: Timer {
  private let ring: () -> Void

  /// Makes an alarm that calls the closure.
  package init(_ ring: @escaping () -> Void) {
    self.ring = ring
  }

  package override func fire() { ring() }
}
