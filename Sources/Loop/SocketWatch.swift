import CLibUV

/// Tells when a socket of ours can be read or written, while it changes which of them matters.
///
/// Interest that ends is kept with libuv until the socket becomes ready for nobody. So a connection
/// that is used again and again costs no call of the system for being watched.
@safe package final class SocketWatch {
  /// What a socket can be ready for.
  package struct Readiness: OptionSet, Sendable {
    package let rawValue: Int32

    /// It can be read, or has ended.
    package static let input = Readiness(rawValue: 1)

    /// It can be written.
    package static let output = Readiness(rawValue: 2)

    package init(rawValue: Int32) { self.rawValue = rawValue }
  }

  private var poll: UnsafeMutablePointer<uv_poll_t>?

  /// For what the socket is watched.
  package private(set) var wanted: Readiness = []
  private var polled: Readiness = []
  private let isReady: (Readiness) -> Void

  /// Watches a socket on a loop; nil if that socket cannot be watched.
  package init?(_ number: Int32, on loop: EventLoop, _ isReady: @escaping (Readiness) -> Void) {
    self.isReady = isReady
    let handle = UnsafeMutablePointer<uv_poll_t>.allocate(capacity: 1)
    guard unsafe uv_poll_init(loop.uv, handle, number) == 0 else {
      unsafe handle.deallocate()
      return nil
    }
    unsafe poll = handle
    unsafe handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit { close() }

  /// Says for what the socket is watched from now on; nothing is said of anything else.
  package func want(_ readiness: Readiness) {
    wanted = readiness
    if !readiness.isEmpty, readiness != polled { poll(for: readiness) }
  }

  /// Ends watching for good, before the socket is closed.
  package func close() {
    guard let closing = unsafe poll else { return }
    unsafe poll = nil
    wanted = []
    unsafe uv_close(adpipe_handle_of_poll(closing)) { unsafe $0?.deallocate() }
  }

  private func poll(for readiness: Readiness) {
    guard let poll = unsafe poll else { return }
    polled = readiness
    guard !readiness.isEmpty else {
      unsafe uv_poll_stop(poll)
      return
    }
    // The numbers are those of UV_READABLE and UV_WRITABLE.
    unsafe uv_poll_start(poll, readiness.rawValue) { handle, status, events in
      guard let watch = unsafe handle?.pointee.data else { return }
      let own = unsafe Unmanaged<SocketWatch>.fromOpaque(watch).takeUnretainedValue()
      own.becameReady(events: events, hasFailed: status < 0)
    }
  }

  private func becameReady(events: Int32, hasFailed: Bool) {
    // A socket in error is ready for everything: whoever uses it finds out what is wrong.
    if hasFailed { polled = [] }
    let ready = hasFailed ? wanted : Readiness(rawValue: events).intersection(wanted)
    if ready.isEmpty { return poll(for: wanted) }
    isReady(ready)
  }
}
