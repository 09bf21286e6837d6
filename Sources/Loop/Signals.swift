import CLibUV
import Glibc

extension EventLoop {
  /// Calls the closure on this loop each time the process gets that signal.
  package func onSignal(_ number: Int32, _ receive: @escaping () -> Void) {
    let handle = UnsafeMutablePointer<uv_signal_t>.allocate(capacity: 1)
    unsafe uv_signal_init(uv, handle)
    let receiver = Receiver(receive)
    unsafe handle.pointee.data = Unmanaged.passRetained(receiver).toOpaque()
    unsafe uv_signal_start(
      handle,
      { handle, _ in
        guard let receiver = unsafe handle?.pointee.data else { return }
        unsafe Unmanaged<Receiver>.fromOpaque(receiver).takeUnretainedValue().receive()
      }, number)
  }

  /// Calls the closure when that process has ended; false if it cannot be seen from here.
  package func onExit(of process: Int32, _ receive: @escaping () -> Void) -> Bool {
    let descriptor = adpipe_pidfd_open(process)
    guard descriptor >= 0 else { return false }
    let handle = UnsafeMutablePointer<uv_poll_t>.allocate(capacity: 1)
    guard unsafe uv_poll_init(uv, handle, descriptor) == 0 else {
      unsafe handle.deallocate()
      close(descriptor)
      return false
    }
    let receiver = Receiver(receive)
    unsafe handle.pointee.data = Unmanaged.passRetained(receiver).toOpaque()
    unsafe uv_poll_start(handle, Int32(UV_READABLE.rawValue)) { handle, _, _ in
      unsafe uv_poll_stop(handle)
      guard let receiver = unsafe handle?.pointee.data else { return }
      unsafe Unmanaged<Receiver>.fromOpaque(receiver).takeUnretainedValue().receive()
    }
    return true
  }
}

/// A closure that a C callback can find again.
private final class Receiver {
  let receive: () -> Void

  init(_ receive: @escaping () -> Void) { self.receive = receive }
}
