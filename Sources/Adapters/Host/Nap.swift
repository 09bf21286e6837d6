import Loop

/// A sleep that somebody may end before its time.
///
/// It is slept and ended on the thread of its timeline.
final class Nap {
  private let timeline: any Timeline
  private var sleeper: Wakeup?
  private var alarm: Alarm?

  /// Prepares to sleep by that time.
  init(on timeline: any Timeline) {
    self.timeline = timeline
  }

  /// Sleeps that long, or until somebody ends it; without a time, only somebody can.
  func sleep(for span: Duration?) async {
    if let span {
      let alarm = Alarm { self.wake() }
      self.alarm = alarm
      timeline.start(alarm, after: span)
    }
    await Wakeup.wait { sleeper = $0 }
  }

  /// Ends the sleep, if there is one.
  func wake() {
    if let alarm { timeline.stop(alarm) }
    alarm = nil
    sleeper?.wake()
    sleeper = nil
  }
}
