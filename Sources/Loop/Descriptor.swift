import CLibUV
import Glibc

/// One end of a stream of bytes that another process may share with us.
///
/// It never changes the shared description: a pipe or terminal is opened anew through /proc, so
/// that the flag for not blocking is ours alone; a socket is asked not to block call by call.
@safe package struct Descriptor {
  /// What lies behind a descriptor, as far as reading and writing differ.
  package enum Kind: Sendable {
    /// Our own description of a pipe or terminal, which never blocks.
    case own
    /// A shared description of a pipe or terminal that could not be opened anew.
    case shared
    /// A socket.
    case socket
    /// A file or device that is always ready.
    case file
  }

  /// Why a descriptor cannot be used, for a person.
  package struct Refusal: Error {
    package let message: String
  }

  /// Whether a descriptor shall be read or written.
  package enum Direction: Sendable {
    case input
    case output

    fileprivate var name: String { self == .input ? "standard input" : "standard output" }
    fileprivate var flags: Int32 { self == .input ? O_RDONLY : O_WRONLY }
  }

  /// What the system calls it.
  package let number: Int32

  /// What lies behind it.
  package let kind: Kind

  /// The most that one write may hold without risk of blocking on a shared pipe.
  private static let safeWrite = 4096

  /// Makes a way of our own to what lies behind a descriptor, which itself stays as it is.
  ///
  /// Without /proc, or when what is there belongs to another user, nothing can be opened anew.
  package init(
    claiming number: Int32, for direction: Direction, reopening: Bool = true,
  ) throws(Refusal) {
    let status = try Descriptor.status(of: number, direction)
    let type = status.st_mode & S_IFMT
    guard type != S_IFDIR else {
      throw Refusal(message: "\(direction.name) is a directory; give it a pipe, a file or a socket")
    }
    let isTerminal = type == S_IFCHR && isatty(number) == 1
    if type == S_IFIFO || isTerminal {
      let path = "/proc/self/fd/\(number)"
      let flags = direction.flags | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
      let own = reopening ? unsafe open(path, flags) : -1
      self.number = own >= 0 ? Descriptor.lift(own) : fcntl(number, F_DUPFD_CLOEXEC, 3)
      kind = own >= 0 ? .own : .shared
    } else {
      self.number = fcntl(number, F_DUPFD_CLOEXEC, 3)
      kind = type == S_IFSOCK ? .socket : .file
    }
    guard self.number >= 0 else {
      throw Refusal(message: "\(direction.name) cannot be opened: \(Descriptor.lastError)")
    }
  }

  /// Takes over one end of a pipe that no other process has, which then never blocks.
  init(own number: Int32) {
    self.number = number
    kind = .own
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  private static func status(
    of number: Int32, _ direction: Direction,
  ) throws(Refusal) -> stat {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else {
      throw Refusal(message: "\(direction.name) is closed; give it a pipe, a file or a socket")
    }
    let mode = fcntl(number, F_GETFL) & O_ACCMODE
    guard mode == O_RDWR || mode == direction.flags else {
      throw Refusal(message: "\(direction.name) is not open for that direction")
    }
    return status
  }

  /// Moves a descriptor out of the way of the three standard ones.
  static func lift(_ number: Int32) -> Int32 {
    guard number < 3 else { return number }
    defer { Glibc.close(number) }
    return fcntl(number, F_DUPFD_CLOEXEC, 3)
  }

  /// What the last failed call of the system said.
  static var lastError: String {
    guard let text = unsafe strerror(errno) else { return "error \(errno)" }
    return unsafe String(cString: text)
  }

  /// Closes the descriptor, which nobody may use any more.
  func close() { Glibc.close(number) }

  /// Reads what is there into the buffer; nil if nothing is, 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(Refusal) -> Int? {
    switch kind {
    case .socket:
      return try outcome {
        unsafe recv(number, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      }
    case .shared where !isReady(POLLIN):
      return nil
    case .shared, .own, .file:
      return try outcome { unsafe Glibc.read(number, buffer.baseAddress, buffer.count) }
    }
  }

  /// Writes as much as goes without waiting; nil if nothing does.
  func write(_ buffer: UnsafeRawBufferPointer) throws(Refusal) -> Int? {
    switch kind {
    case .socket:
      let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
      return try outcome { unsafe send(number, buffer.baseAddress, buffer.count, flags) }
    case .shared:
      guard isReady(POLLOUT) else { return nil }
      let count = min(buffer.count, Descriptor.safeWrite)
      return try outcome { unsafe Glibc.write(number, buffer.baseAddress, count) }
    case .own, .file:
      return try outcome { unsafe Glibc.write(number, buffer.baseAddress, buffer.count) }
    }
  }

  private func isReady(_ event: Int32) -> Bool {
    var poll = pollfd(fd: number, events: Int16(event), revents: 0)
    return unsafe Glibc.poll(&poll, 1, 0) == 1
  }

  /// What a call of the system came to, made again when a signal got in its way.
  private func outcome(_ call: () -> Int) throws(Refusal) -> Int? {
    while true {
      let count = call()
      guard count < 0 else { return count }
      if errno == EAGAIN || errno == EWOULDBLOCK { return nil }
      guard errno == EINTR else { throw Refusal(message: Descriptor.lastError) }
    }
  }
}
