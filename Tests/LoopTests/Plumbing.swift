import Glibc
import Loop
import Testing

/// Two descriptors that are connected, both closed when the test is over.
@safe final class Plumbing: @unchecked Sendable {
  /// What connects the two.
  enum Kind: CaseIterable, Sendable {
    case pipe
    case socket
    case packets
    case terminal
  }

  private(set) var reading: Int32
  private(set) var writing: Int32

  init(_ kind: Kind) {
    var ends: [Int32] = [-1, -1]
    switch kind {
    case .pipe: _ = unsafe pipe(&ends)
    case .socket: _ = unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    case .packets: _ = unsafe socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends)
    case .terminal: ends = Plumbing.terminal()
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeReading()
    closeWriting()
  }

  /// The terminal's own end, and the one that a person's keyboard and screen would be.
  private static func terminal() -> [Int32] {
    let master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    var number: Int32 = -1
    // These two are what unlockpt and ptsname do, which are not visible from Swift.
    _ = unsafe ioctl(master, 0x4004_5431, &isLocked)
    _ = unsafe ioctl(master, 0x8004_5430, &number)
    return [unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY), master]
  }

  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Writes all of the bytes, which must fit.
  func write(_ text: String) {
    let bytes = Array(text.utf8)
    let count = unsafe bytes.withUnsafeBytes { bytes in
      unsafe Glibc.write(writing, bytes.baseAddress, bytes.count)
    }
    precondition(count == bytes.count)
  }

  /// Reads once, up to that many bytes; waits if nothing is there.
  func read(upTo limit: Int = 65_536) -> [UInt8] {
    var room = [UInt8](repeating: 0, count: limit)
    let count = unsafe room.withUnsafeMutableBytes { room in
      unsafe Glibc.read(reading, room.baseAddress, room.count)
    }
    return Array(room.prefix(max(count, 0)))
  }

  /// Whether the description behind a descriptor has been made non-blocking.
  static func blocks(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFL) & O_NONBLOCK == 0 }
}

extension EventLoop {
  /// Runs a body on a new loop of this thread and gives what it comes to.
  static func running<Value: Sendable>(
    _ body: @escaping @Sendable (EventLoop) async throws -> Value,
  ) throws -> Value {
    signal(SIGPIPE, SIG_IGN)
    let loop = EventLoop()
    let box = Box<Value>()
    loop.run {
      do { box.result = .success(try await body(loop)) } catch { box.result = .failure(error) }
    }
    return try #require(box.result).get()
  }
}

/// Where a body leaves its result; touched on one thread.
private final class Box<Value>: @unchecked Sendable {
  var result: Result<Value, any Error>?
}
