/// Time that ends: whoever wants to sleep past its end is woken there with an error.
///
/// All that a network waits for it waits for by the time that it is given. So a network is cut
/// short by giving it time that ends: its load needs neither a task of its own nor a cancelled one.
struct LimitedTime: Timekeeper {
  private let time: any Timekeeper
  private let cutoff: Duration

  /// Takes that much of a time.
  init(_ limit: Duration, of time: any Timekeeper) {
    self.time = time
    cutoff = time.now + limit
  }

  var now: Duration { time.now }

  var end: Duration? { cutoff }

  /// Whether there is nothing left.
  var isOver: Bool { now >= cutoff }

  // Inlined, as a load that waits then needs one frame less.
  @inline(__always)
  func sleep(for duration: Duration) async throws(CancellationError) {
    let left = cutoff - now
    guard duration >= left else { return try await time.sleep(for: duration) }
    if left > .zero { try await time.sleep(for: left) }
    throw CancellationError()
  }
}
