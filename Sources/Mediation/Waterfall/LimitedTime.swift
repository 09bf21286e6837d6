/// Time that ends: whoever wants to sleep past its end is woken there with an error.
///
/// All that a network waits for it waits for by the time that it is given. So a network is cut
/// short by giving it time that ends: its load needs neither a task of its own nor a cancelled one.
struct LimitedTime: Timekeeper {
  private let time: any Timekeeper

  /// When it ends.
  let end: Duration

  /// Takes that much of a time.
  init(_ limit: Duration, of time: any Timekeeper) {
    self.time = time
    end = time.now + limit
  }

  var now: Duration { time.now }

  /// Whether there is nothing left.
  var isOver: Bool { now >= end }

  func sleep(for duration: Duration) async throws(CancellationError) {
    let left = end - now
    guard duration >= left else { return try await time.sleep(for: duration) }
    if left > .zero { try await time.sleep(for: left) }
    throw CancellationError()
  }
}
