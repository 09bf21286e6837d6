import Loop

/// What a session has written; it lives on the session's own timeline.
actor Written {
  private nonisolated let time: VirtualTime
  private(set) var transcript = Transcript()

  init(on time: VirtualTime) { self.time = time }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe time.asUnownedSerialExecutor()
  }

  func note(_ bytes: [UInt8]) {
    transcript.writes.append((time.now.wholeMilliseconds, bytes))
  }
}
