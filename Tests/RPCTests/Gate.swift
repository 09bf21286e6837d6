import Loop

/// Something to wait for that no cancellation ends.
actor Gate {
  private nonisolated let time: VirtualTime
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(on time: VirtualTime) { self.time = time }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe time.asUnownedSerialExecutor()
  }

  func wait() async { await withCheckedContinuation { waiters.append($0) } }

  func open() {
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}
