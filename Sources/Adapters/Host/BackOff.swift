/// How long to wait before a program that failed is started again.
struct BackOff {
  private let pace: AdapterPace
  private var next: Duration

  /// Begins with the shortest pause.
  init(_ pace: AdapterPace) {
    self.pace = pace
    next = pace.firstPause
  }

  /// The pause after a run in which the program was ready for that long.
  mutating func pause(afterReadyFor span: Duration) -> Duration {
    if span >= pace.recovery { next = pace.firstPause }
    let pause = next
    next = min(next * 2, pace.longestPause)
    return pause
  }
}
