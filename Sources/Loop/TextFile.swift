import CLibUV
import Glibc

/// A text that lies in a file or comes on standard input.
package enum TextFile {
  /// Why a text cannot be had, for a person.
  package struct Refusal: Error {
    package let message: String
  }

  /// Reads a file of at most that many bytes, or standard input for `-`.
  package static func read(_ path: String, limit: Int) throws(Refusal) -> [UInt8] {
    let descriptor = path == "-" ? 0 : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Refusal(message: "\(path) cannot be opened: \(Descriptor.lastError)")
    }
    defer { if descriptor > 0 { close(descriptor) } }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      throw Refusal(message: "\(path) is a directory, not a file")
    }
    var text: [UInt8] = []
    while let chunk = try chunk(of: descriptor, path) {
      text += chunk
      guard text.count <= limit else {
        throw Refusal(message: "\(path) is longer than \(limit >> 20) MiB")
      }
    }
    return text
  }

  /// Whether there is something at that path.
  package static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  private static func chunk(of descriptor: Int32, _ path: String) throws(Refusal) -> [UInt8]? {
    var outcome = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 65536) { room, count in
      outcome = unsafe Glibc.read(descriptor, room.baseAddress, room.count)
      count = max(0, outcome)
    }
    guard outcome >= 0 else {
      throw Refusal(message: "\(path) cannot be read: \(Descriptor.lastError)")
    }
    return outcome == 0 ? nil : chunk
  }
}

/// What the environment of the process says.
package enum ProcessEnvironment {
  /// The variable of that name.
  package static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
