/// The one way out: bytes are collected during a turn of the loop and written in one go.
@safe package final class ByteOutput {
  private let descriptor: Descriptor
  private var watch: DescriptorWatch?
  private var buffer: [UInt8] = []
  private var written = 0
  private var waiters: [(room: Int, continuation: UnsafeContinuation<Void, Never>)] = unsafe []

  private let loop: EventLoop

  /// Whether the reader has gone, so that nothing can be written any more.
  package private(set) var isBroken = false

  /// Called once, when the reader is found to have gone.
  package var onBreak: () -> Void = {}

  package init(_ descriptor: Descriptor, on loop: EventLoop) {
    self.descriptor = descriptor
    self.loop = loop
    watch = DescriptorWatch(descriptor, .output, on: loop) { [unowned self] in flush() }
    loop.atEndOfTurn { [unowned self] in if !isWaiting { flush() } }
  }

  /// The number of bytes that nobody has read yet.
  package var unread: Int { buffer.count - written }

  private var isWaiting: Bool { watch?.isWatching ?? false }

  /// Adds bytes, which leave at the end of this turn or when many have come together.
  package func write(_ bytes: [UInt8]) {
    guard !isBroken else { return }
    buffer.append(contentsOf: bytes)
    if unread >= ByteOutput.enough, !isWaiting { flush() }
  }

  /// So many bytes are worth a write of their own: they still lie in the processor's cache.
  private static let enough = 128 << 10

  /// Comes back when no more than that many bytes are unread, the reader has gone, or it took too
  /// long.
  package func drained(to room: Int, within limit: Duration?) async {
    guard unread > room, !isBroken else { return }
    flush()
    guard unread > room, !isBroken else { return }
    let patience = limit.map { _ in Patience { [unowned self] in wakeWaiters(all: true) } }
    if let limit, let patience { loop.start(patience, after: limit) }
    await unsafe withUnsafeContinuation { unsafe waiters.append((room, $0)) }
    if let patience { loop.stop(patience) }
  }

  private func flush() {
    while written < buffer.count, !isBroken {
      guard let count = writeOnce() else { break }
      written += count
    }
    settle()
  }

  /// Writes once; nil when the reader has to catch up first or has gone.
  private func writeOnce() -> Int? {
    do {
      return unsafe try buffer.withUnsafeBytes { bytes throws(Descriptor.Refusal) in
        unsafe try descriptor.write(UnsafeRawBufferPointer(rebasing: bytes[written...]))
      }
    } catch {
      isBroken = true
      onBreak()
      return nil
    }
  }

  private func settle() {
    if written == buffer.count || isBroken {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
      written = 0
      watch?.stop()
    } else {
      if written > 1 << 20 {
        buffer.removeSubrange(..<written)
        written = 0
      }
      watch?.start()
    }
    wakeWaiters()
  }

  private func wakeWaiters(all: Bool = false) {
    guard unsafe !waiters.isEmpty else { return }
    let waiting = unsafe waiters
    let wakesAll = all || isBroken
    unsafe waiters = unsafe waiting.filter { unsafe unread > $0.room && !wakesAll }
    for unsafe waiter in unsafe waiting where unsafe unread <= waiter.room || wakesAll {
      unsafe waiter.continuation.resume()
    }
  }
}

/// Does something when its time is over.
private final class Patience: Timer {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  override func fire() { end() }
}
