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
    guard let watch = DescriptorWatch(polling: descriptor, .input, on: self) else {
      close(descriptor)
      return false
    }
    watch.start {
      watch.close()
      close(descriptor)
      receive()
    }
    return true
  }
}

/// A closure that a C callback can find again.
private final class Receiver {
  let receive: () -> Void

  init(_ receive: @escaping () -> Void) { self.receive = receive }
}
