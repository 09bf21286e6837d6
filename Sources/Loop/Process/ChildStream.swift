/// One stream that a child writes, read as it comes.
///
/// One reading a turn: a child that never stops writing leaves others their turn.
@safe final class ChildStream {
  /// Takes what was read.
  var take: ([UInt8]) -> Void = { _ in }

  /// Hears, once, that nothing more will come.
  var ended: () -> Void = {}

  /// Whether nothing more will come.
  private(set) var isEnded = false

  private let descriptor: Descriptor
  private let watch: DescriptorWatch?
  private let room: UnsafeMutableRawBufferPointer

  /// How many readings at most empty a pipe: none holds more than the system lets it, 1 MiB.
  private static let readingsToEmpty = (1 << 20) / ByteInput.chunk + 1

  /// Takes over our end of a pipe.
  init(_ number: Int32, on loop: EventLoop) {
    descriptor = Descriptor(own: number)
    unsafe room = .allocate(byteCount: ByteInput.chunk, alignment: 16)
    watch = DescriptorWatch(descriptor, .input, on: loop)
  }

  deinit {
    close()
    unsafe room.deallocate()
  }

  /// Begins to read, or goes on.
  func start() {
    guard !isEnded else { return }
    watch?.start { _ = self.read() }
  }

  /// Reads no more until it is started again, so that the child has to wait.
  func pause() { watch?.stop() }

  /// Reads what is there and then no more, though the stream may have no end.
  func finish() {
    for _ in 0..<ChildStream.readingsToEmpty where !isEnded {
      guard read() else { break }
    }
    close()
  }

  /// Reads once; false if nothing was there.
  private func read() -> Bool {
    guard !isEnded else { return false }
    let count: Int
    do {
      guard let some = unsafe try descriptor.read(into: room) else { return false }
      count = some
    } catch {
      count = 0
    }
    guard count > 0 else {
      close()
      return false
    }
    unsafe take([UInt8](room.prefix(count)))
    return true
  }

  private func close() {
    guard !isEnded else { return }
    isEnded = true
    watch?.close()
    descriptor.close()
    let ended = ended
    self.ended = {}
    take = { _ in }
    ended()
  }
}
