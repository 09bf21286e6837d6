@testable import Loop

/// Does something when its time has come.
final class Alarm: Loop.Timer {
  private let ring: () -> Void

  init(_ ring: @escaping () -> Void) { self.ring = ring }

  override func fire() { ring() }
}

/// Counts the turns of a loop.
final class TurnCounter: EndOfTurn {
  private(set) var turns = 0
  private unowned let loop: EventLoop

  init(_ loop: EventLoop) {
    self.loop = loop
    loop.atEndOfTurn(self)
  }

  func turnEnded() {
    turns += 1
    loop.atEndOfTurn(self)
  }
}
