/// Bytes that come from outside: a pipe, a file, a socket or a terminal.
@safe package final class ByteInput {
  /// What one reading brought.
  package enum Outcome: Hashable {
    /// That many bytes were appended.
    case bytes(Int)
    /// Nothing is there now.
    case nothing
    /// Nothing will come any more.
    case end
  }

  private let descriptor: Descriptor
  private let loop: EventLoop
  private let watch: DescriptorWatch?
  private var waiter: Wakeup?
  private var isStopped = false
  private let room: UnsafeMutableRawBufferPointer

  /// The most that one reading brings: what a pipe can hold, so that one turn empties it.
  package static let chunk = 65536

  /// Takes over a descriptor, which is closed when the input goes.
  package init(_ descriptor: Descriptor, on loop: EventLoop) {
    self.descriptor = descriptor
    self.loop = loop
    unsafe room = .allocate(byteCount: ByteInput.chunk, alignment: 16)
    watch = DescriptorWatch(descriptor, .input, on: loop)
  }

  deinit {
    watch?.close()
    descriptor.close()
    unsafe room.deallocate()
  }

  /// Comes back when there is something to read, or when reading has been stopped.
  ///
  /// What is always ready has its turn like everything else.
  package func readable() async {
    guard !isStopped else { return }
    guard let watch else { return await loop.nextTurn() }
    watch.start { self.becameReady() }
    await Wakeup.wait { waiter = $0 }
  }

  /// Calls the closure once when there is something to read; false if there always is.
  package func whenReadable(_ ready: @escaping () -> Void) -> Bool {
    guard !isStopped, let watch else { return false }
    watch.start {
      watch.stop()
      ready()
    }
    return true
  }

  /// Appends what is there to the buffer.
  ///
  /// A reading that fails is the end: the other side has gone.
  package func read(into buffer: inout [UInt8]) -> Outcome {
    guard !isStopped else { return .end }
    do {
      guard let count = unsafe try descriptor.read(into: room) else { return .nothing }
      guard count > 0 else {
        stop()
        return .end
      }
      unsafe buffer.append(contentsOf: room.prefix(count))
      return .bytes(count)
    } catch {
      stop()
      return .end
    }
  }

  /// Ends reading, whatever may still come.
  package func stop() {
    isStopped = true
    watch?.stop()
    wake()
  }

  private func becameReady() {
    // Nobody waits: what was read before is still being worked on, so the bytes wait in the pipe.
    guard waiter != nil else {
      watch?.stop()
      return
    }
    wake()
  }

  private func wake() {
    let waiting = waiter
    waiter = nil
    waiting?.wake()
  }
}
