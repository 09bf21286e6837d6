import CLibUV
import Glibc

/// A folder for files that are of no use when this process has gone.
///
/// It comes into being with its first file. What processes that were killed have left behind is
/// swept away by the next that makes one beside it.
package struct ScratchFolder: Sendable {
  /// Where the folder is.
  package let path: String

  private let root: String
  private let kind: String

  /// Finds a place that is this process's alone, such as `adpipe-images-4711-…` for `images`.
  package init(for kind: String, in root: String) {
    self.root = root
    self.kind = "adpipe-\(kind)-"
    path = "\(root)/adpipe-\(kind)-\(getpid())-\(String(uv_hrtime(), radix: 36))"
  }

  /// Writes a file that was not there before, or says why that cannot be.
  package func write(_ bytes: [UInt8], as name: String) throws(TextFile.Refusal) {
    let file = "\(path)/\(name)"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    var descriptor = unsafe open(file, flags, 0o600)
    if descriptor < 0, errno == ENOENT {
      sweep()
      guard unsafe mkdir(path, 0o700) == 0 || (errno == EEXIST && isOwn) else {
        throw TextFile.Refusal(message: "\(path) cannot be made: \(Descriptor.lastError)")
      }
      descriptor = unsafe open(file, flags, 0o600)
    }
    guard descriptor >= 0 else {
      throw TextFile.Refusal(message: "\(file) cannot be written: \(Descriptor.lastError)")
    }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let message = "\(file) cannot be written: \(Descriptor.lastError)"
        remove(name)
        throw TextFile.Refusal(message: message)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Whether the folder is there and this user's alone: another file was the first just before.
  private var isOwn: Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_uid == geteuid()
      && status.st_mode & (S_IFMT | 0o777) == S_IFDIR | 0o700
  }

  /// Reads a file of at most that many bytes.
  package func read(_ name: String, limit: Int) throws(TextFile.Refusal) -> [UInt8] {
    try TextFile.read("\(path)/\(name)", limit: limit)
  }

  /// Takes a file away.
  package func remove(_ name: String) { unsafe unlink("\(path)/\(name)") }

  /// Takes the folder away with all that is in it.
  package func removeAll() { Self.remove(path) }

  /// Takes away what processes have left that are no more.
  private func sweep() {
    for name in Self.names(in: root) where name.hasPrefix(kind) {
      let digits = name.dropFirst(kind.count).prefix { $0 != "-" }
      guard let process = Int32(digits), process > 0, kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      Self.remove("\(root)/\(name)")
    }
  }

  /// Removes a folder of files; folders in it are none of ours and stay.
  private static func remove(_ folder: String) {
    for name in names(in: folder) { unsafe unlink("\(folder)/\(name)") }
    unsafe rmdir(folder)
  }

  private static func names(in folder: String) -> [String] {
    guard let listing = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(listing) }
    var names: [String] = []
    while let entry = unsafe readdir(listing) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
