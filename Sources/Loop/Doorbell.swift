import CLibUV

/// Wakes a loop from other threads.
///
/// Sendable because other threads ring: they use nothing but the bell, which libuv allows.
@safe package final class Doorbell: @unchecked Sendable {
  private let bell: UnsafeMutablePointer<uv_async_t>
  private let answer: () -> Void

  /// Hangs up a bell; the closure is called on the loop some time after each ring.
  ///
  /// Several rings in a row may be answered once.
  package init(on loop: EventLoop, _ answer: @escaping () -> Void) {
    self.answer = answer
    unsafe bell = .allocate(capacity: 1)
    unsafe uv_async_init(loop.uv, bell) { bell in
      guard let owner = unsafe bell?.pointee.data else { return }
      unsafe Unmanaged<Doorbell>.fromOpaque(owner).takeUnretainedValue().answer()
    }
    unsafe bell.pointee.data = Unmanaged.passRetained(self).toOpaque()
  }

  /// Rings, from any thread, before the bell is taken down.
  package func ring() { unsafe uv_async_send(bell) }

  /// Takes the bell down, on the loop; whoever may ring must know of it before.
  package func takeDown() {
    unsafe uv_close(adpipe_handle_of_async(bell)) { handle in
      if let owner = unsafe handle?.pointee.data {
        unsafe Unmanaged<Doorbell>.fromOpaque(owner).release()
      }
      unsafe handle?.deallocate()
    }
  }
}
