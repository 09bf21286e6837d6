import Glibc

/// Two ends of a stream of bytes that no other process inherits.
///
/// It is a socket pair, not a pipe: with what Swift sees of glibc only a socket is closed on exec
/// from its first moment, and only a socket is written without SIGPIPE and without blocking call by
/// call.
struct SocketPair {
  /// The end that stays here.
  let ours: Int32

  /// The end that another process may be given.
  let theirs: Int32

  /// The flags under which a socket neither blocks nor raises SIGPIPE.
  static let withoutWaiting = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)

  /// Opens both ends.
  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError(code: errno) }
    ours = ends[0]
    theirs = ends[1]
  }

  /// Closes both ends.
  func close() {
    Glibc.close(ours)
    Glibc.close(theirs)
  }
}

/// What the system said when it did not do what was asked.
struct SystemError: Error {
  /// The number of the error.
  let code: Int32

  /// The error in words.
  var message: String {
    var text = [CChar](repeating: 0, count: 256)
    guard unsafe strerror_r(code, &text, text.count) == 0 else { return "error \(code)" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
