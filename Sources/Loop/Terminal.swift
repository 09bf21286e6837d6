import Glibc

/// Where a command talks to people.
package enum Terminal {
  /// Writes a text to standard output; a command that cannot say what it came to ends there.
  package static func show(_ text: String) {
    guard let problem = put(text + "\n", 1) else { return }
    // Whoever has read enough and gone knows it.
    if problem != EPIPE { complain("standard output cannot be written: \(words(problem))") }
    exit(unavailable)
  }

  /// Writes a line to standard error, behind the name of the command unless it is to stand bare.
  package static func complain(_ text: String, bare: Bool = false) {
    _ = put(bare ? text + "\n" : "adpipe: \(text)\n", 2)
  }

  /// The code to exit with when the other side has gone: that of UNAVAILABLE.
  private static let unavailable: Int32 = 14

  private static func words(_ number: Int32) -> String {
    unsafe String(cString: strerror(number))
  }

  /// Writes all of it, however slowly it is taken; gives the number of the error if it cannot be.
  private static func put(_ text: String, _ descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while unsafe !rest.isEmpty {
        let count = unsafe write(descriptor, rest.baseAddress, rest.count)
        if count > 0 {
          unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          unsafe _ = poll(&ready, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
