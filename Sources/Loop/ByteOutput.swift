/// The one way out: bytes are collected during a turn of the loop and written in one go.
@safe package final class ByteOutput {
  private let descriptor: Descriptor
  private let loop: EventLoop
  private let watch: DescriptorWatch?
  private var buffer: [UInt8] = []
  private var written = 0
  private var isScheduled = false
  private var isEnding = false
  private var isClosed = false
  private var waiters: [Waiter] = []

  /// Whether the reader has gone, so that nothing can be written any more.
  package private(set) var isBroken = false

  /// Called once, when the reader is found to have gone.
  package var onBreak: () -> Void = {}

  /// Called each time everything has been taken, if anybody wants to know.
  package var onEmpty: (() -> Void)?

  /// How much memory is kept when all is written, and how much may be written before it is moved.
  private static let keptBytes = 1 << 20

  /// Takes over a descriptor, which is closed when the output goes.
  package init(_ descriptor: Descriptor, on loop: EventLoop) {
    self.descriptor = descriptor
    self.loop = loop
    watch = DescriptorWatch(descriptor, .output, on: loop)
  }

  deinit { close() }

  /// The number of bytes that nobody has read yet.
  package var unread: Int { buffer.count - written }

  /// Adds bytes, which leave at the end of this turn or when many have come together.
  ///
  /// A reader that did not keep up is tried again after as many bytes more: it reads while we work,
  /// and what it takes meanwhile need not pile up here.
  package func write(_ bytes: Span<UInt8>) {
    guard !isBroken, !isEnding else { return }
    unsafe bytes.withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
    if unread - refused >= ByteOutput.enough { flush() }
    schedule()
  }

  /// Adds the bytes of an array.
  package func write(_ bytes: [UInt8]) { write(bytes.span) }

  /// What a pipe takes at once, so that a write of its own is worth it.
  private static let enough = 64 << 10

  /// How many bytes the reader had not taken when it was last tried.
  private var refused = 0

  /// Comes back when no more than that many bytes are unread, or there is no use in waiting.
  ///
  /// There is none when the reader has gone, it took too long or the task has been cancelled.
  package func drained(to room: Int, within limit: Duration?) async {
    flush()
    guard unread > room, !isBroken else { return }
    let waiter = Waiter(room: room) { [weak self] in self?.forget($0) }
    waiters.append(waiter)
    if let limit { loop.start(waiter, after: limit) }
    await withTaskCancellationHandler {
      await Wakeup.wait { waiter.wait($0) }
    } onCancel: {
      waiter.fire()
    }
    loop.stop(waiter)
  }

  /// Lets all go on that wait for the reader.
  package func stopWaiting() {
    for waiter in waiters { waiter.fire() }
  }

  /// Closes the descriptor when all has left; nothing more can be written.
  package func end() {
    isEnding = true
    flush()
  }

  /// Closes the descriptor at once; what has not left is lost.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    isBroken = true
    onBreak = {}
    watch?.close()
    descriptor.close()
    buffer = []
    written = 0
    stopWaiting()
  }

  private func forget(_ waiter: Waiter) { waiters.removeAll { $0 === waiter } }

  private func schedule() {
    guard !isScheduled, watch?.isWatching != true else { return }
    isScheduled = true
    loop.atEndOfTurn(self)
  }

  private func flush() {
    while written < buffer.count, !isBroken {
      guard let count = writeOnce() else { break }
      written += count
    }
    settle()
    refused = unread
  }

  /// Writes once; nil when the reader has to catch up first or has gone.
  private func writeOnce() -> Int? {
    do {
      return unsafe try buffer.withUnsafeBytes { bytes throws(Descriptor.Refusal) in
        unsafe try descriptor.write(UnsafeRawBufferPointer(rebasing: bytes[written...]))
      }
    } catch {
      isBroken = true
      return nil
    }
  }

  private func settle() {
    if written == buffer.count || isBroken {
      buffer.removeAll(keepingCapacity: buffer.capacity <= ByteOutput.keptBytes)
      written = 0
      watch?.stop()
    } else {
      // Moves no more bytes than were written since the last move.
      if written > ByteOutput.keptBytes, written * 2 > buffer.count {
        buffer.removeSubrange(..<written)
        written = 0
      }
      watch?.start { self.flush() }
    }
    if buffer.isEmpty { onEmpty?() }
    for waiter in waiters where unread <= waiter.room { waiter.fire() }
    if isEnding, unread == 0 { return close() }
    guard isBroken else { return }
    let broke = onBreak
    onBreak = {}
    broke()
  }
}

extension ByteOutput: EndOfTurn {
  func turnEnded() {
    isScheduled = false
    flush()
  }
}

/// One who waits until the reader has caught up; it fires when the wait is over.
///
/// Sendable because cancellation handlers must be: all of it is used on the loop's thread.
private final class Waiter: Timer, @unchecked Sendable {
  let room: Int
  private var wakeup: Wakeup?
  private var isOver = false
  private let ended: (Waiter) -> Void

  init(room: Int, ended: @escaping (Waiter) -> Void) {
    self.room = room
    self.ended = ended
  }

  func wait(_ wakeup: Wakeup) {
    guard !isOver else { return wakeup.wake() }
    self.wakeup = wakeup
  }

  override func fire() {
    guard !isOver else { return }
    isOver = true
    ended(self)
    wakeup?.wake()
    wakeup = nil
  }
}
