import CLibUV
import Glibc

/// Tells when a descriptor is ready, without touching a description that is shared.
///
/// libuv makes what it polls non-blocking. So a descriptor that is not ours alone is put into an
/// epoll set of its own, and libuv polls that.
@safe final class DescriptorWatch {
  private let poll: UnsafeMutablePointer<uv_poll_t>
  private let events: Int32
  private let isReady: () -> Void
  private(set) var isWatching = false

  /// Watches for one direction; nil if the descriptor cannot be polled because it is always ready.
  init?(
    _ descriptor: Descriptor, _ direction: Descriptor.Direction, on loop: EventLoop,
    isReady: @escaping () -> Void,
  ) {
    guard descriptor.kind != .file,
      let polled = DescriptorWatch.polled(descriptor, direction)
    else { return nil }
    unsafe poll = .allocate(capacity: 1)
    guard unsafe uv_poll_init(loop.uv, poll, polled) == 0 else {
      unsafe poll.deallocate()
      return nil
    }
    let isOwn = descriptor.kind == .own
    events = Int32((direction == .output && isOwn ? UV_WRITABLE : UV_READABLE).rawValue)
    self.isReady = isReady
    unsafe poll.pointee.data = Unmanaged.passUnretained(self).toOpaque()
  }

  private static func polled(
    _ descriptor: Descriptor, _ direction: Descriptor.Direction,
  ) -> Int32? {
    guard descriptor.kind != .own else { return descriptor.number }
    let set = epoll_create1(Int32(EPOLL_CLOEXEC))
    let wanted = direction == .input ? EPOLLIN : EPOLLOUT
    var event = unsafe epoll_event(events: wanted.rawValue, data: epoll_data_t())
    guard unsafe epoll_ctl(set, EPOLL_CTL_ADD, descriptor.number, &event) == 0 else {
      close(set)
      return nil
    }
    return set
  }

  /// Begins to call `isReady`, again and again while the descriptor is ready.
  func start() {
    guard !isWatching else { return }
    isWatching = true
    unsafe uv_poll_start(poll, events) { handle, _, _ in
      guard let owner = unsafe handle?.pointee.data else { return }
      unsafe Unmanaged<DescriptorWatch>.fromOpaque(owner).takeUnretainedValue().isReady()
    }
  }

  /// Stops calling `isReady`.
  func stop() {
    guard isWatching else { return }
    isWatching = false
    unsafe uv_poll_stop(poll)
  }
}
