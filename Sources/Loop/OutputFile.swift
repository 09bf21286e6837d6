import CLibUV
import Glibc

/// A file that is written from its beginning, a piece at a time, for its owner's eyes alone.
@safe package final class OutputFile {
  private var descriptor: Int32
  private let path: String

  /// Creates the file, or empties the one that is there.
  ///
  /// A pipe whose other end nobody reads is refused instead of waited for.
  package init(creating path: String) throws(TextFile.Refusal) {
    self.path = path
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    descriptor = unsafe open(path, flags, 0o600)
    guard descriptor >= 0 else {
      throw TextFile.Refusal(message: "\(path) cannot be written: \(Descriptor.lastError)")
    }
    if descriptor < 3 {
      let low = descriptor
      descriptor = fcntl(low, F_DUPFD_CLOEXEC, 3)
      Glibc.close(low)
    }
    var status = stat()
    // A file that was there before had perhaps other readers in mind.
    if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      fchmod(descriptor, 0o600)
    }
  }

  deinit { close() }

  /// Writes all of it, or says why that cannot be and closes the file.
  package func write(_ bytes: [UInt8]) throws(TextFile.Refusal) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let message = "\(path) cannot be written: \(Descriptor.lastError)"
        close()
        throw TextFile.Refusal(message: message)
      }
      rest = rest.dropFirst(count)
    }
  }

  private func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }
}
