import Loop

/// Those who wait for something to be so, which is looked at whenever something was heard.
final class Attention {
  private let loop: EventLoop
  private var waiting: [Wakeup] = []

  init(on loop: EventLoop) { self.loop = loop }

  /// Has all look who wait.
  func call() {
    let woken = waiting
    waiting = []
    for one in woken { one.wake() }
  }

  /// Comes back when there is something to look at; false if the time is over.
  func wait(until end: Duration) async -> Bool {
    guard loop.now < end else { return false }
    let alarm = Alarm { self.call() }
    loop.start(alarm, after: end - loop.now)
    await Wakeup.wait { waiting.append($0) }
    loop.stop(alarm)
    return true
  }
}
