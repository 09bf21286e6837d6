/// One who waits, to be woken exactly once.
@safe package struct Wakeup {
  private let continuation: UnsafeContinuation<Void, Never>

  /// Comes back when somebody wakes the one who is handed to the closure.
  ///
  /// Inlined, as a frame of its own would cost each who waits as much as all that it waits with.
  @inline(__always)
  package static func wait(_ keep: (Wakeup) -> Void) async {
    await unsafe withUnsafeContinuation { keep(unsafe Wakeup(continuation: $0)) }
  }

  private init(continuation: UnsafeContinuation<Void, Never>) {
    unsafe self.continuation = continuation
  }

  /// Lets the one go on.
  package func wake() { unsafe continuation.resume() }
}
