import CLibUV
import Glibc

/// Tells when a descriptor is ready, without touching a description that is shared.
///
/// libuv makes what it polls non-blocking. So a descriptor that is not ours alone is put into an
/// epoll set of its own, and libuv polls that. While it watches, the closure keeps its owner alive.
@safe final class DescriptorWatch {
  private var poll: UnsafeMutablePointer<uv_poll_t>?
  private let events: Int32
  private var set: Int32?
  private var isReady: (() -> Void)?

  /// Watches a description that is ours alone for one direction.
  init?(polling number: Int32, _ direction: Descriptor.Direction, on loop: EventLoop) {
    events = Int32((direction == .output ? UV_WRITABLE : UV_READABLE).rawValue)
    let handle = UnsafeMutablePointer<uv_poll_t>.allocate(capacity: 1)
    guard unsafe uv_poll_init(loop.uv, handle, number) == 0 else {
      unsafe handle.deallocate()
      return nil
    }
    unsafe poll = handle
    unsafe handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
  }

  /// Watches for one direction; nil if the descriptor cannot be polled because it is always ready.
  convenience init?(
    _ descriptor: Descriptor, _ direction: Descriptor.Direction, on loop: EventLoop,
  ) {
    switch descriptor.kind {
    case .file:
      return nil
    case .own:
      self.init(polling: descriptor.number, direction, on: loop)
    case .shared, .socket:
      guard let set = DescriptorWatch.set(of: descriptor.number, direction) else { return nil }
      // The set is ready to read when what is in it is ready.
      self.init(polling: set, .input, on: loop)
      self.set = set
    }
  }

  deinit { close() }

  private static func set(of number: Int32, _ direction: Descriptor.Direction) -> Int32? {
    let set = epoll_create1(Int32(EPOLL_CLOEXEC))
    let wanted = direction == .input ? EPOLLIN : EPOLLOUT
    var event = unsafe epoll_event(events: wanted.rawValue, data: epoll_data_t())
    guard unsafe epoll_ctl(set, EPOLL_CTL_ADD, number, &event) == 0 else {
      Glibc.close(set)
      return nil
    }
    return set
  }

  /// Whether the closure is called when the descriptor is ready.
  var isWatching: Bool { isReady != nil }

  /// Begins to call the closure, again and again while the descriptor is ready.
  func start(_ isReady: @escaping () -> Void) {
    guard !isWatching, let poll = unsafe poll else { return }
    self.isReady = isReady
    unsafe uv_poll_start(poll, events) { handle, _, _ in
      guard let watch = unsafe handle?.pointee.data else { return }
      let isReady = unsafe Unmanaged<DescriptorWatch>.fromOpaque(watch).takeUnretainedValue()
        .isReady
      isReady?()
    }
  }

  /// Stops calling the closure, and lets it go.
  func stop() {
    guard isWatching, let poll = unsafe poll else { return }
    unsafe uv_poll_stop(poll)
    isReady = nil
  }

  /// Ends watching for good, before the descriptor is closed.
  func close() {
    stop()
    guard let closing = unsafe poll else { return }
    unsafe poll = nil
    unsafe uv_close(adpipe_handle_of_poll(closing)) { unsafe $0?.deallocate() }
    if let set { Glibc.close(set) }
    set = nil
  }
}
